/** Charts and calculators opened lately. */
import { whenIdle } from '../timing/idle';
import { readLocal, writeLocal } from '../device/local-settings';
import { openDb } from '../storage/client/open-db';

/** As many as the home page shows. */
export const SHOWN = 4;

/** How many rows there will be: the home page keeps their room before it knows them, and no more come before the next time. */
export function makeRoom(): number {
	const rows = Math.min(SHOWN, Number(readLocal('recents')) || 0);
	// As app.html does where the page is loaded.
	document.documentElement.dataset.recents = String(rows || '');
	return rows;
}

/** Notes in a quiet moment that a page was opened. What cannot be noted is no loss worth a word. */
export const noteVisit = (path: string): (() => void) =>
	whenIdle(async () => {
		try {
			const db = await openDb();
			await db.visit(path);
			writeLocal('recents', String((await db.recents().now()).length));
		} catch {
			// The page itself is what the player came for.
		}
	});
