/**
 * Sorting rows by dragging their grip (`[data-grip]`). The row floats and its neighbours make room; on release the page gets the number
 * of positions moved. The DOM order is not changed here.
 */
import { closestTo } from '$lib/app/device/closest-to';
import type { Attachment } from 'svelte/attachments';

interface Options {
	readonly on: boolean;
	dropped(id: string, by: number): void;
}

/** How many positions a row moved, from the centres of all rows and the drag distance. */
export function placesGone(middles: readonly number[], from: number, pulled: number): number {
	const now = (middles[from] ?? 0) + pulled;
	const to =
		pulled > 0
			? middles.findLastIndex((middle, i) => i >= from && (i === from || now >= middle))
			: middles.findIndex((middle, i) => i <= from && (i === from || now <= middle));
	return to - from;
}

export const dragging =
	({ on, dropped }: Options): Attachment<HTMLElement> =>
	(list) => {
		if (!on) return;
		let held: { row: HTMLElement; rows: HTMLElement[]; middles: number[]; from: number; start: number; by: number };
		let stop = () => {};

		function took(event: PointerEvent) {
			const row = closestTo(event, '[data-grip]')?.closest<HTMLElement>('li');
			if (!row || event.button !== 0) return;
			event.preventDefault();
			const rows = [...list.querySelectorAll<HTMLElement>(':scope > *')];
			const middles = rows.map((one) => one.offsetTop + one.offsetHeight / 2);
			held = { row, rows, middles, from: rows.indexOf(row), start: event.pageY, by: 0 };
			row.classList.add('held');
			// Pointer capture: the list receives the events wherever the pointer goes.
			list.setPointerCapture(event.pointerId);
			list.addEventListener('pointermove', pulled);
			list.addEventListener('pointerup', letGo);
			list.addEventListener('pointercancel', cancelled);
			stop = () => {
				list.removeEventListener('pointermove', pulled);
				list.removeEventListener('pointerup', letGo);
				list.removeEventListener('pointercancel', cancelled);
				row.classList.remove('held');
				for (const one of rows) one.style.translate = '';
				stop = () => {};
			};
		}

		function pulled(event: PointerEvent) {
			const { row, rows, middles, from } = held;
			const way = event.pageY - held.start;
			held.by = placesGone(middles, from, way);
			row.style.translate = `0 ${way}px`;
			const to = from + held.by;
			rows.forEach((one, i) => {
				if (one === row) return;
				const passed = i > from && i <= to ? -1 : i < from && i >= to ? 1 : 0;
				one.style.translate = passed ? `0 ${passed * row.offsetHeight}px` : '';
			});
		}

		function letGo() {
			const { by } = held;
			const { id } = held.row.dataset;
			stop();
			if (by && id) dropped(id, by);
		}

		const cancelled = () => stop();

		list.addEventListener('pointerdown', took);
		return () => {
			stop();
			list.removeEventListener('pointerdown', took);
		};
	};
