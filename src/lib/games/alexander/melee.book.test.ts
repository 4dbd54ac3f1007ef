/** Melees worked out by hand from the player aid. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '$lib/core/odds/odds';
import { chance, isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Answers, Worked } from '$lib/core/types';
import melee from './calculators/melee';

function work(answers: Answers) {
	const result = resolve(melee, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result;
}

/** Ways of ten to each row of the results, from −7…−4 up to 14…16. */
const ROWS = ['minus-7-to-minus-4', 'minus-3-to-0', '1-to-3', '4', '5-to-6', '7-to-9', '10-to-13', '14-to-16'];
const ways = ({ odds }: Worked) => ROWS.map((row) => Number(odds.get(row) ?? 0n));

const figures = ({ lines }: Worked) => lines.map(({ value }) => value);

/** What a face does, as lines to read out. */
const told = (answers: Answers, face: number, lang: 'fr' | 'en' = 'en') =>
	work(answers)
		.read([face])
		.steps.map(({ side, text }) => `${side?.[lang]}: ${text[lang]}`);

const clampedDown: Answers = {
	attackers: ['in'],
	defenders: ['ph'],
	'attacker-points': 2,
	'defender-points': 9,
	'attacker-quality': 3,
	'defender-quality': 6,
	'defender-phalanx': ['phalanx', 'phalanx-defends'],
	'attacker-state': ['offensive-fire', 'all-discouraged'],
	terrain: ['up'],
	'defender-leaders': 1,
	'defender-bonus': 2
};

