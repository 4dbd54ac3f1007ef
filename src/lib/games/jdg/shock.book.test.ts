/** Shock and charge worked out by hand from sheet 002: 10 and more, 5–9, 0–4, below 0. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIllegal, resolve, waysTo } from '$lib/core/odds/resolve';
import type { Answers, CalculatorBody, Illegal, Result, Worked } from '$lib/core/types';
import { cellOf } from '$lib/core/charts/read';
import body from './calculators/shock';
import terrain from './charts/terrain';

const shock: CalculatorBody = body;

type Legal = Worked & Pick<Result, 'settled'>;

function worked(answers: Answers): Legal {
	const result = resolve(shock, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result as Legal;
}

const ways = (answers: Answers) => Object.fromEntries([...worked(answers).odds].map(([id, n]) => [id, Number(n)]));
const illegal = (answers: Answers) => resolve(shock, answers) as Illegal;
const rows = (answers: Answers) => worked(answers).lines.map(({ row, value }) => [row!.row, value]);
const setAside = (answers: Answers) => worked(answers).setAside!.map(({ what, value }) => [what.en, value]);
const ruledOut = (answers: Answers) => resolve(shock, answers).settled.ruledOut.map(({ choice }) => choice);
const strengths = (attacker: number, defender: number): Answers => ({
	'attacker-strength': attacker,
	'defender-strength': defender
});
const cohesions = (attacker: number, defender: number): Answers => ({
	'attacker-cohesion': attacker,
	'defender-cohesion': defender
});

test.each([
	[4, 1, 4],
	[99, 1, 4],
	[15, 4, 3],
	[7, 2, 3],
	[3, 1, 3],
	[5, 2, 2],
	[2, 1, 2],
	[13, 7, 1],
	[3, 2, 1],
	[5, 4, 0],
	[6, 6, 0],
	[5, 6, -1],
	[2, 3, -1],
	[3, 5, -2],
	[7, 13, -2],
	[1, 2, -2],
	[4, 9, -3],
	[1, 3, -3],
	[3, 10, -4],
	[2, 7, -4],
	[1, 4, -4],
	[1, 99, -4]
])('%i against %i is %i', (attacker, defender, value) => {
	expect(worked(strengths(attacker, defender)).lines[0]).toMatchObject({ value, row: { chart: 'odds' } });
});

test('odds between two lines are doubtful, those of a line are not', () => {
	const doubtful = (attacker: number, defender: number) =>
		Boolean(worked(strengths(attacker, defender)).lines[0]!.doubt);
	expect([doubtful(7, 2), doubtful(5, 6), doubtful(13, 7), doubtful(2, 7)]).toEqual([true, true, true, true]);
	expect([doubtful(6, 6), doubtful(3, 2), doubtful(2, 3), doubtful(9, 1), doubtful(1, 9)]).toEqual(
		Array.from({ length: 5 }, () => false)
	);
});

/** What, answers, the total, and in how many of the ten faces each line of the results comes. */
const examples: [string, Answers, number, Record<string, number>][] = [
	['nothing answered: even odds on clear ground, +1', {}, 1, { '0-4': 4, '5-9': 5, '10-up': 1 }],
	['13 against 7: +1 and clear +1', strengths(13, 7), 2, { '0-4': 3, '5-9': 5, '10-up': 2 }],
	['4 against 9: −3 and clear +1', strengths(4, 9), -2, { 'below-0': 2, '0-4': 5, '5-9': 3 }],
	[
		'heavy charge into the back, 12 against 6, cohesion 7 to 5: +2 +2 +1 +2 +3',
		{ kind: 'charge-heavy', ...strengths(12, 6), ...cohesions(7, 5), position: 'rear' },
		10,
		{ '10-up': 10 }
	],
	[
		'heavy charge on a square: the +3 is lost: +2 +1 −2',
		{ kind: 'charge-heavy', ...strengths(12, 6), defender: ['square'] },
		1,
		{ '0-4': 4, '5-9': 5, '10-up': 1 }
	],
	[
		'the same with infantry along',
		{ kind: 'charge-heavy', 'with-infantry': 'yes', ...strengths(12, 6), defender: ['square'] },
		1,
		{ '0-4': 4, '5-9': 5, '10-up': 1 }
	],
	[
		'infantry alone on a square: +2 +1 +1',
		{ ...strengths(12, 6), defender: ['square'] },
		4,
		{ '0-4': 1, '5-9': 5, '10-up': 4 }
	],
	[
		'cavalry on a square without charging: +2 +1 −2, the square adds nothing',
		{ kind: 'cavalry-shock', ...strengths(12, 6), defender: ['square'] },
		1,
		{ '0-4': 4, '5-9': 5, '10-up': 1 }
	],
	['light charge over open ground: +1 +1', { kind: 'charge-other' }, 2, { '0-4': 3, '5-9': 5, '10-up': 2 }],
	[
		'infantry against cavalry in a town: +2 instead of −1 [b]',
		{ defenders: 'cavalry', terrain: 'town' },
		2,
		{ '0-4': 3, '5-9': 5, '10-up': 2 }
	],
	[
		'cavalry against cavalry in a town: −1 −2, no +2 without infantry',
		{ kind: 'cavalry-shock', defenders: 'cavalry', terrain: 'town' },
		-3,
		{ 'below-0': 3, '0-4': 5, '5-9': 2 }
	],
	[
		'cavalry and infantry against cavalry in a castle: +2 −2',
		{ kind: 'cavalry-shock', 'with-infantry': 'yes', defenders: 'cavalry', terrain: 'castle' },
		0,
		{ '0-4': 5, '5-9': 5 }
	],
	[
		'a town behind a redoubt: −2 and not −3 [g]',
		{ terrain: 'town', hexside: ['redoubt-in'] },
		-2,
		{ 'below-0': 2, '0-4': 5, '5-9': 3 }
	],
	[
		'a castle behind a redoubt: −3 and not −5 [g]',
		{ terrain: 'castle', hexside: ['redoubt-in'] },
		-3,
		{ 'below-0': 3, '0-4': 5, '5-9': 2 }
	],
	[
		'clear ground behind a fortification: −3, without the +1 [g]',
		{ hexside: ['fortification-in'] },
		-3,
		{ 'below-0': 3, '0-4': 5, '5-9': 2 }
	],
	[
		'out of a walled town onto clear ground: −1 once, +1 [g]',
		{ hexside: ['redoubt-out'], from: 'town' },
		0,
		{ '0-4': 5, '5-9': 5 }
	],
	[
		'out of a fortification into woods: −1 −1',
		{ hexside: ['fortification-out'], terrain: 'woods' },
		-2,
		{ 'below-0': 2, '0-4': 5, '5-9': 3 }
	],
	['over a bridge across a river: −3 +1 [h]', { hexside: ['bridge'] }, -2, { 'below-0': 2, '0-4': 5, '5-9': 3 }],
	[
		'over a bridge across a stream: the stream’s −1, and +1 [h]',
		{ hexside: ['bridge'], spans: 'stream' },
		0,
		{ '0-4': 5, '5-9': 5 }
	],
	['onto a bridge in a river: −3', { terrain: 'river', hexside: ['bridge'] }, -3, { 'below-0': 3, '0-4': 5, '5-9': 2 }],
	[
		'up a steep slope and two levels: −2 −2 +1',
		{ hexside: ['steep-slope'], level: 'up-2' },
		-3,
		{ 'below-0': 3, '0-4': 5, '5-9': 2 }
	],
	[
		'down a slope and one level: −1 +1 +1',
		{ hexside: ['slope'], level: 'down-1' },
		1,
		{ '0-4': 4, '5-9': 5, '10-up': 1 }
	],
	[
		'routed, in front and behind: the +2 alone, and +1',
		{ defender: ['routed'], position: 'front-and-rear' },
		3,
		{ '0-4': 2, '5-9': 5, '10-up': 3 }
	],
	[
		'front and rear with the own back exposed: +3 −1 +1',
		{ position: 'front-and-rear', attackers: ['own-rear'] },
		3,
		{ '0-4': 2, '5-9': 5, '10-up': 3 }
	],
	['a town has no rear: −1', { terrain: 'town', position: 'rear' }, -1, { 'below-0': 1, '0-4': 5, '5-9': 4 }],
	[
		'a road through a marsh takes the marsh [UAT]: −2',
		{ terrain: 'road', 'other-terrain': 'marsh' },
		-2,
		{ 'below-0': 2, '0-4': 5, '5-9': 3 }
	],
	['out of a village on clear ground: −1 +1 [b]', { from: 'town' }, 0, { '0-4': 5, '5-9': 5 }],
	[
		'infantry out of a village, cavalry charging beside it: −1 +1 +3',
		{ kind: 'charge-heavy', 'with-infantry': 'yes', from: 'town' },
		3,
		{ '0-4': 2, '5-9': 5, '10-up': 3 }
	],
	['rough ground adds nothing', { terrain: 'rough' }, 0, { '0-4': 5, '5-9': 5 }],
	['a hopeless attack', { ...strengths(1, 4), ...cohesions(0, 12), terrain: 'castle' }, -19, { 'below-0': 10 }],
	['where 0 counts as ten, it is 11', { zero: 'ten' }, 1, { '0-4': 3, '5-9': 5, '10-up': 2 }]
];

