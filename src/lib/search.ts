/**
 * One search over everything the games hold, in both languages at once. Every word typed must be found, in any order, the
 * last one as a beginning; what is only found by forgiving a slip comes after what is found as typed.
 */
import { ENTRY_SHIFT, FIELDS, FIELD_BITS, LANG_BITS, EN, FR, type Field, type Index } from './search/build';
import { cellsFor, namesIn, type Grids } from './search/cells';
import { KINDS, type Entry, type Kind } from './search/entries';
import { cutApart, FILLERS, fold, tokens } from './search/fold';
import type { Marks } from './search/marks';
import { distance, endOf, exactPlace, placeOf, SLIP_FROM, slips } from './search/slips';
import type { Lang } from './types';

export { buildIndex, type Index } from './search/build';
export { entriesOf, type Entry, type Findable, type Kind } from './search/entries';
export { pack, unpack, type Packed } from './search/pack';
export { lit, litWords, type Lit, type Marks } from './search/marks';

export interface Asked {
	/** The language on the screen: only a tie is decided by it. */
	readonly lang: Lang;
	/** Look in this game alone. */
	readonly game?: string;
	/** The game on the table: what it holds comes first. */
	readonly current?: string;
	readonly limit?: number;
}

export interface Hit {
	readonly entry: Entry;
	readonly score: number;
	/** Found by forgiving a slip, or by taking a word for a beginning. */
	readonly loose: boolean;
}

export interface Found {
	readonly hits: readonly Hit[];
	/** How many there are, shown or not. */
	readonly total: number;
	/** How many of them are found as typed. */
	readonly exact: number;
	/** How many there are in each game. */
	readonly games: Readonly<Record<string, number>>;
	/** What to light in the texts of the hits. */
	readonly marks: Marks;
}

/** Nobody types more at a table; the rest is not read. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;
const LIMIT = 30;

/** What a word is worth by where it stands. */
const FIELD: Readonly<Record<Field, number>> = {
	label: 80,
	title: 60,
	also: 52,
	value: 45,
	band: 40,
	ref: 40,
	place: 30,
	column: 24,
	figure: 16,
	contents: 8,
	text: 10
};

/** The name of its game. */
const GAME = 6;

/** What is left of it when the word is not quite the one typed. */
const BEGUN = 0.8;
const BEGUN_INSIDE = 0.6;
const SLIPPED = 0.4;
/** A word that may be missing only settles a tie. */
const FILLER = 0.1;
const OTHER_LANGUAGE = 0.97;

/** A title made of nothing but the words typed, or an abbreviation; a term of the game on the table; a share of a title. */
const WHOLE_TITLE = 25;
const WHOLE_TERM = 31;
const TITLE_SHARE = 20;

const KIND_WORTH: Readonly<Record<Kind, number>> = {
	game: 12,
	cell: 0,
	term: 8,
	chart: 10,
	calculator: 2,
	modifier: 5,
	row: 4,
	note: 0
};

/** What the game on the table is worth: more than the kind of a thing, less than its abbreviation. */
const CURRENT = 40;

const CELL = 500;
const CELL_REVERSED = 60;
const CELL_UNFINISHED = 90;

/** With fewer hits than a list shows at once, slips are forgiven too. */
const ENOUGH = 10;

const FIELD_WORTH = FIELDS.map((field) => FIELD[field]);
const ALSO_AT = FIELDS.indexOf('also');
const TITLE_AT = FIELDS.indexOf('title');
const LABEL_AT = FIELDS.indexOf('label');
const TERM = KINDS.indexOf('term');
const FIELD_MASK = (1 << FIELD_BITS) - 1;
const WORTH_OF_KIND = KINDS.map((kind) => KIND_WORTH[kind]);

/** Places of words in the index, and for each its share of the worth. */
class Matches {
	readonly places: number[] = [];
	readonly shares: number[] = [];

	/** `floor` is the least field that the beginning of a word counts in. */
	constructor(readonly floor = 0) {}

	add(place: number, share: number) {
		this.places.push(place);
		this.shares.push(share);
	}
}

interface Asking {
	readonly word: string;
	readonly last: boolean;
}

/** Singular and plural, and the French feminine of a participle. */
function inflections(word: string): string[] {
	if (word.length < 3 || /\d/.test(word)) return [];
	const found = [`${word}s`, `${word}x`, `${word}es`];
	if (word.endsWith('e')) found.push(`${word}e`);
	if (word.length < 4) return found;
	if (/[sx]$/.test(word)) found.push(word.slice(0, -1));
	if (word.endsWith('es')) found.push(word.slice(0, -2));
	if (word.endsWith('ee')) found.push(word.slice(0, -1));
	return found;
}