describe('examples', () => {
	// Lines: types, ratio, quality, terrain, then the other modifiers. Unless said: Ho against Ho, 5 to 5, equal quality.
	test.each<[string, Answers, number[], number, number[]]>([
		['the plain one: +1 for even points', {}, [0, 1, 0, 0], 1, [0, 0, 3, 1, 2, 3, 1, 0]],
		[
			'heavy cavalry on levies, 13 to 7',
			{ attackers: ['ca'], defenders: ['in'], 'attacker-points': 13, 'defender-points': 7 },
			[4, 1, 0, 0],
			5,
			[0, 0, 0, 0, 2, 3, 4, 1]
		],
		[
			'peltasts on heavy infantry, 4 to 9, worse quality',
			{
				attackers: ['pe'],
				'attacker-points': 4,
				'defender-points': 9,
				'attacker-quality': 4,
				'defender-quality': 6
			},
			[-1, -1, -1, 0],
			-3,
			[0, 4, 3, 1, 2, 0, 0, 0]
		],
		[
			'everything for the attacker: +15 is clamped to +7',
			{
				attackers: ['ca'],
				defenders: ['in'],
				'attacker-points': 20,
				'attacker-quality': 7,
				'defender-quality': 4,
				terrain: ['ford-3'],
				from: 'rear-and-other',
				'defender-state': 'all-discouraged'
			},
			[4, 2, 1, 2, 4, 2],
			7,
			[0, 0, 0, 0, 0, 3, 4, 3]
		],
		[
			'everything against the attacker: −14 is clamped to −7',
			clampedDown,
			[-3, -2, -1, -1, -2, -2, -1, -2],
			-7,
			[4, 4, 2, 0, 0, 0, 0, 0]
		],
		[
			'all routed, attacked from the rear: neither the rear nor the phalanx counts',
			{
				attackers: ['in'],
				defenders: ['ph'],
				from: 'rear',
				'defender-state': 'all-routed',
				'defender-phalanx': ['phalanx-defends']
			},
			[-3, 1, 0, 0, 5],
			3,
			[0, 0, 1, 1, 2, 3, 3, 0]
		],
		[
			'some routed, attacked from the rear: all three count',
			{
				attackers: ['cl'],
				defenders: ['ph'],
				'attacker-points': 6,
				'defender-points': 4,
				from: 'rear',
				'defender-state': 'some-routed',
				'defender-phalanx': ['phalanx-defends']
			},
			[-3, 1, 0, 0, 3, 2, -1],
			2,
			[0, 0, 2, 1, 2, 3, 2, 0]
		],
		[
			'a lone discouraged attacker counts as all, once',
			{ attackers: ['ja'], defenders: ['ja'], 'attacker-state': ['some-discouraged', 'all-discouraged'] },
			[0, 1, 0, 0, -2],
			-1,
			[0, 2, 3, 1, 2, 2, 0, 0]
		],
		[
			'heavy cavalry and archers on levies and phalangites: the worst pair',
			{ attackers: ['ar', 'ca'], defenders: ['in', 'ph'] },
			[-2, 1, 0, 0],
			-1,
			[0, 2, 3, 1, 2, 2, 0, 0]
		],
		[
			'elephants and javelins on light cavalry and elephants: javelins on cavalry',
			{ attackers: ['ja', 'el'], defenders: ['cl', 'el'] },
			[-1, 1, 0, 0],
			0,
			[0, 1, 3, 1, 2, 3, 0, 0]
		],
		[
			'phalanxes in line and in pair; one more of quality makes them even',
			{
				attackers: ['ph'],
				'attacker-points': 8,
				'defender-points': 8,
				'defender-quality': 6,
				'attacker-phalanx': ['phalanx', 'phalanx-attacks', 'phalanx-pair']
			},
			[2, 1, 0, 0, 1, 1],
			5,
			[0, 0, 0, 0, 2, 3, 4, 1]
		],
		[
			'a defending phalanx in line is one better',
			{ attackers: ['ho'], defenders: ['ph'], 'defender-phalanx': ['phalanx', 'phalanx-defends'] },
			[0, 1, -1, 0, -1],
			-1,
			[0, 2, 3, 1, 2, 2, 0, 0]
		],
		[
			'leaders 3 against 1, flank, one defender discouraged',
			{
				'attacker-leaders': 2,
				'attacker-bonus': 3,
				'defender-leaders': 1,
				'defender-bonus': 1,
				from: 'flank',
				'defender-state': 'some-discouraged'
			},
			[0, 1, 0, 0, 2, 1, 2],
			6,
			[0, 0, 0, 0, 1, 3, 4, 2]
		],
		[
			'offensive fire and one attacker discouraged, over a bridge',
			{ 'attacker-state': ['offensive-fire', 'some-discouraged'], terrain: ['bridge'] },
			[0, 1, 0, -1, -2, -1],
			-3,
			[0, 4, 3, 1, 2, 0, 0, 0]
		]
	])('%s', (_, answers, lines, sum, odds) => {
		const worked = work(answers);
		expect(figures(worked)).toEqual(lines);
		expect(worked.total).toBe(sum);
		expect(ways(worked)).toEqual(odds);
	});

	test.each([
		[10, 5, 2],
		[21, 10, 2],
		[13, 7, 1],
		[19, 10, 1],
		[6, 6, 1],
		[5, 6, 0],
		[6, 12, 0],
		[98, 99, 0],
		[4, 9, -1],
		[2, 6, -1],
		[33, 99, -1],
		[3, 10, -2],
		[32, 99, -2],
		[1, 99, -2]
	])('%i to %i: %i', (attacker, defender, by) => {
		expect(work({ 'attacker-points': attacker, 'defender-points': defender }).lines[1]?.value).toBe(by);
	});

	test.each<[string[], number, string, string[]]>([
		[[], 0, 'clear', []],
		[['down'], 1, 'down', []],
		[['ford-3'], 2, 'ford-3', []],
		[['ford-1', 'ford-3'], 1, 'ford-1', ['ford-3']],
		[['ford-3', 'up'], -1, 'up', ['ford-3']],
		[['clear', 'down'], 0, 'clear', ['down']],
		[['bridge', 'stream'], -1, 'bridge', ['stream']]
	])('terrain %j: %i', (terrain, by, row, aside) => {
		const worked = work({ terrain });
		expect(worked.lines[3]).toMatchObject({ value: by, row: { chart: 'terrain', row, column: 'melee' } });
		expect(worked.settled.ruledOut.map(({ choice }) => choice)).toEqual(aside);
	});

	test('the clamp is a line of its own, both ways', () => {
		expect(work(clampedDown).capped).toMatchObject({ value: 7, row: { chart: 'melee-roll', row: 'sum' } });
		const up = { attackers: ['ca'], defenders: ['in'], 'attacker-points': 10, 'defender-state': 'all-routed' };
		expect(work(up).capped?.value).toBe(-4);
		expect(work({}).capped).toBeUndefined();
	});

	test('what the rout of all defenders rules out is said', () => {
		const { settled } = work({
			defenders: ['ph'],
			from: 'flank',
			'defender-state': 'all-routed',
			'defender-phalanx': ['phalanx-defends']
		});
		expect(settled.answers.from).toBe('front');
		expect(settled.ruledOut.map(({ choice, why }) => [choice, why.en])).toEqual(
			['flank', 'rear', 'rear-and-other', 'phalanx-defends'].map((choice) => [
				choice,
				'Ruled out by: All defenders routed'
			])
		);
	});

	test('one discouraged unit gives way to all, whichever was ticked first', () => {
		const { settled } = work({ 'attacker-state': ['some-discouraged', 'all-discouraged'] });
		expect(settled.answers['attacker-state']).toEqual(['all-discouraged']);
		expect(work({ 'attacker-state': ['some-discouraged'] }).lines.at(-1)?.doubt).toBeDefined();
	});

	test('phalanxes and bonuses are asked about only where there are any', () => {
		const asked = (answers: Answers) => Object.keys(work(answers).settled.answers);
		expect(asked({})).toHaveLength(12);
		expect(asked({ attackers: ['ph'] })).toContain('attacker-phalanx');
		expect(asked({ attackers: ['ph'] })).not.toContain('defender-phalanx');
		expect(asked({ 'defender-leaders': 1 })).toContain('defender-bonus');
		expect(work({ 'attacker-phalanx': ['phalanx-pair'], 'attacker-bonus': 5 }).total).toBe(1);
	});

	test('the lines say where they come from', () => {
		const rows = work({ ...clampedDown, from: 'flank' }).lines.map(({ row }) => `${row?.chart}#${row?.row}`);
		expect(rows).toEqual([
			'melee-types#in',
			'melee-ratio#below',
			'melee-quality#lower',
			'terrain#up',
			'melee-modifiers#flank',
			'melee-modifiers#offensive-fire',
			'melee-modifiers#attacker-all-discouraged',
			'melee-modifiers#phalanx-defends',
			'melee-modifiers#leaders'
		]);
	});
});

