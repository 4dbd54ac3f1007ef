/** Rows of a chart by keyboard: one Tab stop, up and down between the rows, Enter for what a tap does. A matrix is answered by its lists. */
import { byArrows } from '$lib/app/calculator/tab-stops';

const ROWS = '.frame.live:not(.matrix) tbody tr[id]';

function stopAt(row: HTMLElement | undefined, rows: readonly HTMLElement[]) {
	for (const one of rows) one.tabIndex = one === row ? 0 : -1;
}

function pressed(event: KeyboardEvent) {
	const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
	const row = rows.find((one) => one === event.target);
	// The table is an HTML string that may be written again, so the stop is set just before it is needed.
	if (event.key === 'Tab') stopAt(row ?? rows.find(({ classList }) => classList.contains('lit')) ?? rows[0], rows);
	// Left and right turn to the neighbouring charts.
	if (!row || /Left|Right/.test(event.key)) return;
	byArrows(event, rows);
	if (event.key === 'Enter') row.click();
}

export function rowKeys(): () => void {
	document.addEventListener('keydown', pressed);
	return () => document.removeEventListener('keydown', pressed);
}
