/** Fire worked out by hand from the player aid. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance, isIllegal, resolve } from '$lib/core/odds/resolve';
import { total } from '$lib/core/odds/odds';
import type { Answers, Illegal, Worked } from '$lib/core/types';
import fire from './calculators/fire';
import fireLeaders from './charts/fire-leaders';

function work(answers: Answers): Worked {
	const result = resolve(fire, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result;
}

const refuse = (answers: Answers): Illegal => {
	const result = resolve(fire, answers);
	if (!isIllegal(result)) throw new Error('This fire is allowed.');
	return { illegal: result.illegal, row: result.row };
};

/** No effect, discouraged, routed: out of ten. */
const ways = ({ odds }: Worked) => ['no-effect', 'discouraged', 'routed'].map((id) => Number(odds.get(id) ?? 0n));

const figures = ({ lines }: Worked) => lines.map(({ value }) => value);

describe('examples', () => {
	// Unless said: archers, adjacent, 7 points, at a stack of 5 topped by peltasts, in the clear. Cell 6/7.
	test.each<[string, Answers, number[], number, number[]]>([
		['four points of archers fire at −1, as the aid says', { points: 4 }, [-1, 0, 0, 0], -1, [7, 1, 2]],
		['six points: −1', { points: 6 }, [-1, 0, 0, 0], -1, [7, 1, 2]],
		['exactly seven points: nothing', { points: 7 }, [0, 0, 0, 0], 0, [6, 1, 3]],
		['eight points: +1', { points: 8 }, [1, 0, 0, 0], 1, [5, 1, 4]],
		['archers at 2: 7/–, never a rout', { range: '2' }, [0, 0, 0, 0], 0, [7, 3, 0]],
		['archers at 3 with +2: 8/–', { range: '3', points: 12, stack: 9 }, [1, 1, 0, 0], 2, [6, 4, 0]],
		[
			'peltasts at 2 with everything against them: −6 is not capped, 8/– is out of reach',
			{ firers: ['pe'], range: '2', points: 5, stack: 3, target: 'ca', state: ['moved', 'discouraged'] },
			[-1, -1, -2, 0, -1, -1],
			-6,
			[10, 0, 0]
		],
		[
			'light cavalry adjacent, 6/8, at heavy infantry in a ford 2',
			{ firers: ['cl'], stack: 8, target: 'ho', terrain: 'ford-2' },
			[0, 1, -1, 1],
			1,
			[5, 2, 3]
		],
		[
			'elephants with everything for them: +3, 7/8',
			{ firers: ['el'], points: 20, stack: 8, target: 'el', terrain: 'bridge' },
			[1, 1, 0, 1],
			3,
			[4, 1, 5]
		],
		['archers and light cavalry: 6/8 of the cavalry', { firers: ['ar', 'cl'], points: 10 }, [1, 0, 0, 0], 1, [5, 2, 3]],
		['archers, peltasts and light cavalry: 7/8', { firers: ['ar', 'pe', 'cl'] }, [0, 0, 0, 0], 0, [7, 1, 2]],
		['light cavalry and javelins at 2: 8/–', { firers: ['cl', 'ja'], range: '2' }, [0, 0, 0, 0], 0, [8, 2, 0]],
		['phalangites as a target: −1', { target: 'ph' }, [0, 0, -1, 0], -1, [7, 1, 2]],
		['light cavalry as a target: −1', { target: 'cl' }, [0, 0, -1, 0], -1, [7, 1, 2]],
		['heavy cavalry as a target: −2', { target: 'ca' }, [0, 0, -2, 0], -2, [8, 1, 1]],
		['levies as a target: nothing', { target: 'in' }, [0, 0, 0, 0], 0, [6, 1, 3]],
		['a hill and a stream do nothing to fire', { terrain: 'up' }, [0, 0, 0, 0], 0, [6, 1, 3]],
		['one firer moved', { state: ['moved'] }, [0, 0, 0, 0, -1], -1, [7, 1, 2]]
	])('%s', (_, answers, lines, sum, odds) => {
		const worked = work(answers);
		expect(figures(worked)).toEqual(lines);
		expect(worked.total).toBe(sum);
		expect(worked.capped).toBeUndefined();
		expect(ways(worked)).toEqual(odds);
	});

	test.each([
		[1, -1],
		[3, -1],
		[4, 0],
		[7, 0],
		[8, 1],
		[9, 1],
		[10, 0],
		[25, 0]
	])('a target stack of %i points: %i', (stack, by) => {
		const line = work({ stack }).lines[1]!;
		expect(line.value).toBe(by);
		expect(Boolean(line.doubt)).toBe(stack >= 10);
	});

	test('the lines say where they come from', () => {
		const rows = work({
			points: 8,
			stack: 2,
			target: 'ho',
			terrain: 'ford-3',
			state: ['moved', 'discouraged']
		}).lines.map(({ row }) => `${row?.chart}#${row?.row}`);
		expect(rows).toEqual([
			'fire-modifiers#firers-above-7',
			'fire-modifiers#stack-up-to-3',
			'fire-modifiers#target-cl-ph-ho',
			'terrain#ford-3',
			'fire-modifiers#moved',
			'fire-modifiers#discouraged'
		]);
	});
});

