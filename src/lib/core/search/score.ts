/** Counts what the words of a query are worth for every entry of one index. */
import { EN, entryOf, fieldOf, FIELDS, FR, titleLength, type Index } from './layout';
import { KINDS, SPEAKING } from './entry';
import { ARTICLES, defines, MODIFYING } from './forms';
import { ratioOf, type Taken } from './match';
import { fieldWorth, kindWorth, RANK, speakWorth, spreadWorth } from './rank';
import type { Lang } from '$lib/core/types';

const TEXT_AT = FIELDS.indexOf('text');
const PLACE_AT = FIELDS.indexOf('place');
const ALSO_AT = FIELDS.indexOf('also');
const TITLE_AT = FIELDS.indexOf('title');
const REF_AT = FIELDS.indexOf('ref');
const LABEL_AT = FIELDS.indexOf('label');
const CHART = KINDS.indexOf('chart');
const IN_CHART: ReadonlySet<number | undefined> = new Set(
	(['row', 'modifier', 'head', 'note'] as const).map((kind) => KINDS.indexOf(kind))
);
const ROWS: ReadonlySet<number | undefined> = new Set(
	(['row', 'modifier'] as const).map((kind) => KINDS.indexOf(kind))
);
const MODIFIER = KINDS.indexOf('modifier');
const TERM = KINDS.indexOf('term');
const GAME = KINDS.indexOf('game');
const VALUE = SPEAKING.indexOf('value');
const GROUP = SPEAKING.indexOf('group');
const MEMBER = SPEAKING.indexOf('member');

/** How much of a title was typed: in each language a word counts once, as near as it comes. */
class TitleTally {
	sum = 0;
	private turn = 0;
	private best = 0;

	add(turn: number, share: number) {
		if (this.turn !== turn) {
			this.turn = turn;
			this.best = 0;
		}
		if (share <= this.best) return;
		this.sum += share - this.best;
		this.best = share;
	}
}

/** What the words of a query come to for one entry. Sets of words are bits by their turns. */
class Tally {
	total = 0;
	weight = 0;
	matched = 0;
	/** Which words the entry itself holds, and which the title of its chart. */
	own = 0;
	above = 0;
	/** Of its own words those of its group, and those of its head, its values and its notes. */
	inGroup = 0;
	inHead = 0;
	/** Whether its abbreviation was typed. */
	named = false;
	fr?: TitleTally;
	en?: TitleTally;
	private turn = 0;
	private best = 0;
	private found = 0;

	/** A word counts where it is worth most; @param found how much of it counts as found */
	add(turn: number, worth: number, weight: number, bit: number, found: number) {
		if (this.turn !== turn) {
			this.turn = turn;
			this.best = worth;
			this.total += worth * weight;
			this.found = found;
			this.weight += weight * found;
			this.matched |= bit;
			return;
		}
		if (worth > this.best) {
			this.total += (worth - this.best) * weight;
			this.best = worth;
		}
		if (found > this.found) {
			this.weight += weight * (found - this.found);
			this.found = found;
		}
	}

	hold(bit: number, inGroup: boolean) {
		this.own |= bit;
		if (inGroup) this.inGroup |= bit;
		else this.inHead |= bit;
	}
}

/** The tallies of the entries that any word is worth something for, by their places. */
export type Tallies = readonly (Tally | undefined)[];

/** One word of the query, counted in one index. */
class Turn {
	private readonly bit: number;

	/** @param turn from 1 on */
	constructor(
		private readonly index: Index,
		private readonly tallies: (Tally | undefined)[],
		private readonly taken: Taken,
		private readonly turn: number,
		private readonly mine: number
	) {
		this.bit = taken.filler ? 0 : 1 << (turn - 1);
	}

	count() {
		const { index, taken } = this;
		const { shares, floor } = taken.matches.get(index) ?? { shares: [], floor: 0 };
		for (const [place, share] of shares)
			for (const post of index.posts(place)) {
				if (share === 1 || fieldOf(post) >= floor) this.post(post, share, floor > 0);
			}
		// A ratio that is not printed belongs to a row that is: 3/1 to “2/1 or more”.
		for (const [row, share] of ratioRows(index, taken.word)) this.add(row, fieldWorth(LABEL_AT) * share);
	}

