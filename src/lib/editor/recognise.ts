/**
 * What is typed into a cell, as the value it means, and back. `written` gives for every value a text that `recognise` takes for the same
 * value: the plainest that does, with an apostrophe in front (as in spreadsheets) where words look like something else. Pure.
 */
import { inThirds, plain } from '$lib/core/figures';
import type { Join, Lang } from '$lib/core/types';
import {
	holds,
	isBand,
	isWords,
	wordsFor,
	wordsIn,
	type DraftAnnotated,
	type DraftCell,
	type DraftTerm,
	type DraftText,
	type DraftValue
} from './draft-file';

export interface Known {
	readonly lang: Lang;
	readonly terms: readonly Pick<DraftTerm, 'id' | 'abbr' | 'title'>[];
	/** Letters of the notes there are, by their ids. */
	readonly notes?: readonly { readonly id: string; readonly mark?: string }[];
}

/** Hyphens, dashes and minus signs: rule books, Word and PDFs write any of them for a minus. */
const DASH = '[-\\u2010-\\u2015\\u2212\\u207b\\u02d7\\ufe58\\ufe63\\u2796]';
/** What a sign may follow; after anything else a dash stands between two figures. */
const BEFORE_SIGN = '(^|[ ~](?:to|à|or|ou|and|et) |[-–/(~≥≤<>=] ?)';
const MINUS = new RegExp(`${BEFORE_SIGN}${DASH} ?(?=[\\d½¼¾⅓⅔⅕-⅞])`, 'g');
const PLUS = new RegExp(`${BEFORE_SIGN}\\+ (?=[\\d½¼¾⅓⅔⅕-⅞])`, 'g');

const PARTS: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾', '1/3': '⅓', '2/3': '⅔' };
const inOne = (all: string, whole: string, over: string, under: string): string => {
	const part = PARTS[`${over}/${under}`];
	return part ? whole + part : all;
};

/** The same with one sign for each thing: every minus a hyphen, every other dash long, `1 1/2` as `1½`. */
const plainSigns = (text: string): string =>
	text
		.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
		.replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
		.replace(/\u2795/g, '+')
		.trim()
		.replace(/()\b([1-3])\u2044([2-4])\b/g, inOne)
		.replace(/(\d) ([1-3])\/([2-4])(?![\d/:])/g, inOne)
		.replace(/(\d) (?=[½¼¾⅓⅔⅕-⅞])/g, '$1')
		.replace(MINUS, '$1-')
		.replace(PLUS, '$1+')
		.replace(/[\u2010\u2011\u2212\ufe63\u2796]/g, '-')
		.replace(/[\u2012\u2014\u2015]/g, '–');

const FRACTIONS: Readonly<Record<string, number>> = {
	'½': 1 / 2,
	'¼': 1 / 4,
	'¾': 3 / 4,
	'⅓': 1 / 3,
	'⅔': 2 / 3,
	'⅕': 1 / 5,
	'⅖': 2 / 5,
	'⅗': 3 / 5,
	'⅘': 4 / 5,
	'⅙': 1 / 6,
	'⅚': 5 / 6,
	'⅛': 1 / 8,
	'⅜': 3 / 8,
	'⅝': 5 / 8,
	'⅞': 7 / 8
};
const N = String.raw`\d+(?:[.,]\d+)?[½¼¾⅓⅔⅕-⅞]?|[½¼¾⅓⅔⅕-⅞]`;
const S = `[+-]?(?:${N})`;

function figure(text: string): number {
	const minus = text.startsWith('-') ? -1 : 1;
	const [, whole = '', part = ''] = /^[+-]?(.*?)([½¼¾⅓⅔⅕-⅞]?)$/.exec(text) ?? [];
	return minus * (Number(whole.replace(',', '.') || 0) + (FRACTIONS[part] ?? 0));
}

const MORE = String.raw`\+|(?:or|et|ou|and) (?:more|plus|over|above|up|\+)`;
const LESS = String.raw`(?:or|et|ou|and) (?:less|fewer|moins|under|below)`;

