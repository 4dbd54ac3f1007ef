/** Cells of matrices, worked out from the query: “Pe Ca”, “wab s4 t3”. */
import { bothLangs } from '$lib/core/lang';
import type { Lang } from '$lib/core/types';
import { paths } from '$lib/core/paths';
import type { Entry, Grid, SidePlace } from './entry';
import { cutApart, singular } from './tokens';
import { FILLERS, MODIFYING } from './forms';
import { nth, type Index } from './layout';
import type { Taken } from './match';
import { RANK } from './rank';

/** A name of a place along a side of a matrix, cut into words. */
interface Name {
	readonly words: readonly string[];
	readonly grid: number;
	readonly side: 'rows' | 'columns';
	readonly at: number;
	/** A figure alone, which may be anything. */
	readonly bare: boolean;
}

interface Grids {
	readonly charts: readonly { readonly grid: Grid; readonly context: ReadonlySet<string> }[];
	/** Names by their first word. */
	readonly names: ReadonlyMap<string, readonly Name[]>;
	/** Every word of the names and of what may stand beside them. */
	readonly vocabulary: ReadonlySet<string>;
}

function namesIn(grids: readonly Grid[]): Grids {
	const names = new Map<string, Name[]>();
	const add = (words: readonly string[], name: Omit<Name, 'words'>) => {
		const [first = ''] = words;
		const known = names.get(first);
		if (known) known.push({ ...name, words });
		else names.set(first, [{ ...name, words }]);
	};
	for (const [grid, sides] of grids.entries()) {
		for (const side of ['rows', 'columns'] as const) {
			for (const [at, { names: typed, figure }] of sides[side].entries()) {
				for (const name of typed) add(name.split(' '), { grid, side, at, bare: false });
				if (figure) add([figure], { grid, side, at, bare: true });
			}
		}
	}
	const vocabulary = new Set(grids.flatMap(({ context }) => context));
	for (const name of [...names.values()].flat()) for (const word of name.words) vocabulary.add(word);
	return { charts: grids.map((grid) => ({ grid, context: new Set(grid.context) })), names, vocabulary };
}

interface Match {
	readonly name: Name;
	readonly from: number;
	readonly to: number;
	/** The last word is still being typed. */
	readonly unfinished: boolean;
}

interface CellFound {
	readonly entry: Entry;
	readonly unfinished: boolean;
	/** The attacker was typed second. */
	readonly reversed: boolean;
	/** How many words the names of its sides take up. */
	readonly covered: number;
	/** A word stands beside them that asks for something else, or that may only be the verb: `hits`. */
	readonly loose: boolean;
}

const MOST_UNFINISHED = 4;
const BY = new Set(['by', 'par']);
const MOST_OTHERS = 1;
const LETTERS = /^\p{L}{3,}$/u;

/** Whether a name is typed from a word on; its last word may still be typed. */
function nameAt(name: Name, words: readonly string[], from: number): Match | undefined {
	const to = from + name.words.length;
	const typed = words.slice(from, to);
	const differing = name.words.findIndex((word, at) => word !== typed[at]);
	if (differing < 0) return { name, from, to, unfinished: false };
	const begun = typed[differing] ?? '';
	const unfinished =
		differing > 0 &&
		differing === name.words.length - 1 &&
		to === words.length &&
		begun.length > 1 &&
		nth(name.words, differing).startsWith(begun);
	return unfinished ? { name, from, to, unfinished } : undefined;
}

/** The names that a query holds. */
function matches(grids: Grids, words: readonly string[]): Match[] {
	const last = words.at(-1) ?? '';
	const whole = words.flatMap((word, from) =>
		(grids.names.get(word) ?? []).flatMap((name) => nameAt(name, words, from) ?? [])
	);
	if (last.length <= 2) return whole;
	const begun = [...grids.names]
		.filter(([first]) => first !== last && first.startsWith(last))
		.flatMap(([, names]) => names.filter(({ words }) => words.length === 1))
		.map((name): Match => ({ name, from: words.length - 1, to: words.length, unfinished: true }));
	return [...whole, ...begun];
}

/** What a query is read by for the cells of one game. */
interface Reading {
	readonly words: readonly string[];
	readonly matches: readonly Match[];
	/** Words that may stand beside the names. */
	readonly free: (word: string) => boolean;
	/** `archers attaqués par des chars`, `blades beaten by knights`: who acts is named last. */
	readonly suffered: boolean;
}

/** The cell that two names come to, if nothing is typed beside them that says otherwise. */
function cellOf(
	{ grid, context }: Grids['charts'][number],
	row: Match,
	column: Match,
	{ words, matches, free, suffered }: Reading,
	either: boolean
): CellFound | undefined {
	if (row.from < column.to && column.from < row.to) return undefined;
	const within = ({ from, to }: Match, at: number) => at >= from && at < to;
	const rest = words.filter((_, at) => !within(row, at) && !within(column, at));
	const others = rest.filter((word) => !FILLERS.has(word) && !context.has(word) && !free(word));
	// A third name means that no cell is asked for.
	const inNames = (word: string) => matches.some(({ name }) => name.words.includes(word));
	if (others.length > MOST_OTHERS || others.some(inNames)) return undefined;
	const bare = row.name.bare && column.name.bare;
	if (bare && !rest.some((word) => context.has(word) && !FILLERS.has(word))) return undefined;
	return {
		entry: cellEntry(grid, row.name.at, column.name.at),
		unfinished: row.unfinished || column.unfinished,
		reversed: either && column.from < row.from !== suffered,
		covered: row.to - row.from + (column.to - column.from),
		loose: others.length > 0
	};
}

