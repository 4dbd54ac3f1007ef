/** Counts what the words of a query are worth for every entry of one index. */
import { ENTRY_SHIFT, EN, FIELD_MASK, FIELDS, FR, LANG_BITS, type Index } from './layout';
import { KINDS, SPEAKING } from './entry';
import { ARTICLES, defines, MODIFYING } from './forms';
import { ratioOf, type Taken } from './match';
import { FIELD_WORTH, KIND_WORTH, RANK, SPEAK_WORTH, SPREAD_WORTH } from './rank';
import type { Lang } from '$lib/core/types';

const PLACE_AT = FIELDS.indexOf('place');
const ALSO_AT = FIELDS.indexOf('also');
const TITLE_AT = FIELDS.indexOf('title');
const REF_AT = FIELDS.indexOf('ref');
const LABEL_AT = FIELDS.indexOf('label');
const CHART = KINDS.indexOf('chart');
const IN_CHART = new Set((['row', 'modifier', 'head', 'note'] as const).map((kind) => KINDS.indexOf(kind)));
const MODIFIER = KINDS.indexOf('modifier');
const TERM = KINDS.indexOf('term');
const GAME = KINDS.indexOf('game');
const VALUE = SPEAKING.indexOf('value');
const GROUP = SPEAKING.indexOf('group');
const MEMBER = SPEAKING.indexOf('member');

function clear({ scratch }: Index) {
	for (const list of Object.values(scratch)) list.fill(0);
}