/** Forms of figures, each with what it makes of its parts. The first that fits counts. */
const FIGURES: readonly (readonly [RegExp, (a: number, b: number) => DraftValue])[] = [
	[new RegExp(`^(${N})$`), (n) => n],
	[new RegExp(`^=(${S})$`), (n) => n],
	[new RegExp(`^\\+(${N})$`), (n) => ({ plus: n })],
	[new RegExp(`^-(${N})$`), (n) => ({ plus: -n || 0 })],
	[new RegExp(`^(${S})\\+$`), (n) => ({ need: n })],
	[new RegExp(`^(${N})-$`), (n) => ({ max: n })],
	[new RegExp(`^(?:≥|>=) ?(${S})$`), (n) => ({ min: n })],
	[new RegExp(`^(?:≤|<=) ?(${S})$`), (n) => ({ max: n })],
	[new RegExp(`^(${S}) (?:${MORE})$`, 'i'), (n) => ({ min: n })],
	[new RegExp(`^(${S}) (?:${LESS})$`, 'i'), (n) => ({ max: n })],
	[new RegExp(`^(${S}) ?(?:–|to|à|\\.\\.\\.?|…) ?(${S})$`, 'i'), (a, b) => ({ min: a, max: b })],
	[new RegExp(`^(${N}) ?- ?(${N})$`), (a, b) => ({ min: a, max: b })],
	[new RegExp(`^(${N})[/:](${N})$`), (a, b) => ({ ratio: [a, b] })],
	[new RegExp(`^(${N})[/:](${N}) ?(?:${MORE})$`, 'i'), (a, b) => ({ ratio: [a, b], open: 'more' })],
	[new RegExp(`^(${N})[/:](${N})(?:-| (?:${LESS}))$`, 'i'), (a, b) => ({ ratio: [a, b], open: 'less' })]
];

function figured(text: string): DraftValue | undefined {
	for (const [form, make] of FIGURES) {
		const found = form.exec(text);
		if (!found) continue;
		const [a = 0, b = 0] = found.slice(1).map(figure);
		return make(a, b);
	}
	return undefined;
}

/** A band that goes down is none: `3-1` is the odds of three to one, `−2 to −5` is written backwards. */
const upright = (value: DraftValue): boolean =>
	!isBand(value) || value.min === undefined || value.max === undefined || value.min <= value.max;

/** The term that is written so: by its abbreviation, else its title, in either language; `{id}` for one alone. */
function coded(text: string, { terms }: Known): DraftValue | undefined {
	const named = /^\{([a-z0-9-]+)\}$/.exec(text)?.[1];
	if (named !== undefined) return { code: named };
	const says = (said: DraftText | undefined) => wordsIn(said, 'fr') === text || wordsIn(said, 'en') === text;
	const term = terms.find(({ abbr }) => says(abbr)) ?? terms.find(({ abbr, title }) => !abbr && says(title));
	return term && { code: term.id };
}

const JOINED: readonly (readonly [Join, RegExp])[] = [
	['or', / (?:or|ou) /],
	['and', / ?\+ (?=\S)| \+ ?(?=\S)|(?<=[\p{L}\d}])\+(?=[\p{L}{])/u],
	['slash', / \/ |(?<=[\p{L}}])\/(?=[\p{L}{\d])|(?<=\d)\/(?=[+-])/u]
];

/** The same said outright, where a part is words: `one move ~+ 50`. */
const OUTRIGHT: readonly (readonly [Join, RegExp])[] = [
	['or', / ?~\| ?/],
	['and', / ?~\+ ?/],
	['slash', / ?~\/ ?/],
	['glued', /~/]
];

/** Several values that each mean something by themselves. */
function joined(text: string, known: Known): DraftValue | undefined {
	for (const [join, sign] of [...OUTRIGHT, ...JOINED]) {
		const parts = text.split(sign).map((part) => part.trim());
		if (parts.length < 2 || parts.length > 12 || parts.some((part) => !part)) continue;
		const outright = text.includes('~');
		const of = parts.map((part) => meant(part, known) ?? (outright ? part : undefined));
		if (of.every((part) => part !== undefined)) return { join, of };
	}
	const glued = /^([+-]?\d+)(\p{L}+)$/u.exec(text);
	const [, count = '', code = ''] = glued ?? [];
	const [a, b] = [figured(count), coded(code, known)];
	return a !== null && a !== undefined && b ? { join: 'glued', of: [a, b] } : undefined;
}

