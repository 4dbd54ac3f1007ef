/** Games of the app as packs ask, add and answer just what their code does. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadGame } from '$lib/games';
import { anyAnswers, expectSame, expectSameQuestions, pairs } from './compare';
import { IN_DATA } from '$lib/packs/from-game';

const all = (await Promise.all(IN_DATA.map(pairs))).flat();

test('there are games to compare', () => expect(all.length).toBeGreaterThan(0));

test.each(IN_DATA)('%s has all its calculators in data', async (id) => {
	const { calculators } = (await loadGame(id))!;
	const inData = all.filter(({ name }) => name.startsWith(`${id}/`)).map(({ theirs }) => theirs.id);
	expect(inData).toEqual(calculators.map((one) => one.id));
});

/** What is said in one language alone: articles in its expressions, and never a word outside of them. */
const TEXT = /"(?:fr|en)": ?"((?:[^"\\]|\\.)*)"/g;

test.each(IN_DATA)('the data of %s has no words of its own', (id) => {
	const source = readFileSync(`src/lib/packs/twins/${id}.json`, 'utf8');
	const said = [...source.matchAll(TEXT)].map(([, words = '']) => words.replace(/\{[^{}]*\}/g, ''));
	expect(said.filter((words) => /\p{L}/u.test(words))).toEqual([]);
});

describe.each(all)('$name', ({ ours, theirs }) => {
	test('asks the same', () => expectSameQuestions(ours, theirs));

	test('answers the same', () => {
		fc.assert(
			fc.property(anyAnswers(ours), (answers) => expectSame(ours, theirs, answers)),
			{ numRuns: 50 }
		);
	});
});
