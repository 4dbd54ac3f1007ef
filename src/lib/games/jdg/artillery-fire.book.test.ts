/** Artillery fire worked out by hand from sheet 002: 15 and more R, 13–14 D, 9–12 a test, 8 and less nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIllegal, resolve, waysTo } from '$lib/core/odds/resolve';
import type { Answers, CalculatorBody, Illegal, Result, Worked } from '$lib/core/types';
import { cellOf } from '$lib/core/charts/read';
import body from './calculators/artillery-fire';
import terrain from './charts/terrain';

const fire: CalculatorBody = body;

type Legal = Worked & Pick<Result, 'settled'>;

function worked(answers: Answers): Legal {
	const result = resolve(fire, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result as Legal;
}

const ways = (answers: Answers) => Object.fromEntries([...worked(answers).odds].map(([id, n]) => [id, Number(n)]));
const values = (answers: Answers) => worked(answers).lines.map(({ value }) => value);
const setAside = (answers: Answers) => worked(answers).setAside!.map(({ what, value }) => [what.en, value]);
const ruledOut = (answers: Answers) => resolve(fire, answers).settled.ruledOut.map(({ choice }) => choice);
const illegal = (answers: Answers) => resolve(fire, answers) as Illegal;

/** What, answers, the total, and in how many of the ten faces each result comes. */
const examples: [string, Answers, number, Record<string, number>][] = [
	['nothing answered: 4 points at efficient range on clear ground', {}, 4, { ne: 5, ct: 4, d: 1 }],
	[
		'two guns together at point-blank: 7 + 2 + 1',
		{ strength: 7, range: 'point-blank', firer: ['combined'] },
		10,
		{ ct: 3, d: 2, r: 5 }
	],
	[
		'reaction fire on a massed target: the mass does not count: 5 + 1 − 1',
		{ strength: 5, range: 'point-blank', firer: ['reaction'], target: ['massed'] },
		5,
		{ ne: 4, ct: 4, d: 2 }
	],
	[
		'a massed target in square: 5 + 1 + 1',
		{ strength: 5, target: ['massed', 'square'] },
		7,
		{ ne: 2, ct: 4, d: 2, r: 2 }
	],
	['three hexes too far: 6 − 6', { strength: 6, range: 'long', beyond: 3 }, 0, { ne: 9, ct: 1 }],
	[
		'one hex too far, at a castle: 5 − 2 − 2',
		{ strength: 5, range: 'long', beyond: 1, terrain: 'castle' },
		1,
		{ ne: 8, ct: 2 }
	],
	[
		'next door, uphill into woods: 6 + 1 − 1 − 1',
		{ strength: 6, range: 'point-blank', terrain: 'woods', level: 'up-1' },
		5,
		{ ne: 4, ct: 4, d: 2 }
	],
	[
		'the level counts only into an adjacent hex [f]: 6',
		{ strength: 6, range: 'efficient', level: 'up-1' },
		6,
		{ ne: 3, ct: 4, d: 2, r: 1 }
	],
	[
		'next door, one level down counts nothing, two count −1: 6 + 1 − 1',
		{ strength: 6, range: 'point-blank', level: 'down-2' },
		6,
		{ ne: 3, ct: 4, d: 2, r: 1 }
	],
	[
		'a town behind a redoubt: −2 and not −3 [g]',
		{ strength: 6, terrain: 'town', hexside: ['redoubt-in'] },
		4,
		{ ne: 5, ct: 4, d: 1 }
	],
	[
		'woods behind a fortification: −2 and not −3 [g]',
		{ strength: 6, terrain: 'woods', hexside: ['fortification-in'] },
		4,
		{ ne: 5, ct: 4, d: 1 }
	],
	[
		'out of a fortification into woods: only the woods count',
		{ strength: 6, terrain: 'woods', hexside: ['fortification-out'] },
		5,
		{ ne: 4, ct: 4, d: 2 }
	],
	[
		'a road through a town takes the town [UAT]: 6 − 2',
		{ strength: 6, terrain: 'road', 'other-terrain': 'town' },
		4,
		{ ne: 5, ct: 4, d: 1 }
	],
	[
		'a trail over clear ground adds nothing',
		{ strength: 6, terrain: 'trail', 'other-terrain': 'clear' },
		6,
		{ ne: 3, ct: 4, d: 2, r: 1 }
	],
	[
		'counter-battery by two guns in a village: 5 + 2 − 1 − 1',
		{ strength: 5, firer: ['combined', 'six-front', 'reaction'] },
		5,
		{ ne: 4, ct: 4, d: 2 }
	],
	[
		'so far away that nothing can come of it',
		{ strength: 1, range: 'long', beyond: 20, terrain: 'town' },
		-41,
		{ ne: 10 }
	],
	['the heaviest of all', { strength: 20, range: 'point-blank' }, 21, { r: 10 }],
	['where 0 counts as ten, it is 14', { zero: 'ten' }, 4, { ne: 4, ct: 4, d: 2 }]
];

