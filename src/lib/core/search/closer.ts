/** A closer look at the best of what was found: the order of words, what is printed, who does it to whom, what is forbidden. */
import { isGraded, type Entry, type Shown } from './entry';
import { fold } from '$lib/core/letters';
import { tokens } from './tokens';
import { AIMING, asksFigure, DENYING, FILLERS, ruledBy, sidesOf, SIGNED, SPECIAL, stem, type Sides } from './forms';
import { nth, type Index } from './layout';
import type { Taken } from './match';
import { RANK } from './rank';
import { asBand } from './reading';
import type { Scored, Tallies } from './score';
import { LANGS, type Text } from '$lib/core/types';

/** One of the entries that were found, and in which index. */
export interface Ranked extends Scored {
	readonly index: Index;
	readonly which: number;
	readonly tallies: Tallies;
	term?: Entry;
}

export const byScore = (a: { score: number }, b: { score: number }): number => b.score - a.score;

/** The notes that restrict an entry, in English. */
const notesTo = ({ path, notes, values }: Entry, index: Index): string[] =>
	[notes, ...values.map(({ notes }) => notes)]
		.flatMap((ids) => ids?.split(' ') ?? [])
		.flatMap((id) => index.notes(`${path.split('#')[0]}#note-${id}`)?.en ?? []);

/** Whether a row or a note rules on what is asked. */
function rules(entry: Entry, index: Index, ruled: RegExp): boolean {
	const { kind, title, text, values } = entry;
	const said = [title.en, text?.en ?? '', ...values.map(({ value }) => value.en), ...notesTo(entry, index)];
	return kind !== 'term' && kind !== 'head' && ruled.test(fold(said.join(' ')));
}

const same = (word: string, { word: asked, last, stem: common }: Taken): boolean =>
	word === asked ||
	(last && asked.length > 2 && word.startsWith(asked)) ||
	(word[0] === asked[0] && stem(word) === common);

type Line = readonly string[];

interface HeadWords {
	/** Title, group and values. */
	readonly lines: readonly Line[];
	/** The name of its group. */
	readonly groups: readonly Line[];
	/** The names of its columns. */
	readonly columns: readonly Line[];
	/** The title of its chart. */
	readonly chart: readonly Line[];
	/** What it says in a sentence. */
	readonly text: readonly Line[];
}

const heads = new WeakMap<Entry, HeadWords>();

/** The folded words of an entry by where they are, without optional ones; kept for the next query. */
function headsOf(entry: Entry): HeadWords {
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
	const inBoth = (words: Text | undefined) => LANGS.map((lang) => cutLine(words?.[lang]));
	const cut = { lines, columns, groups: inBoth(group), chart: inBoth(chart), text: inBoth(text) };
	heads.set(entry, cut);
	return cut;
}

const nameWords = new WeakMap<Text, readonly string[]>();

/** The words of a text, in both languages. */
function wordsOf(text: Text): readonly string[] {
	let known = nameWords.get(text);
	if (!known) {
		known = [...tokens(fold(text.fr)), ...tokens(fold(text.en))].map(({ word }) => word);
		nameWords.set(text, known);
	}
	return known;
}

/** The words of the names of a column, the short one too. */
const wordsOfName = ({ name, short }: Shown): readonly string[] =>
	short ? [...wordsOf(name), ...wordsOf(short)] : wordsOf(name);

/** The column that a query names, where it names one more than the others. */
function columnOf({ values, kind }: Entry, words: readonly Taken[]): Shown | undefined {
	if (kind === 'cell' || values.length < 2) return undefined;
	const asked = words.filter(({ filler }) => !filler);
	const counts = values.map((value) => {
		const named = wordsOfName(value);
		return asked.filter((word) => named.some((one) => same(one, word))).length;
	});
	const most = Math.max(...counts);
	const at = counts.indexOf(most);
	return most > 0 && counts.lastIndexOf(most) === at ? values[at] : undefined;
}

export const columnFor = (entry: Entry, words: readonly Taken[]): string | undefined => columnOf(entry, words)?.column;

