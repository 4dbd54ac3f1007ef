/** Records and counts recently opened charts and calculators. */
import { whenIdle } from '$lib/app/timing/idle';
import { readLocal, writeLocal } from '$lib/app/device/local-settings';
import { openDb } from '$lib/app/storage/client/open-db';

/** Rows on the home page. */
const SHOWN = 4;

/** Number of rows to reserve height for before the rows are read. No more are shown until the next visit. */
export function makeRoom(): number {
	const rows = Math.min(SHOWN, Number(readLocal('recents')) || 0);
	// app.html has set it on a full load: writing it again would recalculate all styles.
	const { dataset } = document.documentElement;
	if (dataset.recents !== String(rows || '')) dataset.recents = String(rows || '');
	return rows;
}

/** Records a visit when the page is idle. Failures are ignored. */
export const noteVisit = (path: string): (() => void) =>
	whenIdle(async () => {
		try {
			const db = await openDb();
			await db.visit(path);
			// As app.html reads it: the rows that are shown.
			writeLocal('recents', String(Math.min(SHOWN, (await db.recents().now()).length)));
		} catch {
			// The visit is not recorded; the page works without.
		}
	});
