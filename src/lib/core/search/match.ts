/** The words of a query, and the words of an index that each may stand for. */
import { KINDS } from './entry';
import { EN, entryOf, fieldOf, FIELDS, FR, nth, titleLength, type Index } from './layout';
import { distance, fold } from '$lib/core/letters';
import { cutApart, singular, tokens, type Token } from './tokens';
import { ARTICLES, FILLERS, GENERAL, MODIFYING, REFERRING, sound, stem } from './forms';
import { SYNONYMS, type Synonyms } from './synonyms';
import { fieldWorth, RANK } from './rank';
import { beginning, exactPlace, lettersOf, lettersOfAll, placeOf, SLIP_FROM, slips } from './slips';

/** One word of a query. */
export interface Asking {
	readonly word: string;
	/** The last may still be a beginning. */
	readonly last: boolean;
	readonly filler: boolean;
	readonly stem: string;
	/** The number of a rule: `rule 11`, `voir 9.3`. */
	readonly rule: boolean;
}

/** Places of words in an index, and for each its share of the worth. */
class Matches {
	readonly shares = new Map<number, number>();

	/** `floor` is the least field that the beginning of a word counts in. */
	constructor(readonly floor = 0) {}

	add(place: number | undefined, share: number) {
		if (place !== undefined && share > (this.shares.get(place) ?? 0)) this.shares.set(place, share);
	}
}

/** Characters of a query that are read; the rest is ignored. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 12;

const ALSO_AT = FIELDS.indexOf('also');
const TITLE_AT = FIELDS.indexOf('title');
const TERM = KINDS.indexOf('term');
const LETTERS = /^\p{L}+$/u;
/** From this length two slips are forgiven. */
const TWICE_FROM = 6;
/** Letters of a word that another one begins with. */
const LEAST_BEGINNING = 5;

const has = (indexes: readonly Index[], word: string, asStart: boolean): boolean =>
	indexes.some(
		({ words }) =>
			exactPlace(words, word) !== undefined || (asStart && words[placeOf(words, word)]?.startsWith(word) === true)
	);

/** The entries that hold a word, be it in the singular or in the plural. */
const entriesWith = ({ words, posts }: Index, word: string): readonly number[] =>
	FILLERS.has(word)
		? []
		: [word, `${word}s`, singular(word)].flatMap((one) => {
				const place = exactPlace(words, one);
				return place === undefined ? [] : posts(place).map(entryOf);
			});

/** Whether a word is known in another form, or with a slip in it. */
function isNear(index: Index, word: string): boolean {
	const matches = new Matches();
	addForms(index, word, 1, matches);
	return matches.shares.size > 0 || slips(index.words, index.letters(), word, false).length > 0;
}

const LEAST_HALF = 3;

/** Small words between two glued ones: `tirdereaction`. */
const LINK = /^(?:dela|de|du|des|en|la|le|les|of|the|to|in)(?=.{4})/;
const withoutLink = (right: string): string[] => (LINK.test(right) ? [right.replace(LINK, '')] : []);

/** `pentesraides` is two words of one entry, glued: cut as near to the middle as can be. */
function cutGlued(indexes: readonly Index[], word: string): readonly string[] | undefined {
	const middle = word.length >> 1;
	for (let off = 0; off <= middle - LEAST_HALF; off++) {
		for (const at of [word.length - middle + off, middle - off]) {
			const left = word.slice(0, at);
			for (const right of [word.slice(at), ...withoutLink(word.slice(at))]) {
				const together = (index: Index) => {
					const held = new Set(entriesWith(index, left));
					return held.size > 0 && entriesWith(index, right).some((entry) => held.has(entry));
				};
				if (indexes.some(together)) return [left, right];
			}
		}
	}
	return undefined;
}

/** A word of several that are glued: one that is known, or a small one between. */
const isPiece = (indexes: readonly Index[], word: string): boolean =>
	FILLERS.has(word)
		? word.length > 1
		: word.length >= LEAST_PIECE &&
			(SYNONYMS.has(word) || [word, `${word}s`, singular(word)].some((form) => has(indexes, form, false)));
const LEAST_PIECE = 4;
const LONG = 14;

/** `chevalierscontreelephants`: the fewest known words that make it up. */
function cutOften(indexes: readonly Index[], word: string): readonly string[] | undefined {
	const ways: (readonly string[] | undefined)[] = [[]];
	for (let from = 0; from < word.length; from++) {
		const before = ways[from];
		if (!before) continue;
		for (let end = from + 2; end <= word.length; end++) {
			const piece = word.slice(from, end);
			const fewer = before.length + 1 < (ways[end]?.length ?? Infinity);
			if (fewer && isPiece(indexes, piece)) ways[end] = [...before, piece];
		}
	}
	const pieces = ways[word.length];
	// Two may be a word put together, of which the first half says more: `shieldbearer`.
	const clear = pieces && (pieces.length > 2 || word.length >= LONG);
	return clear && pieces.some((piece) => piece.length >= LEAST_PIECE) ? pieces : undefined;
}