test.each(examples)('%s', (_, answers, total, odds) => {
	expect(worked(answers).total).toBe(total);
	expect(ways(answers)).toEqual(odds);
});

describe('the sum', () => {
	test('has a line for everything counted, with its row', () => {
		expect(
			rows({
				kind: 'charge-heavy',
				...strengths(9, 3),
				...cohesions(7, 6),
				position: 'front-and-rear',
				attackers: ['own-rear'],
				level: 'down-1',
				hexside: ['stream']
			})
		).toEqual([
			['3-to-1', 3],
			['cohesion', 1],
			['clear', 1],
			['stream', -1],
			['down-1', 1],
			['front-and-rear', 3],
			['own-rear', -1],
			['charge-heavy', 3]
		]);
	});

	test('what notes b, g and h and the square set aside is named', () => {
		expect(setAside({ defenders: 'cavalry', terrain: 'town' })).toEqual([['Town, village, ruins', -1]]);
		expect(setAside({ terrain: 'castle', hexside: ['redoubt-in'] })).toEqual([['Redoubt, wall, from outside in', -2]]);
		expect(setAside({ hexside: ['fortification-in'] })).toEqual([['Clear', 1]]);
		expect(setAside({ hexside: ['redoubt-out'], from: 'town' })).toEqual([['Attack out of: town, village, ruins', -1]]);
		expect(setAside({ hexside: ['bridge'], spans: 'stream' })).toEqual([['Bridge, deployed pontoon', -3]]);
		expect(setAside({ kind: 'charge-other', defender: ['square'] })).toEqual([['Charge by non-heavy cavalry', 1]]);
	});

	test('cavalry in a town behind a redoubt: the redoubt’s −2, neither +2 nor −1', () => {
		const answers: Answers = { defenders: 'cavalry', terrain: 'town', hexside: ['redoubt-in'] };
		expect(worked(answers).total).toBe(-2);
		expect(setAside(answers)).toEqual([
			['Town, village, ruins', -1],
			['Cavalry attacked in: town, village, ruins', 2]
		]);
		expect(worked(answers).lines.find(({ row }) => row!.row === 'redoubt')!.doubt!.read.en).toContain('favours');
	});

	test('routed rules out the rear, both ways; a square and a town have none', () => {
		expect(ruledOut({ defender: ['routed'] })).toEqual(expect.arrayContaining(['rear', 'front-and-rear', 'square']));
		expect(ruledOut({ position: 'rear' })).toContain('routed');
		expect(ruledOut({ defender: ['square'] })).toEqual(expect.arrayContaining(['rear', 'front-and-rear']));
		expect(ruledOut({ terrain: 'trail', 'other-terrain': 'castle' })).toEqual(['rear', 'front-and-rear']);
		expect(worked({ defender: ['square'], position: 'front-and-rear' }).total).toBe(2);
		expect(ruledOut({})).toEqual([]);
	});

	test('cavalry does not form square', () => {
		expect(ruledOut({ defenders: 'cavalry', defender: ['square'] })).toContain('square');
		expect(worked({ kind: 'charge-heavy', defenders: 'cavalry', defender: ['square'] }).total).toBe(4);
	});

	test('the doubts of the sheet are on what they concern', () => {
		const doubted = (answers: Answers) =>
			worked(answers)
				.lines.filter(({ doubt }) => doubt)
				.map(({ row }) => row!.row);
		expect(doubted({ attackers: ['own-rear'] })).toEqual(['own-rear']);
		expect(doubted({ kind: 'cavalry-shock' })).toEqual([]);
		expect(doubted({ kind: 'cavalry-shock', 'with-infantry': 'yes' })).toEqual(['cavalry-shock']);
		expect(doubted({ defenders: 'cavalry', terrain: 'town' })).toEqual([]);
		expect(doubted({ defenders: 'mixed', terrain: 'town' })).toEqual(['cavalry-in-town']);
		expect(doubted({ hexside: ['bridge'], spans: 'stream' })).toEqual(['stream']);
		expect(shock.questions.filter(({ doubt }) => doubt).map(({ id }) => id)).toEqual([
			'hexside',
			'spans',
			'gap',
			'from',
			'zero'
		]);
		expect(shock.questions.filter(({ setting }) => setting).map(({ id }) => id)).toEqual(['zero']);
	});

	test('asks only what the answers before call for', () => {
		const asked = (answers: Answers) => Object.keys(resolve(shock, answers).settled.answers);
		const sometimes = ['with-infantry', 'other-terrain', 'spans', 'gap', 'charge-way', 'counter-charge'];
		expect(asked({}).filter((id) => sometimes.includes(id))).toEqual([]);
		expect(asked({ kind: 'cavalry-shock' }).filter((id) => sometimes.includes(id))).toEqual(['with-infantry']);
		expect(
			asked({
				kind: 'charge-heavy',
				defenders: 'cavalry',
				terrain: 'road',
				hexside: ['bridge', 'steep-slope'],
				level: 'down-2'
			}).filter((id) => sometimes.includes(id))
		).toEqual(['with-infantry', 'other-terrain', 'spans', 'gap', 'charge-way', 'counter-charge']);
	});
});