describe('the die is read', () => {
	test('equal to a number is enough, and the second number wins', () => {
		const worked = work({});
		expect([5, 6, 7].map((face) => worked.read([face]).outcome)).toEqual(['no-effect', 'discouraged', 'routed']);
		expect(worked.read([7])).toMatchObject({
			sum: { en: '7 + 0 = 7' },
			row: { chart: 'fire-table', row: 'ar', column: '1' },
			steps: [{ side: { en: 'Top unit' }, row: { chart: 'fire-results', row: 'second' } }]
		});
		expect(worked.read([7]).steps[0]?.text.en).toContain('retreats two hexes (rule\u00a012.2.1)');
		expect(worked.read([6]).steps[0]?.text.fr).toContain('Découragée (règle\u00a012.1)');
	});

	test('a cell with one number: the row says so', () => {
		expect(work({ range: '3' }).read([8]).steps[0]?.row?.row).toBe('only');
		expect(work({}).read([6]).steps[0]?.row?.row).toBe('first');
		expect(work({}).read([0]).steps[0]?.row?.row).toBe('neither');
	});

	test('only outcomes that can come are shown, the best for the firers first', () => {
		expect(work({}).outcomes.map(({ id }) => id)).toEqual(['routed', 'discouraged', 'no-effect']);
		expect(work({ range: '2' }).outcomes.map(({ id }) => id)).toEqual(['discouraged', 'no-effect']);
		expect(work({ firers: ['pe'], range: '2', target: 'ca' }).outcomes.map(({ id }) => id)).toEqual(['no-effect']);
	});

	test('the sum is written with a true minus', () => {
		expect(work({ target: 'ca' }).read([1]).sum?.fr).toBe('1 − 2 = −1');
	});
});