test.each(examples)('%s', (_, answers, total, odds) => {
	expect(worked(answers).total).toBe(total);
	expect(ways(answers)).toEqual(odds);
});

describe('the sum', () => {
	test('has a line for everything counted, with its row', () => {
		const { lines } = worked({
			strength: 7,
			range: 'long',
			beyond: 2,
			firer: ['combined', 'six-front'],
			target: ['massed', 'square'],
			terrain: 'woods'
		});
		expect(lines.map(({ value, row }) => [row!.row, value])).toEqual([
			['strength', 7],
			['long', -4],
			['combined', 2],
			['six-front', -1],
			['massed', 1],
			['square', 1],
			['woods', -1]
		]);
	});

	test('the mass is ruled out by reaction and counter-battery, and not the other way round', () => {
		expect(ruledOut({ firer: ['reaction'], target: ['massed'] })).toContain('massed');
		expect(worked({ firer: ['reaction'], target: ['massed'] }).settled.some('firer')).toEqual(['reaction']);
		expect(ruledOut({ target: ['massed'] })).not.toContain('reaction');
	});

	test('a work and the hex inside it: the better for the target stays, the other is named', () => {
		expect(setAside({ terrain: 'town', hexside: ['redoubt-in'] })).toEqual([['Redoubt, wall, from outside in', -1]]);
		expect(setAside({ terrain: 'woods', hexside: ['fortification-in'] })).toEqual([['Woods', -1]]);
		expect(
			worked({ terrain: 'town', hexside: ['redoubt-in'] }).lines.find(({ value }) => value === -2)!.doubt
		).toBeDefined();
		expect(setAside({ terrain: 'town', hexside: ['redoubt-out'] })).toEqual([]);
		// Where they are alike, nothing hangs on which one it is.
		expect(values({ terrain: 'woods', hexside: ['redoubt-in'] })).toEqual([4, 0, -1]);
	});

	test('a crest or a steep slope farther away is for the line of sight', () => {
		expect(ruledOut({ hexside: ['crest', 'steep-slope'] })).toEqual(['crest', 'steep-slope']);
		expect(worked({ hexside: ['crest', 'steep-slope'] }).total).toBe(4);
		expect(worked({}).remarks!.some(({ text }) => text.en.includes('7.4'))).toBe(true);
		expect(worked({ range: 'point-blank' }).remarks!.some(({ text }) => text.en.includes('7.4'))).toBe(false);
	});

	test('the hexsides it leaves out change nothing for fire', () => {
		for (const row of ['stream', 'bridge', 'slope']) {
			expect(cellOf(terrain, row, 'fire').value).toEqual({ code: 'ne' });
		}
	});

	test('the doubts of the sheet are on what they concern', () => {
		const lines = worked({ firer: ['combined'], range: 'point-blank', level: 'down-2' }).lines;
		expect(lines.filter(({ doubt }) => doubt).map(({ row }) => row!.row)).toEqual(['combined', 'down-2']);
		expect(fire.questions.filter(({ doubt }) => doubt).map(({ id }) => id)).toEqual(['hexside', 'cohesion', 'zero']);
		expect(fire.questions.filter(({ setting }) => setting).map(({ id }) => id)).toEqual(['test', 'zero']);
	});
});