const ELIDED = /^(?:qu|[cdjlmnst])(?=[aeiouyh])/;

/** `jai` is `j'ai`, and `cest` is `c'est`. */
function withoutElision(word: string): string[] | undefined {
	const bare = word.replace(ELIDED, '');
	return bare !== word && bare.length > 1 && FILLERS.has(bare) ? [bare] : undefined;
}

/** What a word that no index knows may be made of. */
function apart(indexes: readonly Index[], word: string): readonly string[] | undefined {
	if (!LETTERS.test(word)) return undefined;
	const bare = withoutElision(word);
	if ((!bare && word.length <= LEAST_HALF * 2) || indexes.some((index) => isNear(index, word))) return undefined;
	return bare ?? cutGlued(indexes, word) ?? cutOften(indexes, word);
}

/** `contre choc` is the word `contre-choc`: a small word is joined to the next one where together they are a word of the charts. */
function joined(indexes: readonly Index[], found: readonly Token[]): Token[] {
	const words: Token[] = [];
	for (const token of found) {
		const before = words.at(-1);
		const word = before && FILLERS.has(before.word) && !before.parts && !token.parts ? before.word + token.word : '';
		if (before && word.length >= LEAST_JOINED && has(indexes, word, false))
			words[words.length - 1] = { ...before, word, end: token.end };
		else words.push(token);
	}
	return words;
}
const LEAST_JOINED = 8;

/** Whether a word put together says more than its parts: `contre-choc`, but not `jusqu’où`. */
const isJoined = (word: string, [first = '', ...more]: readonly string[]): boolean =>
	word.length >= LEAST_JOINED && FILLERS.has(first) && !more.every((part) => FILLERS.has(part));

/** The words of a query as the indexes know them: `gue2` is two words, unless there is such a word. */
export function read(indexes: readonly Index[], query: string): Asking[] {
	const folded = fold(query.slice(0, LONGEST_QUERY));
	const found = joined(indexes, tokens(folded));
	// Kn (I): a letter in brackets is a grade, whatever it says elsewhere.
	const bracketed = new Set(found.filter(({ start }) => folded[start - 1] === '(').map(({ word }) => word));
	const words = found.flatMap(({ word, parts }, at) => {
		const last = at === found.length - 1;
		const known = (one: string, end: boolean) => has(indexes, one, end) || SYNONYMS.has(one) || FILLERS.has(one);
		if (parts) {
			const inner = parts.map(({ word }) => word);
			const all = inner.every((word, i) => known(word, last && i === inner.length - 1));
			// C-in-C is one word; demi-tour may be written as two.
			const letters = inner.some((word) => word.length === 1);
			return (all && !letters && !isJoined(word, inner)) || !known(word, last) ? inner : [word];
		}
		if (known(word, last)) return [word];
		const pieces = apart(indexes, word);
		if (pieces) return pieces;
		if (/^\d+\+$/.test(word)) return [word.slice(0, -1)];
		const [, figure, letters] = /^(\d+)([a-z]+)$/.exec(word) ?? [];
		return figure && letters ? [figure, letters] : cutApart(word);
	});
	const few = words.slice(0, MOST_WORDS);
	const asks = (word: string) => !FILLERS.has(word) || bracketed.has(word);
	const none = !few.some(asks);
	return few.map((word, at) => ({
		word,
		last: at === few.length - 1,
		filler: !none && !asks(word),
		rule: /^\d/.test(word) && REFERRING.has(few[at - 1] ?? ''),
		stem: stem(word)
	}));
}

function addBegun({ words }: Index, word: string, share: number, matches: Matches) {
	for (const [place, { length }] of beginning(words, word)) {
		// The more of it is typed, the likelier it is the word that is meant.
		matches.add(place, length === word.length ? 1 : share * (0.6 + 0.4 * (word.length / length)));
	}
}

/** Words with the same stem all start with it. */
function addForms({ words }: Index, word: string, share: number, matches: Matches) {
	matches.add(exactPlace(words, word), share);
	if (word.length < 3 || /\d/.test(word)) return;
	const common = stem(word);
	for (const form of [`${word}s`, `${word}x`, `${word}es`, word.replace(/[sx]$/, '')])
		if (word.length < 4 || stem(form) === common) matches.add(exactPlace(words, form), share);
	if (common.length < 3) return;
	for (const [place, form] of beginning(words, common))
		if (stem(form) === common) matches.add(place, share * RANK.sameStem);
}

/** `armor` and `armer` for `armour`, and the other way round: as a stem it would not be the beginning of both. */
const otherSpelling = (word: string): string =>
	word.length < SLIP_FROM - 1 ? word : word.replace(/(?:ou|[oe])r(?=s?$|ed$)/, (end) => (end === 'our' ? 'or' : 'our'));

