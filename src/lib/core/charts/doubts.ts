import type { Chart, Doubt } from '$lib/core/types';
import { annotated } from './cell';

/** Every doubt of a chart with its place: the chart itself (empty), a column, `note d`, a row, or `row.column`. */
export function doubtsOf(chart: Chart): [place: string, doubt: Doubt][] {
	const at = (place: string, doubt: Doubt | undefined): [string, Doubt][] => (doubt ? [[place, doubt]] : []);
	return [
		...at('', chart.doubt),
		...chart.columns.flatMap(({ id, doubt }) => at(id, doubt)),
		...(chart.notes ?? []).flatMap(({ id, doubt }) => at(`note ${id}`, doubt)),
		...chart.rows.flatMap(({ id, doubt, cells }) => [
			...at(id, doubt),
			...cells.flatMap((cell, i) => at(`${id}.${chart.columns[i]!.id}`, annotated(cell).doubt))
		])
	];
}