/** A shift of the column of odds, as charts write it. A letter may also be a term, which goes first. */
const SHIFTS: Readonly<Record<Lang, RegExp>> = {
	fr: /^(\d{1,2}) ?(?:([LG]|(?:à )?gauche|left|←)|(?:[RD]|(?:à )?droite|right|→))$/i,
	en: /^(\d{1,2}) ?(?:(L|left|←)|(?:R|right|→))$/i
};

function shifted(text: string, { lang }: Known): DraftValue | undefined {
	const found = SHIFTS[lang].exec(text);
	return found ? { shift: Number(found[1]) * (found[2] ? -1 : 1) || 0 } : undefined;
}

/** What it means beyond words. */
function meant(text: string, known: Known): DraftValue | undefined {
	const plain = plainSigns(text);
	const found = coded(text, known) ?? figured(plain);
	if (found !== undefined && upright(found)) return found;
	if (found !== undefined && isBand(found)) {
		const { min: high = 0, max: low = 0 } = found;
		return low > 0 ? { ratio: [high, low] } : { min: low, max: high };
	}
	return joined(plain, known) ?? shifted(plain, known);
}

const BLANK = /^[·–—-]?$/;

export function recogniseValue(text: string, known: Known): DraftValue {
	const trimmed = text.trim();
	if (trimmed.startsWith("'")) return trimmed.slice(1);
	if (BLANK.test(plainSigns(trimmed)) && trimmed !== '−') return null;
	return meant(trimmed, known) ?? trimmed;
}

const NOTED = /\s*\[([^[\]]{0,40})\]$/;
/** Behind a figure, as printed charts point to a note: `2*`, `−1†`, `3¹`, `−1 (a)`. */
const POINTED = /\s*(?:(\*{1,6}|[†‡§¶]|[⁰¹²³⁴-⁹]{1,2}|[ᵃ-ᵍʰⁱʲᵏˡᵐⁿ])|\((\*{1,6}|[†‡§¶]|\p{L}(?:, ?\p{L})*)\))$/u;

/** The letters of notes behind a value: `AE [a]`, `2 [a, b]`, `[]` for none; a sign or a small letter behind what means something. */
export function marksIn(text: string, known: Known): { readonly text: string; readonly marks: readonly string[] } {
	const found = NOTED.exec(text);
	if (found) {
		const marks = (found[1] ?? '').split(/[\s,]+/).filter(Boolean);
		return { text: text.slice(0, found.index), marks };
	}
	const marks: string[] = [];
	let bare = text;
	for (let at = POINTED.exec(bare); at && meant(bare, known) === undefined; at = POINTED.exec(bare)) {
		marks.unshift(...(at[1] ?? at[2] ?? '').normalize('NFKC').split(/, ?/));
		bare = bare.slice(0, at.index);
	}
	return marks.length && bare && meant(bare, known) !== undefined ? { text: bare, marks } : { text, marks: [] };
}

/** What is typed into a cell: its value and its notes. Letters that point to no note yet are kept by themselves. */
export function recognise(text: string, known: Known): { cell: DraftCell; unknown: readonly string[] } {
	const { text: bare, marks } = marksIn(text.trim(), known);
	const value = recogniseValue(bare, known);
	const ids = marks.map((mark) => known.notes?.find((note) => note.mark === mark)?.id);
	const notes = ids.filter((id) => id !== undefined);
	return {
		cell: notes.length ? { value, notes } : value,
		unknown: marks.filter((_, i) => ids[i] === undefined)
	};
}

const sameValue = (a: DraftValue, b: DraftValue): boolean => JSON.stringify(a) === JSON.stringify(b);

const number = (n: number, lang: Lang): string => {
	const shown = inThirds(Math.abs(n)) ?? String(Math.abs(n)).replace('.', lang === 'fr' ? ',' : '.');
	return (n < 0 ? '−' : '') + shown;
};

