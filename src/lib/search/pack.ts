/**
 * The index as plain JSON, built with the site. Building it on a phone takes four times as long as a page may; reading it does
 * not. Every text is in it once, and an entry is put together when it is found.
 */
import type { Text } from '$lib/types';
import { scratch, type Index } from './build';
import { lettersOfAll } from './slips';
import { KINDS, type Entry, type Grid, type Shown } from './entries';

export interface Packed {
	readonly texts: readonly string[];
	readonly games: readonly string[];
	/** Places in `texts`, as `flatten` lays them out. */
	readonly entries: readonly (readonly number[])[];
	readonly titleLengths: readonly number[];
	readonly words: string;
	readonly spelled: readonly (readonly [string, string])[];
	/** Every post less the one before it in the list of its word. */
	readonly posts: readonly number[];
	/** How many posts each word has. */
	readonly counts: readonly number[];
	readonly gameWords: readonly (readonly [number, number])[];
	readonly grids: readonly Grid[];
}

const NONE = -1;
const SHOWN = 5;

/** Words hold no spaces. */
const GAP = ' ';

/** Kind, game and path, then the texts in both languages, the number of references, the references, and five for each value. */
function flatten(entry: Entry, place: (text: string) => number): number[] {
	const both = (text: Text | undefined) => (text ? [place(text.fr), place(text.en)] : [NONE, NONE]);
	const { title, abbr, chart, group, text } = entry;
	return [
		KINDS.indexOf(entry.kind),
		place(entry.game),
		place(entry.path),
		...[title, abbr, chart, group, text].flatMap(both),
		entry.refs.length,
		...entry.refs.map(place),
		...entry.values.flatMap(({ column, name, value }) => [place(column), ...both(name), ...both(value)])
	];
}

function unflatten(flat: readonly number[], texts: readonly string[]): Entry {
	const word = (at: number): string => texts[flat[at]!]!;
	const both = (at: number): Text | undefined => (flat[at] === NONE ? undefined : { fr: word(at), en: word(at + 1) });
	const refs = flat[13]!;
	const values: Shown[] = [];
	for (let at = 14 + refs; at < flat.length; at += SHOWN) {
		values.push({ column: word(at), name: both(at + 1)!, value: both(at + 3)! });
	}
	return {
		kind: KINDS[flat[0]!]!,
		game: word(1),
		path: word(2),
		title: both(3)!,
		abbr: both(5),
		chart: both(7),
		group: both(9),
		text: both(11),
		refs: Array.from({ length: refs }, (_, i) => word(14 + i)),
		values
	};
}

export function pack(index: Index): Packed {
	const places = new Map<string, number>();
	const place = (text: string): number => {
		const known = places.get(text);
		if (known !== undefined) return known;
		places.set(text, places.size);
		return places.size - 1;
	};
	const isFirst = new Set(Array.from(index.starts));
	return {
		entries: Array.from({ length: index.size }, (_, at) => flatten(index.entry(at), place)),
		texts: [...places.keys()],
		games: index.games,
		titleLengths: Array.from(index.titleLengths),
		words: index.words.join(GAP),
		spelled: [...index.spelled],
		posts: Array.from(index.posts, (post, at) => (isFirst.has(at) ? post : post - index.posts[at - 1]!)),
		counts: index.words.map((_, place) => index.starts[place + 1]! - index.starts[place]!),
		gameWords: [...index.gameWords],
		grids: index.grids
	};
}

export function unpack(packed: Packed): Index {
	const { texts, games, entries, titleLengths, gameWords, grids } = packed;
	const words = packed.words.split(GAP);
	const gamePlaces = games.map((game) => texts.indexOf(game));
	const size = entries.length;
	const starts = new Int32Array(words.length + 1);
	const posts = new Int32Array(packed.posts.length);
	for (let place = 0, at = 0; place < words.length; place++) {
		let post = 0;
		for (const end = at + packed.counts[place]!; at < end; at++) posts[at] = post += packed.posts[at]!;
		starts[place + 1] = at;
	}
	return {
		size,
		entry: (at) => unflatten(entries[at]!, texts),
		words,
		spelled: new Map(packed.spelled),
		letters: lettersOfAll(words),
		posts,
		starts,
		gameWords: new Map(gameWords),
		titleLengths,
		games,
		gameOf: Uint8Array.from(entries, (flat) => gamePlaces.indexOf(flat[1]!)),
		kindOf: Uint8Array.from(entries, (flat) => flat[0]!),
		grids,
		scratch: scratch(size)
	};
}
