/** Looks rows, columns and values up in charts by id. Throws on an unknown id, because that is a mistake in the code. */
import { isText } from '$lib/core/lang';
import type { Annotated, ChartBody, Note, Row, Text, Value } from '$lib/core/types';
import { annotated } from './cell';

export function rowOf(chart: ChartBody, id: string): Row {
	const row = chart.rows.find((row) => row.id === id);
	if (!row) throw new Error(`No row “${id}” in the chart headed “${chart.rowHead.en}”.`);
	return row;
}

export function noteOf({ notes = [], rowHead }: Pick<ChartBody, 'notes' | 'rowHead'>, id: string): Note {
	const note = notes.find((note) => note.id === id);
	if (!note) throw new Error(`The chart headed “${rowHead.en}” has no note “${id}”.`);
	return note;
}

export function cellOf(chart: ChartBody, rowId: string, columnId: string): Annotated {
	const column = chart.columns.findIndex((column) => column.id === columnId);
	if (column < 0) throw new Error(`No column “${columnId}” in the chart headed “${chart.rowHead.en}”.`);
	return annotated(rowOf(chart, rowId).cells[column] ?? null);
}

/** The number in a value: a figure, a modifier or a score to reach. */
export function figure(value: Value): number {
	if (typeof value === 'number') return value;
	if (value && 'plus' in value) return value.plus;
	if (value && 'need' in value) return value.need;
	throw new Error(`There is no single figure in ${JSON.stringify(value)}.`);
}

/** The figure in one cell of a chart. */
export const figureAt = (chart: ChartBody, rowId: string, columnId: string): number =>
	figure(cellOf(chart, rowId, columnId).value);

/** The one term that a value names. */
export const codeIn = (value: Value): string | undefined =>
	value !== null && typeof value === 'object' && 'code' in value ? value.code : undefined;

/** The words that a value is, for rows whose head is known to be words. */
export function textIn(value: Value): Text {
	if (!isText(value)) throw new Error(`There are no words in ${JSON.stringify(value)}.`);
	return value;
}

/** An id as one of those that the code knows. Any other is a mistake in a chart or in a question. */
export function oneOf<Id extends string>(known: readonly Id[], id: string | undefined): Id {
	const found = known.find((one) => one === id);
	if (found === undefined) throw new Error(`“${id ?? 'nothing'}” is none of ${known.join(', ')}.`);
	return found;
}

/** What a table of the code holds for an id of a chart or a question. A missing one is a mistake in the code. */
export function entryOf<T>(table: Readonly<Record<string, T>>, id: string): T {
	const found = table[id];
	if (found === undefined) throw new Error(`“${id}” is none of ${Object.keys(table).join(', ')}.`);
	return found;
}

/** The two ends of a band. */
export function bandIn(value: Value): { min: number; max: number } {
	if (value === null || typeof value !== 'object' || !('min' in value || 'max' in value))
		throw new Error(`There is no band in ${JSON.stringify(value)}.`);
	return { min: value.min ?? -Infinity, max: value.max ?? Infinity };
}

export const inBand = (value: Value, n: number): boolean =>
	typeof value === 'number'
		? value === n
		: value !== null &&
			('min' in value || 'max' in value) &&
			n >= (value.min ?? -Infinity) &&
			n <= (value.max ?? Infinity);

/** The row whose head is the band that holds `n`. */
export function rowFor(chart: ChartBody, n: number): Row {
	const row = chart.rows.find((row) => inBand(row.head, n));
	if (!row) throw new Error(`The chart headed “${chart.rowHead.en}” has no row for ${n}.`);
	return row;
}