/** Whether the index has the word, or a word that starts with it. */
function known(index: Index, word: string, asStart: boolean): boolean {
	if (exactPlace(index.words, word) !== undefined) return true;
	if (asStart) return index.words[placeOf(index.words, word)]?.startsWith(word) ?? false;
	return inflections(word).some((form) => exactPlace(index.words, form) !== undefined);
}

/** The words of a query as the index knows them: `gue2` is two words, unless there is such a word. */
function read(index: Index, query: string): Asking[] {
	const found = tokens(fold(query.slice(0, LONGEST_QUERY)));
	const words = found.flatMap(({ word, parts }, at) => {
		const last = at === found.length - 1;
		if (parts) {
			const inner = parts.map(({ word }) => word);
			const all = inner.every((word, i) => known(index, word, last && i === inner.length - 1));
			// C-in-C is one word; demi-tour may be written as two.
			const letters = inner.some((word) => word.length === 1);
			return (all && !letters) || !known(index, word, last) ? inner : [word];
		}
		if (known(index, word, last)) return [word];
		if (/^\d+\+$/.test(word)) return [word.slice(0, -1)];
		return cutApart(word);
	});
	return words.slice(0, MOST_WORDS).map((word, at, all) => ({ word, last: at === all.length - 1 }));
}

function addBegun({ words }: Index, word: string, share: number, matches: Matches) {
	const from = placeOf(words, word);
	const to = endOf(words, word, from);
	for (let place = from; place < to; place++) {
		const { length } = words[place]!;
		// The more of it is typed, the likelier it is the word that is meant.
		matches.add(place, length === word.length ? 1 : share * (0.6 + 0.4 * (word.length / length)));
	}
}

function addInflections(index: Index, word: string, share: number, matches: Matches) {
	for (const form of inflections(word)) {
		const place = exactPlace(index.words, form);
		if (place !== undefined) matches.add(place, share);
	}
}

function strictly(index: Index, { word, last }: Asking): Matches {
	// One letter begins nearly everything: it counts for names alone.
	const matches = new Matches(word.length === 1 ? ALSO_AT : 0);
	const exact = exactPlace(index.words, word);
	if (last) addBegun(index, word, BEGUN, matches);
	else if (exact !== undefined) matches.add(exact, 1);
	addInflections(index, word, 1, matches);
	return matches;
}

const LETTERS = /^\p{L}+$/u;

function loosely(index: Index, { word, last }: Asking): Matches {
	const matches = new Matches(word.length === 1 ? ALSO_AT : 0);
	if (last || word.length > 1) addBegun(index, word, last ? BEGUN : BEGUN_INSIDE, matches);
	addInflections(index, word, 1, matches);
	// A word of five letters may have lost one.
	if (word.length < SLIP_FROM - 1 || !LETTERS.test(word)) return matches;
	for (const place of slips(index.words, index.letters(), word, last && word.length >= SLIP_FROM)) {
		matches.add(place, SLIPPED);
		addInflections(index, index.words[place]!, SLIPPED, matches);
	}
	return matches;
}

/** Adds a word to the count: entries that held all `before` words and hold this one too now hold one more. */
function count(index: Index, matches: Matches, before: number, turn: number, lang: Lang, optional: boolean) {
	const { posts, starts, gameWords, gameOf, size } = index;
	const { hits, seen, inTitle, best, bestTitle, total, titled, named } = index.scratch;
	const mine = lang === 'fr' ? FR : EN;

	function add(entry: number, worth: number, field: number, share: number, langs: number) {
		if (seen[entry] !== turn) {
			if (hits[entry] !== before) return;
			seen[entry] = turn;
			if (!optional) hits[entry] = before + 1;
			best[entry] = worth;
			total[entry] = total[entry]! + worth;
		} else if (worth > best[entry]!) {
			total[entry] = total[entry]! + worth - best[entry]!;
			best[entry] = worth;
		}
		if (field === LABEL_AT && share === 1) named[entry] = turn;
		if (field !== TITLE_AT) return;
		if (langs & FR) title(entry * 2, turn, share);
		if (langs & EN) title(entry * 2 + 1, turn, share);
	}

	/** In each language a word counts once for a title, as near as it comes. */
	function title(at: number, turn: number, share: number) {
		if (inTitle[at] !== turn) {
			inTitle[at] = turn;
			bestTitle[at] = 0;
		}
		if (share <= bestTitle[at]!) return;
		titled[at] = titled[at]! + share - bestTitle[at]!;
		bestTitle[at] = share;
	}

	const { places, shares, floor } = matches;
	for (let i = 0; i < places.length; i++) {
		const place = places[i]!;
		const share = shares[i]!;
		for (let at = starts[place]!, end = starts[place + 1]!; at < end; at++) {
			const post = posts[at]!;
			const field = (post >> LANG_BITS) & FIELD_MASK;
			if (share < 1 && field < floor) continue;
			const worth = FIELD_WORTH[field]! * share * (post & mine ? 1 : OTHER_LANGUAGE);
			add(post >> ENTRY_SHIFT, worth, field, share, post);
		}
		const games = gameWords.get(place);
		if (games === undefined || (share < 1 && floor)) continue;
		for (let entry = 0; entry < size; entry++) {
			if ((games >> gameOf[entry]!) & 1) add(entry, GAME * share, 0, share, 0);
		}
	}
}

