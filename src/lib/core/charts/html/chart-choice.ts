/** What is chosen in a chart: a row, or a cell of a matrix. Pure. */
interface ChartHeads {
	readonly rows: readonly { readonly id: string }[];
	readonly columns: readonly { readonly id: string }[];
}

export interface Choice {
	readonly row: string;
	readonly column?: string;
}

/** A row or a cell named in an address: `#ford-2`, `#pe.el`. */
export function choiceIn(chart: ChartHeads, hash: string): Choice | undefined {
	const [row = '', column] = hash.replace(/^#/, '').split('.');
	if (!chart.rows.some(({ id }) => id === row)) return undefined;
	return chart.columns.some(({ id }) => id === column) ? { row, column } : { row };
}