/** A natural 9 endangers leaders, counted before the die or not. */
const REMINDER = 'If there are leaders in this stack, roll 1d10 for each.';

test('a natural 0 or 9 reminds of leaders that nobody has counted, and is silent where they were', () => {
	expect(told({}, 0).at(-1)).toBe(`Attackers: ${REMINDER}`);
	expect(told({}, 9).at(-1)).toBe(`Defenders: ${REMINDER}`);
	for (const face of [1, 5, 8]) expect(told({}, face).join()).not.toContain(REMINDER);
	expect(told({ 'defender-leaders': 1 }, 9).join()).not.toContain(REMINDER);
});

describe('both sides, in order', () => {
	const allRows: [number, string[]][] = [
		[
			-4,
			[
				'Attackers: All units are discouraged (rule\u00a012.1).',
				'Attackers: Then retreat one hex (rule\u00a010.5).',
				'Defenders: Advance possible.'
			]
		],
		[
			0,
			[
				'Defenders: No effect.',
				'Attackers: All units are fatigued (rule\u00a011).',
				'Attackers: Then retreat one hex (rule\u00a010.5).'
			]
		],
		[1, ['Defenders: All units are fatigued (rule\u00a011).', 'Attackers: Retreat one hex (rule\u00a010.5).']],
		[4, ['Defenders: No effect.', 'Attackers: No effect.', `Defenders: ${REMINDER}`]],
		[5, ['Defenders: Retreat one hex (rule\u00a010.5).', 'Attackers: Mandatory advance.']],
		[
			9,
			[
				'Defenders: All units are fatigued (rule\u00a011).',
				'Defenders: Then retreat one hex (rule\u00a010.5).',
				'Attackers: Mandatory advance.'
			]
		],
		[
			13,
			[
				'Defenders: All units are discouraged (rule\u00a012.1).',
				'Defenders: Then retreat one hex (rule\u00a010.5).',
				'Attackers: Mandatory advance.'
			]
		],
		[
			14,
			[
				'Defenders: All units are routed and retreat two hexes (rule\u00a012.2.1).',
				'Defenders: Then retreat one hex (rule\u00a010.5).',
				'Attackers: Mandatory advance.'
			]
		]
	];

	// Archers on heavy infantry, 1 to 4, lower quality: −5. Heavy cavalry on levies, 10 to 5: +6. The plain melee: +1.
	const low: Answers = { attackers: ['ar'], 'attacker-points': 1, 'defender-points': 4, 'attacker-quality': 4 };
	const high: Answers = { attackers: ['ca'], defenders: ['in'], 'attacker-points': 10 };
	test.each(allRows)('a score of %i', (score, steps) => {
		const [answers, by] = score === 5 ? [{}, 1] : score < 5 ? [low, -5] : [high, 6];
		expect(work(answers).total).toBe(by);
		expect(told(answers, score - by)).toEqual(steps);
	});

	test('phalangites: a mandatory advance becomes a possible one', () => {
		const answers = { attackers: ['ph'], defenders: ['in'] };
		expect(told(answers, 8).at(-1)).toBe(
			'Attackers: Advance possible: for phalangites a mandatory advance becomes a choice.'
		);
		expect(told({ ...answers, attackers: ['ph', 'ho'] }, 8).at(-1)).toContain(
			'Mandatory advance, except for phalangites'
		);
	});

	test('discouraged units never advance, attacking or defending', () => {
		const all = { 'attacker-state': ['all-discouraged'] };
		expect(told(all, 8).at(-1)).toBe('Attackers: No advance: a discouraged unit never advances.');
		expect(told({ ...all, attackers: ['ph'] }, 8).at(-1)).toBe(
			'Attackers: No advance: a discouraged unit never advances.'
		);
		expect(told({ 'attacker-state': ['some-discouraged'] }, 8).at(-1)).toBe(
			'Attackers: Mandatory advance. Discouraged units do not advance.'
		);
		// −8 with +2 for the discouraged defenders, clamped: −7.
		const defending = {
			...clampedDown,
			'defender-bonus': 0,
			'defender-state': 'all-discouraged',
			'defender-phalanx': []
		};
		expect(told(defending, 0)).toEqual([
			'Attackers: All units are discouraged (rule\u00a012.1); for those already discouraged or routed, see rule\u00a012.',
			'Attackers: Then retreat one hex (rule\u00a010.5).',
			'Defenders: No advance: a discouraged unit never advances.',
			`Attackers: ${REMINDER}`
		]);
	});

	test('whether routed units advance is a doubt', () => {
		const answers = { ...clampedDown, 'defender-state': 'some-routed' };
		const step = work(answers).read([0]).steps[2];
		expect(step?.text.en).toBe('Advance possible. Routed or discouraged units do not advance.');
		expect(step?.doubt).toBeDefined();
	});

	test('the outcome says the same as the steps', () => {
		const { outcomes } = work({ attackers: ['ph'] });
		expect(outcomes.map(({ title }) => title.en)).toEqual([
			'Defenders discouraged, retreat one hex',
			'Defenders fatigued, retreat one hex',
			'Defenders retreat one hex',
			'No effect',
			'Attackers retreat one hex'
		]);
		expect(outcomes[0]?.sides?.map(({ result }) => result.en)).toEqual([
			'All units are discouraged (rule\u00a012.1). Then retreat one hex (rule\u00a010.5).',
			'Advance possible: for phalangites a mandatory advance becomes a choice.'
		]);
	});
});

