/** The interface's own words, and the script that sets them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { french, typeset } from '../../scripts/typography.js';
import { faultsIn, textsIn } from './texts';

const N = '\u202f';
const B = '\u00a0';

describe('French', () => {
	test.each([
		['Le chef ?', `Le chef${N}?`],
		['Le chef?', `Le chef${N}?`],
		['non ; si', `non${N}; si`],
		['non;si', `non${N};si`],
		['Tir : oui', `Tir${B}: oui`],
		['Tir\u202f: oui', `Tir${B}: oui`],
		['à 8:30', 'à 8:30'],
		['« oui »', `«${N}oui${N}»`],
		['«oui»', `«${N}oui${N}»`],
		['quoi ?!', `quoi${N}?!`],
		['quoi ! ?', `quoi${N}!?`],
		["l'abri", 'l’abri'],
		["aujourd'hui", 'aujourd’hui'],
		["qu'à", 'qu’à'],
		["l'éléphant", 'l’éléphant'],
		['attendre...', 'attendre…'],
		['-2 à couvert', '−2 à couvert'],
		['couvert (-2)', 'couvert (−2)'],
		['demi-tour, 10-12', 'demi-tour, 10-12'],
		['(règle 12.1)', `(règle${B}12.1)`]
	])('“%s”', (typed, set) => expect(french(typed)).toBe(set));

	test('what is set stays as it is', () => {
		for (const set of [`quoi${N}?!`, `«${N}oui${N}»`, `Tir${B}: oui`, 'l’abri', '−2']) expect(french(set)).toBe(set);
	});
});

test.each([
	[`{ fr: 'Tir : oui ?', en: 'Fire: yes?' }`, `{ fr: 'Tir${B}: oui${N}?', en: 'Fire: yes?' }`],
	[`{ fr: "l'abri", en: "the leader's" }`, `{ fr: 'l’abri', en: 'the leader’s' }`],
	[`{ fr: 'la règle 11', en: 'rules 11 and 12' }`, `{ fr: 'la règle${B}11', en: 'rules${B}11 and 12' }`],
	[`{ fr: 'l\\'abri', en: '-1' }`, `{ fr: 'l’abri', en: '−1' }`],
	[`fr:\n\t'Tir ?'`, `fr:\n\t'Tir${N}?'`],
	[`const a = b ? 'c ?' : 'd';`, `const a = b ? 'c ?' : 'd';`]
])('only texts are set: %s', (source, set) => expect(typeset(source)).toBe(set));

const words = import.meta.glob<Record<string, unknown>>(
	// What a game says in words of its own is checked with its results; examples of a search are typed as players type.
	['/src/**/{words,*-words}.ts', '!/src/lib/games/**', '!/src/routes/*/search/words.ts'],
	{ eager: true }
);

describe('the interface’s own words', () => {
	test('are found', () => expect(Object.keys(words)).toContain('/src/lib/core/words.ts'));

	test.each(Object.keys(words))('%s is written in both languages, well set', (file) => {
		expect(textsIn({ ...words[file] }).flatMap(faultsIn)).toEqual([]);
	});

	test('a fault in them is seen', () => {
		const { words: own } = words['/src/lib/core/words.ts'] as { words: object };
		expect(textsIn(own).length).toBeGreaterThan(20);
		expect(textsIn({ ...own, added: { fr: 'Chercher ?', en: 'Search ?' } }).flatMap(faultsIn)).toHaveLength(2);
	});
});

test('every text in the source is set: else run npm run format', () => {
	const src = join(import.meta.dirname, '../../src');
	const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
		(file) => file.endsWith('.ts') && !/\.test\.ts$|search\/words\.ts$/.test(file)
	);
	expect(sources.length).toBeGreaterThan(60);
	const unset = sources.filter((file) => {
		const source = readFileSync(join(src, file), 'utf8');
		return typeset(source) !== source;
	});
	expect(unset).toEqual([]);
});
