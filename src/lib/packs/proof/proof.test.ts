/** Games of the app as packs ask, add and answer just what their code does. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ids } from '$lib/systems';
import { anyAnswers, expectSame, expectSameQuestions, pairs } from './compare';

const all = (await Promise.all(ids.map(pairs))).flat();

test('there are games to compare', () => expect(all.length).toBeGreaterThan(0));

describe.each(all)('$name', ({ ours, theirs, sameWords }) => {
	test('asks the same', () => expectSameQuestions(ours, theirs));

	test('answers the same', () => {
		fc.assert(
			fc.property(anyAnswers(ours), (answers) => expectSame(ours, theirs, answers, sameWords)),
			{ numRuns: 200 }
		);
	});
});
