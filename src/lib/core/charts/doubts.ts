import type { Chart, Doubt } from '$lib/core/types';
import { annotated, cellsOf } from './cell';

/** Every doubt of a chart with its place: the chart itself (empty), a column, `note d`, a row, or `row.column`. */
export function doubtsOf(chart: Chart): [place: string, doubt: Doubt][] {
	const at = (place: string, doubt: Doubt | undefined): [string, Doubt][] => (doubt ? [[place, doubt]] : []);
	return [
		...at('', chart.doubt),
		...chart.columns.flatMap(({ id, doubt }) => at(id, doubt)),
		...(chart.notes ?? []).flatMap(({ id, doubt }) => at(`note ${id}`, doubt)),
		...chart.rows.flatMap((row) => [
			...at(row.id, row.doubt),
			...cellsOf(chart, row).flatMap(({ column, cell }) => at(`${row.id}.${column.id}`, annotated(cell).doubt))
		])
	];
}