describe('what cannot be done', () => {
	test.each(['crest', 'steep-slope'])('fire into the next hex over a %s', (hexside) => {
		const { illegal: why, row } = illegal({ range: 'point-blank', hexside: [hexside] });
		expect(why.en).toContain('No fire into an adjacent hex');
		expect(row).toEqual({ chart: 'terrain', row: hexside, column: 'fire' });
	});

	test('artillery with no strength left', () => {
		expect(illegal({ strength: 0 }).illegal.en).toBe('Artillery without strength points cannot fire.');
		expect(illegal({ strength: -5 }).row).toEqual({ chart: 'fire-modifiers', row: 'strength' });
	});
});

describe('the die', () => {
	test.each([
		[0, '0 + 4 = 4', 'ne', 'up-to-8'],
		[4, '4 + 4 = 8', 'ne', 'up-to-8'],
		[5, '5 + 4 = 9', 'ct', '9-12'],
		[8, '8 + 4 = 12', 'ct', '9-12'],
		[9, '9 + 4 = 13', 'd', '13-14']
	])('a %i with 4: %s', (face, sum, outcome, row) => {
		expect(worked({}).read([face])).toMatchObject({
			outcome,
			sum: { fr: sum, en: sum },
			row: { chart: 'fire-results', row }
		});
	});

	test('14 disorders and 15 routs', () => {
		const { read } = worked({ strength: 6 });
		expect(read([8]).outcome).toBe('d');
		expect(read([9])).toMatchObject({ outcome: 'r', steps: [{ text: { en: 'The target is routed (R).' } }] });
	});

	test('a total below nothing is written with a true minus', () => {
		expect(worked({ strength: 1, range: 'long', beyond: 2 }).read([1]).sum!.en).toBe('1 − 3 = −2');
	});

	test('a 0 that counts as ten', () => {
		expect(worked({ zero: 'ten' }).read([0])).toMatchObject({ outcome: 'd', sum: { en: '10 + 4 = 14' } });
	});

	test('what the table does not print is said to be doubtful', () => {
		expect(worked({}).read([0]).steps[0]!.doubt!.printed.en).toContain('starts at 9');
	});
});

describe('the cohesion test', () => {
	test('of 6: seven faces pass; 1 in 10 disordered at once, 4 in 10 test: 22 in 100', () => {
		const { read, chances } = worked({ test: 'yes', cohesion: 6 });
		const [step] = read([5]).steps;
		const then = step!.then!;
		expect(then.odds).toEqual(
			new Map([
				['passed', 7n],
				['failed', 3n]
			])
		);
		expect(then.read([6])).toMatchObject({ outcome: 'passed', sum: { en: '6 ≤ 6' } });
		expect(then.read([7])).toMatchObject({ outcome: 'failed', steps: [{ text: { en: 'Disordered (D).' } }] });
		expect(chances!.map(({ ways, of }) => [ways, of])).toEqual([
			[22n, 100n],
			[3n, 10n]
		]);
	});

	test('where 0 is ten, it fails one face more: 2 in 10 and 4 in 10 of 4 in 10', () => {
		const { read, chances } = worked({ test: 'yes', cohesion: 6, zero: 'ten' });
		expect(read([5]).steps[0]!.then!.read([0])).toMatchObject({ outcome: 'failed', sum: { en: '10 > 6' } });
		expect(chances![0]).toMatchObject({ ways: 36n, of: 100n });
	});

	test('of 9 never fails, and of 0 passes on a 0', () => {
		const of = (cohesion: number) => worked({ test: 'yes', cohesion }).read([5]).steps[0]!.then!.odds;
		expect(of(9)).toEqual(new Map([['passed', 10n]]));
		expect(of(0).get('passed')).toBe(1n);
	});

	test('has its die where the cohesion is not known, asks for it there, and is in no odds before', () => {
		const { read, chances } = worked({});
		const [{ then, doubt } = {}] = read([5]).steps;
		expect(then).toMatchObject({ asks: 'cohesion' });
		expect([6, 7].map((face) => then!.read([face]).outcome)).toEqual(['passed', 'failed']);
		expect(doubt).toBeDefined();
		expect(chances).toEqual([]);
		const [known] = worked({ cohesion: 4 }).read([5]).steps;
		expect([4, 5].map((face) => known!.then!.read([face]).outcome)).toEqual(['passed', 'failed']);
		expect(worked({ cohesion: 4, test: 'yes' }).chances).toHaveLength(2);
	});
});