/** Adds one word, the `turn`th, from 1 on. */
function count(index: Index, { word, matches, weight, filler, rule }: Taken, which: number, turn: number, lang: Lang) {
	const { kindOf, size, scratch } = index;
	const {
		seen,
		matched,
		own,
		above,
		inGroup,
		inHead,
		best,
		total,
		weight: weights,
		bestTitle,
		inTitle,
		titled,
		named
	} = scratch;
	const mine = lang === 'fr' ? FR : EN;
	const bit = filler ? 0 : 1 << (turn - 1);

	function add(entry: number, worth: number) {
		if (seen[entry] !== turn) {
			seen[entry] = turn;
			best[entry] = worth;
			total[entry] = total[entry]! + worth * weight;
			weights[entry] = weights[entry]! + weight;
			matched[entry] = matched[entry]! | bit;
		} else if (worth > best[entry]!) {
			total[entry] = total[entry]! + (worth - best[entry]!) * weight;
			best[entry] = worth;
		}
	}

	/** What is typed for a term counts for the rows that speak of it. */
	function spread(term: number, part: number) {
		for (const speaker of index.speakers.get(term) ?? []) {
			const way = speaker % SPEAKING.length;
			const row = (speaker - way) / SPEAKING.length;
			add(row, SPEAK_WORTH[way]! * part);
			if (way === VALUE) continue;
			own[row] = own[row]! | bit;
			const place = way === GROUP || way === MEMBER ? inGroup : inHead;
			place[row] = place[row]! | bit;
		}
	}

	/** In each language a word counts once for a title, as near as it comes. */
	function title(at: number, share: number) {
		if (inTitle[at] !== turn) {
			inTitle[at] = turn;
			bestTitle[at] = 0;
		}
		if (share <= bestTitle[at]!) return;
		titled[at] = titled[at]! + share - bestTitle[at]!;
		bestTitle[at] = share;
	}

	const { places, shares, floor } = matches[which]!;
	for (let i = 0; i < places.length; i++) {
		const place = places[i]!;
		const share = shares[i]!;
		for (const post of index.posts(place)) {
			const field = (post >> LANG_BITS) & FIELD_MASK;
			if (share < 1 && field < floor) continue;
			const entry = post >> ENTRY_SHIFT;
			const notAsRule = rule && field !== REF_AT && field !== PLACE_AT ? RANK.notAsRule : 1;
			const part = share * (post & mine ? 1 : RANK.otherLanguage) * notAsRule;
			add(entry, FIELD_WORTH[field]! * part);
			if (field >= PLACE_AT) {
				own[entry] = own[entry]! | bit;
				const place = field === PLACE_AT ? inGroup : inHead;
				place[entry] = place[entry]! | bit;
			}
			// The beginning of a name says too little to count for all that speaks of it.
			if (share < 1 && floor) continue;
			if (kindOf[entry] === CHART) {
				const worth = SPREAD_WORTH[field]! * part;
				const name = field >= ALSO_AT ? bit : 0;
				for (let row = entry + 1; worth && row < size && IN_CHART.has(kindOf[row]!); row++) {
					add(row, worth);
					above[row] = above[row]! | name;
				}
			} else if (kindOf[entry] === TERM) {
				if (field >= ALSO_AT) {
					spread(entry, part);
					for (const kind of index.kinds.get(entry) ?? []) spread(kind, part * RANK.kind);
				}
			} else if (kindOf[entry] === GAME && field >= ALSO_AT) {
				for (let other = 0; other < size; other++) add(other, RANK.game * part);
			}
			if (filler) continue;
			if (field === LABEL_AT && share === 1) named[entry] = turn;
			if (field !== TITLE_AT) continue;
			if (post & FR) title(entry * 2, share);
			if (post & EN) title(entry * 2 + 1, share);
		}
	}
	// A ratio that is not printed belongs to a row that is: 3/1 to “2/1 or more”.
	for (const [row, share] of ratioRows(index, word)) add(row, FIELD_WORTH[LABEL_AT]! * share);
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

/** Whether the query names the chart, and the row contains the other words. */
const meets = (own: number, above: number, every: number): boolean =>
	above !== 0 && (own & ~above) !== 0 && (own | above) === every;

const ofTerm = ({ rowsOfTerm }: Index, at: number, alone: boolean, defined: boolean): number =>
	defined
		? alone
			? RANK.defining
			: 0
		: (rowsOfTerm.get(at)?.length === 0 ? RANK.termAfterRows : 0) + (alone ? 0 : RANK.termAndMore);

const rounded = (score: number): number => Math.round(score * 1000) / 1000;

/** Fills the scratch of an index; the entries that hold any word, with the score of each. */
export interface Scored {
	readonly at: number;
	score: number;
	/** Holds every word that any entry holds. */
	readonly whole: boolean;
	/** It is the name of the entry, and nothing more. */
	readonly named: boolean;
}

export function score(index: Index, which: number, words: readonly Taken[], lang: Lang): Scored[] {
	clear(index);
	for (const [turn, word] of words.entries()) {
		if (word.known) count(index, word, which, turn + 1, lang);
	}
	const { total, weight, matched, own, above, inHead, titled, named } = index.scratch;
	const full = words.reduce((sum, { known, weight, filler }) => sum + (known && !filler ? weight : 0), 0) || 1;
	const required = words.filter(({ filler, known }) => !filler && known).length;
	const found: Scored[] = [];
	// A query with more words than a name asks for a figure.
	const modifying = words.some(({ word }) => MODIFYING.has(word));
	const defined = defines(words.map(({ word }) => word));
	const asked = !defined && (modifying || words.some(({ word, filler }) => filler && !ARTICLES.has(word)));
	const every = words.reduce((bits, { filler, known }, turn) => (known && !filler ? bits | (1 << turn) : bits), 0);
	for (let at = 0; at < index.size; at++) {
		if (!matched[at]) continue;
		const coverage = Math.min(1, weight[at]! / full);
		const lengths = index.titleLengths;
		const share = Math.max(
			lengths[at * 2] ? Math.min(1, titled[at * 2]! / lengths[at * 2]!) : 0,
			lengths[at * 2 + 1] ? Math.min(1, titled[at * 2 + 1]! / lengths[at * 2 + 1]!) : 0
		);
		const covered = Math.max(titled[at * 2]!, titled[at * 2 + 1]!);
		// An inflected form counts as a full title match, a misspelling does not.
		const whole = share >= RANK.sameStem && covered >= (required - 0.01) * RANK.sameStem;
		found.push({
			at,
			whole: matched[at] === every,
			named: whole || (required === 1 && inHead[at] === every),
			// Rounded, so that floating-point noise does not decide between equal scores.
			score: rounded(
				(total[at]! / full) * coverage ** RANK.coverage +
					RANK.titleShare * share * coverage +
					(whole ? RANK.wholeTitle : 0) +
					(required === 1 && named[at] ? RANK.wholeLabel : 0) +
					(index.kindOf[at] === TERM ? ofTerm(index, at, (whole || required < 2) && !asked, defined) : 0) +
					(meets(own[at]!, above[at]!, every) ? RANK.meeting : 0) +
					(required > 1 && matched[at] === every ? RANK.everyWord : 0) +
					(modifying && index.kindOf[at] === MODIFIER ? RANK.modifying : 0) +
					KIND_WORTH[index.kindOf[at]!]!
			)
		});
	}
	return found;
}
