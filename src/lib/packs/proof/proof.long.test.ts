/** The same as beside this, over ten thousand answers of each calculator. */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { ids } from '$lib/systems';
import { anyAnswers, expectSame, pairs } from './compare';

const all = (await Promise.all(ids.map(pairs))).flat();

describe.each(all)('$name', ({ ours, theirs, sameWords }) => {
	test('answers ten thousand times the same', { timeout: 600_000 }, () => {
		fc.assert(
			fc.property(anyAnswers(ours), (answers) => expectSame(ours, theirs, answers, sameWords)),
			{ numRuns: 10_000 }
		);
	});
});