describe('leaders', () => {
	const rolls = (answers: Answers, face: number) =>
		work(answers)
			.read([face])
			.steps.filter(({ then }) => then)
			.map(({ side, row }) => `${side?.en} ${row?.row}`);

	const both = { 'attacker-leaders': 1, 'defender-leaders': 2 };

	test('a natural 9 checks the defenders’, a natural 0 the attackers’', () => {
		expect(rolls(both, 9)).toEqual(['Defenders natural-9', 'Defenders natural-9']);
		expect(rolls(both, 0)).toEqual(['Attackers natural-0']);
		for (let face = 1; face < 9; face++) expect(rolls(both, face)).toEqual([]);
	});

	test('the face counts, not the score', () => {
		expect(work(clampedDown).read([9]).sum?.en).toBe('9 − 7 = 2');
		expect(rolls(clampedDown, 9)).toEqual(['Defenders natural-9']);
		// 8 + 1 is nine, and 0 + 1 is not nought.
		expect(rolls(both, 8)).toEqual([]);
		expect(work(both).read([0]).sum?.en).toBe('0 + 1 = 1');
	});

	test('each side hopes for its own', () => {
		const fates = (face: number) =>
			work(both)
				.read([face])
				.steps.at(-1)
				?.then?.outcomes.map(({ id }) => id);
		expect(fates(9)).toEqual(['killed', 'wounded', 'unharmed']);
		expect(fates(0)).toEqual(['unharmed', 'wounded', 'killed']);
	});

	test('the danger is counted for each side', () => {
		expect(work(both).chances?.map(({ title, ways, of }) => [title.en, ways, of])).toEqual([
			['A defending leader wounded or killed', 51n, 1000n],
			['A defending leader killed', 19n, 1000n],
			['An attacking leader wounded or killed', 3n, 100n],
			['An attacking leader killed', 1n, 100n]
		]);
	});

	test('a leader without a bonus is still in danger', () => {
		expect(work(both).lines.at(-1)).toMatchObject({ value: 0, row: { row: 'leaders' } });
	});
});

