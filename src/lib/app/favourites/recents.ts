/** Charts and calculators opened lately. */
import { whenIdle } from '$lib/app/timing/idle';
import { readLocal, writeLocal } from '$lib/app/device/local-settings';
import { openDb } from '$lib/app/storage/client/open-db';

/** As many as the home page shows. */
const SHOWN = 4;

/** How many rows there will be: the home page keeps their room before it knows them, and no more come before the next time. */
export function makeRoom(): number {
	const rows = Math.min(SHOWN, Number(readLocal('recents')) || 0);
	// Where the page is loaded app.html has done so: to write it again has every style worked out anew.
	const { dataset } = document.documentElement;
	if (dataset.recents !== String(rows || '')) dataset.recents = String(rows || '');
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
