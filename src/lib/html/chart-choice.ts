/** What a page needs to know of a chart beyond its rows. Pure. */
import { annotated } from '../systems/cell';
import { isText } from '../lang';
import type { Chart, ChartBody } from '../types';

/** Columns that hold sentences are set like text, not like figures. */
export const isProse = (chart: ChartBody, column: number): boolean =>
	chart.rows.some((row) => {
		const { value } = annotated(row.cells[column] ?? null);
		return isText(value) && Math.max(value.fr.length, value.en.length) > 14;
	});

export interface Choice {
	readonly row: string;
	readonly column?: string;
}

/** A row or a cell named in an address: `#ford-2`, `#pe.el`. */
export function choiceIn(chart: Chart, hash: string): Choice | undefined {
	const [row = '', column] = hash.replace(/^#/, '').split('.');
	if (!chart.rows.some(({ id }) => id === row)) return undefined;
	return chart.columns.some(({ id }) => id === column) ? { row, column } : { row };
}