describe('what cannot be done', () => {
	const at = (row: string) => ({ chart: 'terrain', row, column: 'shock' });

	test('shock into a river, but for a bridge over it', () => {
		expect(illegal({ terrain: 'river' })).toMatchObject({ row: at('river') });
		expect(illegal({ terrain: 'river' }).illegal.en).toContain('river');
		expect(illegal({ terrain: 'river', hexside: ['bridge'], spans: 'stream' })).toMatchObject({ row: at('river') });
	});

	test('shock over a steep slope of three levels or more, up or down', () => {
		for (const level of ['up-2', 'down-2']) {
			const answers = { hexside: ['steep-slope'], level, gap: 'three' };
			expect(illegal(answers)).toMatchObject({ row: at('steep-slope') });
			expect(isIllegal(resolve(shock, { ...answers, gap: 'two' }))).toBe(false);
			expect(isIllegal(resolve(shock, { ...answers, hexside: ['slope'] }))).toBe(false);
		}
	});

	test.each(['rough', 'orchard', 'woods', 'marsh', 'town', 'castle'])('a charge into: %s', (ground) => {
		expect(illegal({ kind: 'charge-other', terrain: ground })).toMatchObject({ row: at(ground) });
		expect(illegal({ kind: 'charge-other', terrain: 'road', 'other-terrain': ground })).toMatchObject({
			row: at(ground)
		});
		expect(isIllegal(resolve(shock, { kind: 'cavalry-shock', terrain: ground }))).toBe(false);
	});

	test.each([
		['crest', 'crest'],
		['slope', 'slope'],
		['steep-slope', 'steep-slope'],
		['bridge', 'bridge'],
		['redoubt-in', 'redoubt'],
		['redoubt-out', 'redoubt'],
		['fortification-in', 'fortification'],
		['fortification-out', 'fortification']
	])('a charge across: %s', (hexside, row) => {
		expect(illegal({ kind: 'charge-heavy', hexside: [hexside] })).toMatchObject({ row: at(row) });
		expect(illegal({ kind: 'charge-heavy', 'with-infantry': 'yes', hexside: [hexside] })).toMatchObject({
			row: at(row)
		});
		expect(isIllegal(resolve(shock, { hexside: [hexside] }))).toBe(false);
	});

	test('a charge through anything marked e on the way, and out of a town unless infantry does that', () => {
		for (const { id } of terrain.rows) {
			if (!cellOf(terrain, id, 'shock').notes?.includes('e')) continue;
			expect(illegal({ kind: 'charge-heavy', 'charge-way': id })).toMatchObject({ row: at(id) });
		}
		expect(illegal({ kind: 'charge-heavy', from: 'town' })).toMatchObject({ row: at('town') });
		expect(isIllegal(resolve(shock, { kind: 'charge-heavy', from: 'town', 'with-infantry': 'yes' }))).toBe(false);
		// A stream and a level stop no charge.
		expect(worked({ kind: 'charge-heavy', hexside: ['stream'], level: 'up-1' }).total).toBe(2);
	});

	test('odds against or with nothing', () => {
		for (const [answers, who] of [
			[strengths(0, 6), 'attacker'],
			[strengths(6, 0), 'defender'],
			[strengths(0, 0), 'attacker']
		] as const) {
			expect(illegal(answers).illegal.en).toContain(`The ${who} has no strength point`);
			expect(illegal(answers).row).toEqual({ chart: 'shock-modifiers', row: 'odds' });
		}
	});
});

