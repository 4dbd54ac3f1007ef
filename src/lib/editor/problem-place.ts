/** Where a problem of `openPack` is in the editor: the page, the spot in its chart, and what the player calls it. Pure. */
import type { Lang, Text } from '$lib/core/types';
import type { Problem } from '$lib/packs/format/problems';
import type { Spot } from './chart-draft';
import { wordsFor, type DraftChart, type DraftValue, type PackDraft } from './draft-file';
import type { Part } from './place';
import { spokenOf } from './recognise';
import { words } from './words';

export interface ProblemPlace {
	/** Left out: the contents of the game. */
	readonly part?: Part;
	readonly id?: string;
	readonly spot?: Spot;
	/** The way to it in words: `Combat results › 3 › 2/1`. */
	readonly words: readonly string[];
	/** Said in place of the problem: the editor knows what is missing there. */
	readonly says?: Text;
}

/** A row or column by its id, or by its number where it has none that counts. */
function entry<T extends { readonly id: string }>(list: readonly T[], name: string | undefined): T | undefined {
	if (name === undefined) return undefined;
	return list.find(({ id }) => id === name) ?? (/^\d+$/.test(name) ? list[Number(name) - 1] : undefined);
}

function spotIn(chart: DraftChart, [kind, name, inner, at]: readonly string[]): Spot | undefined {
	if (kind === 'columns') {
		const column = entry(chart.columns, name);
		return column && { column: column.id };
	}
	if (kind !== 'rows') return undefined;
	const row = entry(chart.rows, name);
	if (!row) return undefined;
	const column = inner === 'cells' ? chart.columns[Number(at) - 1] : undefined;
	return { row: row.id, ...(column && { column: column.id }) };
}

export function placeOf({ place }: Problem, file: PackDraft, lang: Lang): ProblemPlace {
	const [top, name, ...rest] = place.split(' › ');
	const known = { lang, terms: file.terms };
	const said = (head: DraftValue | undefined, otherwise = '') =>
		(head === undefined ? '' : spokenOf(head, known)) || otherwise;
	if (top === 'charts') {
		const chart = entry(file.charts, name);
		if (!chart) return { words: [] };
		const spot = spotIn(chart, rest);
		const row = spot?.row === undefined ? undefined : chart.rows.find(({ id }) => id === spot.row);
		const column = spot?.column === undefined ? undefined : chart.columns.find(({ id }) => id === spot.column);
		const way = [
			wordsFor(chart.title, lang) || chart.id,
			...(row ? [said(row.head, row.id)] : []),
			...(column ? [said(column.head, column.id)] : [])
		];
		return { part: 'chart', id: chart.id, ...(spot && { spot }), words: way };
	}
	if (top === 'terms') {
		const term = entry(file.terms, name);
		return {
			part: 'terms',
			...(term && { id: term.id }),
			words: term ? [said(term.abbr ?? term.title, term.id)] : [],
			...(term?.abbr && rest[0] === 'title' && !wordsFor(term.title, lang) && { says: words.standsFor })
		};
	}
	if (top === 'calculators' || top === 'examples') {
		const of = top === 'examples' ? String(file.examples[Number(name) - 1]?.calculator ?? '') : name;
		const calculator = entry(file.calculators, of);
		if (!calculator) return { words: [] };
		return { part: 'calculator', id: calculator.id, words: [wordsFor(calculator.title, lang) || calculator.id] };
	}
	return { words: [] };
}