/** A bonus is wanted with its sign; a row of nothing but such figures counts as a modifier. */
function worthOfSign(sign: string, { kind, values }: Entry): number {
	const signs = new Set(values.map(({ value }) => value.fr[0]));
	if (signs.has(sign)) return kind === 'modifier' ? RANK.signed : signs.size > 1 ? 0 : RANK.modifying;
	return kind === 'modifier' && (signs.has('+') || signs.has('−')) ? -RANK.signed : 0;
}

/** Whether a row holds a figure. */
export const hasFigure = ({ values }: Entry): boolean => values.some(({ value }) => /\d/.test(value.en));

/** What is typed or printed with a figure in it, to be compared: `S3/4`, `18"`, `14 to 16`. */
const asPrinted = (words: string): string => fold(words).replace(/[\s"″.,]/g, '');
const RULE = /^\d+\.\d/;
const PRINTED = /\d[^\d+-]|[^\d+-]\d|[/(]/;

/** Whether the head of an entry, or a figure in it, is what was typed, to the last sign. */
const isPrinted = ({ title, values }: Entry, typed: string): boolean =>
	LANGS.some(
		(lang) =>
			asPrinted(title[lang].replace(/,.*/, '')) === typed ||
			(/\d/.test(typed) && values.some(({ value }) => asPrinted(value[lang]) === typed))
	);

/** What is looked for, worked out once a query. */
interface Look {
	readonly typed: string;
	readonly printed: string;
	readonly words: readonly Taken[];
	/** Those that have to be found. */
	readonly asked: readonly Taken[];
	readonly sign: string | undefined;
	readonly special: boolean;
	readonly ruled: RegExp | undefined;
	readonly sides: Sides | undefined;
	readonly measured: boolean;
}

function lookFor(words: readonly Taken[], typed: string): Look {
	const all = words.map(({ word }) => word);
	return {
		typed,
		printed: asPrinted(asBand(typed)),
		words,
		asked: words.filter(({ filler }) => !filler),
		sign: all.map((word) => SIGNED.get(word)).find((sign) => sign !== undefined),
		special: all.some((word) => SPECIAL.has(word)),
		ruled: ruledBy(all),
		sides: sidesOf(all),
		measured: asksFigure(all)
	};
}

/** What an entry gains or loses. */
type Looked = (look: Look, entry: Entry, place: Ranked) => number;

const byAbbreviation: Looked = ({ typed, asked }, { kind, abbr, refs }) => {
	if (kind !== 'term' || !abbr || typed.length < 2) return 0;
	const printed = [abbr.fr, abbr.en];
	const spelled = printed.includes(typed)
		? RANK.asPrinted
		: printed.some((one) => fold(one) === fold(typed))
			? RANK.asSpelled
			: 0;
	const [only] = asked;
	return spelled + (only && asked.length === 1 && refs.includes(only.word) ? RANK.termOfRule : 0);
};

const byPrint: Looked = ({ typed, printed }, entry) =>
	PRINTED.test(typed) && isPrinted(entry, printed) ? RANK.printed : 0;

const byRule: Looked = ({ asked }, { refs }) =>
	asked.length > 1 && asked.some(({ word }) => RULE.test(word) && refs.includes(word)) ? RANK.itsRule : 0;

const bySign: Looked = ({ sign }, entry) => (sign ? worthOfSign(sign, entry) : 0);

const byRuling: Looked = ({ ruled, asked, words }, entry, { index, tally: { matched } }) => {
	if (!ruled || !rules(entry, index, ruled)) return 0;
	const held = asked.filter((word) => (matched >> words.indexOf(word)) & 1);
	return ((entry.kind === 'note' ? RANK.rulingNote : RANK.ruling) * held.length) / asked.length;
};

const byFigure: Looked = ({ measured }, entry) =>
	measured && (hasFigure(entry) || /\d/.test(entry.title.en)) ? RANK.measured : 0;

/** The group of an outcome is who suffers it. */
const bySides: Looked = ({ sides }, { group }, { tally: { inGroup, inHead } }) => {
	if (!sides || !group) return 0;
	const { sufferers, doers } = sides;
	if (inGroup & sufferers) return inHead & doers ? RANK.suffers : 0;
	return inGroup & doers && inHead & sufferers ? -RANK.suffers / 2 : 0;
};

const byColumn: Looked = ({ words, asked }, entry, { tally: { own, matched } }) => {
	const column = columnOf(entry, words);
	if (!column) return 0;
	const held = (bits: number, word: Taken) => (bits >> words.indexOf(word)) & 1;
	const name = wordsOfName(column);
	const rest = asked.filter((word) => !name.some((one) => same(one, word)));
	const crossing =
		entry.kind !== 'head' && rest.every((word) => held(matched, word)) && rest.some((word) => held(own, word));
	// Beside words that the row does not hold its column says little.
	const share = asked.filter((word) => held(matched, word)).length / asked.length;
	return RANK.column * share + (crossing ? RANK.crossing : 0);
};

/** The words typed one after the other; what one aims at does not go with what is before it. */
function neighbours({ words, asked }: Look): (readonly [Taken, Taken])[] {
	return asked.slice(1).flatMap((right, at) => {
		const left = nth(asked, at);
		const between = words.slice(words.indexOf(left), words.indexOf(right));
		return between.some(({ word }) => AIMING.has(word)) ? [] : [[left, right] as const];
	});
}

const sideBySide = (lines: readonly Line[], left: Taken, right: Taken): boolean =>
	lines.some((line) => line.some((word, at) => at > 0 && same(word, right) && same(nth(line, at - 1), left)));

const byNeighbours: Looked = (look, entry) => {
	const { lines, text, columns, chart } = headsOf(entry);
	const worths = neighbours(look).map(([left, right]) =>
		sideBySide(lines, left, right) || sideBySide(text, left, right)
			? 1
			: sideBySide(columns, left, right) || sideBySide(chart, left, right)
				? RANK.sideBySideAbove
				: 0
	);
	return (RANK.sideBySide * worths.reduce<number>((sum, worth) => sum + worth, 0)) / (look.asked.length - 1);
};

const byLine: Looked = ({ asked }, entry) =>
	headsOf(entry).lines.some(
		(line) => line.length === asked.length && asked.every((one, at) => same(nth(line, at), one))
	)
		? RANK.asLine
		: 0;

/** A word that the entry excepts: `sauf Art`. */
const byDenial: Looked = ({ words, asked }, entry) => {
	const denies = (word: string) => DENYING.has(word) && !words.some((one) => one.word === word);
	const denied = (line: Line) =>
		line.some((word, at) => at > 0 && denies(nth(line, at - 1)) && asked.some((one) => same(word, one)));
	return headsOf(entry).lines.some(denied) ? RANK.denied : 0;
};

const byGrade: Looked = ({ words }, { title }) =>
	isGraded(title) && !words.some(({ word }) => word.length === 1) ? RANK.graded : 0;

const bySpecial: Looked = ({ special }, entry) =>
	headsOf(entry).groups.some((line) => line.some((word) => SPECIAL.has(word)))
		? special
			? RANK.specialAsked
			: RANK.special
		: 0;

const byChart: Looked = ({ asked }, entry) => {
	if (entry.kind !== 'chart') return 0;
	const { lines } = headsOf(entry);
	return asked.every((word) => lines.some((line) => line.some((one) => same(one, word)))) ? 0 : RANK.chartAndMore;
};

const ALWAYS: readonly Looked[] = [byAbbreviation, byPrint, byRule, bySign, byRuling, byFigure];
/** Where two words or more are asked. */
const OF_SEVERAL: readonly Looked[] = [bySides, byColumn, byNeighbours, byLine, byDenial, byGrade, bySpecial, byChart];

/** Compares the best results word by word with the query, and sorts them. */
export function lookCloser(places: Ranked[], words: readonly Taken[], typed: string) {
	const look = lookFor(words, typed);
	const all = look.asked.length > 1 ? [...ALWAYS, ...OF_SEVERAL] : ALWAYS;
	for (const place of places.slice(0, RANK.looked)) {
		const entry = place.index.entry(place.at);
		for (const worth of all) place.score += worth(look, entry, place);
	}
	places.sort(byScore);
}
