/** The index: for every word the entries that hold it, and where. */
import type { Text } from '$lib/types';
import { KINDS, type Entry, type Findable, type Grid } from './entries';
import { FILLERS, fold, tokens } from './fold';
import { lettersOfAll } from './slips';

/** Where a word stands in an entry, the weightier places later. */
export const FIELDS = [
	'contents',
	'text',
	'figure',
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

const FIELD_AT = Object.fromEntries(FIELDS.map((field, at) => [field, at])) as Record<Field, number>;

/** A post is one number: the entry, the field, and in which languages the word stands there. */
export const FR = 1;
export const EN = 2;
export const FIELD_BITS = 4;
export const LANG_BITS = 2;
export const ENTRY_SHIFT = FIELD_BITS + LANG_BITS;

export interface Index {
	readonly size: number;
	readonly entry: (at: number) => Entry;
	/** Every folded word, sorted. */
	readonly words: readonly string[];
	/** French words that are written with accents or hyphens, by their folded form. */
	readonly spelled: ReadonlyMap<string, string>;
	/** What letters each word is made of, as bits. */
	readonly letters: () => ArrayLike<number>;
	/** The posts of all words, one word after the other. */
	readonly posts: ArrayLike<number>;
	/** Where the posts of a word start; those of the next end them. */
	readonly starts: ArrayLike<number>;
	/** Places of the words that name games, each with the games as bits: they stand for every entry of those games. */
	readonly gameWords: ReadonlyMap<number, number>;
	/** How many words a title has, those that may be missing left out: two for each entry, French and English. */
	readonly titleLengths: ArrayLike<number>;
	readonly games: readonly string[];
	readonly gameOf: ArrayLike<number>;
	/** Places in KINDS. */
	readonly kindOf: ArrayLike<number>;
	readonly grids: readonly Grid[];
	readonly scratch: Scratch;
}

/** Room to count in, used again by every query: one place an entry, for titles one in each language. */
export interface Scratch {
	readonly hits: Uint8Array;
	readonly seen: Uint8Array;
	readonly inTitle: Uint8Array;
	readonly best: Float64Array;
	readonly bestTitle: Float64Array;
	readonly total: Float64Array;
	readonly titled: Float64Array;
	readonly named: Uint8Array;
}

export const scratch = (size: number): Scratch => ({
	hits: new Uint8Array(size),
	seen: new Uint8Array(size),
	inTitle: new Uint8Array(size * 2),
	best: new Float64Array(size),
	bestTitle: new Float64Array(size * 2),
	total: new Float64Array(size),
	titled: new Float64Array(size * 2),
	named: new Uint8Array(size)
});

/** Lists one after the other, and where each starts. */
function inARow(lists: readonly (readonly number[])[]): { posts: Int32Array; starts: Int32Array } {
	const starts = new Int32Array(lists.length + 1);
	for (const [at, list] of lists.entries()) starts[at + 1] = starts[at]! + list.length;
	return { posts: Int32Array.from(lists.flat()), starts };
}

const numbersFrom = ([min, max]: readonly [number, number]): string[] => {
	const from = Number.isFinite(min) ? min : max;
	const to = Number.isFinite(max) ? max : min;
	if (!Number.isFinite(from) || to - from > 50) return [];
	return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
};

export function buildIndex(entries: readonly Findable[]): Index {
	const ids = new Map<string, number>();
	const posts: number[][] = [];
	const cut = new Map<string, readonly number[]>();
	const lengths = new Map<string, number>();

	function idOf(word: string): number {
		let id = ids.get(word);
		if (id === undefined) {
			id = posts.length;
			ids.set(word, id);
			posts.push([]);
		}
		return id;
	}

	const spelled = new Map<string, string>();

	function spell(text: string) {
		const folded = fold(text);
		if (folded.length !== text.length || folded === text) return;
		for (const { word, start, end } of tokens(folded)) {
			const written = text.slice(start, end).toLowerCase();
			if (written !== word && !spelled.has(word) && /^[\p{L}-]+$/u.test(written)) spelled.set(word, written);
		}
	}

	/** The words of a text; the same titles and heads come again and again. */
	function wordsOf(text: string): readonly number[] {
		const known = cut.get(text);
		if (known) return known;
		const found: number[] = [];
		let count = 0;
		for (const { word, parts } of tokens(fold(text))) {
			found.push(idOf(word));
			count += parts ? parts.length : FILLERS.has(word) ? 0 : 1;
			if (parts) for (const part of parts) found.push(idOf(part.word));
		}
		cut.set(text, found);
		lengths.set(text, count || found.length);
		return found;
	}

	/** The head of a row in a group is but a part of its title: “Otherwise” belongs to whom the group names. */
	const lengthOf = (title: string, group = ''): number =>
		Math.min(255, (lengths.get(title) ?? 0) + (title.startsWith(group) ? 0 : (lengths.get(group) ?? 0)));

	let at = 0;

	function post(id: number, field: number, langs: number) {
		const list = posts[id]!;
		const last = list.length ? list[list.length - 1]! : -1;
		if (last >> ENTRY_SHIFT !== at) {
			list.push((at << ENTRY_SHIFT) | (field << LANG_BITS) | langs);
			return;
		}
		const before = (last >> LANG_BITS) & ((1 << FIELD_BITS) - 1);
		if (before < field) list[list.length - 1] = (at << ENTRY_SHIFT) | (field << LANG_BITS) | langs;
		else if (before === field) list[list.length - 1] = last | langs;
	}

	function put(words: string, field: Field, langs: number) {
		for (const id of wordsOf(words)) post(id, FIELD_AT[field], langs);
	}

	function putText(text: Text | undefined, field: Field) {
		if (!text) return;
		if (text.fr === text.en) return put(text.fr, field, FR | EN);
		put(text.fr, field, FR);
		put(text.en, field, EN);
	}

	/** An abbreviation of several words is no abbreviation of any of them, nor is C-in-C one of “in”. */
	function putLabel(label: string, langs: number) {
		const [token, ...more] = tokens(fold(label));
		if (!token) return;
		put(label, 'also', langs);
		if (!more.length) post(idOf(token.word), FIELD_AT.label, langs);
	}

	const games = [...new Set(entries.map(({ game }) => game))];
	const terms = new Map(
		entries.filter(({ kind }) => kind === 'term').map((entry) => [`${entry.game}/${entry.codes[0]}`, entry])
	);
	const titleLengths = new Uint8Array(entries.length * 2);

	for (; at < entries.length; at++) {
		const entry = entries[at]!;
		const { kind, game, title } = entry;
		putText(entry.chart, 'place');
		putText(entry.group, 'place');
		if (kind !== 'note') {
			putText(title, 'title');
			titleLengths[at * 2] = lengthOf(title.fr, entry.group?.fr);
			titleLengths[at * 2 + 1] = lengthOf(title.en, entry.group?.en);
		}
		if (entry.abbr) {
			putLabel(entry.abbr.fr, FR);
			putLabel(entry.abbr.en, EN);
		}
		putText(entry.text, 'text');
		for (const words of [title, entry.text]) if (words) spell(words.fr);
		for (const name of entry.labels ?? []) putLabel(name, FR | EN);
		for (const name of entry.also ?? []) put(name, kind === 'chart' ? 'contents' : 'also', FR | EN);
		for (const name of entry.under ?? []) put(name, 'place', FR | EN);
		for (const ref of entry.refs) put(ref, 'ref', FR | EN);
		for (const { name, value } of entry.values) {
			putText(name, 'column');
			putText(value, 'figure');
		}
		if (kind !== 'term') {
			for (const code of entry.codes) {
				const term = terms.get(`${game}/${code}`);
				if (!term) continue;
				putText(term.abbr, 'value');
				putText(term.title, 'figure');
			}
		}
		for (const by of entry.signed) {
			put(by > 0 ? `+${by}` : String(by), 'value', FR | EN);
			put(String(Math.abs(by)), 'figure', FR | EN);
		}
		if (entry.band) for (const n of numbersFrom(entry.band)) put(n, 'band', FR | EN);
	}

	const gameIds = new Map<number, number>();
	for (const { kind, game, title, abbr, also = [] } of entries) {
		if (kind !== 'game') continue;
		for (const name of [abbr, title].flatMap((text) => (text ? [text.fr, text.en] : [])).concat(also)) {
			for (const id of wordsOf(name)) gameIds.set(id, (gameIds.get(id) ?? 0) | (1 << games.indexOf(game)));
		}
	}

	const words = [...ids.keys()].sort((a, b) => (a < b ? -1 : 1));
	return {
		size: entries.length,
		entry: (at) => entries[at]!,
		words,
		spelled,
		letters: lettersOfAll(words),
		...inARow(words.map((word) => posts[ids.get(word)!]!)),
		gameWords: new Map(
			words.flatMap((word, place) => (gameIds.has(ids.get(word)!) ? [[place, gameIds.get(ids.get(word)!)!]] : []))
		),
		titleLengths,
		games,
		gameOf: Uint8Array.from(entries, ({ game }) => games.indexOf(game)),
		kindOf: Uint8Array.from(entries, ({ kind }) => KINDS.indexOf(kind)),
		grids: entries.flatMap(({ grid }) => grid ?? []),
		scratch: scratch(entries.length)
	};
}
