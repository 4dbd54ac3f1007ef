/**
 * The same as beside this, over two thousand answers of each calculator; with `npm run test:proof` over ten thousand, and that no
 * part of the data goes unnoticed, which takes minutes.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers, asksLine, expectSame, line, pairs } from './compare';
import { IN_DATA } from '$lib/packs/from-game';
import { mutants } from './mutants';

const isWhole = import.meta.env.MODE === 'proof';
const all = (await Promise.all(IN_DATA.map(pairs))).flat();

describe.each(all)('$name', ({ ours, theirs, data, book }) => {
	test('answers thousands of times the same', { timeout: 600_000 }, () => {
		fc.assert(
			fc.property(anyAnswers(ours), (answers) => expectSame(ours, theirs, answers)),
			{ numRuns: isWhole ? 10_000 : 2_000 }
		);
	});

	/** Random answers prove only what they reach: whatever is taken out of the data, some of them notice. */
	test.runIf(isWhole)('with any part missing it asks or answers otherwise', { timeout: 1_200_000 }, () => {
		const asked = asksLine(ours);
		// The same each time: of three thousand at random, some lack an answer that a rare line needs.
		const some = fc.sample(anyAnswers(ours), { numRuns: 10_000, seed: 1 });
		const tried = some.map((answers) => ({ answers, said: line(ours, answers) }));
		const unnoticed = [...mutants(data, book)]
			.filter(({ calculator }) => asksLine(calculator) === asked)
			.filter(({ calculator }) => tried.every(({ answers, said }) => line(calculator, answers) === said))
			.map(({ without }) => without);
		expect(unnoticed).toEqual([]);
	});
});