type Matcher = (index: Index, asking: Asking) => Matches;

interface Counted {
	readonly matched: readonly Matches[];
	/** How many words an entry must hold. */
	readonly needed: number;
}

function countAll(index: Index, asked: readonly Asking[], match: Matcher, lang: Lang): Counted {
	const { hits, seen, inTitle, total, titled, named } = index.scratch;
	hits.fill(0);
	seen.fill(0);
	inTitle.fill(0);
	total.fill(0);
	titled.fill(0);
	named.fill(0);
	const free = ({ word }: Asking) => FILLERS.has(word);
	const all = asked.every(free);
	const required = asked.filter((asking) => all || !free(asking));
	const optional = asked.filter((asking) => !all && free(asking));
	const needed = required.length;
	// The rarest word first: it leaves the least to count.
	const matched = required.map((asking) => match(index, asking)).sort((a, b) => a.places.length - b.places.length);
	for (const [turn, matches] of matched.entries()) count(index, matches, turn, turn + 1, lang, false);
	for (const [at, { word }] of optional.entries()) {
		const place = exactPlace(index.words, word);
		if (place === undefined) continue;
		const matches = new Matches();
		matches.add(place, FILLER);
		count(index, matches, needed, needed + at + 1, lang, true);
	}
	return { matched, needed };
}

function scoreOf(index: Index, at: number, words: number, current: number): number {
	const { total, titled, named } = index.scratch;
	const kind = index.kindOf[at]!;
	const onTable = index.gameOf[at] === current;
	const share = Math.max(shareOf(index, at * 2), shareOf(index, at * 2 + 1));
	const covered = Math.max(titled[at * 2]!, titled[at * 2 + 1]!);
	const whole = (share === 1 && covered >= words) || (words === 1 && named[at]);
	return (
		total[at]! / words +
		TITLE_SHARE * share +
		(whole ? (kind === TERM && onTable ? WHOLE_TERM : WHOLE_TITLE) : 0) +
		WORTH_OF_KIND[kind]! +
		(onTable ? CURRENT : 0)
	);
}

/** How much of a title, in one language, was typed. */
function shareOf({ titleLengths, scratch }: Index, at: number): number {
	const length = titleLengths[at]!;
	return length ? Math.min(scratch.titled[at]! / length, 1) : 0;
}

/** The best few, best first; equals in the order of the games and their charts. */
class Best {
	readonly places: number[] = [];
	readonly scores: number[] = [];
	constructor(private readonly limit: number) {}

	offer(place: number, score: number) {
		const { places, scores, limit } = this;
		if (scores.length >= limit) {
			if (!limit || score <= scores[limit - 1]!) return;
			places.pop();
			scores.pop();
		}
		let at = scores.length;
		while (at > 0 && scores[at - 1]! < score) at--;
		places.splice(at, 0, place);
		scores.splice(at, 0, score);
	}
}

function marksOf(index: Index, asked: readonly Asking[], matched: readonly Matches[]): Marks {
	const words = new Set(asked.filter(({ last }) => !last).map(({ word }) => word));
	const starts: string[] = [];
	for (const { word, last } of asked) if (last) starts.push(word);
	for (const { places } of matched) {
		for (const place of places) {
			const word = index.words[place]!;
			if (!starts.some((start) => word.startsWith(start))) words.add(word);
		}
	}
	return { words, starts };
}

