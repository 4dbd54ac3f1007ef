/** The makers of throws against the dice themselves: the odds are what comes of reading every fall, to the throw that decides. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noun } from '$lib/core/count';
import type { Odds, Throw } from '$lib/core/types';
import { D10, D6, total } from '../odds';
import { arithmetic } from './arithmetic';
import { follow, onTable } from './on-table';
import { pool, stageOf, through, type Score } from './pool';
import { versus } from './versus';

const same = (words: string) => ({ fr: words, en: words });
const outcome = (id: string) => ({ id, title: same(id) });

/** Shares of one, as fractions of a number that every die here divides. */
const ALL = 60n ** 6n;

/** Reads every fall of the dice, and of the throw that decides where they do not. */
function counted(at: Throw, into = new Map<string, bigint>(), ways = ALL, faces: readonly number[] = []) {
	const die = at.dice[faces.length];
	if (die) {
		for (const face of die.faces) counted(at, into, ways / BigInt(die.faces.length), [...faces, face]);
		return into;
	}
	const { outcome, undecided, steps } = at.read(faces);
	const deciding = undecided && steps.find(({ then }) => then)?.then;
	if (deciding) return counted(deciding, into, ways);
	return into.set(outcome, (into.get(outcome) ?? 0n) + ways);
}

const shares = (odds: Odds) => new Map([...odds].map(([id, ways]) => [id, (ways * ALL) / total(odds)]));

const BANDS = ['high', 'middle', 'low'] as const;
const bandOf = (sum: number) => (sum > 8 ? 'high' : sum > 4 ? 'middle' : 'low');

const table = (dice: number, by: number, zero = 0) =>
	onTable({
		title: same('Roll'),
		dice: Array.from({ length: dice }, () => D10),
		worth: (face) => (face === 0 ? zero : face),
		total: by,
		verdict: ({ sum }) => ({ outcome: bandOf(sum), row: { chart: 'bands', row: bandOf(sum) } }),
		outcomes: BANDS,
		outcome: (id, [{ row }]) => ({ ...outcome(id), row }),
		steps: ({ row }) => [{ text: same('Done.'), row }]
	});

describe('one sum read in a table', () => {
	test('counts what it reads, with one die and with three', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -12, max: 12 }), fc.boolean(), (dice, by, ten) => {
				const thrown = table(dice, by, ten ? 10 : 0);
				expect(shares(thrown.odds)).toEqual(counted(thrown));
				expect(total(thrown.odds)).toBe(10n ** BigInt(dice));
			}),
			{ numRuns: 25 }
		);
	});

	test('lists what can come, best first, with the row of each', () => {
		expect(table(1, 0).outcomes).toEqual(BANDS.map((id) => ({ ...outcome(id), row: { chart: 'bands', row: id } })));
		expect(table(1, -1).outcomes.map(({ id }) => id)).toEqual(['middle', 'low']);
	});

	test('says its arithmetic with what the face is worth, or its own', () => {
		expect(table(1, -3, 10).read([0])).toMatchObject({ outcome: 'middle', sum: same('10 − 3 = 7') });
		const own = follow({
			title: same('Test'),
			dice: [D6],
			verdict: ({ face }) => ({ outcome: face > 3 ? 'yes' : 'no' }),
			outcomes: ['yes', 'no'],
			outcome,
			sum: ({ face }) => same(`${face}!`),
			steps: () => []
		});
		expect(own.read([4])).toMatchObject({ outcome: 'yes', sum: same('4!') });
		expect(own.odds).toEqual(new Map(Object.entries({ no: 3n, yes: 3n })));
	});

	test.each([
		[6, 3, '6 + 3 = 9'],
		[2, -3, '2 − 3 = −1'],
		[0, 0, '0 + 0 = 0'],
		[4, 1.5, '4 + 1½ = 5.5']
	])('%d and %d: %s', (face, by, words) => expect(arithmetic(face, by)).toBe(words));
});

test('a throw that decides nothing goes on, in its odds as in its reading', () => {
	const second = follow({
		title: same('Second'),
		dice: [D10],
		verdict: ({ face }) => ({ outcome: face > 2 ? 'through' : 'stopped' }),
		outcomes: ['through', 'stopped'],
		outcome,
		steps: () => []
	});
	interface First {
		readonly outcome: 'through' | 'slow' | 'stopped';
		readonly deciding?: Throw;
	}
	const first = onTable({
		title: same('First'),
		dice: [D6],
		total: 0,
		verdict: ({ sum }): First =>
			sum > 4 ? { outcome: 'slow', deciding: second } : { outcome: sum > 2 ? 'slow' : 'through' },
		outcomes: ['through', 'slow', 'stopped'],
		outcome,
		steps: ({ deciding }) => (deciding ? [{ text: same('Roll again.'), then: deciding }] : [])
	});
	expect(first.odds).toEqual(new Map(Object.entries({ through: 34n, slow: 20n, stopped: 6n })));
	expect(shares(first.odds)).toEqual(counted(first));
	expect(first.outcomes.map(({ id }) => id)).toEqual(['through', 'slow', 'stopped']);
	expect(first.read([6])).toMatchObject({ outcome: 'slow', undecided: true });
	expect(first.read([4])).not.toHaveProperty('undecided');
});

