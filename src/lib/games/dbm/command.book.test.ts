/** Orders and rivers worked out by hand from sheet 003. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAll } from '$lib/core/odds/chain';
import { add } from '$lib/core/charts/choices';
import { D6, total } from '$lib/core/odds/odds';
import { changes, isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Answers, CalculatorBody, Worked } from '$lib/core/types';
import pip from './calculators/pip';
import river from './calculators/river';

function worked(calculator: CalculatorBody, answers: Answers): Worked {
	const result = resolve(calculator, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result;
}
const ways = ({ odds }: Worked) => Object.fromEntries([...odds].map(([id, n]) => [id, Number(n)]));

describe('PIPs', () => {
	const irregular: Answers = { troops: 'irregular' };
	const march: Answers = { order: 'march' };
	const halt: Answers = { order: 'halt' };
	test.each<[name: string, answers: Answers, cost: number, paid: number]>([
		['a move', {}, 1, 6],
		['a march', march, 1, 6],
		['a halt', halt, 1, 6],
		['with the commander-in-chief', { cinc: 'cinc' }, 0, 6],
		['far from the general', { distant: 'beyond-1200' }, 2, 5],
		['his general lost', { distant: 'general-lost' }, 2, 5],
		['irregulars that turn', { ...irregular, irregulars: 'deviation' }, 2, 5],
		['Ax and Cv turn for nothing', { troops: 'supple', irregulars: 'deviation' }, 1, 6],
		['and so do LH and Ps', { troops: 'light', irregulars: 'column' }, 1, 6],
		[
			'irregulars moving short, far away, with mounted',
			{ ...irregular, irregulars: 'short-move', distant: 'unseen-600', mixed: 'mixed' },
			4,
			3
		],
		['halting irregulars', { ...halt, ...irregular }, 2, 5],
		['halting irregular light horse too', { ...halt, troops: 'light' }, 2, 5],
		['but not foot in rough going', { ...halt, ...irregular, halted: 'broken' }, 1, 6],
		['nor uphill', { ...halt, ...irregular, halted: 'uphill' }, 1, 6],
		['a halt mixes nothing', { ...halt, mixed: 'mixed' }, 1, 6],
		['a third march of irregulars', { ...march, ...irregular, marches: 'third-march' }, 2, 5],
		['of irregular cavalry', { ...march, troops: 'supple', marches: 'third-march' }, 2, 5],
		['of irregular psiloi', { ...march, troops: 'light', marches: 'third-march' }, 1, 6],
		['of a column one wide', { ...march, ...irregular, marches: 'file' }, 1, 6],
		[
			'the dearest',
			{ ...march, ...irregular, marches: 'third-march', irregulars: 'column', distant: 'enemy-edge', mixed: 'mixed' },
			5,
			2
		],
		['three spent already', { spent: 3 }, 1, 3],
		['six spent already', { spent: 6 }, 1, 0]
	])('%s', (_, answers, cost, paid) => {
		const done = worked(pip, answers);
		expect([done.total, add(done.lines)]).toEqual([cost, cost]);
		expect(Number(done.odds.get('paid') ?? 0n)).toBe(paid);
		// What is paid is taken off the die of the command; an order that fails costs nothing.
		const taken = (face: number) =>
			done.read([face]).steps.flatMap(({ brings = [] }) => brings.map(({ spent }) => spent));
		for (const face of D6.faces) expect(taken(face)).toEqual(cost && face > 6 - paid ? [cost] : []);
	});

	test('says what is left', () => {
		const done = worked(pip, { spent: 2, distant: 'beyond-1200' });
		expect(done.read([5])).toMatchObject({
			outcome: 'paid',
			sum: { en: '5 − 2 = 3 for a cost of 2' },
			steps: [{ text: { en: 'The order goes out; 1 left.' } }]
		});
		expect(done.read([3])).toMatchObject({
			outcome: 'not-paid',
			steps: [{ text: { fr: 'L’ordre ne passe pas : il manque 1 PIP.' } }]
		});
		expect(done.read([4]).steps[0]?.text.en).toBe('The order goes out; nothing is left.');
		expect(worked(pip, { spent: 6 }).read([5]).sum?.en).toBe('5 − 6 = −1 for a cost of 1');
	});

	test('every face is read as it was counted, and spending more never helps', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 5 }), fc.constantFrom('near', 'beyond-1200'), (spent, distant) => {
				const done = worked(pip, { spent, distant });
				const paid = [1, 2, 3, 4, 5, 6].filter((face) => done.read([face]).outcome === 'paid').length;
				expect(Number(done.odds.get('paid') ?? 0n)).toBe(paid);
				const more = worked(pip, { spent: spent + 1, distant });
				expect(Number(more.odds.get('paid') ?? 0n)).toBeLessThanOrEqual(paid);
			})
		);
	});
});

describe('rivers', () => {
	test.each<[name: string, answers: Answers, ways: object]>([
		['the first die', {}, { 'not-navigable': 2, navigable: 2, column: 2 }],
		['raised by 1', { raise: 1 }, { 'not-navigable': 6, navigable: 12, column: 12, across: 2, blocked: 3, drowned: 1 }],
		['raised by 2', { raise: 2 }, { navigable: 12, column: 12, across: 4, blocked: 6, drowned: 2 }],
		['and a general', { raise: 2, help: 'general' }, { navigable: 12, column: 12, across: 6, blocked: 6 }],
		['the second die', { state: 'flood' }, { across: 2, blocked: 3, drowned: 1 }],
		['for a general', { state: 'flood', help: 'general' }, { across: 3, blocked: 3 }],
		['after a friend', { state: 'flood', help: 'friend-across' }, { across: 3, blocked: 3 }],
		['a raise is of the first die only', { state: 'flood', raise: 2 }, { across: 2, blocked: 3, drowned: 1 }],
		['and help of the second', { raise: 0, help: 'general' }, { 'not-navigable': 2, navigable: 2, column: 2 }]
	])('%s', (_, answers, expected) => {
		expect(ways(worked(river, answers))).toEqual(expected);
	});

	test.each<[name: string, answers: Answers, faces: number[], outcome: string, row: string]>([
		['1 is not navigable', {}, [1], 'not-navigable', 'river#1-2'],
		['3 is navigable', {}, [3], 'navigable', 'river#3-4'],
		['6 in column', {}, [6], 'column', 'river#5-6'],
		['6 and 1 added, then 1', { raise: 1 }, [6, 1], 'drowned', 'river-second#drowned'],
		['then 1 with a general', { raise: 1, help: 'general' }, [6, 1], 'blocked', 'river-second#blocked'],
		['then 4', { raise: 1 }, [6, 4], 'blocked', 'river-second#blocked'],
		['then 4 after a friend', { raise: 1, help: 'friend-across' }, [6, 4], 'across', 'river-second#across'],
		['5 and 2 added, then 5', { raise: 2 }, [5, 5], 'across', 'river-second#across'],
		['6 after a general: 7', { state: 'flood', help: 'general' }, [6], 'across', 'river-second#across']
	])('%s', (_, answers, faces, outcome, row) => {
		const chain = readAll(worked(river, answers), faces);
		expect(chain.outcome).toBe(outcome);
		const at = chain.readings.at(-1)!.row!;
		expect(`${at.chart}#${at.row}`).toBe(row);
	});

	test('both dice are counted as they are read, face by face', () => {
		for (const raise of [0, 1, 2])
			for (const help of ['none', 'general', 'friend-across'])
				for (const state of ['unknown', 'flood']) {
					const done = worked(river, { state, raise, help });
					// 36 pairs; where the first die decides, the second one changes nothing.
					const counted: Record<string, number> = {};
					for (const first of D6.faces)
						for (const second of D6.faces) {
							const outcome = readAll(done, [first, second]).outcome!;
							counted[outcome] = (counted[outcome] ?? 0) + 1;
						}
					const scale = 36n / total(done.odds);
					expect(ways({ ...done, odds: new Map([...done.odds].map(([id, n]) => [id, n * scale])) })).toEqual(counted);
				}
	});

	test('a second die is needed 2 times of 6, and only where the first is raised', () => {
		const { chances } = worked(river, { raise: 2 });
		expect(chances).toMatchObject([{ title: { en: 'A second die is needed' }, ways: 2n, of: 6n }]);
		expect(worked(river, {}).chances).toEqual([]);
		expect(river.questions.find(({ id }) => id === 'raise')?.doubt).toBeDefined();
	});

	test('what helps on the second die is seen before the first', () => {
		const shifts = changes(river, { raise: 1 }).map(({ choice, shift }) => [choice.id, shift]);
		expect(shifts).toEqual([
			['general', expect.closeTo(1 / 36)],
			['friend-across', expect.closeTo(1 / 36)]
		]);
	});
});
