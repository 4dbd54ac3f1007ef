/** The terms of the game that is being written, and what its charts say with them. Pure. */
import type { Lang } from '$lib/core/types';
import { mapValues, valuesOf } from './chart-draft';
import { withWords, wordsIn, type DraftTerm, type DraftText, type DraftValue, type PackDraft } from './draft-file';
import { slug } from '$lib/core/letters';
import { freeId } from './ids';
import { trimmed } from './lists';
import { abbreviationsIn, recogniseValue } from './recognise';

/** In the order they come, those that no term explains. */
export function unexplained({ charts, terms }: PackDraft, lang: Lang): string[] {
	const known = new Set(terms.flatMap(({ abbr, title }) => [abbr ?? title].flatMap(both)));
	return abbreviationsIn(charts.flatMap(valuesOf), lang).filter((abbr) => !known.has(abbr));
}

const both = (text: DraftTerm['title']): string[] =>
	typeof text === 'string' ? [text] : [text.fr ?? '', text.en ?? ''];

/** One line of a key: an abbreviation, what it stands for, what it means. */
export interface KeyLine {
	readonly abbr: string;
	readonly title: string;
	readonly meaning: string;
}

/** With one blank behind it nothing but capitals tells it from the first word of a sentence. */
const CAPITALS = /^(?:[\p{Lu}\d][\p{Lu}\d*+/’'-]{0,5}|\p{Lu}\p{Ll}?\d*)$/u;
const SHORT = /^[\p{L}\d][\p{L}\d.*/+&’'-]{0,11}$/u;
/** What stands between an abbreviation and its words, the surest first; one blank is enough where nothing else does it. */
const BETWEEN = [/\t+/, /\s*\|\s*/, /\s*[=:→]\s*/, /\s+[-–—]\s+/, /\s{2,}/, /\s*\.{2,}\s*/, /\)\s*/];
const BLANK = /\s+/;
/** Where the words of one thing end and what it does begins. */
const ENDED = /\s*(?:[.;:]\s+|\t+|\s*\|\s*|\s+[–—]\s+)/;

const cutAt = (text: string, at: RegExp): [string, string] => {
	const found = at.exec(text);
	return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, ''];
};

/** A key as rule books print it, a line each: `A1 Attacker retreats 1`, `DR = Defender retreats. Two hexes.` */
export function keyIn(text: string): KeyLine[] {
	return text.split(/\r?\n/).flatMap((source): KeyLine[] => {
		const line = source.replace(/^[\s|•*(-]+|[\s|]+$/gu, '').replace(/\u00a0|\u202f/g, ' ');
		for (const sign of [...BETWEEN, BLANK]) {
			const [abbr, rest] = cutAt(line, sign);
			if (!(sign === BLANK ? CAPITALS : SHORT).test(abbr) || !rest) continue;
			const [title, meaning] = cutAt(rest, ENDED);
			return [{ abbr, title: title.replace(/[.;:]$/, '').trim(), meaning: meaning.trim() }];
		}
		return [];
	});
}

/** The terms of a key: those that are there get the words they lack, the others are made. */
export function withKeyLines(file: PackDraft, key: readonly KeyLine[], lang: Lang): PackDraft {
	const { languages } = file;
	const known = ({ abbr, title }: DraftTerm, { abbr: wanted }: KeyLine) => both(abbr ?? title).includes(wanted);
	const missing = key.filter((line) => !file.terms.some((term) => known(term, line))).map(({ abbr }) => abbr);
	const whole = explained(file, [...new Set(missing)], lang);
	const terms = whole.terms.map((term): DraftTerm => {
		const line = key.find((line) => known(term, line));
		if (!line) return term;
		const filled = (text: DraftText | undefined, words: string) =>
			wordsIn(text, lang) || !words ? text : withWords(text, lang, words, languages);
		return trimmed({
			...term,
			title: filled(term.title, line.title) ?? '',
			meaning: filled(term.meaning, line.meaning)
		});
	});
	return { ...whole, terms };
}

/** Terms for abbreviations: wherever a chart has one, it leads to its meaning from now on. */
export function explained(file: PackDraft, abbrs: readonly string[], lang: Lang): PackDraft {
	const taken = file.terms.map(({ id }) => id);
	const added = abbrs.map((abbr): DraftTerm => {
		const id = freeId(slug(abbr), taken, `term-${taken.length + 1}`);
		taken.push(id);
		return { id, abbr, title: '' };
	});
	const terms = [...file.terms, ...added];
	const known = { lang, terms };
	const read = (value: DraftValue): DraftValue => {
		const words = typeof value === 'string' ? value : undefined;
		if (words === undefined) return value;
		const meant = recogniseValue(words, known);
		return meant !== null && typeof meant === 'object' && ('code' in meant || 'join' in meant) ? meant : value;
	};
	return { ...file, terms, charts: file.charts.map((chart) => mapValues(chart, read)) };
}

/** Whether a value is the term, or has it among several. */
const names = (value: DraftValue, id: string): boolean =>
	value !== null &&
	typeof value === 'object' &&
	(('code' in value && value.code === id) || ('join' in value && value.of.some((one) => names(one, id))));

/** Whether words lead to it: `the {ph} retreats`, `{r|recoil}`. */
const leads = (value: DraftValue, id: string): boolean =>
	typeof value === 'string'
		? value.includes(`{${id}}`) || value.includes(`{${id}|`)
		: value !== null &&
			typeof value === 'object' &&
			Object.values(value).some((one: unknown) => typeof one === 'string' && leads(one, id));

/** How many cells and heads say it. */
export const usesOf = ({ charts }: PackDraft, id: string): number =>
	charts.flatMap(valuesOf).filter((value) => names(value, id) || leads(value, id)).length;

/** Without the term; where charts say it, its letters stand as words. */
export function withoutTerm(file: PackDraft, id: string): PackDraft {
	const term = file.terms.find((one) => one.id === id);
	const words = term?.abbr ?? term?.title ?? id;
	const plain = (value: DraftValue): DraftValue => {
		if (value === null || typeof value !== 'object' || !names(value, id)) return value;
		if ('join' in value) return { ...value, of: value.of.map(plain) };
		return words;
	};
	return {
		...file,
		terms: file.terms.filter((one) => one.id !== id),
		charts: file.charts.map((chart) => mapValues(chart, plain))
	};
}
