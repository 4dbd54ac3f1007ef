/** Combats worked out by hand from the sheet. */
import { describe, expect, test } from 'vitest';
import { readAll } from '$lib/core/odds/chain';
import { isIllegal, mean, resolve } from '$lib/core/odds/resolve';
import type { Answers, Result, Worked } from '$lib/core/types';
import combat from './calculators/combat';

function fight(answers: Answers): Worked & Pick<Result, 'settled'> {
	const result = resolve(combat, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result;
}

/** One attack. The rest stands at its default: WS 3 on both sides, Strength 3, Toughness 3, foot without armour. */
const one = (answers: Answers = {}) => fight({ attacks: 1, ...answers });

const illegal = (answers: Answers) => {
	const result = resolve(combat, answers);
	return isIllegal(result) ? { en: result.illegal.en, row: result.row } : undefined;
};

const HORSE = { troop: 'cavalry' };
const LIGHT_HORSE = { ...HORSE, armour: 'light', shield: 'shield' };

describe('one attack', () => {
	test.each([
		['all at 3', {}, '4+ 4+ –', [9n, 36n]],
		[
			'WS 4 against 3, Strength 4; light armour and shield, 5+ less 1',
			{ ws: 4, strength: 4, armour: 'light', shield: 'shield' },
			'3+ 3+ 6+',
			[4n * 4n * 5n, 216n]
		],
		['WS 3 against 4, Toughness 4', { 'enemy-ws': 4, toughness: 4 }, '4+ 5+ –', [3n * 2n, 36n]],
		['WS 2 against 1', { ws: 2, 'enemy-ws': 1 }, '3+ 4+ –', [4n * 3n, 36n]],
		['WS 1 against 10', { ws: 1, 'enemy-ws': 10 }, '6+ 4+ –', [3n, 36n]],
		['one harder than 6: Strength 2', { ws: 1, 'enemy-ws': 5, 'to-hit': -1 }, '6+ 5+ –', [1n * 2n, 36n]],
		[
			'twelve: no more than 5 off, Strength 6 is 1',
			{ ws: 1, 'enemy-ws': 5, 'to-hit': -6, strength: 6, toughness: 4, armour: 'light' },
			'6+ 6+ 6+',
			[1n * 1n * 5n, 216n]
		],
		['a modifier of +1', { 'to-hit': 1 }, '3+ 4+ –', [4n * 3n, 36n]],
		['+3 leaves nothing to roll', { 'to-hit': 3 }, '1+ 4+ –', [3n, 6n]],
		['+3 with a natural 1 missing', { 'to-hit': 3, 'natural-one': 'misses' }, '2+ 4+ –', [5n * 3n, 36n]],
		['a buckler counts hand-to-hand', { armour: 'heavy', shield: 'buckler' }, '4+ 4+ 4+', [3n * 3n * 3n, 216n]],
		['a pavise does not', { armour: 'heavy', shield: 'pavise' }, '4+ 4+ 5+', [3n * 3n * 4n, 216n]],
		['full cloth barding counts hand-to-hand', { ...LIGHT_HORSE, barding: 'full-cloth' }, '4+ 4+ 3+', [18n, 216n]],
		['half cloth barding to the front', { ...LIGHT_HORSE, barding: 'half-cloth' }, '4+ 4+ 3+', [18n, 216n]],
		[
			'half cloth barding from the flank',
			{ ...LIGHT_HORSE, barding: 'half-cloth', front: 'no' },
			'4+ 4+ 4+',
			[3n * 3n * 3n, 216n]
		],
		[
			'full plate and large shield on foot: 3+',
			{ armour: 'full-plate', shield: 'large-shield' },
			'4+ 4+ 3+',
			[18n, 216n]
		],
		[
			'heavy armour and large shield on foot: 3+, the limit',
			{ armour: 'heavy', shield: 'large-shield' },
			'4+ 4+ 3+',
			[18n, 216n]
		],
		[
			'heavy armour and large shield mounted: 2+',
			{ ...HORSE, armour: 'heavy', shield: 'large-shield' },
			'4+ 4+ 2+',
			[9n, 216n]
		],
		[
			'partial plate and large shield mounted: only 3+',
			{ ...HORSE, armour: 'partial-plate', shield: 'large-shield' },
			'4+ 4+ 3+',
			[18n, 216n]
		],
		['a shield alone against Strength 4: nothing left', { strength: 4, shield: 'shield' }, '4+ 3+ –', [3n * 4n, 36n]],
		[
			'full plate and full barding: 2+',
			{ ...HORSE, armour: 'full-plate', barding: 'full-metal' },
			'4+ 4+ 2+',
			[9n, 216n]
		],
		[
			'Strength 6 against 2+ leaves 5+',
			{ strength: 6, ...HORSE, armour: 'full-plate', barding: 'full-metal' },
			'4+ 2+ 5+',
			[3n * 5n * 4n, 216n]
		],
		[
			'WS 10 against 1, Strength 10 against Toughness 10: −7 on the save',
			{ ws: 10, 'enemy-ws': 1, strength: 10, toughness: 10, ...HORSE, armour: 'full-plate', barding: 'full-metal' },
			'3+ 4+ –',
			[4n * 3n, 36n]
		]
	] as [string, Answers, string, [bigint, bigint]][])('%s', (_, answers, shown, [k1, of]) => {
		const worked = one(answers);
		expect(worked.shown?.en).toBe(shown);
		expect([...worked.odds]).toEqual([
			['k0', of - k1],
			['k1', k1]
		]);
	});
});

describe('what cannot be', () => {
	test.each([
		['Strength 0', { strength: 0 }, { chart: 'to-wound', row: 's1' }],
		['Strength 3 against Toughness 7', { toughness: 7 }, { chart: 'to-wound', row: 's3', column: 't7' }],
		[
			'Strength 3 needing 9',
			{ ws: 1, 'enemy-ws': 5, 'to-hit': -3 },
			{ chart: 'seven-plus', row: 'nine', column: 'strength' }
		],
		['five wounds carried at 4 Wounds', { wounds: 4, carried: 5 }, { chart: 'casualties', row: 'several-wounds' }]
	] as [string, Answers, object][])('%s', (_, answers, row) => {
		expect(illegal(answers)?.row).toEqual(row);
	});

	test('a pavise is ruled out, with its row', () => {
		const { settled } = one({ shield: 'pavise' });
		expect(settled.one('shield')).toBe('none');
		expect(settled.ruledOut).toContainEqual(
			expect.objectContaining({ choice: 'pavise', row: { chart: 'shields', row: 'pavise', column: 'when' } })
		);
	});

	test('nobody on foot is asked for barding', () => {
		expect('barding' in one({ barding: 'full-metal' }).settled.answers).toBe(false);
		expect('barding' in one(HORSE).settled.answers).toBe(true);
	});
});

test('the sum, line by line', () => {
	const { lines } = one({ ws: 2, 'enemy-ws': 9, 'to-hit': -2, strength: 5, armour: 'partial-plate', shield: 'shield' });
	expect(lines.map(({ side, what, value, shown, row }) => [side, what.en, shown?.en ?? value, row?.row])).toEqual([
		['hit', 'WS 2 against WS 9', '6+', 'ws2'],
		['hit', 'Other modifier', -2, undefined],
		['wound', 'Strength of the attacks', 'S 5', undefined],
		['wound', 'Needing 8+ to hit', -2, 'eight'],
		['wound', 'Against Toughness 3', '4+', 's3'],
		['save', 'Partial plate', '4+', 'partial-plate'],
		['save', 'Shield', 1, 'shield'],
		['save', 'Strength 3', 0, 'up-to-3']
	]);
});

test('the mean of many attacks', () => {
	// 4/6 × 4/6 × 5/6 of 54.
	const answers = { attacks: 54, ws: 4, strength: 4, armour: 'light', shield: 'shield' };
	expect(mean(fight(answers).distribution!.numbers)).toBeCloseTo(20, 5);
});

describe('reading the dice', () => {
	test('12 attacks, 8 hits, 5 wounds, 2 saves on models of 2 Wounds with one carried', () => {
		const chain = readAll(fight({ attacks: 12, armour: 'heavy', wounds: 2, carried: 1 }), [8, 5, 2]);
		// 1 + 3 wounds: two models, nothing over.
		expect(chain.outcome).toBe('k2');
		expect(chain.readings.at(-1)?.sum?.fr).toBe('5 blessures → 2 sauvegardes');
		expect(chain.readings.at(-1)?.steps.map(({ text }) => text.en)).toEqual(['Remove 2 models.']);
	});

	test('one hit, one wound, said in the singular', () => {
		const chain = readAll(fight({ attacks: 1, armour: 'heavy' }), [1, 1]);
		expect(chain.readings.map(({ sum }) => sum)).toEqual([
			{ fr: '1 attaque → 1 touche', en: '1 attack → 1 hit' },
			{ fr: '1 touche → 1 blessure', en: '1 hit → 1 wound' }
		]);
		expect(chain.next?.title).toEqual({
			fr: '1 blessure\u00a0: 5+ pour sauver, jet de l’adversaire',
			en: '1 wound: 5+ to save, rolled by the opponent'
		});
	});

	test('a wound that fells nobody is carried over', () => {
		const chain = readAll(fight({ attacks: 3, wounds: 3 }), [2, 1]);
		expect(chain.outcome).toBe('k0');
		expect(chain.readings.at(-1)?.steps.map(({ text }) => text.en)).toEqual([
			'No model to remove.',
			'Carry 1 wound over to the next model.'
		]);
	});
});