	private add(entry: number, worth: number, found = 1): Tally {
		const tally = (this.tallies[entry] ??= new Tally());
		tally.add(this.turn, worth, this.taken.weight, this.bit, found);
		return tally;
	}

	private post(post: number, share: number, letter: boolean) {
		const { filler, rule } = this.taken;
		const field = fieldOf(post);
		const entry = entryOf(post);
		const notAsRule = rule && field !== REF_AT && field !== PLACE_AT ? RANK.notAsRule : 1;
		const part = share * (post & this.mine ? 1 : RANK.otherLanguage) * notAsRule;
		// A row has the text of its notes, which come first if they say more.
		const inNote = field === TEXT_AT && ROWS.has(this.index.kindOf[entry]);
		const tally = this.add(entry, fieldWorth(field) * part, inNote ? RANK.inNote : 1);
		if (field >= PLACE_AT) tally.hold(this.bit, field === PLACE_AT);
		// The beginning of a name says too little to count for all that speaks of it.
		if (share < 1 && letter) return;
		this.reach(entry, field, part);
		if (filler) return;
		if (field === LABEL_AT && share === 1) tally.named = true;
		if (field !== TITLE_AT) return;
		if (post & FR) (tally.fr ??= new TitleTally()).add(this.turn, share);
		if (post & EN) (tally.en ??= new TitleTally()).add(this.turn, share);
	}

	/** What a word of an entry is worth for others. */
	private reach(entry: number, field: number, part: number) {
		const { kindOf, kinds, size } = this.index;
		if (kindOf[entry] === CHART) this.reachRows(entry, field, part);
		if (field < ALSO_AT) return;
		if (kindOf[entry] === TERM) {
			this.reachSpeakers(entry, part);
			for (const kind of kinds.get(entry) ?? []) this.reachSpeakers(kind, part * RANK.kind);
		}
		if (kindOf[entry] === GAME) for (let other = 0; other < size; other++) this.add(other, RANK.game * part);
	}

	private reachRows(chart: number, field: number, part: number) {
		const { kindOf, size } = this.index;
		const worth = spreadWorth(field) * part;
		const name = field >= ALSO_AT ? this.bit : 0;
		for (let row = chart + 1; worth && row < size && IN_CHART.has(kindOf[row]); row++)
			this.add(row, worth).above |= name;
	}

	/** What is typed for a term counts for the rows that speak of it. */
	private reachSpeakers(term: number, part: number) {
		for (const speaker of this.index.speakers.get(term) ?? []) {
			const way = speaker % SPEAKING.length;
			const tally = this.add((speaker - way) / SPEAKING.length, speakWorth(way) * part);
			if (way !== VALUE) tally.hold(this.bit, way === GROUP || way === MEMBER);
		}
	}
}

/** The tallies of an index for a whole query. */
export function count(index: Index, words: readonly Taken[], lang: Lang): Tallies {
	const tallies: (Tally | undefined)[] = new Array<undefined>(index.size).fill(undefined);
	const mine = lang === 'fr' ? FR : EN;
	for (const [turn, word] of words.entries()) if (word.known) new Turn(index, tallies, word, turn + 1, mine).count();
	return tallies;
}

/** The rows that a ratio falls into or between: rounding is left to the player, the lower row first. */
function ratioRows({ ratios }: Index, word: string): (readonly [row: number, share: number])[] {
	const typed = ratios.length ? ratioOf(word) : undefined;
	if (typed === undefined) return [];
	const charts = ratios.filter(({ open }) => open !== 'less');
	const below = charts.filter(({ ratio }) => ratio <= typed + 1e-9).sort((a, b) => b.ratio - a.ratio)[0];
	const above = charts.filter(({ ratio }) => ratio > typed + 1e-9).sort((a, b) => a.ratio - b.ratio)[0];
	const under = ratios.find(({ open }) => open === 'less');
	if (!below) return under ? [[under.at, 1]] : [];
	if (Math.abs(below.ratio - typed) < 1e-9 || below.open === 'more') return [[below.at, 1]];
	return [[below.at, 0.9], ...(above ? [[above.at, 0.8] as const] : [])];
}

