/** Terrain as answers to a question. */
import { choiceOf } from '$lib/core/charts/choices';
import { cellOf, figure, noteOf } from '$lib/core/charts/read';
import type { ChartBody, Choice, Doubt } from '$lib/core/types';
import terrain from './charts/terrain';
import { codesIn } from '$lib/core/charts/cell';

/** What a terrain does to the die; “no effect” is nought. */
function effect(id: string, column: string): number {
	const { value } = cellOf(terrain, id, column);
	return codesIn(value).includes('ne') ? 0 : figure(value);
}

export const terrains = (column: 'fire' | 'melee'): Choice[] =>
	terrain.rows.map(({ id }) => choiceOf('terrain', terrain, id, { value: effect(id, column) }, column));

/** The doubt of a note that holds for a whole chart. */
export function doubtOf(chart: ChartBody, note: string): Doubt {
	const { doubt } = noteOf(chart, note);
	if (!doubt) throw new Error(`The note “${note}” of the chart headed “${chart.rowHead.en}” has no doubt.`);
	return doubt;
}

export const whoseTerrain = doubtOf(terrain, 'best-for-defender');