test.each([['attacker-points'], ['defender-points']])('no %s: a sentence, not a ratio', (question) => {
	const result = resolve(melee, { [question]: 0 });
	expect(isIllegal(result)).toBe(true);
	expect(isIllegal(result) && result.row?.chart).toBe('melee-ratio');
});

const TYPES = ['ph', 'ho', 'pe', 'in', 'ja', 'ar', 'ca', 'cl', 'ch', 'el'];

// prettier-ignore
const MATRIX = [
	[ 0, 2, 3, 4, 1, 2, 1, 1, 0, 0],
	[ 0, 0, 2, 3, 1, 2, 1, 1, 0, 0],
	[-2,-1, 0, 2, 2, 2, 0, 0, 1, 1],
	[-3,-2,-1, 0, 1, 1,-1,-1,-1, 0],
	[-2,-2,-1,-1, 0, 1,-1,-1,-1, 1],
	[-2,-2,-2,-2, 0, 0,-2,-2,-1,-1],
	[-2, 0, 2, 4, 3, 3, 0, 2, 0,-2],
	[-3,-1, 1, 3, 2, 2,-1, 0, 1,-2],
	[-2,-2, 2, 2, 2, 2, 0, 0, 0,-2],
	[ 2, 2, 1, 3, 1, 2, 2, 2, 2, 0]
];
const TERRAIN = { clear: 0, 'ford-1': 1, 'ford-2': 1, 'ford-3': 2, water: 0, bridge: -1, stream: 0, up: -1, down: 1 };
const FROM = { front: 0, flank: 2, rear: 3, 'rear-and-other': 4 };
const STATE = { none: 0, 'some-discouraged': 1, 'all-discouraged': 2, 'some-routed': 2, 'all-routed': 5 };

const some = fc.subarray(TYPES, { minLength: 1, maxLength: 3 });
const small = fc.integer({ min: 0, max: 4 });
const situation = fc.record({
	attackers: some,
	defenders: some,
	'attacker-points': fc.integer({ min: 1, max: 99 }),
	'defender-points': fc.integer({ min: 1, max: 99 }),
	from: fc.constantFrom(...(Object.keys(FROM) as (keyof typeof FROM)[])),
	'defender-state': fc.constantFrom(...(Object.keys(STATE) as (keyof typeof STATE)[])),
	'attacker-state': fc.subarray(['offensive-fire', 'some-discouraged', 'all-discouraged']),
	'attacker-phalanx': fc.subarray(['phalanx', 'phalanx-attacks', 'phalanx-pair']),
	'defender-phalanx': fc.subarray(['phalanx', 'phalanx-defends']),
	'attacker-quality': small,
	'defender-quality': small,
	terrain: fc.subarray(Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]),
	'attacker-leaders': small,
	'attacker-bonus': small,
	'defender-leaders': small,
	'defender-bonus': small
});

test('every die, worked out a second time', () => {
	fc.assert(
		fc.property(situation, (a) => {
			const pairs = a.attackers.flatMap((x) => a.defenders.map((y) => MATRIX[TYPES.indexOf(x)]![TYPES.indexOf(y)]!));
			const [att, def] = [a['attacker-points'], a['defender-points']];
			const thirds = (att * 6) / def;
			const ratio = thirds >= 12 ? 2 : thirds >= 6 ? 1 : thirds >= 3 ? 0 : thirds >= 2 ? -1 : -2;
			const [attPh, defPh] = [a.attackers.includes('ph'), a.defenders.includes('ph')];
			const has = (list: string[], id: string) => list.includes(id);
			const quality = Math.sign(
				a['attacker-quality'] +
					Number(attPh && has(a['attacker-phalanx'], 'phalanx')) -
					a['defender-quality'] -
					Number(defPh && has(a['defender-phalanx'], 'phalanx'))
			);
			const routed = a['defender-state'] === 'all-routed';
			const sum =
				Math.min(...pairs) +
				ratio +
				quality +
				(a.terrain.length ? Math.min(...a.terrain.map((id) => TERRAIN[id])) : 0) +
				(routed ? 0 : FROM[a.from]) +
				STATE[a['defender-state']] -
				(has(a['attacker-state'], 'offensive-fire') ? 2 : 0) -
				(has(a['attacker-state'], 'all-discouraged') ? 2 : has(a['attacker-state'], 'some-discouraged') ? 1 : 0) +
				(attPh ? a['attacker-phalanx'].filter((id) => id !== 'phalanx').length : 0) -
				(defPh && !routed && has(a['defender-phalanx'], 'phalanx-defends') ? 1 : 0) +
				(a['attacker-leaders'] ? a['attacker-bonus'] : 0) -
				(a['defender-leaders'] ? a['defender-bonus'] : 0);
			const clamped = Math.max(-7, Math.min(7, sum));
			const worked = work(a);
			expect(worked.total).toBe(clamped);
			const counted = new Map<string, bigint>();
			const lows = [-7, -3, 1, 4, 5, 7, 10, 14];
			for (let face = 0; face <= 9; face++) {
				const row = ROWS[lows.findLastIndex((low) => face + clamped >= low)]!;
				counted.set(row, (counted.get(row) ?? 0n) + 1n);
				expect(worked.read([face]).outcome).toBe(row);
			}
			expect(worked.odds).toEqual(counted);
			expect(total(worked.odds)).toBe(10n);
		}),
		{ numRuns: 600 }
	);
});