const stemmed = new WeakMap<Synonyms, Synonyms>();

/** Synonyms of a word also hold for its other forms: `bougeant` as `bouger`. */
function byStem(synonyms: Synonyms): Synonyms {
	let known = stemmed.get(synonyms);
	if (!known) {
		// A stem of three letters is that of too many words.
		known = new Map([...synonyms].flatMap(([word, others]) => (stem(word).length > 3 ? [[stem(word), others]] : [])));
		stemmed.set(synonyms, known);
	}
	return known;
}

const sounds = new WeakMap<Index, readonly string[]>();

/** How the words of an index sound, worked out when the first word is not found as written. */
function soundsOf(index: Index): readonly string[] {
	let known = sounds.get(index);
	if (!known) {
		known = index.words.map((word) => (LETTERS.test(word) && word.length > 3 ? sound(word) : ''));
		sounds.set(index, known);
	}
	return known;
}

const keys = new WeakMap<Synonyms, { readonly words: readonly string[]; readonly letters: () => ArrayLike<number> }>();

/** The words on the left of the synonyms, sorted as those of an index. */
function keysOf(synonyms: Synonyms) {
	let known = keys.get(synonyms);
	if (!known) {
		const words = [...synonyms.keys()].sort();
		known = { words, letters: lettersOfAll(words) };
		keys.set(synonyms, known);
	}
	return known;
}

/** Whether a word is the whole name of a term. */
const isName = (index: Index, word: string): boolean => {
	const place = exactPlace(index.words, word);
	return (
		place !== undefined &&
		index.posts(place).some((post) => {
			const whole = (lang: number) => (post & lang) !== 0 && titleLength(index, entryOf(post), lang) === 1;
			return fieldOf(post) === TITLE_AT && index.kindOf[entryOf(post)] === TERM && (whole(FR) || whole(EN));
		})
	);
};

function addSynonyms(index: Index, word: string, share: number, matches: Matches, synonyms: Synonyms) {
	for (const other of synonyms.get(word) ?? synonyms.get(singular(word)) ?? byStem(synonyms).get(stem(word)) ?? [])
		addForms(index, other, share * (isName(index, word) ? RANK.synonymOfName : RANK.synonym), matches);
}

function addSlips(index: Index, { word, last }: Asking, matches: Matches, synonyms: Synonyms) {
	// A word of five letters may have lost one.
	if (word.length < SLIP_FROM - 1 || !LETTERS.test(word)) return;
	const asStart = last && word.length >= SLIP_FROM;
	for (const near of slips(index.words, index.letters(), word, asStart)) {
		// Skip stop words as spelling candidates.
		if (FILLERS.has(near)) continue;
		addForms(index, near, RANK.slipped, matches);
		addSynonyms(index, near, RANK.slipped, matches, synonyms);
	}
	const said = keysOf(synonyms);
	for (const near of slips(said.words, said.letters(), word, asStart))
		addSynonyms(index, near, RANK.slipped, matches, synonyms);
	const heard = sound(word);
	if (heard.length < 3) return;
	for (const [place, other] of soundsOf(index).entries()) {
		if (other === heard || (last && heard.length > 3 && other.startsWith(heard)))
			addForms(index, nth(index.words, place), RANK.slipped, matches);
	}
}

/** A word put together begins with one that is known: `longbowmen`, `swordsman`. */
function addBeginning({ words }: Index, { word }: Asking, matches: Matches) {
	for (let length = word.length - 1; length >= LEAST_BEGINNING; length--) {
		const place = exactPlace(words, word.slice(0, length));
		if (place === undefined) continue;
		matches.add(place, RANK.slipped);
		return;
	}
}

const atMostTwo = (bits: number): boolean => {
	const less = bits & (bits - 1);
	return (less & (less - 1)) === 0;
};

/** The first letter is nearly always right. */
function addTwoSlips(index: Index, { word, last }: Asking, matches: Matches) {
	if (word.length < TWICE_FROM || !LETTERS.test(word)) return;
	const mine = lettersOf(word);
	const letters = index.letters();
	for (const [place, other] of beginning(index.words, word.charAt(0))) {
		if (other.length < SLIP_FROM || !atMostTwo(mine & ~nth(letters, place))) continue;
		const near = distance(word, other, 2) <= 2 || (last && distance(word, other.slice(0, word.length), 2) <= 2);
		if (near) matches.add(place, RANK.slippedTwice);
	}
}