const WORDS = {
	more: { fr: 'et plus', en: 'or more' },
	less: { fr: 'ou moins', en: 'or less' },
	to: { fr: 'à', en: 'to' },
	or: { fr: ' ou ', en: ' or ' }
} as const;

const shiftText = (by: number, lang: Lang): string =>
	Math.abs(by) + { fr: 'GD', en: 'LR' }[lang].charAt(by < 0 ? 0 : 1);

/** Ways to write a value, the plainest first; the last is always understood. */
function ways(value: DraftValue, known: Known): string[] {
	const { lang } = known;
	if (value === null) return [''];
	if (typeof value === 'number') return [number(value, lang), `=${number(value, lang)}`];
	if (isWords(value)) {
		const words = wordsIn(value, lang);
		return [words, `'${words}`];
	}
	if ('plus' in value) return [value.plus < 0 ? number(value.plus, lang) : `+${number(value.plus, lang)}`];
	if ('need' in value) return [`${number(value.need, lang)}+`];
	if ('shift' in value)
		return [shiftText(value.shift, lang), `${Math.abs(value.shift)} ${value.shift < 0 ? '←' : '→'}`];
	if ('code' in value) {
		const term = known.terms.find(({ id }) => id === value.code);
		return [wordsIn(term?.abbr ?? term?.title, lang), `{${value.code}}`];
	}
	if ('ratio' in value) {
		const odds = value.ratio.map((n) => number(n, lang)).join('/');
		return value.open ? [`${odds} ${WORDS[value.open][lang]}`] : [odds];
	}
	if ('join' in value) {
		const parts = value.of.map((part) => writtenValue(part, known));
		const signs = { or: [WORDS.or[lang], ' ~| '], and: [' + ', ' ~+ '], slash: ['/', ' / ', ' ~/ '], glued: ['', '~'] }[
			value.join
		];
		return signs.map((sign) => parts.join(sign));
	}
	const { min, max } = value;
	if (max === undefined) return [`${number(min ?? 0, lang)} ${WORDS.more[lang]}`];
	if (min === undefined) return [`${number(max, lang)} ${WORDS.less[lang]}`];
	return [`${number(min, lang)} ${WORDS.to[lang]} ${number(max, lang)}`];
}

/** Words in the language they are shown in: what `recognise` gives for them says nothing of the other one. */
const inLang = (value: DraftValue, lang: Lang): DraftValue => {
	if (isWords(value)) return wordsIn(value, lang);
	if (typeof value === 'object' && value !== null && 'join' in value)
		return { join: value.join, of: value.of.map((part) => inLang(part, lang)) };
	return value;
};

function writtenValue(value: DraftValue, known: Known): string {
	const all = ways(value, known);
	const wanted = inLang(value, known.lang);
	return all.find((text) => sameValue(recogniseValue(text, known), wanted === '' ? null : wanted)) ?? all.at(-1) ?? '';
}

/** A cell as it is typed. */
export function written(cell: DraftCell, known: Known): string {
	const { value, notes = [] } = parts(cell);
	const text = writtenValue(value, known);
	const marks = notes.map((id) => known.notes?.find((note) => note.id === id)?.mark ?? '').filter(Boolean);
	if (marks.length) return `${text} [${marks.join(', ')}]`.trim();
	return marksIn(text, known).text === text ? text : `${text} []`;
}

/** A value as one speaks of it: the terms in its words are written out. */
export function spokenOf(value: DraftValue, known: Known): string {
	const { lang, terms } = known;
	const named = (code: string) => {
		const term = terms.find(({ id }) => id === code);
		return wordsFor(term?.abbr, lang) || wordsFor(term?.title, lang) || code;
	};
	return isWords(value) ? plain(wordsFor(value, lang), lang, named) : writtenValue(value, known);
}

/** A cell with its notes and its doubt, whether it has any or not. */
export const parts = (cell: DraftCell): DraftAnnotated =>
	typeof cell === 'object' && cell !== null && 'value' in cell ? cell : { value: cell };