test('what helps the attacker never lowers his chances', () => {
	// The third headline is what he fears.
	const hopes = (answers: Answers) => {
		const { odds } = work(answers);
		const [retreat, worse, own] = melee.headlines.map((headline) => chance(odds, headline));
		return [retreat!, worse!, -own!];
	};
	fc.assert(
		fc.property(situation, fc.nat(50), (answers, more) => {
			const now = hopes(answers);
			const better: Answers[] = [
				{ ...answers, 'attacker-points': Math.min(99, answers['attacker-points'] + more) },
				{ ...answers, 'defender-points': Math.max(1, answers['defender-points'] - more) },
				{ ...answers, 'attacker-quality': answers['attacker-quality'] + more },
				{ ...answers, attackers: answers.attackers.slice(0, 1), 'attacker-phalanx': [], 'defender-phalanx': [] },
				{ ...answers, 'attacker-bonus': 9, 'attacker-leaders': 1 },
				{ ...answers, from: 'rear-and-other' },
				{ ...answers, 'attacker-state': [] },
				{ ...answers, terrain: ['ford-3'] }
			];
			const plain = hopes({ ...answers, 'attacker-phalanx': [], 'defender-phalanx': [] });
			better.forEach((one, i) => {
				const before = i === 3 ? plain : now;
				hopes(one).forEach((value, k) => expect(value, JSON.stringify(one)).toBeGreaterThanOrEqual(before[k]!));
			});
		})
	);
});

describe('the other side', () => {
	test('goes over with its types, points, quality, leaders and heart', () => {
		const answers = {
			attackers: ['ph'],
			defenders: ['in'],
			'attacker-points': 12,
			'attacker-quality': 7,
			'attacker-leaders': 1,
			'attacker-bonus': 2,
			'attacker-phalanx': ['phalanx', 'phalanx-pair'],
			'attacker-state': ['offensive-fire', 'all-discouraged'],
			'defender-state': 'some-discouraged',
			from: 'rear',
			terrain: ['up', 'ford-2']
		};
		expect(melee.swap(answers)).toEqual({
			defenders: ['ph'],
			attackers: ['in'],
			'defender-points': 12,
			'defender-quality': 7,
			'defender-leaders': 1,
			'defender-bonus': 2,
			'defender-phalanx': ['phalanx'],
			'defender-state': 'all-discouraged',
			'attacker-state': ['some-discouraged'],
			terrain: ['down']
		});
	});

	test('there and back is nothing, for all that goes over', () => {
		const level = fc.constantFrom([], ['up'], ['down'], ['up', 'down']);
		const heart = fc.constantFrom('none', 'some-discouraged', 'all-discouraged');
		fc.assert(
			fc.property(situation, level, heart, heart, fc.boolean(), (answers, terrain, ours, theirs, pair) => {
				const carried = {
					...answers,
					terrain,
					from: 'front',
					'attacker-state': ours === 'none' ? [] : [ours],
					'defender-state': theirs,
					'attacker-phalanx': pair ? ['phalanx'] : [],
					'defender-phalanx': pair ? [] : ['phalanx']
				};
				const { answers: settled } = work(carried).settled;
				expect(work(melee.swap(melee.swap(settled))).settled.answers).toEqual(settled);
			})
		);
	});
});
