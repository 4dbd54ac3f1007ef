import { expect, test } from 'vitest';
import { rollOf, rollPool, tallyOf, uniform } from './dice';

const of =
	(...words: number[]) =>
	() =>
		words.shift()!;

test('throws again what would make some faces likelier', () => {
	// 2³² is 6 × 715 827 882 + 4, so the last four values must be rejected.
	expect(uniform(6, of(2 ** 32 - 1, 2 ** 32 - 4, 13))).toBe(1);
	expect(uniform(10, of(2 ** 32 - 6, 2 ** 32 - 7))).toBe(9);
});

test('every face of a die comes up', () => {
	const seen = new Set(Array.from({ length: 10 }, (_, i) => rollOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], of(i))));
	expect(seen.size).toBe(10);
});

test('counts the dice that reach a score', () => {
	expect(rollPool({ count: 4, need: 4 }, of(0, 3, 5, 2))).toEqual([2]);
	expect(rollPool({ count: 0, need: 4 })).toEqual([0]);
});

test('a pool is seen as counts for each face, as long as it is the one that was rolled', () => {
	const faces = rollPool({ count: 5, need: 5 }, of(0, 0, 3, 5, 4));
	expect(faces).toEqual([2]);
	expect(tallyOf(faces)).toEqual([2, 0, 0, 1, 1, 1]);
	expect(tallyOf([2])).toBeUndefined();
});

test('the phone is fair: chi-square of 60 000 throws of crypto stays in reason', () => {
	const seen = new Array<number>(6).fill(0);
	for (let i = 0; i < 60_000; i++) seen[uniform(6)]!++;
	const chi = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
	// Chi-squared with five degrees of freedom exceeds 40 once in ten million runs.
	expect(chi).toBeLessThan(40);
});