const isWhole = (value: DraftValue): boolean => typeof value === 'number' && Number.isInteger(value);

/**
 * The heads of the rows or columns of one table: beside figures `6+` is six or more and no score to reach, and `−1` or `+2` is a number
 * of the same scale; where one of `1-2`, `1-1`,
 * `2-1` goes down, all are odds.
 */
export function recogniseHeads(texts: readonly string[], known: Known): DraftValue[] {
	const bare = texts.map((text) => marksIn(text.trim(), known).text);
	const odds = /^(\d+) ?[-–] ?(\d+)(\+?)$/;
	const pairs = bare.map((text) => odds.exec(plainSigns(text)));
	if (pairs.some((pair) => pair && Number(pair[1]) >= Number(pair[2])) && pairs.filter(Boolean).length > 1) {
		return bare.map((text, i) => {
			const pair = pairs[i];
			if (!pair) return recogniseValue(text, known);
			return { ratio: [Number(pair[1]), Number(pair[2])], ...(pair[3] && { open: 'more' as const }) };
		});
	}
	const values = bare.map((text) => recogniseValue(text, known));
	const filled = values.filter((value) => value !== null);
	const scale = filled.every(
		(value) => isWhole(value) || isBand(value) || holds(value, 'need') || (holds(value, 'plus') && isWhole(value.plus))
	);
	if (!scale || !filled.some((value) => isWhole(value) || isBand(value))) return values;
	return values.map((value) => {
		if (holds(value, 'need')) return { min: value.need };
		return holds(value, 'plus') ? value.plus : value;
	});
}

/** `2R` among words is a result: two hexes of retreat. */
const LETTERED = /^\d+ ?[LRGD]$/i;
const NO_SHIFT = /^(?:no|none|nil|no (?:shift|effect)|aucune?|non|sans|aucun (?:décalage|effet))$/i;

/** What a cell is for the column it is in. */
function columnRule(
	values: readonly DraftValue[],
	texts: readonly string[]
): (value: DraftValue, i: number) => DraftValue {
	const isFew = !values.some((value) => isWhole(value) && value !== 0);
	const hasWords = values.some(
		(value) => holds(value, 'code') || (typeof value === 'string' && value !== '' && !NO_SHIFT.test(value))
	);
	const nought = values.some((value) => holds(value, 'plus'))
		? { plus: 0 }
		: values.some((value) => holds(value, 'shift')) && { shift: 0 };
	return (value, i) => {
		const text = texts[i]?.trim() ?? '';
		if (hasWords && holds(value, 'shift') && LETTERED.test(text)) return text;
		return value === 0 && isFew && nought ? nought : value;
	};
}

/** The cells of one column: beside signed figures or shifts a bare 0 is one of them. */
export function recogniseColumn(texts: readonly string[], known: Known): { cells: DraftCell[]; unknown: string[] } {
	const read = texts.map((text) => recognise(text, known));
	const rule = columnRule(
		read.map(({ cell }) => parts(cell).value),
		texts
	);
	const cells = read.map(({ cell }, i): DraftCell => {
		const { value, ...rest } = parts(cell);
		const next = rule(value, i);
		return Object.keys(rest).length ? { ...rest, value: next } : next;
	});
	return { cells, unknown: read.flatMap(({ unknown }) => unknown) };
}

/** Short and in capitals, or a capital and two letters or figures that come again. */
const CAPITALS = /^\p{Lu}[\p{Lu}\d]{0,4}$/u;
const ABBREVIATION = /^\p{Lu}[\p{L}\d]{0,2}$/u;

/** The abbreviations in words that no term explains, in the order they come. */
export function abbreviationsIn(values: readonly DraftValue[], lang: Lang): string[] {
	const count = new Map<string, number>();
	for (const value of values) {
		if (!isWords(value)) continue;
		for (const word of wordsIn(value, lang).split(/ ?[+/] ?/)) count.set(word, (count.get(word) ?? 0) + 1);
	}
	return [...count]
		.filter(([word, many]) => CAPITALS.test(word) || (many > 2 && ABBREVIATION.test(word)))
		.map(([word]) => word);
}
