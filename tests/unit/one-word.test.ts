/** Every text of the app, found where it is written, against the list of words in `one-word.ts`. */
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '$lib/types';
import { ONE_WORD, type OneWord } from './one-word';

const sources = import.meta.glob<string>(['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts'], {
	query: '?raw',
	import: 'default',
	eager: true
});

interface Said {
	readonly file: string;
	readonly lang: Lang;
	readonly words: string;
}

/** A text in a source: `fr: '…'`. */
const TEXT = /\b(fr|en):\s*(['`])((?:\\.|(?!\2)[^\\])*)\2/g;

const textsOf = (file: string, source: string): Said[] =>
	[...source.matchAll(TEXT)].map(([, lang, , words]) => ({ file, lang: lang as Lang, words: words! }));

const GAME = /^\/src\/lib\/systems\/([\w-]+)\//;
const byPlace = new Map<string, Said[]>();
for (const [file, source] of Object.entries(sources)) {
	const game = GAME.exec(file)?.[1] ?? '';
	byPlace.set(game, [...(byPlace.get(game) ?? []), ...textsOf(file, source)]);
}

const placeOf = ({ game = '' }: OneWord): readonly Said[] => byPlace.get(game) ?? [];

/** What a sheet prints is quoted; ids in braces are no words. */
const own = (words: string) =>
	words
		.replace(/«[^»]*»|“[^”]*”/g, '')
		.replace(/\$?\{[\w-]+(?:\|([^}]*))?\}/g, '$1')
		.replace(/\\u[\da-f]{4}/g, ' ');

const asWord = (word: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}-])${word.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu');

/** A text that is nothing but the abbreviation names it. */
const uses = ({ words }: Said, word: string) => words !== word && asWord(word).test(own(words));

const breaches = (one: OneWord, said: readonly Said[]): string[] =>
	LANGS.flatMap((lang) =>
		(one.not[lang] ?? []).flatMap((word) =>
			said
				.filter((text) => text.lang === lang && uses(text, word))
				.map(({ file, words }) => `${file} calls ${one.thing} “${word}”, not “${one[lang]}”: “${words}”`)
		)
	);

describe.each(ONE_WORD)('$game $thing', (one) => {
	test.each(LANGS)(`has its word in %s`, (lang) => {
		expect(placeOf(one).some((text) => text.lang === lang && asWord(one[lang]).test(own(text.words)))).toBe(true);
	});

	test('has no other', () => expect(breaches(one, placeOf(one))).toEqual([]));
});

test('every game has its words', async () => {
	const games = [...byPlace.keys()].filter(Boolean).sort();
	expect([...new Set(ONE_WORD.map(({ game }) => game ?? ''))].filter(Boolean).sort()).toEqual(games);
});

test('a word that is not used is seen, and a quoted or longer one is not', () => {
	const [one] = ONE_WORD.filter(({ game, fr }) => game === 'dbm' && fr === 'soutien');
	const found = (fr: string) => breaches(one!, textsOf('a.ts', `{ fr: '${fr}' }`));
	expect(found('Deux supports arrière')).toHaveLength(1);
	expect(found('« support AR »')).toEqual([]);
	expect(found('Il supporte tout')).toEqual([]);
	expect(found('Pas de {rear|support}')).toHaveLength(1);
});
