/**
 * A game while it is being written: the JSON of its file as `schema.ts` has it, texts as they are typed: a string where one says the
 * same in every language of the game, or one for each. What is empty is left out when it is written.
 */
import type { Cell, Annotated, Lang, Text, Value } from '$lib/core/types';
import { isObject } from '$lib/core/is-object';
import { isLang } from '$lib/core/lang';
import { FORMAT } from '$lib/packs/format/limits';
import type { PackFile } from '$lib/packs/format/schema';

export type DraftText = string | { readonly fr?: string; readonly en?: string };

/** A part of the schema with texts that may lack a language. */
export type Drafted<T> = T extends string | number | boolean | null | undefined
	? T
	: T extends Text
		? DraftText
		: { readonly [Key in keyof T]: Drafted<T[Key]> };

/** Lists that a file may leave out, and a draft has. */
type Lists = 'terms' | 'charts' | 'calculators' | 'examples';
export type PackDraft = Drafted<Omit<PackFile, Lists>> & {
	readonly [Key in Lists]: Drafted<NonNullable<PackFile[Key]>>;
};

export type DraftValue = Drafted<Value>;
export type DraftAnnotated = Drafted<Annotated>;
export type DraftCell = Drafted<Cell>;
export type DraftChart = PackDraft['charts'][number];
export type DraftColumn = DraftChart['columns'][number];
export type DraftRow = DraftChart['rows'][number];
export type DraftNote = NonNullable<DraftChart['notes']>[number];
export type DraftGroup = NonNullable<DraftChart['groups']>[number];
export type DraftTerm = PackDraft['terms'][number];

/** The first page of a new game. */
export const emptyDraft = (lang: Lang, day: string): PackDraft => ({
	guidon: FORMAT,
	id: '',
	version: 1,
	revised: day,
	licence: 'CC0-1.0',
	authors: [],
	languages: [lang],
	game: { title: '', dice: 'd6' },
	terms: [],
	charts: [],
	calculators: [],
	examples: []
});

/** Whether a value is words: a string, or an object with those of one language or both. */
export const isWords = (value: unknown): value is DraftText =>
	typeof value === 'string' || (isObject(value) && Object.keys(value).some(isLang) && Object.keys(value).every(isLang));

/** Whether it is the value of that key: `{ "plus": 1 }`. */
export const holds = <Key extends string>(
	value: DraftValue,
	key: Key
): value is Extract<DraftValue, Record<Key, unknown>> => isObject(value) && key in value;

/** A band, open where an end is left out. */
export type DraftBand = Readonly<Partial<Record<'min' | 'max', number>>>;
export const isBand = (value: DraftValue): value is DraftBand & DraftValue =>
	isObject(value) && ('min' in value || 'max' in value);

/** What a text says in a language; nothing where it lacks it. */
export const wordsIn = (text: DraftText | undefined, lang: Lang): string =>
	text === undefined ? '' : typeof text === 'string' ? text : (text[lang] ?? '');

/** What it says to somebody who reads that language: the other one where it is lacking. */
export const wordsFor = (text: DraftText | undefined, lang: Lang): string =>
	wordsIn(text, lang) || wordsIn(text, lang === 'fr' ? 'en' : 'fr');

/** The text with other words in one language of the game. */
export function withWords(
	text: DraftText | undefined,
	lang: Lang,
	words: string,
	languages: readonly Lang[]
): DraftText {
	if (languages.length === 1) return words;
	const next = { fr: wordsIn(text, 'fr'), en: wordsIn(text, 'en'), [lang]: words };
	return next.fr === next.en ? words : { ...(next.fr && { fr: next.fr }), ...(next.en && { en: next.en }) };
}

/**
 * The game in other languages. What is said in a language that goes is lost with it; a text that was said in one language alone is said
 * so in both until somebody translates it.
 */
export function spoken(file: PackDraft, languages: readonly Lang[]): PackDraft {
	const [only = 'en'] = languages;
	const walk = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(walk);
		if (typeof value !== 'object' || value === null) return value;
		if (isWords(value)) return languages.length === 1 ? wordsFor(value, only) : value;
		return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, walk(inside)]));
	};
	return languages.length ? { ...(walk(file) as PackDraft), languages } : file;
}
