/** How the index of one game is laid out: what the search reads, and what builds and packs it writes. Pure. */
import type { Text } from '$lib/core/types';
import { KINDS, type Entry, type Grid } from './entry';

/** Where a word stands in an entry, the weightier places later. What stands in a chart also counts for its rows. */
export const FIELDS = [
	'text',
	'figure',
	'said',
	'column',
	'place',
	'value',
	'ref',
	'band',
	'also',
	'title',
	'label'
] as const;
export type Field = (typeof FIELDS)[number];

/** A post is one number: the entry, the field, and in which languages the word stands there. */
export const FR = 1;
export const EN = 2;
export const FIELD_BITS = 4;
export const LANG_BITS = 2;
const FIELD_MASK = (1 << FIELD_BITS) - 1;
export const ENTRY_SHIFT = FIELD_BITS + LANG_BITS;

export const entryOf = (post: number): number => post >> ENTRY_SHIFT;
export const fieldOf = (post: number): number => (post >> LANG_BITS) & FIELD_MASK;

/** A row whose head is a ratio: `2/1 and more`. */
interface RatioRow {
	readonly at: number;
	readonly ratio: number;
	readonly open?: 'more' | 'less';
}

export interface Index {
	readonly game: string;
	readonly size: number;
	readonly entry: (at: number) => Entry;
	/** The text of a note by its path. */
	readonly notes: (path: string) => Text | undefined;
	/** Every folded word, sorted. */
	readonly words: readonly string[];
	/** What letters each word is made of, as bits. */
	readonly letters: () => ArrayLike<number>;
	/** The posts of a word, by its place. */
	readonly posts: (place: number) => readonly number[];
	/** How many words a title has, those that may be missing left out: two for each entry, French and English. */
	readonly titleLengths: ArrayLike<number>;
	/** Places in KINDS. */
	readonly kindOf: ArrayLike<number>;
	readonly grids: readonly Grid[];
	readonly ratios: readonly RatioRow[];
	/** For the place of a term the rows that hold its figures, or the chart that is named like it; none where its kinds have rows, as Ford 1 to 3. */
	readonly rowsOfTerm: ReadonlyMap<number, readonly number[]>;
	/** For the place of a term the rows that speak of it, each times the ways to do so, plus its way in SPEAKING. */
	readonly speakers: ReadonlyMap<number, readonly number[]>;
	/** For the place of a term those of the terms that name its kind. */
	readonly kinds: ReadonlyMap<number, readonly number[]>;
}

/** What stands at a place of a list. The places of an index are those of its own lists, so a gap is a fault. */
export function nth<T>(list: ArrayLike<T>, at: number): T {
	const found = list[at];
	if (found === undefined) throw new Error(`The index has nothing at ${at} of ${list.length}.`);
	return found;
}

/** How many words the title of an entry has in a language, `EN` or `FR`. */
export const titleLength = ({ titleLengths }: Index, at: number, lang: number): number =>
	titleLengths[at * 2 + (lang === EN ? 1 : 0)] ?? 0;

const NOTE = KINDS.indexOf('note');

/** Looks notes up by their paths, listed when the first is asked for. */
export function notesOf(size: number, entry: Index['entry'], kindOf: ArrayLike<number>): Index['notes'] {
	let known: Map<string, Text | undefined> | undefined;
	return (path) => {
		if (!known) {
			known = new Map();
			for (let at = 0; at < size; at++) if (kindOf[at] === NOTE) known.set(entry(at).path, entry(at).text);
		}
		return known.get(path);
	};
}