describe('leaders', () => {
	const leadersAt = (answers: Answers, face: number) =>
		work(answers)
			.read([face])
			.steps.filter(({ then }) => then);

	test('a natural 9 reminds of leaders that nobody has counted', () => {
		const said = (face: number) =>
			work({})
				.read([face])
				.steps.map(({ text }) => text.en);
		expect(said(9).at(-1)).toBe('If there are leaders in this stack, roll 1d10 for each.');
		expect(said(8).join()).not.toContain('leader');
		// With the doubt of its row, or that of fire without effect.
		const doubtOf = (answers: Answers) => work(answers).read([9]).steps.at(-1)!.doubt;
		const without = { firers: ['pe'], range: '2', points: 5, target: 'ca' };
		expect(work(without).read([9]).outcome).toBe('no-effect');
		expect(doubtOf(without)).toBe(fireLeaders.notes[0]!.doubt);
		expect(doubtOf({})).toBe(fireLeaders.rows[0]!.doubt);
	});

	test('a natural 9 checks each one, even where the fire had no effect', () => {
		const answers = { firers: ['pe'], range: '2', points: 5, target: 'ca', leaders: 2 };
		expect(work(answers).read([9]).outcome).toBe('no-effect');
		const steps = leadersAt(answers, 9);
		expect(steps.map(({ text }) => text.en)).toEqual(['Roll 1d10 for leader 1.', 'Roll 1d10 for leader 2.']);
		expect(steps[0]?.doubt?.read.en).toBe('Check even if the fire had no effect');
	});

	test('a modified 9 does not', () => {
		const answers = { points: 8, leaders: 1 };
		expect(work(answers).read([8]).sum?.en).toBe('8 + 1 = 9');
		expect(leadersAt(answers, 8)).toEqual([]);
		expect(leadersAt(answers, 9)).toHaveLength(1);
	});

	test('no leader, no check', () => {
		expect(leadersAt({}, 9)).toEqual([]);
		expect(work({}).chances).toEqual([]);
	});

	test('0–6 unharmed, 7–8 wounded, 9 killed', () => {
		const { then } = leadersAt({ leaders: 1 }, 9)[0]!;
		const fates = Array.from({ length: 10 }, (_, face) => then!.read([face]).outcome);
		expect(fates).toEqual([...Array(7).fill('unharmed'), 'wounded', 'wounded', 'killed']);
		expect([...then!.odds]).toEqual([
			['unharmed', 7n],
			['wounded', 2n],
			['killed', 1n]
		]);
		expect(then!.outcomes.map(({ id }) => id)).toEqual(['killed', 'wounded', 'unharmed']);
	});

	test.each([
		[1, 3n, 1n, 100n],
		// One of ten, times 1 − 0.7² and 1 − 0.9².
		[2, 51n, 19n, 1000n],
		[3, 657n, 271n, 10_000n]
	])('the danger to %i of them', (leaders, hit, killed, of) => {
		expect(work({ leaders }).chances?.map((one) => [one.ways, one.of])).toEqual([
			[hit, of],
			[killed, of]
		]);
	});
});

describe('what is not allowed', () => {
	test.each<[string, Answers, string, object]>([
		['archers at 4', { range: '4' }, 'Archers cannot fire at 4 hexes or more.', { row: 'ar', column: '4' }],
		[
			'peltasts at 3',
			{ firers: ['pe'], range: '3' },
			'Peltasts cannot fire at 3 hexes.',
			{ row: 'pe-ja-ch-el', column: '3' }
		],
		['light cavalry at 3', { firers: ['cl'], range: '3' }, 'Light cavalry cannot fire at 3 hexes.', { row: 'cl' }],
		[
			'peltasts with archers at 3',
			{ firers: ['ar', 'pe'], range: '3' },
			'Peltasts cannot fire at 3 hexes. Fire with the others alone.',
			{ chart: 'fire-table', row: 'pe-ja-ch-el' }
		],
		[
			'types that never fire',
			{ firers: ['ph', 'ca'] },
			'Phalangites and heavy cavalry cannot fire.',
			{ chart: 'unit-types', row: 'ph' }
		],
		['heavy infantry beside archers', { firers: ['ar', 'ho'] }, 'Heavy infantry cannot fire.', { row: 'ho' }]
	])('%s', (_, answers, why, row) => {
		const result = refuse(answers);
		expect(result.illegal.en).toBe(why);
		expect(result.row).toMatchObject(row);
	});

	test('in French, with an article', () => {
		expect(refuse({ firers: ['pe', 'el'], range: '3' }).illegal.fr).toBe(
			'Les peltastes et les éléphants ne peuvent pas tirer à 3 hexagones.'
		);
		expect(refuse({ firers: ['in'] }).illegal.fr).toBe('Les levées ne tirent pas.');
	});

	test('nobody fires with no point, or at no point', () => {
		expect(refuse({ points: 0 }).row).toEqual({ chart: 'fire-modifiers', row: 'firers-below-7' });
		expect(refuse({ stack: 0 }).row).toEqual({ chart: 'fire-modifiers', row: 'stack-up-to-3' });
	});
});

