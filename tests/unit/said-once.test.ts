/**
 * A text is written once: what is said in two places is one constant, or a row of a chart that both read. Looked at are the literals of
 * texts, `fr: '…'` and `en: '…'`, of twelve letters or more.
 */
import { expect, test } from 'vitest';
import { GAME, textsOf, type Said } from './one-word';
import { sources } from './sources';

/** Said twice on purpose, with the reason. */
const TWICE: Readonly<Record<string, string>> = {
	'interface, en: more, in the log': 'one form where French has a singular and a plural',
	'interface, fr: modificateur': 'a line of a sum, and a kind of cell: not the same thing',
	'interface, fr: Supprimer la ligne': 'of a log, and of a chart: two words in English',
	'interface, en: Same as device': 'the theme and the text size, of different gender in French',
	'dbm, fr: Défend une fortification': 'a condition of rear support, and a tactical factor',
	'dbm, en: Defending a fortification': 'a condition of rear support, and a tactical factor',
	'dbm, fr: Mouvement, en pas': 'a move and the movement: two words in English',
	'jdg, fr: Tir d’artillerie': 'the contents of a game are loaded without its calculators',
	'jdg, en: Artillery fire': 'the contents of a game are loaded without its calculators',
	'wab, fr: Pire que 6+\u00a0: il ne reste pas de sauvegarde.': 'a note of the chart, shorter in English'
};

/** Not those of an expression in a hole. */
const letters = (words: string) => words.replace(/\{[^{}]*\}/g, '').match(/\p{L}/gu)?.length ?? 0;
const gameOf = (file: string) => GAME.exec(file)?.[1] ?? 'interface';

/** What a thing is called is said wherever it is spoken of: the word is the same on purpose (one-word.test.ts). */
const isName = ({ file }: Said) => file.endsWith('/names.ts');

/** Those said again in the same game, or again in the interface: games know nothing of each other. */
function twiceIn(said: readonly Said[]): Map<string, string[]> {
	const places = new Map<string, Said[]>();
	for (const one of said) {
		if (letters(one.words) < 12) continue;
		const key = `${gameOf(one.file)}, ${one.lang}: ${one.words}`;
		places.set(key, [...(places.get(key) ?? []), one]);
	}
	const twice = [...places].filter(([, all]) => all.length > 1 && !all.some(isName));
	return new Map(twice.map(([key, all]) => [key, all.map(({ file }) => file)]));
}

const twice = twiceIn(sources.flatMap(({ file, source }) => textsOf(file, source)));

test('no text is written twice', () => {
	expect([...twice].filter(([key]) => !(key in TWICE))).toEqual([]);
});

test('what is said twice on purpose still is', () => {
	expect(Object.keys(TWICE).filter((key) => !twice.has(key))).toEqual([]);
});
