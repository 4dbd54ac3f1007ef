import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Odds, Question, SomeOf, Text } from '$lib/core/types';
import { andThen, atLeast, D10, D6, howMany, successes, sum, sure, thrown, total } from './odds';
import { percent } from './percent';
import { mean } from './resolve';
import { settle } from './settle';

const ways = (list: Record<string, bigint>) => new Map(Object.entries(list));

describe('odds', () => {
	test('a d6 reaches 4 in three ways of six', () => {
		expect(atLeast(4)).toEqual(
			new Map([
				[false, 3n],
				[true, 3n]
			])
		);
	});

	test('two dice against each other', () => {
		const verdict = (us: number, them: number) => (us > them ? 'more' : us < them ? 'less' : 'equal');
		expect(thrown([D6, D6], verdict)).toEqual(ways({ equal: 6n, less: 15n, more: 15n }));
		expect(total(thrown([D10, D6], verdict))).toBe(60n);
	});

	test('dice of two kinds are read in their order', () =>
		expect(thrown([D10, D6], (tens, sixes) => (tens === 9 && sixes === 6 ? 'both' : 'else'))).toEqual(
			ways({ both: 1n, else: 59n })
		));

	test('what follows keeps every branch comparable', () => {
		const next = andThen(atLeast(5), (yes) =>
			yes ? thrown([D10], (face) => (face < 7 ? 'safe' : 'hit')) : sure('safe')
		);
		// 4/6 safe at once, 2/6 × 7/10 safe after.
		expect(total(next)).toBe(60n);
		expect(next).toEqual(ways({ safe: 54n, hit: 6n }));
	});

	test('many dice are the dice one by one', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 2, max: 6 }), (times, score) => {
				const one = new Map([...atLeast(score)].map(([yes, n]) => [yes ? 1 : 0, n]));
				const dice = Array.from({ length: times }, () => D6);
				const counted = thrown(dice, (...faces) => faces.filter((face) => face >= score).length);
				expect(sum(times, one)).toEqual(counted);
			})
		);
	});

	test('so many come true as the sum of noughts and ones', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 7 }), (times, score) => {
				const one = new Map([...atLeast(score)].map(([yes, n]) => [yes ? 1 : 0, n]));
				expect(successes(times, atLeast(score))).toEqual(sum(times, one));
			})
		);
	});

	test('200 dice lose no way', () => {
		expect(
			total(
				sum(
					200,
					new Map([
						[0, 5n],
						[1, 1n]
					])
				)
			)
		).toBe(6n ** 200n);
	});
});

test('a mean is weighed by the ways', () => {
	expect(mean(thrown([D6], (face) => face))).toBe(3.5);
	expect(mean(successes(200, atLeast(4)))).toBe(100);
});

describe('percentages', () => {
	test.each([
		[0n, 10n, '0%'],
		[1n, 1000n, '<\u202f1%'],
		[1n, 3n, '33%'],
		[2n, 3n, '67%'],
		[999n, 1000n, '>\u202f99%'],
		[7n, 7n, '100%']
	])('%s of %s is %s', (n, of, shown) => {
		expect(percent(n, of, 'en')).toBe(shown);
	});
});

const same = (words: string): Text => ({ fr: words, en: words });
const questions: Question[] = [
	{
		id: 'state',
		kind: 'one',
		ask: same('State?'),
		short: same('State'),
		default: 'fresh',
		choices: [
			{ id: 'fresh', label: same('Fresh'), value: 0 },
			{ id: 'routed', label: same('Routed'), value: 5 }
		]
	},
	{
		id: 'side',
		kind: 'some',
		ask: same('Side?'),
		short: same('Side'),
		choices: [
			{ id: 'flank', label: same('Flank'), value: 2, not: ['rear', 'state.routed'] },
			{ id: 'rear', label: same('Rear'), value: 3, not: ['flank'] }
		]
	},
	{ id: 'points', kind: 'number', ask: same('Points?'), short: same('Points'), min: 0, max: 20, default: 7 },
	{
		id: 'why',
		kind: 'one',
		ask: same('Why?'),
		short: same('Why'),
		default: 'luck',
		choices: [{ id: 'luck', label: same('Luck') }],
		asked: (settled) => settled.has('side', 'flank')
	}
];

describe('settling answers', () => {
	test('fills in defaults and says which they are', () => {
		const settled = settle(questions, { points: 9 });
		expect(settled.answers).toEqual({ state: 'fresh', side: [], points: 9 });
		expect([...settled.given]).toEqual(['points']);
	});

	test('of two that rule each other out keeps the first, and says so', () => {
		const settled = settle(questions, { side: ['rear', 'flank'] });
		expect(settled.answers.side).toEqual(['flank']);
		expect(settled.ruledOut).toMatchObject([{ choice: 'rear', why: { en: 'Ruled out by: Flank' } }]);
	});

	test('rules out across questions, whatever the order, and asks anew', () => {
		const settled = settle(questions, { state: 'routed', side: ['flank'] });
		expect(settled.answers).toEqual({ state: 'routed', side: [], points: 7 });
		expect(settled.lines().map(({ value }) => value)).toEqual([5]);
	});

	test('of two that rule each other out drops the first where it is barred as well', () => {
		const [state, side, ...rest] = questions;
		const flank = { ...(side as SomeOf).choices[0]!, barred: () => ({ why: same('No flank here') }) };
		const barred = [state!, { ...(side as SomeOf), choices: [flank, (side as SomeOf).choices[1]!] }, ...rest];
		const settled = settle(barred, { side: ['flank', 'rear'] });
		expect(settled.answers.side).toEqual(['rear']);
		expect(settled.ruledOut).toMatchObject([{ choice: 'flank', why: { en: 'No flank here' } }]);
		expect(settle(barred, settled.answers).answers).toEqual(settled.answers);
	});

	test.each([[null], ['x'], [[]], [{ side: 'flank', points: 'NaN', state: ['routed'] }], [{ points: 1e99 }]])(
		'any JSON will do: %j',
		(raw) => {
			const { answers } = settle(questions, raw);
			expect(answers.points).toBeLessThanOrEqual(20);
			expect(answers.state).toBe('fresh');
		}
	);
});

test('how many of several different things come true: as counted over every way they can fall', () => {
	const needs = [2, 4, 5, 6, 3];
	const odds = howMany(needs.map((need) => atLeast(need)));
	const counted = thrown(
		needs.map(() => D6),
		(...faces) => faces.filter((face, i) => face >= needs[i]!).length
	);
	expect(odds).toEqual(counted);
	expect(howMany([])).toEqual(sure(0));
	const possible: Odds<boolean> = new Map([[true, 1n]]);
	expect(howMany([possible, atLeast(4)])).toEqual(
		new Map([
			[1, 3n],
			[2, 3n]
		])
	);
});
