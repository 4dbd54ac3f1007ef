/** Cells of matrices, worked out from the query: “Pe Ca”, “wab s4 t3”. */
import { LANGS, type Lang, type Text } from '$lib/core/types';
import { paths } from '$lib/core/paths';
import type { Entry, Grid, SidePlace } from './entry';
import { cutApart, singular } from './tokens';
import { FILLERS, MODIFYING } from './forms';
import type { Index } from './layout';
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

function matches(grids: Grids, words: readonly string[]): Match[] {
	const found: Match[] = [];
	const last = words.length - 1;
	for (let from = 0; from <= last; from++) {
		const word = words[from]!;
		for (const name of grids.names.get(word) ?? []) {
			const to = from + name.words.length;
			if (to > words.length) continue;
			let same = true;
			let unfinished = false;
			for (let at = 1; same && at < name.words.length; at++) {
				const typed = words[from + at]!;
				if (typed === name.words[at]) continue;
				unfinished = from + at === last && typed.length > 1 && name.words[at]!.startsWith(typed);
				same = unfinished;
			}
			if (same) found.push({ name, from, to, unfinished });
		}
		if (from === last && word.length > 2) {
			for (const [first, names] of grids.names) {
				if (first === word || !first.startsWith(word)) continue;
				for (const name of names) {
					if (name.words.length === 1) found.push({ name, from, to: from + 1, unfinished: true });
				}
			}
		}
	}
	return found;
}

/** The cells that a query names by both of their sides. What else is typed must belong to the chart or its game. */
function cellsFor(grids: Grids, typed: readonly string[], free: (word: string) => boolean): CellFound[] {
	const words = typed
		.flatMap(cutApart)
		.filter((word) => !FILLERS.has(word) || BY.has(word) || grids.vocabulary.has(word))
		.map(singular);
	if (words.length < 2 || words.length > 12) return [];
	const all = matches(grids, words);
	const inNames = (word: string) => all.some(({ name }) => name.words.includes(word));
	// `archers attaqués par des chars`, `blades beaten by knights`: who acts is named last.
	const suffered = words.some((word) => BY.has(word));
	const found = new Map<string, CellFound>();
	for (const [at, { grid, context }] of grids.charts.entries()) {
		const here = all.filter(({ name }) => name.grid === at);
		const rows = here.filter(({ name }) => name.side === 'rows');
		const columns = here.filter(({ name }) => name.side === 'columns');
		for (const row of rows) {
			for (const column of columns) {
				if (row.from < column.to && column.from < row.to) continue;
				const rest = words.filter(
					(_, at) => !(at >= row.from && at < row.to) && !(at >= column.from && at < column.to)
				);
				const known = (word: string) => FILLERS.has(word) || context.has(word) || free(word);
				const others = rest.filter((word) => !known(word));
				// A third name means that no cell is asked for.
				if (others.length > MOST_OTHERS || others.some(inNames)) continue;
				if (row.name.bare && column.name.bare && !rest.some((word) => context.has(word) && !FILLERS.has(word)))
					continue;
				const cell = cellEntry(grid, row.name.at, column.name.at);
				const unfinished = row.unfinished || column.unfinished;
				// A place on both sides may be meant the other way round; S4 and T3 may come in any order.
				const either = columns.some(({ from, to }) => from === row.from && to === row.to);
				const reversed = either && column.from < row.from !== suffered;
				const covered = row.to - row.from + (column.to - column.from);
				const before = found.get(cell.path);
				const worse =
					before && (before.covered > covered || (before.covered === covered && (!before.reversed || reversed)));
				if (!worse) found.set(cell.path, { entry: cell, unfinished, reversed, covered, loose: others.length > 0 });
			}
		}
	}
	// “Toughness 5 Strength 6” names one cell, though 5 and 6 by themselves would name another.
	const most = Math.max(...[...found.values()].map(({ covered }) => covered));
	const list = [...found.values()].filter(({ covered }) => covered === most);
	const finished = list.filter(({ unfinished }) => !unfinished);
	return finished.length ? finished : list.slice(0, MOST_UNFINISHED);
}

const shortOf = ({ title, abbr }: SidePlace, lang: Lang): string => (abbr ?? title)[lang];

/** What a cell says, as an entry of its own. */
function cellEntry(grid: Grid, rowAt: number, columnAt: number): Entry {
	const row = grid.rows[rowAt]!;
	const column = grid.columns[columnAt]!;
	const value = grid.values[rowAt]![columnAt]!;
	const code = grid.codes[rowAt]![columnAt]!;
	const words = grid.say[code] ?? grid.say['']!;
	const each = (of: (lang: Lang) => string): Text => Object.fromEntries(LANGS.map((lang) => [lang, of(lang)])) as Text;
	const fill = (lang: Lang) => {
		const filled: Record<string, string> = {
			row: row.title[lang].toLocaleLowerCase(lang),
			column: column.title[lang].toLocaleLowerCase(lang),
			value: value[lang]
		};
		return words[lang].replace(/\{(row|column|value)\}/g, (_, name: string) => filled[name]!);
	};
	return {
		kind: 'cell',
		game: grid.game,
		path: paths.chart(grid.game, grid.chart, row.id, column.id),
		title: each((lang) => `${shortOf(row, lang)} → ${shortOf(column, lang)}`),
		chart: grid.title,
		text: each(fill),
		values: [{ column: column.id, name: column.abbr ?? column.title, value }],
		refs: []
	};
}

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
	return indexes.flatMap((index, which) => {
		const grids = gridNames(index);
		const typed = words.map((word) => asNamed(index, grids, word, which));
		return cellsFor(grids, typed, (word) => unknown.has(word) || MODIFYING.has(word)).map(
			({ entry, unfinished, reversed, loose }) => ({
				entry,
				score: loose ? RANK.cellLoose : unfinished ? RANK.cellUnfinished : reversed ? RANK.cellReversed : RANK.cell
			})
		);
	});
}

/** A word of a name for `str`, `tough` or `bowmen`, where the word itself is in none. */
function asNamed(index: Index, { vocabulary }: Grids, { word, meant, filler, matches }: Taken, which: number): string {
	const typed = meant !== undefined && vocabulary.has(singular(meant)) ? meant : word;
	if (filler || vocabulary.has(singular(typed)) || !LETTERS.test(typed)) return typed;
	const { places, shares } = matches[which]!;
	let best = typed;
	let most = 0;
	for (const [at, place] of places.entries()) {
		const name = index.words[place]!;
		if (shares[at]! > most && vocabulary.has(singular(name))) [best, most] = [name, shares[at]!];
	}
	return best;
}
