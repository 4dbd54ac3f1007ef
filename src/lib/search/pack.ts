/**
 * The index as plain JSON, built with the site. Building it on a phone takes four times as long as a page may; reading it does
 * not. Every text is in it once, lists of numbers are strings, and an entry is put together when it is found.
 */
import type { Text } from '$lib/types';
import { ENTRY_SHIFT, FIELD_BITS, LANG_BITS, scratch, type Index } from './build';
import { readFigures, writeFigures } from './figures';
import { lettersOfAll } from './slips';
import { KINDS, type Entry, type Grid } from './entries';

export interface Packed {
	/** What is the same in both languages once, the rest French first. */
	readonly texts: readonly (string | readonly [string, string])[];
	readonly games: readonly string[];
	/** Columns by their ids and their names, as places in `texts`. */
	readonly columns: string;
	readonly kindOf: string;
	readonly gameOf: string;
	/** As `flatten` lays them out. */
	readonly entries: readonly string[];
	readonly titleLengths: string;
	readonly words: string;
	readonly spelled: readonly (readonly [string, string])[];
	/** Every entry less the one before it in the list of its word, with field and languages. */
	readonly posts: string;
	/** How many posts each word has. */
	readonly counts: string;
	readonly gameWords: readonly (readonly [number, number])[];
	readonly grids: readonly Grid[];
}

/** Words hold no spaces. */
const GAP = ' ';

const LOW_BITS = FIELD_BITS + LANG_BITS;
const LOW = (1 << LOW_BITS) - 1;
/** Of these many, only the few that come up are written. */
const lowsOf = (posts: ArrayLike<number>): number[] => [...new Set(Array.from(posts, (post) => post & LOW))].sort();

/** Numbers things as they come, from one on: zero stands for nothing. */
class Places<T> {
	readonly list: T[] = [];
	private readonly known = new Map<string, number>();

	place(key: string, thing: T): number {
		let place = this.known.get(key);
		if (place === undefined) {
			place = this.list.push(thing);
			this.known.set(key, place);
		}
		return place;
	}
}

class Writer {
	readonly texts = new Places<string | readonly [string, string]>();
	readonly columns = new Places<readonly [number, number]>();

	readonly word = (word: string): number => this.texts.place(word, word);

	readonly text = (text: Text | undefined): number => {
		if (!text) return 0;
		const { fr, en } = text;
		return fr === en ? this.word(fr) : this.texts.place(`${fr}\n${en}`, [fr, en]);
	};

	/** Page and place on it, five texts, the number of references, the references, then columns with their values. */
	flatten({ path, title, abbr, chart, group, text, refs, values }: Entry): number[] {
		const [page = '', place = ''] = path.split('#');
		return [
			this.word(page),
			place ? this.word(place) : 0,
			...[title, abbr, chart, group, text].map(this.text),
			refs.length,
			...refs.map(this.word),
			...values.flatMap(({ column, name, value }) => {
				const ids = [this.word(column), this.text(name)] as const;
				return [this.columns.place(ids.join(), ids), this.text(value)];
			})
		];
	}
}

class Reader {
	private readonly columns: readonly number[];

	constructor(
		private readonly texts: Packed['texts'],
		columns: string
	) {
		this.columns = readFigures(columns);
	}

	private text(place: number): Text | undefined {
		const text = this.texts[place - 1];
		if (text === undefined) return undefined;
		return typeof text === 'string' ? { fr: text, en: text } : { fr: text[0], en: text[1] };
	}

	private word(place: number): string {
		return this.text(place)?.fr ?? '';
	}

	unflatten(kind: number, game: string, written: string): Entry {
		const [page = 0, place = 0, title = 0, abbr = 0, chart = 0, group = 0, text = 0, refs = 0, ...rest] =
			readFigures(written);
		const values = [];
		for (let at = refs; at < rest.length; at += 2) {
			const column = rest[at]! * 2;
			values.push({
				column: this.word(this.columns[column - 2]!),
				name: this.text(this.columns[column - 1]!)!,
				value: this.text(rest[at + 1]!)!
			});
		}
		return {
			kind: KINDS[kind]!,
			game,
			path: this.word(page) + (place ? `#${this.word(place)}` : ''),
			title: this.text(title)!,
			abbr: this.text(abbr),
			chart: this.text(chart),
			group: this.text(group),
			text: this.text(text),
			refs: rest.slice(0, refs).map((place) => this.word(place)),
			values
		};
	}
}

export function pack(index: Index): Packed {
	const writer = new Writer();
	const entries = Array.from({ length: index.size }, (_, at) => writeFigures(writer.flatten(index.entry(at))));
	const lows = lowsOf(index.posts);
	const lowAt = new Map(lows.map((low, at) => [low, at]));
	const isFirst = new Set(Array.from(index.starts));
	const posts = Array.from(index.posts, (post, at) => {
		const before = isFirst.has(at) ? 0 : index.posts[at - 1]! >> ENTRY_SHIFT;
		return ((post >> ENTRY_SHIFT) - before) * lows.length + lowAt.get(post & LOW)!;
	});
	return {
		texts: writer.texts.list,
		games: index.games,
		columns: writeFigures(writer.columns.list.flat()),
		kindOf: writeFigures(Array.from(index.kindOf)),
		gameOf: writeFigures(Array.from(index.gameOf)),
		entries,
		titleLengths: writeFigures(Array.from(index.titleLengths)),
		words: index.words.join(GAP),
		spelled: [...index.spelled],
		// What field and languages each low number stands for, then the posts.
		posts: writeFigures([lows.length, ...lows, ...posts]),
		counts: writeFigures(index.words.map((_, place) => index.starts[place + 1]! - index.starts[place]!)),
		gameWords: [...index.gameWords],
		grids: index.grids
	};
}

function unpackPosts(packed: Packed): Pick<Index, 'posts' | 'starts'> {
	const [many = 1, ...written] = readFigures(packed.posts);
	const counts = readFigures(packed.counts);
	const starts = new Int32Array(counts.length + 1);
	const posts = new Int32Array(written.length - many);
	let at = 0;
	for (let place = 0; place < counts.length; place++) {
		let entry = 0;
		for (const end = at + counts[place]!; at < end; at++) {
			const figure = written[many + at]!;
			entry += Math.floor(figure / many);
			posts[at] = (entry << ENTRY_SHIFT) | written[figure % many]!;
		}
		starts[place + 1] = at;
	}
	return { posts, starts };
}

export function unpack(packed: Packed): Index {
	const { texts, games, columns, entries, gameWords, grids } = packed;
	const words = packed.words.split(GAP);
	const reader = new Reader(texts, columns);
	const kindOf = readFigures(packed.kindOf);
	const gameOf = readFigures(packed.gameOf);
	const size = entries.length;
	return {
		...unpackPosts(packed),
		size,
		entry: (at) => reader.unflatten(kindOf[at]!, games[gameOf[at]!]!, entries[at]!),
		words,
		spelled: new Map(packed.spelled),
		letters: lettersOfAll(words),
		gameWords: new Map(gameWords),
		titleLengths: Uint8Array.from(readFigures(packed.titleLengths)),
		games,
		gameOf: Uint8Array.from(gameOf),
		kindOf: Uint8Array.from(kindOf),
		grids,
		scratch: scratch(size)
	};
}
