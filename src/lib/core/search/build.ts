/** The index of one game: for every word the entries that hold it, and where. Pure and quick enough to run on a phone. */
import type { Text } from '$lib/core/types';
import { KINDS, SPEAKING, type Findable } from './entry';
import { fold } from '$lib/core/letters';
import { noteWord, tokens } from './tokens';
import { FILLERS } from './forms';
import {
	EN,
	ENTRY_SHIFT,
	entryOf,
	fieldOf,
	FIELDS,
	FR,
	LANG_BITS,
	notesOf,
	nth,
	type Field,
	type Index
} from './layout';
import { lettersOfAll } from './slips';

const FIELD_AT = Object.fromEntries(FIELDS.map((field, at) => [field, at])) as Record<Field, number>;

const MOST_NUMBERS = 50;
/** How many numbers of an open band are indexed: a modified die seldom goes further beyond the last row. */
const BEYOND = 8;

const span = (from: number, to: number): string[] =>
	Number.isFinite(to - from) && to - from <= MOST_NUMBERS
		? Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
		: [];

/** The numbers that a band names, and those that an open one takes in without naming them. */
function numbersIn([min, max]: readonly [number, number]): { named: string[]; within: string[] } {
	if (max === Infinity) return { named: span(min, min), within: span(min + 1, min + BEYOND) };
	if (min === -Infinity) return { named: span(max, max), within: span(max - BEYOND, max - 1) };
	return { named: span(min, max), within: [] };
}

/** Collects the words of one game and the entries that hold them. */
class Posts {
	private readonly ids = new Map<string, number>();
	private readonly words: string[] = [];
	private readonly lists: number[][] = [];
	at = 0;
	private readonly cut = new Map<string, { words: readonly number[]; length: number }>();

	private idOf(word: string): number {
		let id = this.ids.get(word);
		if (id === undefined) {
			id = this.lists.push([]) - 1;
			this.words.push(word);
			this.ids.set(word, id);
		}
		return id;
	}

	/** The words of a text; cached, because titles and heads repeat. */
	private wordsOf(text: string) {
		const known = this.cut.get(text);
		if (known) return known;
		const words: number[] = [];
		let count = 0;
		for (const { word, parts } of tokens(fold(text))) {
			words.push(this.idOf(word));
			count += parts ? parts.length : FILLERS.has(word) ? 0 : 1;
			if (parts) for (const part of parts) words.push(this.idOf(part.word));
		}
		const found = { words, length: count || words.length };
		this.cut.set(text, found);
		return found;
	}

	/** The head of a row in a group is but a part of its title: “Otherwise” belongs to whom the group names. */
	lengthOf = (title: string, group = ''): number =>
		Math.min(255, this.wordsOf(title).length + (group && !title.startsWith(group) ? this.wordsOf(group).length : 0));

	private post(id: number, field: number, langs: number) {
		const list = nth(this.lists, id);
		const last = list.at(-1) ?? -1;
		const post = (this.at << ENTRY_SHIFT) | (field << LANG_BITS) | langs;
		if (entryOf(last) !== this.at) list.push(post);
		else if (fieldOf(last) < field) list[list.length - 1] = post;
		else if (fieldOf(last) === field) list[list.length - 1] = last | langs;
	}