describe('the die', () => {
	const told = (answers: Answers, face: number) =>
		worked(answers)
			.read([face])
			.steps.map(({ side, text }) => `${side!.en}: ${text.en}`);
	const sides = (answers: Answers, id: string) =>
		worked(answers)
			.outcomes.find((outcome) => outcome.id === id)!
			.sides!.map(({ result }) => result.en);

	test.each([
		[0, '0 + 1 = 1', '0-4'],
		[3, '3 + 1 = 4', '0-4'],
		[4, '4 + 1 = 5', '5-9'],
		[8, '8 + 1 = 9', '5-9'],
		[9, '9 + 1 = 10', '10-up']
	])('a %i with 1: %s', (face, sum, outcome) => {
		expect(worked({}).read([face])).toMatchObject({
			outcome,
			sum: { fr: sum, en: sum },
			row: { chart: 'shock-results', row: outcome }
		});
	});

	test('below nothing and nothing are two results', () => {
		const { read } = worked(strengths(4, 9));
		expect(read([1])).toMatchObject({ outcome: 'below-0', sum: { en: '1 − 2 = −1' } });
		expect(read([2])).toMatchObject({ outcome: '0-4', sum: { en: '2 − 2 = 0' } });
	});

	test('infantry against infantry', () => {
		expect(told({}, 9)).toEqual([
			'Defender: Recoils one hex (1).',
			'Defender: Becomes disordered (D).',
			'Attacker: Breakthrough (8.7); no pursuit without cavalry.'
		]);
		expect(told({}, 4)).toEqual([
			'Defender: Recoils one hex (1).',
			'Defender: Tests its cohesion: a roll equal to it or lower passes. Failed: disordered (CT).',
			'Attacker: No pursuit: that takes cavalry.'
		]);
		expect(told({}, 0)).toEqual([
			'Attacker: Becomes disordered (D).',
			'Attacker: Tests its cohesion: a roll equal to it or lower passes. Failed: recoils one hex (CT/1).',
			'Defender: No pursuit: that takes cavalry.'
		]);
		expect(told(strengths(4, 9), 0)[2]).toBe('Defender: Counter-shock (8.7); no pursuit without cavalry.');
	});

	test('cavalry against cavalry: pursuit for both, from 0 to 4 only after a counter-charge', () => {
		const charge: Answers = { kind: 'charge-other', defenders: 'cavalry' };
		expect(sides(charge, '10-up')).toEqual([
			'Breakthrough (8.7), or pursuit by the cavalry (9.5)',
			'1 + D: recoils one hex, disordered'
		]);
		expect(sides(charge, '5-9')[0]).toBe('Pursuit by the cavalry (9.5)');
		expect(sides(charge, '0-4')[1]).toBe('Nothing');
		expect(told(charge, 0)[2]).toBe('Defender: No pursuit: that takes a counter-charge.');
		const met = { ...charge, 'counter-charge': 'yes' };
		expect(told(met, 0)[2]).toBe(
			'Defender: Pursuit by the cavalry that counter-charged, if the attacker recoils or retreats (9.4, 9.5).'
		);
		expect(sides(met, 'below-0')).toEqual([
			'D + CT/1: disordered, then a test; failed: recoils one hex',
			'Counter-shock (8.7), or pursuit by the cavalry (9.5)'
		]);
		// Of infantry there is no counter-charge, whatever a link says.
		expect(sides({ kind: 'charge-other', 'counter-charge': 'yes' }, '0-4')[1]).toBe('Nothing');
	});

	test('the lost italics are doubted where they decide', () => {
		for (const face of [0, 4, 9]) expect(worked({}).read([face]).steps[2]!.doubt!.printed.en).toContain('italics');
	});

	test('each side tests with its own cohesion', () => {
		const { read } = worked(cohesions(5, 7));
		// 0 + 5 − 7 + 1 = −1.
		const attackers = read([1]).steps[1]!.then!;
		expect(attackers.odds.get('passed')).toBe(6n);
		expect(attackers.read([5]).outcome).toBe('passed');
		expect(attackers.read([6])).toMatchObject({ outcome: 'failed', steps: [{ text: { en: 'Recoils one hex (1).' } }] });
		const defenders = read([9]).steps[1]!.then!;
		expect(defenders.odds.get('passed')).toBe(8n);
		expect(defenders.read([8])).toMatchObject({
			outcome: 'failed',
			steps: [{ text: { en: 'Becomes disordered (D).' } }]
		});
	});

	test('chances: disordered 1 in 10, and 3 in 10 of 5 in 10; the attacker recoils 3 in 10 of 4 in 10', () => {
		expect(worked({}).chances!.map(({ ways, of }) => [ways, of])).toEqual([
			[25n, 100n],
			[12n, 100n]
		]);
	});
});