/** The ways to take a word, the nearest to what was typed first. */
const WAYS: readonly ((index: Index, asking: Asking, matches: Matches, synonyms: Synonyms) => void)[] = [
	(index, { word, last }, matches, synonyms) => {
		addForms(index, word, 1, matches);
		const spelled = otherSpelling(word);
		if (spelled !== word) addForms(index, spelled, RANK.sameStem, matches);
		addSynonyms(index, word, 1, matches, synonyms);
		if (last) addBegun(index, word, RANK.begun, matches);
	},
	(index, { word, last }, matches) => {
		if (!last && word.length > 1) addBegun(index, word, RANK.begunInside, matches);
	},
	addSlips,
	addBeginning,
	addTwoSlips
];
const AS_TYPED = 1;

export interface Taken extends Asking {
	/** For each index the words it stands for. */
	readonly matches: ReadonlyMap<Index, Matches>;
	/** Where it was taken for another word: how that is written. */
	readonly meant?: string;
	readonly known: boolean;
	/** Rare words say more than frequent ones: from 0 to 1. */
	readonly weight: number;
}

/** How much a word says: the rarer the more, and the more the better the place where it stands. */
function weigh(matches: ReadonlyMap<Index, Matches>): number {
	let size = 1;
	let many = 0;
	let most = 0;
	for (const [index, { shares }] of matches) {
		size += index.size;
		for (const [place, share] of shares) {
			const posts = index.posts(place);
			if (share > 0.5) many += posts.length;
			for (const post of posts) most = Math.max(most, share * fieldWorth(fieldOf(post)));
		}
	}
	const rarity = Math.max(RANK.leastRarity, Math.min(1, Math.log(size / (many + 1)) / Math.log(size / 2)));
	return rarity * Math.max(RANK.leastReach, Math.min(1, most / RANK.reach));
}

/** Articles such as `a` and `la` have no weight. */
function weightOfFiller(word: string, synonyms: Synonyms): number {
	if (synonyms.has(word)) return RANK.hint;
	return word.length < 3 || ARTICLES.has(word) ? 0 : RANK.filler;
}

const RATIO = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/;

/** What a ratio comes to: 1.5 for 3/2. */
export function ratioOf(word: string): number | undefined {
	const [, left, right] = RATIO.exec(word) ?? [];
	return Number(right) ? Number(left) / Number(right) : undefined;
}

/** The words of each index that one way takes a word for. */
function matchesBy(
	add: (typeof WAYS)[number],
	indexes: readonly Index[],
	asking: Asking,
	synonyms: Synonyms
): Map<Index, Matches> {
	// A single letter is a prefix of nearly every word, so it matches names only.
	const floor = asking.word.length === 1 ? ALSO_AT : 0;
	return new Map(
		indexes.map((index) => {
			const found = new Matches(floor);
			add(index, asking, found, synonyms);
			return [index, found];
		})
	);
}

function weightOf({ word, filler }: Asking, matches: ReadonlyMap<Index, Matches>, synonyms: Synonyms): number {
	if (filler) return weightOfFiller(word, synonyms);
	return weigh(matches) * (GENERAL.has(word) || MODIFYING.has(word) ? RANK.general : 1);
}

/** Takes a word as typed where any index knows it, else for the nearest word that one of them knows. */
export function take(indexes: readonly Index[], asking: Asking, synonyms: Synonyms): Taken {
	for (const [way, add] of WAYS.entries()) {
		// A stop word is never treated as a misspelling of another word.
		if (asking.filler && way > AS_TYPED) break;
		const matches = matchesBy(add, indexes, asking, synonyms);
		if (![...matches.values()].some(({ shares }) => shares.size)) continue;
		if (way > AS_TYPED && indexes.length > 1) share(matches);
		const meant = way > AS_TYPED ? nearestOf(matches, asking.word) : undefined;
		return { ...asking, matches, known: true, meant, weight: weightOf(asking, matches, synonyms) };
	}
	const ratio = ratioOf(asking.word) !== undefined && indexes.some(({ ratios }) => ratios.length);
	return { ...asking, matches: new Map(), known: ratio, weight: ratio ? 1 : 0 };
}

/** What a slip is taken for in one game it is taken for in all: `argets` for `targets`, and so for `target` where that is printed. */
function share(matches: ReadonlyMap<Index, Matches>) {
	const taken = [...matches].flatMap(([{ words }, { shares }]) =>
		[...shares].map(([place, worth]) => [nth(words, place), worth] as const)
	);
	for (const [word, worth] of taken) for (const [index, mine] of matches) addForms(index, word, worth, mine);
}

/** Of the words that one was taken for, the nearest to it, the more frequent first. */
function nearestOf(matches: ReadonlyMap<Index, Matches>, typed: string): string {
	let best = '';
	let least = Infinity;
	for (const [{ words, posts }, { shares }] of matches) {
		for (const place of shares.keys()) {
			const word = nth(words, place);
			const far = distance(typed, word, 6) - posts(place).length / 10_000;
			if (far < least) [best, least] = [word, far];
		}
	}
	return best;
}