/** What the words of a query ask for, whichever the index. */
interface Wanted {
	/** The words that have to be found, as bits, how many, and what they weigh. */
	readonly every: number;
	readonly required: number;
	readonly full: number;
	readonly modifying: boolean;
	/** A definition is asked for. */
	readonly defined: boolean;
	/** A figure is asked for, by more words than a name has. */
	readonly asked: boolean;
}

function wantedBy(words: readonly Taken[]): Wanted {
	const modifying = words.some(({ word }) => MODIFYING.has(word));
	const defined = defines(words.map(({ word }) => word));
	const needed = (word: Taken) => word.known && !word.filler;
	const heavy = words.filter(needed);
	return {
		every: words.reduce((bits, word, turn) => (needed(word) ? bits | (1 << turn) : bits), 0),
		required: heavy.length,
		full: heavy.reduce((sum, { weight }) => sum + weight, 0) || 1,
		modifying,
		defined,
		asked: !defined && (modifying || words.some(({ word, filler }) => filler && !ARTICLES.has(word)))
	};
}

/** Whether the query names the chart, and the row contains the other words. */
const meets = ({ own, above }: Tally, every: number): boolean =>
	above !== 0 && (own & ~above) !== 0 && (own | above) === every;

const ofTerm = ({ rowsOfTerm }: Index, at: number, alone: boolean, defined: boolean): number =>
	defined
		? alone
			? RANK.defining
			: 0
		: (rowsOfTerm.get(at)?.length === 0 ? RANK.termAfterRows : 0) + (alone ? 0 : RANK.termAndMore);

const rounded = (score: number): number => Math.round(score * 1000) / 1000;

/** The share of a title that was typed, in the language where it is greater. */
function titleShare(index: Index, at: number, { fr, en }: Tally): number {
	const share = (title: TitleTally | undefined, length: number) =>
		title && length ? Math.min(1, title.sum / length) : 0;
	return Math.max(share(fr, titleLength(index, at, FR)), share(en, titleLength(index, at, EN)));
}

/** An entry that holds any word, with its score. */
export interface Scored {
	readonly at: number;
	readonly tally: Tally;
	score: number;
	/** Holds every word that any entry holds. */
	readonly whole: boolean;
	/** It is the name of the entry, and nothing more. */
	readonly named: boolean;
}

function scored(index: Index, at: number, tally: Tally, wanted: Wanted): Scored {
	const { full, every, required, modifying, defined, asked } = wanted;
	const { total, weight, matched, fr, en } = tally;
	const kind = index.kindOf[at];
	const coverage = Math.min(1, weight / full);
	const share = titleShare(index, at, tally);
	const covered = Math.max(fr?.sum ?? 0, en?.sum ?? 0);
	// An inflected form counts as a full title match, a misspelling does not.
	const whole = share >= RANK.sameStem && covered >= (required - 0.01) * RANK.sameStem;
	const score =
		(total / full) * coverage ** RANK.coverage +
		RANK.titleShare * share * coverage +
		(whole ? RANK.wholeTitle : 0) +
		(required === 1 && tally.named ? RANK.wholeLabel : 0) +
		(kind === TERM ? ofTerm(index, at, (whole || required < 2) && !asked, defined) : 0) +
		(meets(tally, every) ? RANK.meeting : 0) +
		(required > 1 && matched === every ? RANK.everyWord : 0) +
		(modifying && kind === MODIFIER ? RANK.modifying : 0) +
		kindWorth(kind);
	return {
		at,
		tally,
		whole: matched === every,
		named: whole || (required === 1 && tally.inHead === every),
		// Rounded, so that floating-point noise does not decide between equal scores.
		score: rounded(score)
	};
}

/** The entries of an index that hold any word of the query. */
export function score(index: Index, tallies: Tallies, words: readonly Taken[]): Scored[] {
	const wanted = wantedBy(words);
	return tallies.flatMap((tally, at) => (tally?.matched ? scored(index, at, tally, wanted) : []));
}
