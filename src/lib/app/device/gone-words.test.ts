import { beforeEach, expect, test, vi } from 'vitest';
import { allGoneWords, bringWords, goneWords, keepWords } from './gone-words';

const T = (words: string) => ({ fr: words, en: words });
const disk = new Map<string, string>();

beforeEach(() => {
	disk.clear();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => disk.get(key) ?? null,
		setItem: (key: string, value: string) => disk.set(key, value)
	});
	return () => vi.unstubAllGlobals();
});

test('words are kept beside those of other games, and the last ones count', () => {
	keepWords(new Map([['~hills/attack', { title: T('Attack') }]]));
	keepWords(new Map([['/~wars/moves/', { title: T('Moves'), of: T('Little Wars') }]]));
	keepWords(new Map([['~hills/attack', { title: T('Assault') }]]));
	expect(goneWords('~hills/attack')).toEqual({ title: T('Assault') });
	expect(goneWords('/~wars/moves/')).toEqual({ title: T('Moves'), of: T('Little Wars') });
});

test('there are not endlessly many: the oldest go first, and what was named again is young', () => {
	const words = (from: number, to: number) =>
		new Map(Array.from({ length: to - from }, (_, i) => [`~game/${from + i}`, { title: T(`${from + i}`) }]));
	keepWords(words(0, 300));
	keepWords(words(0, 1));
	keepWords(words(300, 301));
	expect(goneWords('~game/0')).toEqual({ title: T('0') });
	expect(goneWords('~game/1')).toBeUndefined();
	expect(goneWords('~game/2')).toBeDefined();
	expect(goneWords('~game/300')).toBeDefined();
});

test('what another tab keeps is seen, and what is no words is left out', () => {
	expect(goneWords('~hills/attack')).toBeUndefined();
	disk.set(
		'guidon.gone-words',
		JSON.stringify({ '~hills/attack': { title: T('Attack') }, '~hills/fire': { title: 3 } })
	);
	expect(goneWords('~hills/attack')).toEqual({ title: T('Attack') });
	expect(goneWords('~hills/fire')).toBeUndefined();
	disk.set('guidon.gone-words', '{');
	expect(goneWords('~hills/attack')).toBeUndefined();
});

test('words of a backup fill the gaps, or take the place of those that are here', () => {
	keepWords(new Map([['~hills/attack', { title: T('Attack') }]]));
	bringWords({ '~hills/attack': { title: T('Assault') }, '~hills/fire': { title: T('Fire') } }, true);
	expect(allGoneWords()).toEqual({ '~hills/attack': { title: T('Attack') }, '~hills/fire': { title: T('Fire') } });
	bringWords({ '~hills/attack': { title: T('Assault') } }, false);
	expect(goneWords('~hills/attack')).toEqual({ title: T('Assault') });
	expect(goneWords('~hills/fire')).toEqual({ title: T('Fire') });

	// Above the limit the oldest are dropped.
	const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`~game/${i}`, { title: T(`${i}`) }]));
	bringWords(many, true);
	expect(goneWords('~hills/fire')).toEqual({ title: T('Fire') });
	expect(Object.keys(allGoneWords())).toHaveLength(300);
});
