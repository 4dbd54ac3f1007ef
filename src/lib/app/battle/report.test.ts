import { describe, expect, test } from 'vitest';
import { D10, D6, thrown } from '$lib/core/odds/odds';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Answers as StoredAnswers, Battle, Combat, Entry } from '$lib/app/storage/types';
import { loadCalculator, loadGame } from '$lib/games';
import type { Answers, Calculator, Worked } from '$lib/core/types';
import { restore } from './faces';
import {
	atLeastAsBad,
	atLeastAsGood,
	diceOf,
	diceSentence,
	fortuneOf,
	luck,
	luckSentence,
	MOST_TOLD,
	reportOf,
	reportText,
	strayed,
	countsOf,
	turningPoints,
	verdictOf,
	type Fortune,
	type Share
} from './report';
import { replay, resolvedOf } from './resolved';
import { inOneLine, type Told } from './telling';

const BATTLE: Battle = {
	id: '00000000-0000-4000-8000-000000000000',
	game: 'alexander',
	scenario: 'Gaugamèles',
	sides: [
		{ name: 'Alexandre', colour: 'blue' },
		{ name: 'Darius', colour: 'red' }
	],
	turn: 2,
	turns: true,
	state: 'ended',
	created: Date.UTC(2026, 10, 18),
	updated: Date.UTC(2026, 10, 18)
};

let made = 0;

const calculators = new Map<string, Calculator>();
async function calculatorOf(path: string): Promise<Calculator> {
	const [game = '', id = ''] = path.split('/');
	const calculator = calculators.get(path) ?? (await loadCalculator((await loadGame(game))!, id))!;
	calculators.set(path, calculator);
	return calculator;
}