test('two sums against each other: each face on its side, with the lines of that side', () => {
	const duel = versus({
		title: same('Duel'),
		dice: [D6, D6],
		totals: [2, -1],
		verdict: ({ sums: [us, them] }) => ({ outcome: us > them ? 'won' : us === them ? 'equal' : 'lost' }),
		outcomes: ['won', 'equal', 'lost'],
		outcome,
		steps: (_, { faces }) => [{ text: same(faces.join()) }]
	});
	// Three ahead: the difference of the dice decides from −3 down.
	expect(duel.odds).toEqual(new Map(Object.entries({ won: 30n, equal: 3n, lost: 3n })));
	expect(shares(duel.odds)).toEqual(counted(duel));
	expect(duel.read([1, 6])).toMatchObject({
		outcome: 'lost',
		sum: same('1 + 2 = 3 / 6 − 1 = 5'),
		steps: [{ text: same('1,6') }]
	});
});

describe('a pool in stages', () => {
	const score = (need: number, keep: Score['keep']): Score => ({
		need,
		keep,
		things: noun(same('die|dice')),
		makes: noun(same('hit|hits')),
		aim: same('to hit'),
		made: same('Hits')
	});
	const scores = fc.array(
		fc.record({ need: fc.integer({ min: 2, max: 6 }), keep: fc.constantFrom('made' as const, 'rest' as const) }),
		{ minLength: 1, maxLength: 3 }
	);
	const poolOf = (count: number, of: readonly Score[], per: number, carried: number) =>
		pool({
			count,
			stages: of.map(stageOf),
			per,
			carried,
			unit: same('lost'),
			outcome: (n) => outcome(`k${n}`),
			steps: ({ n, suffered, left }) => [{ text: same(`${suffered}: ${n} and ${left}`) }]
		});

	/** How many of all falls of so many dice have each number of dice that reach a score. */
	function falls(count: number, need: number): bigint[] {
		const ways = Array.from({ length: count + 1 }, () => 0n);
		for (let faces = 0; faces < 6 ** count; faces++) {
			const dice = Array.from({ length: count }, (_, die) => (Math.floor(faces / 6 ** die) % 6) + 1);
			ways[dice.filter((face) => face >= need).length]! += 1n;
		}
		return ways;
	}

	/** Stage by stage, with every number of dice that may make it. */
	function brute(at: Throw, needs: readonly number[], into: Map<string, bigint>, ways: bigint) {
		const [need = 0, ...rest] = needs;
		const { count } = at.pool!;
		for (const [made, some] of falls(count, need).entries()) {
			if (!some) continue;
			const { outcome, undecided, steps } = at.read([made]);
			const each = (ways * some) / 6n ** BigInt(count);
			const next = undecided && steps[0]!.then;
			if (next) brute(next, rest, into, each);
			else into.set(outcome, (into.get(outcome) ?? 0n) + each);
		}
		return into;
	}

	test('counts what comes of every die, one after the other', () => {
		const all = 6n ** 9n;
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 3 }),
				scores,
				fc.integer({ min: 1, max: 3 }),
				fc.integer({ min: 0, max: 2 }),
				(count, of, per, over) => {
					const thrown = poolOf(
						count,
						of.map(({ need, keep }) => score(need, keep)),
						per,
						Math.min(over, per - 1)
					);
					const needs = of.map(({ need }) => need);
					const read = brute(thrown, needs, new Map(), all);
					expect(read).toEqual(new Map([...thrown.odds].map(([id, ways]) => [id, (ways * all) / total(thrown.odds)])));
				}
			),
			{ numRuns: 40 }
		);
	});

	test('what is left over stays for the next model', () => {
		const thrown = poolOf(4, [score(4, 'made')], 3, 2);
		expect(thrown.read([2])).toMatchObject({ outcome: 'k1', steps: [{ text: same('2: 1 and 1') }] });
		expect(thrown.outcomes.map(({ id }) => id)).toEqual(['k2', 'k1', 'k0']);
	});

	test('a save keeps what was not made', () => {
		expect(through([stageOf(score(5, 'rest'))])).toEqual(
			new Map([
				[true, 4n],
				[false, 2n]
			])
		);
		expect(poolOf(3, [score(5, 'rest')], 1, 0).read([1])).toMatchObject({ outcome: 'k2', sum: same('3 dice → 1 hit') });
	});

	test('refuses to throw for nothing', () => expect(() => poolOf(1, [], 1, 0)).toThrow('needs a stage'));
});