const named = new WeakMap<Index, Grids>();

/** Cut when two words are first typed, not before. */
function gridNames(index: Index): Grids {
	const known = named.get(index);
	if (known) return known;
	const names = namesIn(index.grids);
	named.set(index, names);
	return names;
}

export function find(index: Index, query: string, { lang, game, current, limit = LIMIT }: Asked): Found {
	const asked = read(index, query);
	const counts = index.games.map(() => 0);
	if (!asked.length) return { hits: [], total: 0, exact: 0, games: {}, marks: { words: new Set(), starts: [] } };

	const { hits } = index.scratch;
	const listed: Hit[] = [];
	const taken = new Set<number>();
	let total = 0;
	const only = game === undefined ? -1 : index.games.indexOf(game);
	const onTable = current === undefined ? -1 : index.games.indexOf(current);

	function gather(match: Matcher, loose: boolean): readonly Matches[] {
		const { matched, needed } = countAll(index, asked, match, lang);
		const best = new Best(limit - listed.length);
		for (let at = 0; at < hits.length; at++) {
			if (hits[at] !== needed || (loose && taken.has(at))) continue;
			counts[index.gameOf[at]!]!++;
			taken.add(at);
			if (game !== undefined && index.gameOf[at] !== only) continue;
			total++;
			best.offer(at, scoreOf(index, at, needed, onTable));
		}
		listed.push(...best.places.map((at, i) => ({ entry: index.entry(at), score: best.scores[i]!, loose })));
		return matched;
	}

	const strict = gather(strictly, false);
	const exact = total;
	const loose = total < Math.min(ENOUGH, limit) ? gather(loosely, true) : [];

	const cells = cellsFor(
		gridNames(index),
		asked.map(({ word }) => word),
		game
	).map(({ entry, unfinished, reversed }): Hit => {
		const score = unfinished ? CELL_UNFINISHED : reversed ? CELL_REVERSED : CELL;
		return { entry, score: score + (entry.game === current ? CURRENT : 0), loose: false };
	});
	for (const { entry } of cells) counts[index.games.indexOf(entry.game)]!++;
	return {
		hits: cells.length ? [...cells, ...listed].sort(byScore).slice(0, limit) : listed,
		total: total + cells.length,
		exact: exact + cells.length,
		games: Object.fromEntries(index.games.map((id, at) => [id, counts[at]!])),
		marks: marksOf(index, asked, [...strict, ...loose])
	};
}

const byScore = (a: Hit, b: Hit): number => Number(a.loose) - Number(b.loose) || b.score - a.score;

export interface Near {
	/** Queries like this one that find something, best first, as they may be typed. */
	readonly queries: readonly { readonly query: string; readonly total: number }[];
	/** How many this very query finds in the other games. */
	readonly games: Readonly<Record<string, number>>;
}

const NEAREST = 3;
const FARTHEST = 2;

/** What to offer where nothing was found. */
export function nearest(index: Index, query: string, asked: Asked): Near {
	const words = read(index, query).map(({ word }) => word);
	const elsewhere = find(index, query, { ...asked, game: undefined }).games;
	const offers = words.flatMap((word, at) => {
		const instead = known(index, word, at === words.length - 1) ? [] : near(index, word);
		return [
			...instead.map((other) => words.map((word, i) => (i === at ? other : word))),
			words.filter((_, i) => i !== at)
		];
	});
	const spell = (word: string) => (asked.lang === 'fr' && index.spelled.get(word)) || word;
	const queries = [...new Set(offers.map((words) => words.map(spell).join(' ')))]
		.filter(Boolean)
		.map((query) => ({ query, total: find(index, query, asked).total }))
		.filter(({ total }) => total > 0)
		.slice(0, NEAREST);
	return { queries, games: Object.fromEntries(Object.entries(elsewhere).filter(([, n]) => n > 0)) };
}

/** The words of the index that look most like one it does not have. */
function near(index: Index, word: string): string[] {
	const most = word.length < SLIP_FROM ? 1 : FARTHEST;
	return index.words
		.filter((other) => LETTERS.test(other) && other.length > 1)
		.map((other) => ({
			other,
			far: Math.min(distance(word, other, most), distance(word, other.slice(0, word.length), most) + 0.5)
		}))
		.filter(({ far }) => far <= most + 0.5)
		.sort((a, b) => a.far - b.far)
		.slice(0, NEAREST)
		.map(({ other }) => other);
}