/** A combat with these faces, with default answers. */
async function fought(path: string, flat: number[], own: Partial<Combat> = {}, answers: Answers = {}): Promise<Told> {
	const calculator = await calculatorOf(path);
	const result = resolve(calculator, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	const created = BATTLE.created + ++made;
	const entry: Combat = {
		id: `e${made}`,
		battle: BATTLE.id,
		kind: 'combat',
		turn: 1,
		order: created,
		created,
		updated: created,
		...resolvedOf({ id: path, data: '2026-11-18' }, result, result.settled.answers, restore(result, flat)),
		...own
	};
	return { entry, calculator, replayed: replay(calculator, entry) };
}

const melee = (face: number, own?: Partial<Combat>) => fought('alexander/melee', [face], own);

describe('how lucky a result was', () => {
	test('every face of a melee, counted by hand over the die', async () => {
		const calculator = await calculatorOf('alexander/melee');
		const result = resolve(calculator, {});
		if (isIllegal(result)) throw new Error(result.illegal.en);
		const order = result.outcomes.map(({ id }) => id);
		const placeOf = (face: number) => order.indexOf(result.read([face]).outcome);
		for (const face of D10.faces) {
			const fortune = fortuneOf(await melee(face))!;
			const [as, better] = [(at: number) => at === placeOf(face), (at: number) => at < placeOf(face)].map((is) =>
				BigInt(D10.faces.filter((other) => is(placeOf(other))).length)
			);
			expect(fortune).toMatchObject({ same: as, better, of: 10n });
			expect(atLeastAsGood(fortune)).toEqual({ ways: better! + as!, of: 10n });
			expect(atLeastAsBad(fortune)).toEqual({ ways: 10n - better!, of: 10n });
		}
	});

	test('on the whole luck is even, whatever is thrown', async () => {
		const lucks = await Promise.all(D10.faces.map(async (face) => luck(fortuneOf(await melee(face))!)));
		expect(lucks.reduce((a, b) => a + b, 0) / 10).toBeCloseTo(0.5, 5);
		expect(Math.max(...lucks)).toBe(luck(fortuneOf(await melee(9))!));
	});

	test('a chain is judged by what it came to, from before its first throw', async () => {
		const three = fortuneOf(await fought('wab/shooting', [6, 3]))!;
		// Ten shots, 4+ to hit, 4+ to wound, no save: each removes a model with a chance of 1/4.
		const of = 4n ** 10n;
		const exactly = 120n * 3n ** 7n;
		expect(three.same * of).toBe(exactly * three.of);
		const fewer = 3n ** 10n + 10n * 3n ** 9n + 45n * 3n ** 8n;
		expect(atLeastAsGood(three).ways * of).toBe((of - fewer) * three.of);
	});

	test('a river that took two dice is judged by both', async () => {
		const answers = { raise: 1 };
		// Of 36: 2 across, 6 not navigable, 12 navigable, 12 in column, 3 stopped, 1 drowned.
		const across = fortuneOf(await fought('dbm/river', [6, 5], {}, answers))!;
		expect([across.outcome, across.same, across.better, across.of]).toEqual(['across', 2n, 0n, 36n]);
		const drowned = fortuneOf(await fought('dbm/river', [6, 1], {}, answers))!;
		expect([drowned.outcome, drowned.same, drowned.better, drowned.of]).toEqual(['drowned', 1n, 35n, 36n]);
		expect(fortuneOf(await fought('dbm/river', [6], {}, answers))).toBe(undefined);
	});

	test('what was not thrown to the end, or has changed since, is not judged', async () => {
		expect(fortuneOf(await fought('wab/shooting', [6]))).toBe(undefined);
		const changed = await melee(9);
		expect(fortuneOf({ ...changed, replayed: { ...changed.replayed!, differs: true, same: false } })).toBe(undefined);
		expect(fortuneOf({ entry: changed.entry })).toBe(undefined);
	});
});

describe('turning points', () => {
	const idsOf = (told: readonly Told[]) => turningPoints(told).map(({ entry }) => entry.id);

	test('the least to be expected first, and nothing ordinary', async () => {
		const told = await Promise.all([
			melee(4),
			melee(9),
			fought('wab/shooting', [10, 10]),
			fought('wab/shooting', [5, 2])
		]);
		const points = turningPoints(told);
		expect(points[0]).toMatchObject({ entry: told[2]!.entry, lucky: true });
		expect(points[0]!.chance.ways * 4n ** 10n).toBe(points[0]!.chance.of);
		expect(idsOf(told)).not.toContain(told[0]!.entry.id);
		expect(idsOf(told)).not.toContain(told[3]!.entry.id);
		for (const { chance, weight } of points) {
			expect(chance.ways * 10n).toBeLessThanOrEqual(chance.of);
			expect(weight).toBeGreaterThanOrEqual(0.5);
		}
	});

	test('a leader who is killed, at the chance of both dice; one who is wounded turns nothing', async () => {
		const leaders = { from: 'flank', 'attacker-leaders': 1, 'defender-leaders': 1 };
		const ofLeaders = async (...faces: number[]) =>
			turningPoints([await fought('alexander/melee', faces, {}, leaders)]).filter(({ chance }) => chance.of === 100n);
		expect(await ofLeaders(9, 9)).toMatchObject([{ lucky: true, chance: { ways: 1n, of: 100n } }]);
		expect(await ofLeaders(0, 9)).toMatchObject([{ lucky: false, chance: { ways: 1n, of: 100n } }]);
		expect(await ofLeaders(9, 8)).toEqual([]);
		expect(await ofLeaders(9, 0)).toEqual([]);
	});

	/** Throws of one D10 with these outcomes, best first, as many faces each; the last outcome changes nothing. */
	async function rolled(faces: readonly number[], outcome: string): Promise<Told> {
		const told = await melee(0);
		const ids = ['a', 'b', 'c', 'd'].slice(0, faces.length);
		const result = {
			...(told.replayed!.result as Worked),
			odds: new Map(ids.map((id, i) => [id, BigInt(faces[i]!)])),
			outcomes: ids.map((id) => ({ id, title: { fr: id, en: id } })),
			read: () => ({ outcome, steps: [] })
		};
		const headlines = [{ title: { fr: 'a', en: 'a' }, outcomes: ids.slice(0, -1) }];
		const calculator = { ...told.calculator!, headlines };
		return {
			entry: { ...told.entry, outcome: [outcome] },
			calculator,
			replayed: { ...told.replayed!, result: { ...result, settled: told.replayed!.result.settled } }
		};
	}

	test.each<[string, number[], string, boolean]>([
		['rare and at the far end', [1, 0, 9], 'a', true],
		['as far, and not rare: two faces in ten', [2, 0, 8], 'a', false],
		['rare, and beside what was expected', [4, 1, 5], 'b', false],
		['rare, and nothing has come of it', [6, 3, 1], 'c', false],
		['rare, half the way from the middle result', [1, 4, 5], 'a', true],
		['rare, less than half the way', [1, 6, 2, 1], 'a', false],
		['sure', [10], 'a', false]
	])('%s', async (_, faces, outcome, turned) => {
		expect(turningPoints([await rolled(faces, outcome)])).toHaveLength(turned ? 1 : 0);
	});
});

describe('dice against what was expected', () => {
	const d6 = { faces: D6.faces };
	const shareOf = ({ ways, of }: Share) => Number((ways * 1_000_000n) / of) / 1_000_000;

	test('two sixes, by hand', () => {
		const [dice] = diceOf([
			{ die: d6, face: 6 },
			{ die: d6, face: 6 }
		]);
		expect(dice).toMatchObject({ thrown: 2, sum: 12, expected: 7, counts: [0, 0, 0, 0, 0, 2] });
		// 2 and 12 are the sums farthest from 7: 2 of 36.
		expect(strayed(dice!)).toEqual({ ways: 2n, of: 36n });
		expect(strayed({ die: d6, thrown: 2, sum: 7 })).toEqual({ ways: 36n, of: 36n });
	});

	test('every sum of three dice, by brute force', () => {
		const far = thrown([D6, D6, D6], (a, b, c) => Math.abs(2 * (a + b + c) - 21));
		for (let sum = 3; sum <= 18; sum++) {
			const ways = [...far].reduce((n, [off, more]) => (off >= Math.abs(2 * sum - 21) ? n + more : n), 0n);
			expect(strayed({ die: d6, thrown: 3, sum })).toEqual({ ways, of: 216n });
		}
	});

	test.each([380, 400, 420, 440, 460])('the bell curve takes over where nobody can see it: %i', (sum) => {
		const exact = shareOf(strayed({ die: d6, thrown: 120, sum }));
		const curve = shareOf(strayed({ die: d6, thrown: 121, sum: sum + 3.5 }));
		expect(Math.abs(exact - curve)).toBeLessThan(0.02);
	});

	test('a few dice say nothing, and the page says so', () => {
		const sixes = (n: number) => diceOf(Array.from({ length: n }, () => ({ die: d6, face: 6 })))[0]!;
		expect(verdictOf(sixes(11), 'en')).toBe('Too few dice to speak of luck.');
		expect(verdictOf(sixes(12), 'en')).toMatch(/^Far higher than expected: that happens one time in \d+\.$/);
		const even = diceOf(Array.from({ length: 12 }, (_, i) => ({ die: d6, face: (i % 6) + 1 })))[0]!;
		expect(verdictOf(even, 'fr')).toBe('À peu près comme prévu.');
		expect(diceSentence(even, 'fr')).toContain('12 dés, moyenne 3,5 (attendu 3,5)');
	});
});

describe('the results of a side, in one sentence', () => {
	/** `count` coin tosses, `won` of them won. */
	const tosses = (count: number, won: number): Fortune[] =>
		Array.from({ length: count }, (_, i) => ({
			entry: {} as Combat,
			outcome: 'x',
			same: 1n,
			better: i < won ? 0n : 1n,
			of: 2n,
			spread: (1 - 2 / 8) / 12
		}));

	test.each([
		[11, 11, 'Too few results to speak of luck.'],
		[20, 10, 'About as expected.'],
		// z = 0.894: both tails 0.371.
		[20, 12, 'A little better than expected: that happens one time in three.'],
		[20, 8, 'A little worse than expected: that happens one time in three.'],
		// z = 1.342: 0.180.
		[20, 13, 'Better than expected: that happens one time in six.'],
		// z = 2.236: 0.0253.
		[20, 15, 'Far better than expected: that happens one time in 39.']
	])('%i throws, %i won', (count, won, said) => {
		expect(luckSentence(tosses(count, won), 'en')).toBe(said);
	});

	test('in French', () => {
		expect(luckSentence(tosses(20, 8), 'fr')).toBe(
			'Un peu moins bien que prévu\u00a0: cela arrive une fois sur trois.'
		);
	});

	test('the variance of a throw is that of its luck, counted over every outcome', async () => {
		for (const path of ['alexander/melee', 'alexander/fire', 'dbm/close-combat']) {
			const { result } = (await fought(path, [0, 0])).replayed!;
			if (isIllegal(result)) throw new Error(result.illegal.en);
			const all = Number([...result.odds.values()].reduce((a, b) => a + b, 0n));
			let [better, mean, squares] = [0, 0, 0];
			for (const { id } of result.outcomes) {
				const ways = Number(result.odds.get(id) ?? 0n);
				const lucky = 1 - (better + ways / 2) / all;
				mean += (lucky * ways) / all;
				squares += (lucky ** 2 * ways) / all;
				better += ways;
			}
			const { spread } = fortuneOf(await fought(path, path.startsWith('dbm') ? [1, 6] : [1]))!;
			expect(mean).toBeCloseTo(0.5, 9);
			expect(spread).toBeCloseTo(squares - mean ** 2, 9);
		}
	});
});

describe('a whole battle', () => {
	async function told(): Promise<Told[]> {
		return Promise.all([
			melee(9, { who: 0, turn: 1 }),
			melee(0, { who: 1, turn: 1 }),
			melee(5, { turn: 1 }),
			melee(9, { who: 0, turn: 2, corrected: [] }),
			fought('dbm/close-combat', [6, 1], { who: 1, turn: 2 })
		]);
	}
	const note: Entry = {
		id: 'n',
		battle: BATTLE.id,
		kind: 'note',
		note: 'La droite plie',
		turn: 2,
		order: BATTLE.created + 900,
		created: BATTLE.created + 900,
		updated: BATTLE.created + 900
	};
	const report = async () => {
		const all = await told();
		return reportOf([...all.map(({ entry }) => entry), note], all);
	};

	test('counts by side what was reached, beside the exact share that was to be expected', async () => {
		const { sides, nobody, totals } = await report();
		const calculator = await calculatorOf('alexander/melee');
		const result = resolve(calculator, {});
		if (isIllegal(result)) throw new Error(result.illegal.en);
		const wanted = calculator.headlines[0]!.outcomes;
		const ways = D10.faces.filter((face) => wanted.includes(result.read([face]).outcome)).length;
		expect(sides[0].tallies).toHaveLength(1);
		expect(sides[0].tallies[0]).toMatchObject({ combats: 2, reached: 2 });
		expect(sides[0].tallies[0]!.expected).toBeCloseTo((2 * ways) / 10, 9);
		expect(sides[1].tallies.map(({ calculator }) => calculator)).toEqual(['alexander/melee', 'dbm/close-combat']);
		expect(nobody.tallies[0]).toMatchObject({ combats: 1 });
		expect(totals).toMatchObject({ combats: 5, notes: 1, corrected: 0, turns: 2, dice: 6, uncounted: 0 });
	});

	test('gives each die to the side that threw it: of two, the second is the opponent’s', async () => {
		const { sides, nobody } = await report();
		expect(sides[0].dice.map(({ die, sum, thrown }) => [die.faces.length, thrown, sum])).toEqual([
			[10, 2, 18],
			[6, 1, 1]
		]);
		expect(sides[1].dice.map(({ die, sum, thrown }) => [die.faces.length, thrown, sum])).toEqual([
			[10, 1, 0],
			[6, 1, 6]
		]);
		expect(nobody.dice.map(({ sum }) => sum)).toEqual([5]);
	});

	test('counts handfuls apart', async () => {
		const all = [await fought('wab/shooting', [7, 3], { who: 0 })];
		const { sides } = reportOf([all[0]!.entry], all);
		expect(sides[0].dice).toEqual([]);
		expect(sides[0].pools).toEqual({ thrown: 10, made: 7, expected: 5 });
	});

	test.each([
		[1, undefined],
		[2, { thrown: 10, made: 7, expected: 50 / 6 }],
		[6, { thrown: 10, made: 7, expected: 10 / 6 }],
		[7, undefined]
	])('a handful that needs %i is counted only where one plain die decides', async (need, pools) => {
		const one = await fought('wab/shooting', [7, 3], { who: 0 });
		const [first, ...rest] = one.replayed!.throws;
		const pool = { ...first!.throw.pool!, need };
		const changed = { ...first!, throw: { ...first!.throw, pool } };
		const replayed = { ...one.replayed!, throws: [changed, ...rest] };
		expect(reportOf([one.entry], [{ ...one, replayed }]).sides[0].pools).toEqual(pools);
	});

	test('an order and a river are no combats', async () => {
		const all = await Promise.all([
			fought('dbm/pip', [3]),
			fought('dbm/river', [5]),
			fought('dbm/close-combat', [6, 2], {}, { 'own-type': 'kn', 'enemy-type': 'sp' })
		]);
		const { totals } = reportOf(
			all.map(({ entry }) => entry),
			all
		);
		expect(countsOf(totals).map(({ en }) => en)).toEqual(['1 combat', '2 other rolls', '4 dice', '1 turn']);
	});

	test('tells the turns in order, notes included, marks left out', async () => {
		const mark: Entry = { ...note, id: 't', kind: 'turn', note: undefined } as Entry;
		const all = await told();
		const { turns } = reportOf([...all.map(({ entry }) => entry), mark, note], all);
		expect(turns.map(({ turn, entries }) => [turn, entries.length])).toEqual([
			[1, 3],
			[2, 3]
		]);
	});

	test.each(['fr', 'en'] as const)('can be sent as plain words: %s', async (lang) => {
		const text = reportText(BATTLE, await report(), lang);
		for (const said of ['Gaugamèles', 'Alexandre – Darius', lang === 'fr' ? 'Les coups du sort' : 'Turning points'])
			expect(text).toContain(said);
		expect(text).not.toMatch(/undefined|NaN|\[object/);
	});

	test('tells the combats also where none of them turned anything', async () => {
		const all = await Promise.all([melee(4, { who: 0 }), melee(5, { who: 1, turn: 2 }), melee(4)]);
		const report = reportOf(
			all.map(({ entry }) => entry),
			all
		);
		expect(report.points).toEqual([]);
		const text = reportText(BATTLE, report, 'en').split('\n\n').at(-1)!.split('\n');
		expect(text).toHaveLength(4);
		expect(text[0]).toBe('Combats');
		expect(text[1]).toMatch(/^– turn 1, Alexandre: .+ · .+/);
		expect(text[2]).toMatch(/^– turn 2, Darius: /);
		for (const [i, { entry }] of all.entries())
			expect(text[i + 1]).toContain(inOneLine(report.sentences.get(entry.id)!).en);
	});

	test('of many combats a message tells the least expected, in their order, and how many it leaves out', async () => {
		const faces = [...Array<number>(10).fill(4), 9, ...Array<number>(10).fill(4), 0, 9];
		const all = await Promise.all(faces.map((face) => melee(face)));
		const report = reportOf(
			all.map(({ entry }) => entry),
			all
		);
		const told = [...report.points.map(({ entry }) => entry), ...report.others];
		expect(told).toHaveLength(MOST_TOLD);
		expect(new Set(told).size).toBe(MOST_TOLD);
		for (const rare of [10, 21, 22]) expect(told).toContain(all[rare]!.entry);
		expect(report.others.map(({ order }) => order)).toEqual(
			report.others.map(({ order }) => order).sort((a, b) => a - b)
		);
		expect(reportText(BATTLE, report, 'en')).toMatch(/– 11 more, in the log$/);
	});

	test('an empty battle, and one that can no longer be worked out, are told all the same', async () => {
		const empty = reportOf([], []);
		expect(empty.totals).toMatchObject({ combats: 0, dice: 0 });
		expect(reportText(BATTLE, empty, 'fr')).toContain('Gaugamèles');
		const { entry } = await melee(3, { who: 0, answers: {} as StoredAnswers });
		const lost = reportOf([entry], [{ entry }]);
		expect(lost.totals).toMatchObject({ combats: 1, dice: 1, uncounted: 1 });
		expect(reportText(BATTLE, lost, 'en')).toContain('1 combat, 1 die');
	});
});
