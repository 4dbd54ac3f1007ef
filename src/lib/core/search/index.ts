/**
 * One search over all games, in both languages at once. A word that matches nothing is ignored and reported. Entries rank higher
 * the more of the words they contain and the rarer these are.
 */
import { bestCells } from './cells';
import { byScore, columnFor, hasFigure, lookCloser, type Ranked } from './closer';
import { KINDS, type Entry } from './entry';
import { fold } from '$lib/core/letters';
import { noteTold, withNotes } from './tokens';
import { defines } from './forms';
import { entryOf, FR, nth, titleLength, type Index } from './layout';
import type { Marks } from './marks';
import { read, take, type Taken } from './match';
import { RANK } from './rank';
import { asBand, asRatio } from './reading';
import { count, score } from './score';
import { exactPlace } from './slips';
import { SYNONYMS, type Synonyms } from './synonyms';
import type { Lang } from '$lib/core/types';

export type { Findable } from './entry';
export type { Index } from './layout';
export { LONGEST_QUERY } from './match';
export { unpack, type Packed } from './pack';
export { lit, litWords, type Marks } from './marks';

export interface Asked {
	/** The language on the screen: only a tie is decided by it. */
	readonly lang: Lang;
	/** The game to look in; a few of the others follow. */
	readonly game?: string;
	readonly limit?: number;
	readonly synonyms?: Synonyms;
}

export interface Hit {
	readonly entry: Entry;
	readonly score: number;
	/** The column that was asked for, by its id. */
	readonly column?: string;
	/** The term whose figure this row holds. */
	readonly term?: Entry;
	/** The best rows of this chart: their figures are seen without opening it. */
	readonly rows?: readonly Entry[];
}

export interface Found {
	readonly hits: readonly Hit[];
	/** How many there are, shown or not. */
	readonly total: number;
	/** How many there are in each game. */
	readonly games: Readonly<Record<string, number>>;
	/** Words that found nothing, or that the first hit does not hold. */
	readonly without: readonly string[];
	/** Words taken for others: what was typed, what it was taken for. */
	readonly meant: readonly (readonly [typed: string, word: string])[];
	/** What to light in the texts of the hits. */
	readonly marks: Marks;
}

const LIMIT = 30;
/** How many of the best results are examined before other spellings are tried. */
const FIRST_SEEN = 10;
const MOST_OTHERS = 2;

const NOTHING: Found = {
	hits: [],
	total: 0,
	games: {},
	without: [],
	meant: [],
	marks: { words: new Set(), starts: [] }
};

/** `corps à corps` says “corps” once. */
const onceEach = (words: readonly Taken[]): Taken[] =>
	words.map((word, at) => (words.findIndex((one) => one.word === word.word) < at ? { ...word, weight: 0 } : word));

export function find(all: readonly Index[], query: string, asked: Asked): Found {
	const { lang, game, limit = LIMIT, synonyms = SYNONYMS } = asked;
	const indexes = game === undefined ? all : all.filter((index) => index.game === game);
	const typed = read(indexes, withNotes(asBand(query)));
	if (!typed.length) return NOTHING;
	let words = onceEach(typed.map((asking) => take(indexes, asking, synonyms)));
	const cells = bestCells(indexes, words);
	const ratio = cells.length || !indexes.some(({ ratios }) => ratios.length) ? query : asRatio(query, indexes);
	if (ratio !== query) words = onceEach(read(indexes, ratio).map((asking) => take(indexes, asking, synonyms)));
	const places = indexes
		.flatMap((index, which) => {
			const tallies = count(index, words, lang);
			return score(index, tallies, words).map((found): Ranked => ({ index, which, tallies, ...found }));
		})
		.sort(byScore);
	lookCloser(places, words, query.trim());
	const defined = defines(words.map(({ word }) => word));
	const folded = defined ? places : underTheirRows(places).sort((a, b) => byScore(a, b) || a.which - b.which);
	const least = (folded[0]?.score ?? 0) * RANK.tail;
	// Entries with every word are listed whatever their score, and a short list is filled up, because the best may be the wrong one.
	const enough = new Set(folded.filter(({ score, whole }) => whole || score >= least));
	const worthy = spread(folded).filter((place, at) => enough.has(place) || at < FIRST_SEEN);
	const hits = [
		...cells,
		...worthy.slice(0, limit).map((place): Hit => {
			const { index, at, score, term } = place;
			const entry = index.entry(at);
			const rows = entry.kind === 'chart' ? rowsOf(place) : undefined;
			return { entry, score, term, rows, column: columnFor(entry, words) };
		})
	].sort(byScore);
	const countIn = (game: string) =>
		worthy.filter(({ index }) => index.game === game).length + cells.filter(({ entry }) => entry.game === game).length;
	return {
		hits: hits.slice(0, limit),
		total: worthy.length + cells.length,
		games: Object.fromEntries(indexes.map(({ game }) => [game, countIn(game)])),
		without: missing(folded[0], cells.length > 0, words),
		meant: words.flatMap(({ word, meant }) => (meant ? [[word, spelling(indexes, meant, lang)] as const] : [])),
		marks: marksOf(words)
	};
}

