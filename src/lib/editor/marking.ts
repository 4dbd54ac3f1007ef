/** Marks places of a table that is plain HTML: anew each time it is written again. */
import type { Attachment } from 'svelte/attachments';
import type { Spot } from './chart-draft';
import type { DraftChart } from './draft-file';

export function placeIn(
	frame: HTMLElement | undefined,
	{ columns }: Pick<DraftChart, 'columns'>,
	{ row, column }: Spot
): Element | undefined {
	const line =
		row === undefined ? frame?.querySelector('thead tr') : frame?.querySelector(`tbody [id="${CSS.escape(row)}"]`);
	const at = column === undefined ? 0 : 1 + columns.findIndex(({ id }) => id === column);
	return line?.children[at];
}

/** The class of the places; `chart` is what the table shows, so that a change of it marks again. */
export const marking =
	(name: string, spots: readonly Spot[], chart: DraftChart): Attachment<HTMLElement> =>
	(frame) => {
		const places = spots.flatMap((spot) => placeIn(frame, chart, spot) ?? []);
		for (const place of places) place.classList.add(name);
		return () => {
			for (const place of places) place.classList.remove(name);
		};
	};