	/** The words by the alphabet, each with its posts. */
	sorted(): (readonly [word: string, posts: readonly number[]])[] {
		return this.words.map((word, id) => [word, nth(this.lists, id)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
	}

	put(words: string, field: Field, langs: number = FR | EN) {
		for (const id of this.wordsOf(words).words) {
			if (FIELD_AT[field] >= FIELD_AT.also || !FILLERS.has(nth(this.words, id))) this.post(id, FIELD_AT[field], langs);
		}
	}

	putText(text: Text | undefined, field: Field) {
		if (!text) return;
		if (text.fr === text.en) return this.put(text.fr, field);
		this.put(text.fr, field, FR);
		this.put(text.en, field, EN);
	}

	/** An abbreviation of several words is no abbreviation of any of them, nor is C-in-C one of “in”. */
	putLabel(label: string, langs: number) {
		const [token, ...more] = tokens(fold(label));
		if (!token) return;
		this.put(label, 'also', langs);
		if (!more.length) this.post(this.idOf(token.word), FIELD_AT.label, langs);
	}
}

/** A head with a word of four letters (`Drowned`) is specific enough by itself; a figure is not. */
const WORDED = /\p{L}{4}/u;

function putEntry(posts: Posts, entry: Findable) {
	const { kind, title, abbr } = entry;
	posts.putText(entry.group, 'place');
	if (kind !== 'note') posts.putText(title, 'title');
	if (abbr) {
		posts.putLabel(abbr.fr, FR);
		posts.putLabel(abbr.en, EN);
	}
	const notes = [entry.notes, ...entry.values.map(({ notes }) => notes)].join(' ');
	for (const letter of new Set(notes.split(' '))) if (letter.length === 1) posts.put(noteWord(letter), 'place');
	if (kind === 'note' && abbr) posts.putLabel(noteWord(abbr.fr), FR | EN);
	posts.putText(entry.text, kind === 'note' ? 'said' : 'text');
	for (const words of entry.remarks ?? []) posts.putText(words, 'text');
	for (const name of entry.labels ?? []) posts.putLabel(name, FR | EN);
	for (const name of entry.also ?? []) posts.put(name, 'also');
	for (const name of entry.columns ?? []) posts.putText(name, 'column');
	for (const title of entry.serves ?? []) posts.putText(title, 'said');
	for (const ref of entry.refs) posts.put(ref, 'ref');
	for (const ref of entry.rules ?? []) posts.put(ref, 'place');
	for (const { value } of entry.values) posts.putText(value, WORDED.test(value.en) ? 'said' : 'figure');
	for (const by of entry.signed) {
		posts.put(by > 0 ? `+${by}` : String(by), 'value');
		posts.put(String(Math.abs(by)), 'figure');
	}
	if (entry.band) {
		const { named, within } = numbersIn(entry.band);
		for (const n of named) posts.put(n, 'band');
		for (const n of within) posts.put(n, 'value');
	}
}

/** The rows that each term heads, or the chart that is named like it; none where its kinds have rows; else the only row that links to it. */
function rowsOfTerms(entries: readonly Findable[]): Map<number, readonly number[]> {
	const rowsBy = (ids: (entry: Findable) => readonly string[] | undefined) => {
		const rows = new Map<string, number[]>();
		for (const [at, entry] of entries.entries())
			for (const term of ids(entry) ?? []) rows.set(term, [...(rows.get(term) ?? []), at]);
		return rows;
	};
	const headed = rowsBy(({ heads }) => heads);
	const linked = rowsBy(({ links }) => links);
	const titles = entries.filter(({ kind }) => kind === 'row').map(({ title }) => fold(title.fr));
	const rowsOf = (id: string, title: string): readonly number[] | undefined => {
		const heads = headed.get(id);
		const chart = heads?.find((at) => entries[at]?.kind === 'chart');
		if (heads) return chart === undefined ? heads : [chart];
		if (titles.filter((row) => row.startsWith(`${title} `)).length > 1) return [];
		const links = linked.get(id);
		return links?.length === 1 ? links : undefined;
	};
	return new Map(
		entries.flatMap(({ term, title }, at) => {
			const rows = term === undefined ? undefined : rowsOf(term, fold(title.fr));
			return rows ? [[at, rows] as const] : [];
		})
	);
}

/** The places of terms by their ids. */
const termsIn = (entries: readonly Findable[]): ReadonlyMap<string, number> =>
	new Map(entries.flatMap(({ term }, at) => (term === undefined ? [] : [[term, at] as const])));

const kindsIn = (entries: readonly Findable[], terms: ReadonlyMap<string, number>): Map<number, number[]> =>
	new Map(
		entries.flatMap(({ kinds }, at) =>
			kinds?.length ? [[at, kinds.flatMap((id) => terms.get(id) ?? [])] as const] : []
		)
	);

function speakersOf(entries: readonly Findable[], terms: ReadonlyMap<string, number>): Map<number, number[]> {
	const speakers = new Map<number, number[]>();
	for (const [at, { speaks }] of entries.entries()) {
		for (const [way, name] of SPEAKING.entries()) {
			for (const id of new Set(speaks?.[name])) {
				const term = terms.get(id);
				if (term !== undefined) speakers.set(term, [...(speakers.get(term) ?? []), at * SPEAKING.length + way]);
			}
		}
	}
	return speakers;
}

export function buildIndex(entries: readonly Findable[]): Index {
	const posts = new Posts();
	const titleLengths = new Uint8Array(entries.length * 2);
	for (const [at, entry] of entries.entries()) {
		posts.at = at;
		putEntry(posts, entry);
		if (entry.kind === 'note') continue;
		titleLengths[at * 2] = posts.lengthOf(entry.title.fr, entry.group?.fr);
		titleLengths[at * 2 + 1] = posts.lengthOf(entry.title.en, entry.group?.en);
	}
	const kindOf = Uint8Array.from(entries, ({ kind }) => KINDS.indexOf(kind));
	const terms = termsIn(entries);
	const sorted = posts.sorted();
	const words = sorted.map(([word]) => word);
	const lists = sorted.map(([, list]) => list);
	const entry = (at: number) => nth(entries, at);
	return {
		game: entries[0]?.game ?? '',
		size: entries.length,
		entry,
		notes: notesOf(entries.length, entry, kindOf),
		words,
		letters: lettersOfAll(words),
		posts: (place) => nth(lists, place),
		titleLengths,
		kindOf,
		grids: entries.flatMap(({ grid }) => grid ?? []),
		ratios: entries.flatMap(({ ratio }, at) => (ratio ? [{ at, ...ratio }] : [])),
		rowsOfTerm: rowsOfTerms(entries),
		speakers: speakersOf(entries, terms),
		kinds: kindsIn(entries, terms)
	};
}