describe('the other side', () => {
	const swap = shock.swap!.bind(shock);

	test('strengths, cohesion, level, work and town change hands', () => {
		const there = resolve(
			shock,
			swap({
				kind: 'charge-heavy',
				'with-infantry': 'yes',
				...strengths(13, 7),
				...cohesions(7, 5),
				terrain: 'castle',
				level: 'up-2',
				hexside: ['stream', 'redoubt-in'],
				position: 'rear',
				attackers: ['own-rear']
			})
		).settled;
		expect(there.answers).toMatchObject({
			kind: 'infantry',
			...strengths(7, 13),
			...cohesions(5, 7),
			defenders: 'mixed',
			terrain: 'clear',
			from: 'castle',
			level: 'down-2',
			hexside: ['stream', 'redoubt-out'],
			position: 'front',
			attackers: []
		});
	});

	test('twice is nothing, for all that can change hands', () => {
		fc.assert(
			fc.property(
				fc.record({
					'attacker-strength': fc.integer({ min: 1, max: 99 }),
					'defender-strength': fc.integer({ min: 1, max: 99 }),
					'attacker-cohesion': fc.integer({ min: 0, max: 12 }),
					'defender-cohesion': fc.integer({ min: 0, max: 12 }),
					kind: fc.constantFrom('infantry', 'cavalry-shock'),
					'with-infantry': fc.constantFrom('yes', 'no'),
					defenders: fc.constantFrom('foot', 'cavalry', 'mixed'),
					terrain: fc.constantFrom('clear', 'town', 'castle'),
					from: fc.constantFrom('elsewhere', 'town', 'castle'),
					level: fc.constantFrom('same', 'up-1', 'up-2', 'down-1', 'down-2'),
					gap: fc.constantFrom('two', 'three'),
					hexside: fc.subarray(['stream', 'steep-slope', 'crest', 'redoubt-out']),
					zero: fc.constantFrom('nought', 'ten')
				}),
				(answers) => {
					const { settled } = resolve(shock, answers);
					expect(resolve(shock, swap(swap(answers))).settled.answers).toEqual(settled.answers);
				}
			)
		);
	});
});

