/**
 * The index of a game as JSON, built with the site: a phone parses it within one frame, where building it would take several. Every
 * text is stored once, lists of numbers are strings, and entries are assembled when they are found.
 */
import type { Text } from '$lib/core/types';
import { ENTRY_SHIFT, entryOf, FIELD_BITS, LANG_BITS, notesOf, nth, type Index } from './layout';
import { readFigures, writeFigures } from './figures';
import { lettersOfAll } from './slips';
import { KINDS, type Entry, type Grid, type Shown } from './entry';

export interface Packed {
	/** What is the same in both languages once, the rest French first. */
	readonly texts: readonly (string | readonly [string, string])[];
	readonly game: string;
	/** Columns by their ids, their names and their short names, as places in `texts`. */
	readonly columns: string;
	readonly kindOf: string;
	/** As `flatten` lays them out. */
	readonly entries: readonly string[];
	readonly titleLengths: string;
	/** Each less what it has in common with the one before. */
	readonly words: string;
	/** Word by word, with a space between, every entry less the one before it. */
	readonly steps: string;
	/** What fields and languages there are together, and word by word for every post the place of its own among them. */
	readonly lows: string;
	readonly low: string;
	readonly grids: readonly Grid[];
	readonly ratios: Index['ratios'];
	/** Terms, each with the number of its rows and the rows; the same with its speakers and with its kinds. */
	readonly rowsOfTerm: string;
	readonly speakers: string;
	readonly kinds: string;
}

/** Words hold no capitals: one says how many letters of the word before are kept, a quarter less than words with spaces between. */
const A = 65;
const MOST_KEPT = 25;

function writeWords(words: readonly string[]): string {
	let written = '';
	let before = '';
	for (const word of words) {
		let kept = 0;
		while (kept < MOST_KEPT && kept < before.length && before[kept] === word[kept]) kept++;
		written += String.fromCharCode(A + kept) + word.slice(kept);
		before = word;
	}
	return written;
}

function readWords(written: string): string[] {
	let before = '';
	return (written.match(/[A-Z][^A-Z]*/g) ?? []).map((word) => {
		before = before.slice(0, word.charCodeAt(0) - A) + word.slice(1);
		return before;
	});
}

const LOW_BITS = FIELD_BITS + LANG_BITS;
const LOW = (1 << LOW_BITS) - 1;
/** The combinations of field and language that occur, few of all possible ones. */
const lowsOf = (posts: readonly number[]): number[] => [...new Set(posts.map((post) => post & LOW))].sort();

/** Numbers values in order of first use, starting at 1; 0 means none. */
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

type Words = Packed['texts'][number];

const keyOf = (words: Words): string => (typeof words === 'string' ? words : words.join('\n'));

/** Figures and what else is a single word in front, each part by the alphabet. */
const inOrder = (texts: readonly Words[]): Words[] => {
	const rank = (words: Words) => (typeof words === 'string' ? 0 : 1);
	return [...texts].sort((a, b) => rank(a) - rank(b) || (keyOf(a) < keyOf(b) ? -1 : 1));
};

class Writer {
	readonly texts = new Places<Words>();
	readonly columns = new Places<readonly [number, number, number]>();

	/** @param texts those that have their places already */
	constructor(texts: readonly Words[] = []) {
		for (const words of texts) this.texts.place(keyOf(words), words);
	}

	readonly word = (word: string): number => this.texts.place(word, word);

	readonly text = (text: Text | undefined): number => {
		if (!text) return 0;
		const { fr, en } = text;
		return fr === en ? this.word(fr) : this.texts.place(keyOf([fr, en]), [fr, en]);
	};

	/**
	 * Page and place on it, five texts, notes and doubt, the number of references, the references, then columns with their
	 * values; a column is odd where notes and doubt of the figure follow.
	 */
	flatten({ path, title, abbr, chart, group, text, notes, doubt, refs, values }: Entry): number[] {
		const [page = '', place = ''] = path.split('#');
		return [
			this.word(page),
			place ? this.word(place) : 0,
			...[title, abbr, chart, group, text].map(this.text),
			this.marks(notes, doubt),
			refs.length,
			...refs.map(this.word),
			...values.flatMap(({ column, name, short, value, notes, doubt }) => {
				const ids = [this.word(column), this.text(name), this.text(short)] as const;
				const marks = this.marks(notes, doubt);
				const at = this.columns.place(ids.join(), ids) * 2;
				return marks ? [at + 1, this.text(value), marks] : [at, this.text(value)];
			})
		];
	}

	private marks(notes: string | undefined, doubt: true | undefined): number {
		return (notes ? this.word(notes) : 0) * 2 + (doubt ? 1 : 0);
	}
}

/** Figures in the order in which they were written. */
class Figures {
	private at = 0;
	private readonly figures: readonly number[];

	constructor(written: string) {
		this.figures = readFigures(written);
	}

	get left(): boolean {
		return this.at < this.figures.length;
	}

	next(): number {
		return nth(this.figures, this.at++);
	}
}

class Unpacker {
	private readonly columns: readonly number[];
	private readonly known: Text[] = [];

	constructor(
		private readonly texts: Packed['texts'],
		columns: string
	) {
		this.columns = readFigures(columns);
	}

