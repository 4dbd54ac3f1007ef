/**
 * One search over everything the games hold, in both languages at once. A word that nothing holds is left out and said; the
 * more of the words an entry holds, and the rarer they are, the further up it stands.
 */
import { bestCells } from './cells';
import { ENTRY_SHIFT, type Index } from './layout';
import { exactPlace } from './slips';
import type { Entry } from './entry';
import { fold, noteTold, tokens, withNotes } from './fold';
import { defines, DENYING, FILLERS, SIGNED, SPECIAL, stem } from './forms';
import { SYNONYMS, type Synonyms } from './synonyms';
import type { Marks } from './marks';
import { read, take, type Taken } from './match';
import { RANK } from './rank';
import { score, type Scored } from './score';
import { LANGS, type Lang, type Text } from '$lib/types';

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
/** What is looked at before other words are tried. */
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

/** `3 contre 1` and `trois contre un` are the ratio 3/1. */
const asRatio = (query: string): string =>
	query.replace(
		RATIO_IN_WORDS,
		(_, left: string, right: string) =>
			`${NUMERALS[left.toLowerCase()] ?? left}/${NUMERALS[right.toLowerCase()] ?? right}`
	);
const NUMERALS: Readonly<Record<string, number>> = {
	...{ un: 1, deux: 2, trois: 3, quatre: 4 },
	...{ one: 1, two: 2, three: 3, four: 4 }
};
const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(NUMERALS).join('|')})`;
const RATIO_IN_WORDS = new RegExp(
	`(?<![\\p{L}\\d])${NUMBER} ?(?:contre|against|versus|vs\\.?|v|to|pour|sur) ?${NUMBER}(?![\\p{L}\\d+])`,
	'giu'
);

/** `less than 7` is `6 or less`, as the charts say it; below 1 they say as it is typed. */
const asBand = (query: string): string =>
	query
		.replace(/\b(?:minus|moins) (?=\d)(?!\d+ ?(?:ou|or|de|a|to)\b)/giu, '-')
		.replace(/(?:moins de|inferieure? a) ?((?!1\b)\d+)/giu, (_, n: string) => `${Number(n) - 1} ou moins`)
		.replace(/(?:less than|fewer than|under|below) ((?!1\b)\d+)/giu, (_, n: string) => `${Number(n) - 1} or less`)
		.replace(/(?:plus de|superieure? a) ?(\d+)/giu, (_, n: string) => `${Number(n) + 1} et +`)
		.replace(/(?:more than|over|above) (\d+)/giu, (_, n: string) => `${Number(n) + 1} or more`);

/** `corps à corps` says “corps” once. */
const onceEach = (words: readonly Taken[]): Taken[] =>
	words.map((word, at) => (words.findIndex((one) => one.word === word.word) < at ? { ...word, weight: 0 } : word));

interface Place extends Scored {
	readonly index: Index;
	readonly which: number;
	term?: Entry;
}

export function find(all: readonly Index[], query: string, asked: Asked): Found {
	const { lang, game, limit = LIMIT, synonyms = SYNONYMS } = asked;
	const indexes = game === undefined ? all : all.filter((index) => index.game === game);
	const typed = read(indexes, withNotes(asBand(query)));
	if (!typed.length) return NOTHING;
	let words = onceEach(typed.map((asking) => take(indexes, asking, synonyms)));
	const cells = bestCells(indexes, words);
	if (!cells.length && indexes.some(({ ratios }) => ratios.length) && asRatio(query) !== query)
		words = onceEach(read(indexes, asRatio(query)).map((asking) => take(indexes, asking, synonyms)));
	const places = indexes
		.flatMap((index, which) => score(index, which, words, lang).map((found): Place => ({ index, which, ...found })))
		.sort(byScore);
	lookCloser(places, words, query.trim());
	const defined = defines(words.map(({ word }) => word));
	const folded = defined ? places : underTheirRows(places).sort(byScore);
	const least = (folded[0]?.score ?? 0) * RANK.tail;
	// What holds every word is listed however little it is worth, and a short list is filled up: the best may be the wrong one.
	const enough = new Set(folded.filter(({ score, whole }) => whole || score >= least));
	const worthy = spread(folded).filter((place, at) => enough.has(place) || at < FIRST_SEEN);
	const hits = [
		...cells,
		...worthy.slice(0, limit).map(({ index, at, score, term }): Hit => {
			const entry = index.entry(at);
			return { entry, score, term, column: columnFor(entry, words) };
		})
	].sort(byScore);
	const count = (game: string) =>
		worthy.filter(({ index }) => index.game === game).length + cells.filter(({ entry }) => entry.game === game).length;
	return {
		hits: hits.slice(0, limit),
		total: worthy.length + cells.length,
		games: Object.fromEntries(indexes.map(({ game }) => [game, count(game)])),
		without: missing(folded[0], cells.length > 0, words),
		meant: words.flatMap(({ word, meant }) => (meant ? [[word, spelling(indexes, meant, lang)] as const] : [])),
		marks: marksOf(indexes, words)
	};
}

const ofChart = ({ index, at }: Place): string => index.entry(at).path.split('#')[0]!;

/** The rows of one chart leave room in the first ten for what else there is. */
function spread(places: readonly Place[]): readonly Place[] {
	const counts = new Map<string, number>();
	const first: Place[] = [];
	const crowded: Place[] = [];
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

const byScore = (a: { score: number }, b: { score: number }): number => b.score - a.score;

const same = (word: string, { word: asked, last, stem: common }: Taken): boolean =>
	word === asked || (last && word.startsWith(asked)) || (word[0] === asked[0] && stem(word) === common);

type Line = readonly string[];

interface Heads {
	/** Title, group and values. */
	readonly lines: readonly Line[];
	/** What it stands under. */
	readonly groups: readonly Line[];
	/** The names of its columns. */
	readonly columns: readonly Line[];
	/** The title of its chart. */
	readonly chart: readonly Line[];
	/** What it says in a sentence. */
	readonly text: readonly Line[];
}

const heads = new WeakMap<Entry, Heads>();

/** The words of what stands large in an entry, line by line, without those that may be missing. */
function headsOf(entry: Entry): Heads {
	const known = heads.get(entry);
	if (known) return known;
	const { title, abbr, group, chart, values, text } = entry;
	const cutLine = (line = ''): string[] =>
		tokens(fold(line))
			.flatMap(({ word, parts }) => (parts ? parts.map(({ word }) => word) : [word]))
			.filter((word) => !FILLERS.has(word) || word.length < 2);
	const lines = LANGS.flatMap((lang) =>
		[`${abbr?.[lang] ?? ''} ${title[lang]}`, group?.[lang], ...values.map(({ value }) => value[lang])].map(cutLine)
	);
	const columns = LANGS.flatMap((lang) => values.map(({ name }) => cutLine(name[lang])));
	const [groups, ofChart, ofText] = [group, chart, text].map((words) => LANGS.map((lang) => cutLine(words?.[lang])));
	const cut = { lines, groups: groups!, columns, chart: ofChart!, text: ofText! };
	heads.set(entry, cut);
	return cut;
}

/** The best are looked at word by word: what stands side by side as typed, what is typed as it is printed. */
function lookCloser(places: Place[], words: readonly Taken[], typed: string) {
	const asked = words.filter(({ filler }) => !filler);
	const sign = words.map(({ word }) => SIGNED.get(word)).find((sign) => sign !== undefined);
	const denies = (word: string) => DENYING.has(word) && !words.some((one) => one.word === word);
	const special = words.some(({ word }) => SPECIAL.has(word));
	for (const place of places.slice(0, RANK.looked)) {
		const entry = place.index.entry(place.at);
		if (entry.kind === 'term' && entry.abbr && typed.length > 1) {
			const printed = [entry.abbr.fr, entry.abbr.en];
			if (printed.includes(typed)) place.score += RANK.asPrinted;
			else if (printed.some((abbr) => fold(abbr) === fold(typed))) place.score += RANK.asSpelled;
		}
		if (sign && entry.values[0]?.value.fr.startsWith(sign)) place.score += RANK.signed;
		if (asked.length < 2) continue;
		const { lines, groups, columns, chart, text } = headsOf(entry);
		const column = columnFor(entry, words);
		if (column) {
			const { own, matched } = place.index.scratch;
			const held = (bits: number, word: Taken) => (bits >> words.indexOf(word)) & 1;
			// Beside words that the row does not hold its column says little.
			place.score += (RANK.column * asked.filter((word) => held(matched[place.at]!, word)).length) / asked.length;
			const name = wordsOfName(entry.values.find((value) => value.column === column)!.name);
			const rest = asked.filter((word) => !name.some((one) => same(one, word)));
			if (rest.length && entry.kind !== 'head' && rest.every((word) => held(own[place.at]!, word)))
				place.score += RANK.crossing;
		}
		let pairs = 0;
		for (let i = 1; i < asked.length; i++) {
			const [left, right] = [asked[i - 1]!, asked[i]!];
			const together = (line: Line) =>
				line.some((word, at) => at > 0 && same(word, right) && same(line[at - 1]!, left));
			if (lines.some(together) || text.some(together)) pairs++;
			else if (columns.some(together) || chart.some(together)) pairs += RANK.sideBySideAbove;
		}
		place.score += (RANK.sideBySide * pairs) / (asked.length - 1);
		if (lines.some((line) => line.length === asked.length && line.every((word, at) => same(word, asked[at]!))))
			place.score += RANK.asLine;
		if (
			lines.some((line) =>
				line.some((word, at) => at > 0 && denies(line[at - 1]!) && asked.some((one) => same(word, one)))
			)
		)
			place.score += RANK.denied;
		if (!special && groups.some((line) => line.some((word) => SPECIAL.has(word)))) place.score += RANK.special;
		if (entry.kind === 'chart' && !asked.every((word) => lines.some((line) => line.some((one) => same(one, word)))))
			place.score += RANK.chartAndMore;
	}
	places.sort(byScore);
}

/** A term whose figure stands in one row goes under that row: the figure comes before the definition. */
function underTheirRows(places: readonly Place[]): Place[] {
	const rows = new Map(places.map((place) => [`${place.which} ${place.at}`, place]));
	return places.filter((place) => {
		const row = place.index.rowOfTerm.get(place.at);
		const found = row === undefined ? undefined : rows.get(`${place.which} ${row}`);
		// Where a row is the figure of two terms, the better one is told.
		if (!found || found.term) return true;
		found.score = Math.max(found.score, place.score);
		// A long head may only mention it: then the definition follows by itself.
		const { titleLengths } = place.index;
		if (titleLengths[place.at * 2]! < titleLengths[found.at * 2]! * RANK.leastOfHead) {
			place.score = found.score - 1;
			return true;
		}
		found.term = place.index.entry(place.at);
		return false;
	});
}

const nameWords = new WeakMap<Text, readonly string[]>();

/** The words of the name of a column, in both languages. */
function wordsOfName(name: Text): readonly string[] {
	let known = nameWords.get(name);
	if (!known) {
		known = [...tokens(fold(name.fr)), ...tokens(fold(name.en))].map(({ word }) => word);
		nameWords.set(name, known);
	}
	return known;
}

/** Which of its columns a query names, where it names one more than the others. */
function columnFor({ values, kind }: Entry, words: readonly Taken[]): string | undefined {
	if (kind === 'cell' || values.length < 2) return undefined;
	const asked = words.filter(({ filler }) => !filler);
	const counts = values.map(({ name }) => {
		const named = wordsOfName(name);
		return asked.filter((word) => named.some((one) => same(one, word))).length;
	});
	const most = Math.max(...counts);
	const at = counts.indexOf(most);
	return most > 0 && counts.lastIndexOf(most) === at ? values[at]!.column : undefined;
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

/** What the first hit does not hold, so that nobody takes it for an answer to all that was typed. */
function missing(first: Place | undefined, cell: boolean, words: readonly Taken[]): string[] {
	if (cell) return [];
	const matched = first ? first.index.scratch.matched[first.at]! : 0;
	return words.filter(({ filler }, turn) => !filler && !((matched >> turn) & 1)).map(({ word }) => noteTold(word));
}

/** How a word is written: French with its accents, as it stands in one of the entries that hold it. */
function spelling(indexes: readonly Index[], word: string, lang: Lang): string {
	if (lang !== 'fr') return word;
	for (const index of indexes) {
		const place = exactPlace(index.words, word);
		if (place === undefined) continue;
		for (const post of index.posts(place)) {
			const { title, text } = index.entry(post >> ENTRY_SHIFT);
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

function marksOf(indexes: readonly Index[], asked: readonly Taken[]): Marks {
	const words = new Set(asked.filter(({ last }) => !last).map(({ word }) => word));
	const starts: string[] = [];
	for (const { word, last } of asked) if (last) starts.push(word);
	for (const { matches, filler } of asked) {
		if (filler) continue;
		for (const [which, { places }] of matches.entries()) {
			for (const place of places) {
				const word = indexes[which]!.words[place]!;
				if (!starts.some((start) => word.startsWith(start))) words.add(word);
			}
		}
	}
	return { words, starts };
}