/** The table a second time, for the audit. */
const band = (die: number) => (die >= 10 ? '10-up' : die >= 5 ? '5-9' : die >= 0 ? '0-4' : 'below-0');

const anyShock = fc.record(
	{
		kind: fc.constantFrom('infantry', 'cavalry-shock', 'charge-heavy', 'charge-other'),
		'with-infantry': fc.constantFrom('yes', 'no'),
		'attacker-strength': fc.integer({ min: 1, max: 60 }),
		'defender-strength': fc.integer({ min: 2, max: 60 }),
		'attacker-cohesion': fc.integer({ min: 0, max: 11 }),
		'defender-cohesion': fc.integer({ min: 1, max: 12 }),
		defenders: fc.constantFrom('foot', 'cavalry', 'mixed'),
		defender: fc.subarray(['routed', 'square']),
		position: fc.constantFrom('front', 'rear', 'front-and-rear'),
		terrain: fc.constantFrom('clear', 'rough', 'woods', 'marsh', 'town', 'castle', 'road', 'trail', 'river'),
		'other-terrain': fc.constantFrom('clear', 'woods', 'town'),
		level: fc.constantFrom('same', 'up-1', 'up-2', 'down-1', 'down-2'),
		hexside: fc.subarray(['stream', 'bridge', 'slope', 'steep-slope', 'crest', 'redoubt-in', 'fortification-out']),
		spans: fc.constantFrom('river', 'stream'),
		gap: fc.constantFrom('two', 'three'),
		from: fc.constantFrom('elsewhere', 'town', 'castle'),
		attackers: fc.subarray(['own-rear']),
		zero: fc.constantFrom('nought', 'ten')
	},
	{ requiredKeys: ['attacker-strength', 'defender-strength', 'attacker-cohesion', 'defender-cohesion'] }
);