	/** Of a text that is always there. The same object for every use of it, so that caches keyed by it work. */
	private written(place: number): Text {
		const text = nth(this.texts, place - 1);
		return (this.known[place] ??= typeof text === 'string' ? { fr: text, en: text } : { fr: text[0], en: text[1] });
	}

	private text(place: number): Text | undefined {
		return place ? this.written(place) : undefined;
	}

	private word(place: number): string {
		return this.text(place)?.fr ?? '';
	}

	unflatten(kind: number, game: string, written: string): Entry {
		const figures = new Figures(written);
		const page = this.word(figures.next());
		const place = this.word(figures.next());
		const title = this.written(figures.next());
		const [abbr, chart, group, text] = Array.from({ length: 4 }, () => this.text(figures.next()));
		const marks = this.marks(figures.next());
		const refs = Array.from({ length: figures.next() }, () => this.word(figures.next()));
		const values: Shown[] = [];
		while (figures.left) values.push(this.value(figures));
		return {
			kind: nth(KINDS, kind),
			game,
			path: page + (place ? `#${place}` : ''),
			title,
			abbr,
			chart,
			group,
			text,
			refs,
			values,
			...marks
		};
	}

	private value(figures: Figures): Shown {
		const written = figures.next();
		const column = (written >> 1) * 3;
		const [id = 0, name = 0, brief = 0] = this.columns.slice(column - 3, column);
		const short = this.text(brief);
		return {
			column: this.word(id),
			name: this.written(name),
			...(short && { short }),
			value: this.written(figures.next()),
			...(written & 1 ? this.marks(figures.next()) : {})
		};
	}

	private marks(written: number): Pick<Entry, 'notes' | 'doubt'> {
		const notes = this.word(written >> 1);
		return { ...(notes && { notes }), ...(written & 1 && { doubt: true }) };
	}
}

export function pack(index: Index): Packed {
	const all = Array.from({ length: index.size }, (_, at) => index.entry(at));
	const seen = new Writer();
	for (const entry of all) seen.flatten(entry);
	// Sorted, not in order of first use: when a figure changes the file of texts stays the same, and a phone that has it fetches only
	// the other half of the index.
	const writer = new Writer(inOrder(seen.texts.list));
	const entries = all.map((entry) => writeFigures(writer.flatten(entry)));
	const posts = index.words.map((_, place) => index.posts(place));
	const lows = lowsOf(posts.flat());
	const lowAt = new Map(lows.map((low, at) => [low, at]));
	const wordByWord = (figure: (post: number, before: number) => number): string =>
		posts.map((list) => writeFigures(list.map((post, at) => figure(post, list[at - 1] ?? 0)))).join(' ');
	return {
		texts: writer.texts.list,
		game: index.game,
		columns: writeFigures(writer.columns.list.flat()),
		kindOf: writeFigures(Array.from(index.kindOf)),
		entries,
		titleLengths: writeFigures(Array.from(index.titleLengths)),
		words: writeWords(index.words),
		// Split into two lists of similar numbers: a seventh smaller than one list.
		steps: wordByWord((post, before) => entryOf(post) - entryOf(before)),
		lows: writeFigures(lows),
		low: wordByWord((post) => lowAt.get(post & LOW) ?? 0),
		grids: index.grids,
		ratios: index.ratios,
		rowsOfTerm: writeLists(index.rowsOfTerm),
		speakers: writeLists(index.speakers),
		kinds: writeLists(index.kinds)
	};
}

/** Decodes posting lists lazily: a session needs less than 1 % of the words. */
function unpackPosts(packed: Packed): Index['posts'] {
	const steps = packed.steps.split(' ');
	const low = packed.low.split(' ');
	const lows = readFigures(packed.lows);
	const known: number[][] = [];
	function read(place: number): number[] {
		const lowOf = new Figures(nth(low, place));
		let entry = 0;
		return readFigures(nth(steps, place)).map((step) => {
			entry += step;
			return (entry << ENTRY_SHIFT) | nth(lows, lowOf.next());
		});
	}
	return (place) => (known[place] ??= read(place));
}

const writeLists = (lists: ReadonlyMap<number, readonly number[]>): string =>
	writeFigures([...lists].flatMap(([key, list]) => [key, list.length, ...list]));

function readLists(written: string): Map<number, number[]> {
	const figures = new Figures(written);
	const lists = new Map<number, number[]>();
	while (figures.left) {
		const key = figures.next();
		lists.set(
			key,
			Array.from({ length: figures.next() }, () => figures.next())
		);
	}
	return lists;
}

export function unpack(packed: Packed): Index {
	const { texts, game, columns, entries, grids, ratios } = packed;
	const words = readWords(packed.words);
	const reader = new Unpacker(texts, columns);
	const kindOf = readFigures(packed.kindOf);
	const known: Entry[] = [];
	const entry = (at: number): Entry => (known[at] ??= reader.unflatten(nth(kindOf, at), game, nth(entries, at)));
	return {
		posts: unpackPosts(packed),
		game,
		size: entries.length,
		entry,
		notes: notesOf(entries.length, entry, kindOf),
		words,
		letters: lettersOfAll(words),
		titleLengths: Uint8Array.from(readFigures(packed.titleLengths)),
		kindOf: Uint8Array.from(kindOf),
		grids,
		ratios,
		rowsOfTerm: readLists(packed.rowsOfTerm),
		speakers: readLists(packed.speakers),
		kinds: readLists(packed.kinds)
	};
}