test('firers of different rows are a doubt, of one row they are not', () => {
	expect(work({ firers: ['ar', 'cl'] }).remarks?.[0]?.doubt).toBeDefined();
	expect(work({ firers: ['pe', 'ja', 'el'] }).remarks?.[0]?.doubt).toBeUndefined();
	expect(work({ firers: ['pe', 'ja'] }).remarks?.[0]?.text.en).toBe(
		'Peltasts and javelinists fire at 1 hex: 7 or more discourages, 8 or more routs.'
	);
	expect(work({ range: '2' }).remarks?.[0]?.text.en).toBe(
		'Archers fire at 2 hexes: 7 or more discourages, nothing routs.'
	);
});

/** The sheet a second time, by hand, for every die. */
const SHEET: Record<string, (readonly [number, number])[]> = {
	ar: [
		[6, 7],
		[7, 99],
		[8, 99]
	],
	pe: [
		[7, 8],
		[8, 99]
	],
	ja: [
		[7, 8],
		[8, 99]
	],
	ch: [
		[7, 8],
		[8, 99]
	],
	el: [
		[7, 8],
		[8, 99]
	],
	cl: [
		[6, 8],
		[7, 99]
	]
};

const situation = fc.record({
	firers: fc.subarray(Object.keys(SHEET), { minLength: 1 }),
	range: fc.constantFrom('1', '2', '3', '4'),
	points: fc.integer({ min: 1, max: 60 }),
	stack: fc.integer({ min: 1, max: 60 }),
	target: fc.constantFrom('ph', 'ho', 'pe', 'in', 'ja', 'ar', 'ca', 'cl', 'ch', 'el'),
	terrain: fc.constantFrom('clear', 'ford-1', 'ford-2', 'ford-3', 'water', 'bridge', 'stream', 'up', 'down'),
	state: fc.subarray(['moved', 'discouraged']),
	leaders: fc.integer({ min: 0, max: 6 })
});

test('every die, worked out a second time', () => {
	fc.assert(
		fc.property(situation, (answers) => {
			const cells = answers.firers.map((type) => SHEET[type]![Number(answers.range) - 1]);
			const result = resolve(fire, answers);
			expect(isIllegal(result)).toBe(cells.some((cell) => !cell));
			if (isIllegal(result)) return;
			const discourage = Math.max(...cells.map((cell) => cell![0]));
			const rout = Math.max(...cells.map((cell) => cell![1]));
			const { points, stack, target, terrain, state } = answers;
			const by =
				(points < 7 ? -1 : points > 7 ? 1 : 0) +
				(stack <= 3 ? -1 : stack === 8 || stack === 9 ? 1 : 0) +
				(target === 'ca' ? -2 : ['cl', 'ph', 'ho'].includes(target) ? -1 : 0) +
				(['ford-2', 'ford-3', 'bridge'].includes(terrain) ? 1 : 0) -
				state.length;
			const counted = new Map<string, bigint>();
			for (let face = 0; face <= 9; face++) {
				const id = face + by >= rout ? 'routed' : face + by >= discourage ? 'discouraged' : 'no-effect';
				counted.set(id, (counted.get(id) ?? 0n) + 1n);
				expect(result.read([face]).outcome).toBe(id);
			}
			expect(result.odds).toEqual(counted);
			expect(total(result.odds)).toBe(10n);
		}),
		{ numRuns: 500 }
	);
});

test('what helps the firers never lowers their chances', () => {
	const chances = (answers: Answers) => {
		const result = resolve(fire, answers);
		return isIllegal(result) ? undefined : fire.headlines.map((headline) => chance(result.odds, headline));
	};
	fc.assert(
		fc.property(situation, fc.nat(30), (answers, more) => {
			const now = chances(answers);
			if (!now) return;
			const better: Answers[] = [
				{ ...answers, points: Math.min(60, answers.points + more) },
				{ ...answers, state: answers.state.slice(1) },
				{ ...answers, terrain: 'ford-2' },
				{ ...answers, target: 'pe' },
				{ ...answers, range: String(Math.max(1, Number(answers.range) - 1)) },
				{ ...answers, firers: answers.firers.slice(0, 1) }
			];
			for (const one of better) {
				const then = chances(one)!;
				then.forEach((value, i) => expect(value, JSON.stringify(one)).toBeGreaterThanOrEqual(now[i]!));
			}
		})
	);
});