/** The table a second time, for the audit. */
const band = (die: number) => (die >= 15 ? 'r' : die >= 13 ? 'd' : die >= 9 ? 'ct' : 'ne');

const anyFire = fc.record(
	{
		strength: fc.integer({ min: 1, max: 20 }),
		range: fc.constantFrom('point-blank', 'efficient', 'long'),
		beyond: fc.integer({ min: 1, max: 20 }),
		firer: fc.subarray(['combined', 'six-front', 'reaction']),
		target: fc.subarray(['massed', 'square']),
		terrain: fc.constantFrom('clear', 'rough', 'orchard', 'woods', 'marsh', 'town', 'castle', 'road', 'trail', 'river'),
		'other-terrain': fc.constantFrom('clear', 'woods', 'town', 'castle'),
		level: fc.constantFrom('same', 'up-1', 'up-2', 'down-1', 'down-2'),
		hexside: fc.subarray(['redoubt-in', 'redoubt-out', 'fortification-in', 'fortification-out']),
		zero: fc.constantFrom('nought', 'ten')
	},
	{ requiredKeys: ['strength'] }
);

describe('audit', () => {
	test('every face falls where the table says', () => {
		fc.assert(
			fc.property(anyFire, (answers) => {
				const { total, odds, read } = worked(answers);
				const counted: Record<string, bigint> = {};
				for (let face = 0; face <= 9; face++) {
					const outcome = band(total + (face === 0 && answers.zero === 'ten' ? 10 : face));
					expect(read([face]).outcome).toBe(outcome);
					counted[outcome] = (counted[outcome] ?? 0n) + 1n;
				}
				expect(Object.fromEntries(odds)).toEqual(counted);
			})
		);
	});

	const better = (more: Answers, less: Answers) => {
		for (const { outcomes } of fire.headlines) {
			expect(waysTo(worked(more).odds, outcomes)).toBeGreaterThanOrEqual(waysTo(worked(less).odds, outcomes));
		}
	};

	test('more of what helps never lowers the chance', () => {
		fc.assert(
			fc.property(anyFire, fc.integer({ min: 0, max: 5 }), (answers, more) => {
				better({ ...answers, strength: Math.min(20, answers.strength + more) }, answers);
				better({ ...answers, range: 'point-blank', level: 'same' }, { ...answers, level: 'same' });
				better({ ...answers, firer: [...(answers.firer ?? []), 'combined'] }, answers);
				better({ ...answers, target: [...(answers.target ?? []), 'square'] }, answers);
				better({ ...answers, target: ['massed'] }, { ...answers, target: [] });
				better(answers, { ...answers, hexside: ['fortification-in'] });
				better(answers, { ...answers, firer: [...(answers.firer ?? []), 'six-front'] });
			})
		);
	});
});
