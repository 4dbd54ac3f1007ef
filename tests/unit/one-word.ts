/**
 * One word for one thing in one game: what a thing is called in both languages, and the words that are not used for it. Players
 * may search for those (`also` of a term); no text says them. Between quotation marks a text tells what a sheet prints.
 */
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '$lib/core/types';
import { sources } from './sources';

export interface OneWord {
	readonly thing: string;
	/** As some text says it: a plural counts. */
	readonly fr: string;
	readonly en: string;
	/** Whole words, in any case; a plural counts. */
	readonly not: Readonly<Partial<Record<Lang, readonly string[]>>>;
}

export interface Said {
	readonly file: string;
	readonly lang: Lang;
	readonly words: string;
}

/** A text in a source, `fr: '…'`, or in a game as a file, `"fr": "…"`. */
const TEXT = /\b(fr|en)"?:\s*(['`"])((?:\\.|(?!\2)[^\\])*)\2/g;

export const textsOf = (file: string, source: string): Said[] =>
	[...source.matchAll(TEXT)].map(([, lang, , words]) => ({ file, lang: lang as Lang, words: words! }));

export const GAME = /^lib\/(?:games|packs\/twins)\/([\w-]+)(?:\/|\.json$)/;

/** What a sheet prints is quoted; ids and sums in braces are no words. */
const own = (words: string) =>
	words
		.replace(/«[^»]*»|“[^”]*”/g, '')
		.replace(/\$?\{[\w-]+(?:\|([^}]*))?\}/g, '$1')
		.replace(/(?<!\$)\{[^}]*\}/g, '')
		.replace(/\\u[\da-f]{4}/g, ' ');

const asWord = (word: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}-])${word.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu');

/** A text that is nothing but the abbreviation names it. */
const uses = ({ words }: Said, word: string) => words !== word && asWord(word).test(own(words));

export const breaches = (one: OneWord, said: readonly Said[]): string[] =>
	LANGS.flatMap((lang) =>
		(one.not[lang] ?? []).flatMap((word) =>
			said
				.filter((text) => text.lang === lang && uses(text, word))
				.map(({ file, words }) => `${file} calls ${one.thing} “${word}”, not “${one[lang]}”: “${words}”`)
		)
	);

/** What no game says, the interface does. */
const saidIn = (game: string | undefined): Said[] =>
	sources.filter(({ file }) => GAME.exec(file)?.[1] === game).flatMap(({ file, source }) => textsOf(file, source));

/** Holds every text of a game to its list; without a game, those of the interface. */
export function holdsTo(list: readonly OneWord[], game?: string) {
	const said = saidIn(game);
	describe.each(list)('$thing', (one) => {
		test.each(LANGS)(`has its word in %s`, (lang) => {
			expect(said.some((text) => text.lang === lang && asWord(one[lang]).test(own(text.words)))).toBe(true);
		});

		test('has no other', () => expect(breaches(one, said)).toEqual([]));
	});
}