/** Only fights that may be fought. */
const anyLegal = anyShock.filter((answers) => !isIllegal(resolve(shock, answers)));

describe('audit', () => {
	test('every face falls where the table says', () => {
		fc.assert(
			fc.property(anyLegal, (answers) => {
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

	test('every line of a sum comes from a row, and no follow-up test is without odds', () => {
		fc.assert(
			fc.property(anyLegal, (answers) => {
				const { lines, read } = worked(answers);
				for (const { row } of lines) expect(row).toBeDefined();
				for (let face = 0; face <= 9; face++) {
					const { outcome, steps } = read([face]);
					const tests = steps.filter(({ then }) => then);
					expect(tests.length).toBe(outcome === '10-up' ? 0 : 1);
					for (const { then } of tests) {
						const faces = [...Array(10).keys()].filter((face) => then!.read([face]).outcome === 'passed');
						expect(then!.odds.get('passed') ?? 0n).toBe(BigInt(faces.length));
					}
				}
			})
		);
	});

	const better = (more: Answers, less: Answers) => {
		const recoils = shock.headlines[0]!.outcomes;
		expect(waysTo(worked(more).odds, recoils)).toBeGreaterThanOrEqual(waysTo(worked(less).odds, recoils));
	};

	test('more of what helps never lowers the chance', () => {
		fc.assert(
			fc.property(anyLegal, fc.integer({ min: 0, max: 30 }), (answers, more) => {
				better({ ...answers, 'attacker-strength': answers['attacker-strength'] + more }, answers);
				better({ ...answers, 'defender-strength': Math.max(1, answers['defender-strength'] - more) }, answers);
				better({ ...answers, 'attacker-cohesion': answers['attacker-cohesion'] + 1 }, answers);
				better({ ...answers, 'defender-cohesion': answers['defender-cohesion'] - 1 }, answers);
				better({ ...answers, position: 'front-and-rear' }, { ...answers, position: 'rear' });
				better({ ...answers, position: 'rear' }, { ...answers, position: 'front' });
				better({ ...answers, attackers: [] }, { ...answers, attackers: ['own-rear'] });
				better({ ...answers, level: 'same' }, { ...answers, level: 'up-1' });
			})
		);
	});
});