/** The rows of a chart, those that hold most of the words first. */
function rowsOf({ index, at: chart, tallies }: Ranked): readonly Entry[] {
	const rows: number[] = [];
	for (let at = chart + 1; ROWS.has(index.kindOf[at]); at++) rows.push(at);
	const worth = (at: number) => tallies[at]?.total ?? 0;
	return rows
		.sort((a, b) => worth(b) - worth(a) || a - b)
		.slice(0, MOST_ROWS)
		.map((at) => index.entry(at));
}
const ROWS: ReadonlySet<number | undefined> = new Set(
	(['row', 'modifier', 'head'] as const).map((kind) => KINDS.indexOf(kind))
);
const MOST_ROWS = 6;

const ofChart = ({ index, at }: Ranked): string => index.entry(at).path.replace(/#.*/, '');

/** Limits the rows of one chart among the first ten results. */
function spread(places: readonly Ranked[]): readonly Ranked[] {
	const counts = new Map<string, number>();
	const first: Ranked[] = [];
	const crowded: Ranked[] = [];
	for (const place of places) {
		const chart = ofChart(place);
		const count = counts.get(chart) ?? 0;
		counts.set(chart, count + 1);
		if (count >= RANK.mostOfChart) crowded.push(place);
		else if (first.push(place) === FIRST_SEEN) break;
	}
	if (!crowded.length) return places;
	const least = first.at(-1)?.score ?? 0;
	for (const place of crowded) place.score = Math.min(place.score, least - 1);
	return [...places].sort(byScore);
}

const MODIFIER = KINDS.indexOf('modifier');

/** A term goes under the best of the rows that hold its figures: the figure comes before the definition. */
function underTheirRows(places: readonly Ranked[]): Ranked[] {
	const found = new Map(places.map((place) => [`${place.which} ${place.at}`, place]));
	return places.filter((place) => {
		const { kindOf, rowsOfTerm } = place.index;
		const length = ({ index, at }: Ranked) => titleLength(index, at, FR);
		const share = (row: Ranked) => Math.min(1, length(place) / (length(row) || 1));
		const worthOfFigure = place.named ? RANK.figureOfTerm : RANK.fit;
		const fit = (row: Ranked) =>
			row.score + RANK.fit * share(row) + (hasFigure(place.index.entry(row.at)) ? worthOfFigure : 0);
		const all = rowsOfTerm.get(place.at) ?? [];
		const rows = all.flatMap((row) => found.get(`${place.which} ${row}`) ?? []);
		// Where a row is the figure of two terms, the better one is told.
		const [row] = rows.filter(({ term }) => !term).sort((a, b) => fit(b) - fit(a));
		if (!row) return true;
		const mentions = kindOf[row.at] === MODIFIER && share(row) < RANK.leastOfHead;
		if (mentions && all.length > 1) return true;
		const others = Math.max(...rows.map(({ at, score }) => (at === row.at ? -Infinity : score)));
		row.score = Math.max(row.score, place.score + RANK.figure, Math.min(fit(row), others + 1));
		// A long head may only mention it: then the definition follows by itself.
		if (mentions) place.score = row.score - 1;
		else row.term = place.index.entry(place.at);
		return mentions;
	});
}

/** The best few of each of the other games that know all of it. */
const knownElsewhere = (all: readonly Index[], query: string, { lang, game, synonyms }: Asked): Found[] =>
	all
		.filter((index) => index.game !== game)
		.map((index) => find([index], query, { lang, limit: MOST_OTHERS, synonyms }))
		.filter(({ hits, without }) => hits.length && !without.length);

/** What the other games know as it was typed, where one was looked in. */
export const elsewhere = (all: readonly Index[], query: string, asked: Asked): Found[] =>
	knownElsewhere(all, query, asked).filter(({ meant }) => !meant.length);

/** Where the game that was looked in knows nothing of it: what the others know as it was typed, or else as it may be meant. */
export function instead(all: readonly Index[], query: string, asked: Asked): Found[] {
	const known = knownElsewhere(all, query, asked);
	const typed = known.filter(({ meant }) => !meant.length);
	return typed.length ? typed : known;
}

/** Words that the first hit does not contain: the page shows them, because it answers only part of the query. */
function missing(first: Ranked | undefined, cell: boolean, words: readonly Taken[]): string[] {
	if (cell) return [];
	const matched = first?.tally.matched ?? 0;
	return words.filter(({ filler }, turn) => !filler && !((matched >> turn) & 1)).map(({ word }) => noteTold(word));
}

/** How a word is written: French with its accents, as it stands in one of the entries that hold it. */
function spelling(indexes: readonly Index[], word: string, lang: Lang): string {
	if (lang !== 'fr') return word;
	for (const index of indexes) {
		const place = exactPlace(index.words, word);
		if (place === undefined) continue;
		for (const post of index.posts(place)) {
			const { title, text } = index.entry(entryOf(post));
			const written = writtenIn(`${title.fr} ${text?.fr ?? ''}`, word);
			if (written) return written;
		}
	}
	return word;
}

const writtenIn = (text: string, word: string): string | undefined =>
	text
		.split(/[^\p{L}-]+/u)
		.find((one) => fold(one) === word)
		?.toLocaleLowerCase('fr');

function marksOf(asked: readonly Taken[]): Marks {
	const words = new Set(asked.filter(({ last }) => !last).map(({ word }) => word));
	const starts: string[] = [];
	for (const { word, last } of asked) if (last) starts.push(word);
	for (const { matches, filler } of asked) {
		if (filler) continue;
		for (const [index, { shares }] of matches) {
			for (const place of shares.keys()) {
				const word = nth(index.words, place);
				if (!starts.some((start) => word.startsWith(start))) words.add(word);
			}
		}
	}
	return { words, starts };
}
