/** What holds for every word of every game, and for every query that is kept: thousands of look-ups. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadAll, loadGames } from '$lib/games';
import { queries } from '../../../../tests/queries-everyday';
import { tuned } from '../../../../tests/queries-tuned';
import { find, unpack, type Asked } from './';
import { buildIndex } from './build';
import { entriesOf } from './entries';
import { pack } from './pack';
import { fold } from '$lib/core/letters';
import { tokens } from './tokens';
import { FILLERS } from './forms';

const wholes = await Promise.all((await loadGames()).map(loadAll));
const entries = wholes.flatMap(entriesOf);
const indexes = wholes.map((whole) => buildIndex(entriesOf(whole)));

const pathsFor = (query: string, asked: Partial<Asked> = {}): string[] =>
	find(indexes, query, { lang: 'fr', limit: entries.length + 1000, ...asked }).hits.flatMap(({ entry, term }) =>
		term ? [entry.path, term.path] : [entry.path]
	);

test('the packed index finds the same, with the same words', () => {
	const unpacked = indexes.map((index) => unpack(JSON.parse(JSON.stringify(pack(index)))));
	for (const query of [...queries, ...tuned]) {
		const a = find(indexes, query.typed, query);
		const b = find(unpacked, query.typed, query);
		expect(b.hits.map(({ entry, score }) => [entry.path, score])).toEqual(
			a.hits.map(({ entry, score }) => [entry.path, score])
		);
		expect({ ...b, hits: [] }).toEqual({ ...a, hits: [] });
	}
});

/** Taken apart without the code under test. */
const wordsOf = (text: string): string[] =>
	text
		.split(/[\s()«»“”…;:!?·→[\]/&]+|[.,](?!\d)|,(?=\d\/)|—|(?<=\w)\.(?=\s|$)/)
		.map((word) => word.replace(/’/g, "'").replace(/^[-'.,]+|[-'.,]+$/g, ''))
		.filter((word) => /^[\p{L}'-]{2,}$/u.test(word));

const bare = (word: string): string =>
	word
		.normalize('NFD')
		.replace(/\p{Diacritic}/gu, '')
		.replace(/œ/g, 'oe');

describe('properties over everything there is', () => {
	const titles = entries
		.filter(({ kind }) => kind !== 'note')
		.map(({ path, title }) => ({ path, words: [...new Set([...wordsOf(title.fr), ...wordsOf(title.en)])] }));

	test('every word of every title finds its entry without its accents', () => {
		const pathsByWord = new Map<string, Set<string>>();
		const missed: string[] = [];
		for (const { path, words } of titles) {
			for (const word of words) {
				const typed = bare(word).toLowerCase();
				if (!pathsByWord.has(typed)) pathsByWord.set(typed, new Set(pathsFor(typed)));
				if (!pathsByWord.get(typed)!.has(path)) missed.push(`${typed} → ${path}`);
			}
		}
		expect(pathsByWord.size).toBeGreaterThan(500);
		expect(missed).toEqual([]);
	});

	test('at least 96 in 100 slips in words of five letters or more still find what was meant within the first ten', () => {
		const long = [...new Set(titles.flatMap(({ words }) => words))].filter(
			(word) => /^\p{L}{5,}$/u.test(word) && !FILLERS.has(fold(word))
		);
		const letters = 'abcdefghijklmnopqrstuvwxyz';
		const slipsOf = (word: string, at: number, letter: string): string[] => [
			word.slice(0, at) + word.slice(at + 1),
			word.slice(0, at) + letter + word.slice(at),
			word.slice(0, at) + letter + word.slice(at + 1),
			at + 1 < word.length ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) : word
		];
		let tried = 0;
		const missed: string[] = [];
		fc.assert(
			fc.property(fc.constantFrom(...long), fc.nat(30), fc.constantFrom(...letters), (word, place, letter) => {
				const meant = pathsFor(word, { limit: 1 })[0];
				for (const typed of slipsOf(word, place % word.length, letter)) {
					tried++;
					const ten = pathsFor(typed, { limit: 10 });
					if (!ten.includes(meant!)) missed.push(`${word} as ${typed}`);
				}
			}),
			{ numRuns: 1500, seed: 20261118 }
		);
		expect(tried).toBeGreaterThan(5000);

		expect(missed.length / tried, missed.join(', ')).toBeLessThanOrEqual(0.04);
	});

	test('a plain scan finds nothing that the index misses, but for words that may be missing', () => {
		const texts = entries.map((entry) => ({
			path: entry.path,
			words: new Set(
				[
					entry.kind === 'note' ? undefined : entry.title,
					entry.abbr,
					entry.chart,
					entry.group,
					entry.text,
					...entry.values.flatMap(({ name, value }) => [name, value])
				]
					.flatMap((text) => (text ? [text.fr, text.en] : []))
					.concat(entry.also ?? [])
					.flatMap(wordsOf)
					.map((word) => bare(word).toLowerCase())
			)
		}));
		// Outside of names they are in no list: with them the indexes were 3.7 kB of 85 larger.
		const asksNothing = (word: string) =>
			tokens(fold(word)).every(({ word, parts = [{ word }] }) => parts.every(({ word }) => FILLERS.has(word)));
		const all = [...new Set(texts.flatMap(({ words }) => [...words]))].filter((word) => !asksNothing(word));
		expect(all.length).toBeGreaterThan(1500);
		const missed: string[] = [];
		for (const word of all) {
			const found = new Set(pathsFor(`${word} `));
			for (const { path, words } of texts) if (words.has(word) && !found.has(path)) missed.push(`${word} → ${path}`);
		}
		expect(missed).toEqual([]);
	});
});
