/** What a page needs to know of a chart beyond its rows. Pure. */
import { annotated } from './systems/read';
import { isText, pieces } from './lang';
import type { Chart, ChartBody, Term } from './types';

/** Ids of the terms named anywhere inside: in codes, and in sentences as `{id}`. */
function termsIn(inside: unknown): string[] {
	if (typeof inside === 'string') {
		return pieces(inside).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term]));
	}
	if (inside === null || typeof inside !== 'object') return [];
	if ('code' in inside && typeof inside.code === 'string') return [inside.code];
	return Object.values(inside).flatMap(termsIn);
}

/** The terms that can be tapped in something: those it names, and those their meanings name. */
export function termsOf(inside: unknown, terms: readonly Term[]): Term[] {
	const wanted = new Set(termsIn(inside));
	for (const id of wanted) {
		const term = terms.find((term) => term.id === id);
		for (const named of termsIn([term?.title, term?.meaning])) wanted.add(named);
	}
	return terms.filter(({ id }) => wanted.has(id));
}

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

