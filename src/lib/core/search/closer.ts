/** A closer look at the best of what was found: the order of words, what is printed, who does it to whom, what is forbidden. */
import { isGraded, type Entry, type Shown } from './entry';
import { fold } from '$lib/core/letters';
import { tokens } from './tokens';
import { AIMING, asksFigure, DENYING, FILLERS, ruledBy, sidesOf, SIGNED, SPECIAL, stem, type Sides } from './forms';
import type { Index } from './layout';
import type { Taken } from './match';
import { RANK } from './rank';
import { asBand } from './reading';
import type { Scored } from './score';
import { LANGS, type Text } from '$lib/core/types';

/** One of the entries that were found, and in which index. */
export interface Ranked extends Scored {
	readonly index: Index;
	readonly which: number;
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

/** The group of an outcome is who suffers it. */
function worthOfSides({ sufferers, doers }: Sides, { index, at }: Ranked): number {
	const { inGroup, inHead } = index.scratch;
	if (inGroup[at]! & sufferers) return inHead[at]! & doers ? RANK.suffers : 0;
	return inGroup[at]! & doers && inHead[at]! & sufferers ? -RANK.suffers / 2 : 0;
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
	const [groups, ofChart, ofText] = [group, chart, text].map((words) => LANGS.map((lang) => cutLine(words?.[lang])));
	const cut = { lines, groups: groups!, columns, chart: ofChart!, text: ofText! };
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

/** Which of its columns a query names, where it names one more than the others. */
export function columnFor({ values, kind }: Entry, words: readonly Taken[]): string | undefined {
	if (kind === 'cell' || values.length < 2) return undefined;
	const asked = words.filter(({ filler }) => !filler);
	const counts = values.map((value) => {
		const named = wordsOfName(value);
		return asked.filter((word) => named.some((one) => same(one, word))).length;
	});
	const most = Math.max(...counts);
	const at = counts.indexOf(most);
	return most > 0 && counts.lastIndexOf(most) === at ? values[at]!.column : undefined;
}

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
			asPrinted(title[lang].split(',')[0]!) === typed ||
			(/\d/.test(typed) && values.some(({ value }) => asPrinted(value[lang]) === typed))
	);

/** Compares the best results word by word with the query: neighbouring words, and texts printed exactly as they were typed. */
export function lookCloser(places: Ranked[], words: readonly Taken[], typed: string) {
	const asked = words.filter(({ filler }) => !filler);
	const sign = words.map(({ word }) => SIGNED.get(word)).find((sign) => sign !== undefined);
	const denies = (word: string) => DENYING.has(word) && !words.some((one) => one.word === word);
	const special = words.some(({ word }) => SPECIAL.has(word));
	const printed = asPrinted(asBand(typed));
	const ruled = ruledBy(words.map(({ word }) => word));
	const sides = sidesOf(words.map(({ word }) => word));
	const measured = asksFigure(words.map(({ word }) => word));
	for (const place of places.slice(0, RANK.looked)) {
		const entry = place.index.entry(place.at);
		if (entry.kind === 'term' && entry.abbr && typed.length > 1) {
			const printed = [entry.abbr.fr, entry.abbr.en];
			if (printed.includes(typed)) place.score += RANK.asPrinted;
			else if (printed.some((abbr) => fold(abbr) === fold(typed))) place.score += RANK.asSpelled;
			if (asked.length === 1 && entry.refs.includes(asked[0]!.word)) place.score += RANK.termOfRule;
		}
		if (PRINTED.test(typed) && isPrinted(entry, printed)) place.score += RANK.printed;
		if (asked.length > 1 && asked.some(({ word }) => RULE.test(word) && entry.refs.includes(word)))
			place.score += RANK.itsRule;
		if (sign) place.score += worthOfSign(sign, entry);
		if (ruled && rules(entry, place.index, ruled)) place.score += entry.kind === 'note' ? RANK.rulingNote : RANK.ruling;
		if (measured && (hasFigure(entry) || /\d/.test(entry.title.en))) place.score += RANK.measured;
		if (asked.length < 2) continue;
		if (sides && entry.group) place.score += worthOfSides(sides, place);
		const { lines, groups, columns, chart, text } = headsOf(entry);
		const column = columnFor(entry, words);
		if (column) {
			const { own, matched } = place.index.scratch;
			const held = (bits: number, word: Taken) => (bits >> words.indexOf(word)) & 1;
			// Beside words that the row does not hold its column says little.
			place.score += (RANK.column * asked.filter((word) => held(matched[place.at]!, word)).length) / asked.length;
			const name = wordsOfName(entry.values.find((value) => value.column === column)!);
			const rest = asked.filter((word) => !name.some((one) => same(one, word)));
			if (
				entry.kind !== 'head' &&
				rest.every((word) => held(matched[place.at]!, word)) &&
				rest.some((word) => held(own[place.at]!, word))
			)
				place.score += RANK.crossing;
		}
		let pairs = 0;
		for (let i = 1; i < asked.length; i++) {
			const [left, right] = [asked[i - 1]!, asked[i]!];
			if (words.slice(words.indexOf(left), words.indexOf(right)).some(({ word }) => AIMING.has(word))) continue;
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
		if (isGraded(entry.title) && !words.some(({ word }) => word.length === 1)) place.score += RANK.graded;
		if (groups.some((line) => line.some((word) => SPECIAL.has(word))))
			place.score += special ? RANK.specialAsked : RANK.special;
		if (entry.kind === 'chart' && !asked.every((word) => lines.some((line) => line.some((one) => same(one, word)))))
			place.score += RANK.chartAndMore;
	}
	places.sort(byScore);
}
