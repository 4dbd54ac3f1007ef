/** Cells of a chart by keyboard: one Tab stop, arrow keys between the cells, Enter for what a tap does. */
import type { Attachment } from 'svelte/attachments';
import { placeIn } from './marking';
import type { Spot } from './chart-draft';
import type { DraftChart } from './draft-file';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1]
};

/** `spot` is the cell in the panel; `chart` is what the table shows: written again, its cells need their places again. */
export const gridKeys =
	(chart: DraftChart, spot: Spot | undefined): Attachment<HTMLElement> =>
	(frame) => {
		const lines = [...frame.querySelectorAll<HTMLTableRowElement>('table tr:not(.group)')].map(({ cells }) => [
			...cells
		]);
		const all = lines.flat();
		const ending = new AbortController();
		const stopAt = (stop: Element | undefined) => {
			for (const cell of all) cell.tabIndex = cell === stop ? 0 : -1;
		};
		stopAt((spot && placeIn(frame, chart, spot)) ?? all[0]);

		frame.addEventListener(
			'focusin',
			({ target }) => {
				const cell = all.find((one) => one === target);
				if (cell) stopAt(cell);
			},
			ending
		);
		frame.addEventListener(
			'keydown',
			(event) => {
				const line = lines.findIndex((cells) => cells.some((cell) => cell === event.target));
				const at = lines[line]?.findIndex((cell) => cell === event.target) ?? -1;
				if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
				const step = STEPS[event.key];
				const next = step && lines[line + step[0]]?.[at + step[1]];
				if (next) next.focus();
				else if (event.key === 'Enter') lines[line]?.[at]?.click();
				if (step || event.key === 'Enter') event.preventDefault();
			},
			ending
		);
		return () => ending.abort();
	};
