import type { Annotated, Cell, ChartBody, Column, Row, Value } from '$lib/core/types';

const isAnnotated = (cell: Cell): cell is Annotated => cell !== null && typeof cell === 'object' && 'value' in cell;

/** A cell with its notes and its doubt, whether it has any or not. */
export const annotated = (cell: Cell): Annotated => (isAnnotated(cell) ? cell : { value: cell });

export const valueOf = (cell: Cell): Value => annotated(cell).value;

/** The cells of a row, each with its column. */
export const cellsOf = ({ columns }: Pick<ChartBody, 'columns'>, { cells }: Row): { column: Column; cell: Cell }[] =>
	columns.map((column, i) => ({ column, cell: cells[i] ?? null }));

/** The terms that a value names, in the order printed: `D + R` names two. */
export function codesIn(value: Value): string[] {
	if (value === null || typeof value !== 'object') return [];
	if ('code' in value) return [value.code];
	return 'join' in value ? value.of.flatMap(codesIn) : [];
}