const isBetter = (one: CellFound, before: CellFound): boolean =>
	one.covered > before.covered || (one.covered === before.covered && before.reversed && !one.reversed);

/** The cells that a query names by both of their sides. What else is typed must belong to the chart or its game. */
function cellsFor(grids: Grids, typed: readonly string[], free: (word: string) => boolean): CellFound[] {
	const words = typed
		.flatMap(cutApart)
		.filter((word) => !FILLERS.has(word) || BY.has(word) || grids.vocabulary.has(word))
		.map(singular);
	if (words.length < 2 || words.length > 12) return [];
	const reading = { words, matches: matches(grids, words), free, suffered: words.some((word) => BY.has(word)) };
	const found = new Map<string, CellFound>();
	for (const [at, chart] of grids.charts.entries()) {
		const here = reading.matches.filter(({ name }) => name.grid === at);
		const columns = here.filter(({ name }) => name.side === 'columns');
		for (const row of here.filter(({ name }) => name.side === 'rows')) {
			// A place on both sides may be meant the other way round; S4 and T3 may come in any order.
			const either = columns.some(({ from, to }) => from === row.from && to === row.to);
			for (const column of columns) {
				const cell = cellOf(chart, row, column, reading, either);
				const before = cell && found.get(cell.entry.path);
				if (cell && (!before || isBetter(cell, before))) found.set(cell.entry.path, cell);
			}
		}
	}
	return mostCovered([...found.values()]);
}

/** “Toughness 5 Strength 6” names one cell, though 5 and 6 by themselves would name another. */
function mostCovered(all: readonly CellFound[]): CellFound[] {
	const most = Math.max(...all.map(({ covered }) => covered));
	const list = all.filter(({ covered }) => covered === most);
	const finished = list.filter(({ unfinished }) => !unfinished);
	return finished.length ? finished : list.slice(0, MOST_UNFINISHED);
}

const shortOf = ({ title, abbr }: SidePlace, lang: Lang): string => (abbr ?? title)[lang];

/** What a cell says, as an entry of its own. */
function cellEntry(grid: Grid, rowAt: number, columnAt: number): Entry {
	const row = nth(grid.rows, rowAt);
	const column = nth(grid.columns, columnAt);
	const value = nth(nth(grid.values, rowAt), columnAt);
	const words = grid.say[nth(nth(grid.codes, rowAt), columnAt)] ?? grid.say[''];
	const fill = (lang: Lang): string => {
		const filled = new Map([
			['{row}', row.title[lang].toLocaleLowerCase(lang)],
			['{column}', column.title[lang].toLocaleLowerCase(lang)],
			['{value}', value[lang]]
		]);
		return (words?.[lang] ?? '').replace(/\{\w+\}/g, (name) => filled.get(name) ?? name);
	};
	return {
		kind: 'cell',
		game: grid.game,
		path: paths.chart(grid.game, grid.chart, row.id, column.id),
		title: bothLangs((lang) => `${shortOf(row, lang)} → ${shortOf(column, lang)}`),
		chart: grid.title,
		text: bothLangs(fill),
		values: [{ column: column.id, name: column.abbr ?? column.title, value }],
		refs: []
	};
}

/** The words of a bonus as they are compared with names: `bonus` loses its end. */
const ADDING: ReadonlySet<string> = new Set([...MODIFYING].map(singular));

const named = new WeakMap<Index, Grids>();

/** The names cut into words; done lazily, at the first query of two words. */
function gridNames(index: Index): Grids {
	let known = named.get(index);
	if (!known) {
		known = namesIn(index.grids);
		named.set(index, known);
	}
	return known;
}

/** The cells that a query names, with what they are worth. */
export function bestCells(
	indexes: readonly Index[],
	words: readonly Taken[]
): { readonly entry: Entry; readonly score: number }[] {
	// A word that a game does not know, such as `charge`, may be matched to a similar one: such a match is no name of a side.
	const unknown = new Set(
		words.filter(({ known, meant }) => !known || meant !== undefined).map(({ word }) => singular(word))
	);
	return indexes.flatMap((index) => {
		const grids = gridNames(index);
		const typed = words.map((word) => asNamed(index, grids, word));
		return cellsFor(grids, typed, (word) => unknown.has(word) || ADDING.has(word)).map(
			({ entry, unfinished, reversed, loose }) => ({
				entry,
				score: loose ? RANK.cellLoose : unfinished ? RANK.cellUnfinished : reversed ? RANK.cellReversed : RANK.cell
			})
		);
	});
}

/** A word of a name for `str`, `tough` or `bowmen`, where the word itself is in none. */
function asNamed(index: Index, { vocabulary }: Grids, { word, meant, filler, matches }: Taken): string {
	const typed = meant !== undefined && vocabulary.has(singular(meant)) ? meant : word;
	if (filler || vocabulary.has(singular(typed)) || !LETTERS.test(typed)) return typed;
	let best = typed;
	let most = 0;
	for (const [place, share] of matches.get(index)?.shares ?? []) {
		const name = nth(index.words, place);
		if (share > most && vocabulary.has(singular(name))) [best, most] = [name, share];
	}
	return best;
}
