/** Shooting worked out by hand from the sheet. */
import { describe, expect, test } from 'vitest';
import { readAll } from '$lib/core/odds/chain';
import { total } from '$lib/core/odds/odds';
import { changes, isIllegal, mean, resolve } from '$lib/core/odds/resolve';
import type { Answers, Result, Worked } from '$lib/core/types';
import shooting from './calculators/shooting';

type Done = Worked & Pick<Result, 'settled'>;

function shoot(answers: Answers): Done {
	const result = resolve(shooting, answers);
	if (isIllegal(result)) throw new Error(result.illegal.en);
	return result;
}

/** One shot. The rest stands at its default: BS 3, short bow, Toughness 3, foot without armour. */
const one = (answers: Answers = {}) => shoot({ shots: 1, ...answers });

const illegal = (answers: Answers) => {
	const result = resolve(shooting, answers);
	return isIllegal(result) ? { en: result.illegal.en, row: result.row } : undefined;
};

const sumOf = (worked: Done, side: string) =>
	worked.lines
		.filter((line) => line.side === side)
		.map(({ what, value, shown }) => `${what.en} ${shown?.en ?? (value > 0 ? `+${value}` : value)}`);

const LIGHT = { armour: 'light' };
const HORSE = { troop: 'cavalry' };

describe('one shot', () => {
	test.each([
		// A die face in six for each: to hit × to wound × not saved.
		['BS 3, S3 against T3, no armour', {}, '4+ 4+ –', [9n, 36n]],
		[
			'soft cover at long range; light armour and shield',
			{ weapon: 'longbow', shooters: ['soft-cover', 'long-range'], ...LIGHT, shield: 'shield' },
			'6+ 4+ 5+',
			[1n * 3n * 4n, 216n]
		],
		[
			'BS 2, moving, soft cover: 7 is a 6 at Strength 2',
			{ bs: 2, shooters: ['moving', 'soft-cover'], ...LIGHT },
			'6+ 5+ 6+',
			[1n * 2n * 5n, 216n]
		],
		['hard cover is 2', { bs: 4, shooters: ['hard-cover'] }, '5+ 4+ –', [2n * 3n, 36n]],
		['a large target is 1 easier', { target: ['large-target'] }, '3+ 4+ –', [4n * 3n, 36n]],
		['darts are Strength 2', { weapon: 'darts' }, '4+ 5+ –', [3n * 2n, 36n]],
		['a crossbow at Strength 3', { weapon: 'crossbow' }, '4+ 4+ –', [9n, 36n]],
		['a crossbow at Strength 4', { weapon: 'crossbow', strength: 's4' }, '4+ 3+ –', [3n * 4n, 36n]],
		[
			'crossbow at 4 against heavy cavalry, shield and metal barding: 2+, then 3+',
			{ bs: 4, weapon: 'crossbow', strength: 's4', ...HORSE, armour: 'heavy', shield: 'shield', barding: 'full-metal' },
			'3+ 3+ 3+',
			[4n * 4n * 2n, 216n]
		],
		[
			'the foot limit of 3+ comes before Strength: partial plate and large shield against 4 is 4+',
			{ weapon: 'handgun', strength: 's4', armour: 'partial-plate', shield: 'large-shield' },
			'4+ 3+ 4+',
			[3n * 4n * 3n, 216n]
		],
		['cataphract with a shield: 3+', { ...HORSE, armour: 'cataphract', shield: 'shield' }, '4+ 4+ 3+', [18n, 216n]],
		[
			'cataphract with a shield and metal barding: 2+',
			{ ...HORSE, armour: 'cataphract', shield: 'shield', barding: 'full-metal' },
			'4+ 4+ 2+',
			[3n * 3n * 1n, 216n]
		],
		['foot with a shield alone: 6+', { shield: 'shield' }, '4+ 4+ 6+', [3n * 3n * 5n, 216n]],
		['a pavise to the front: 5+', { shield: 'pavise' }, '4+ 4+ 5+', [3n * 3n * 4n, 216n]],
		['a pavise from behind: no save', { shield: 'pavise', front: 'no' }, '4+ 4+ –', [9n, 36n]],
		['cavalry without armour: 6+', HORSE, '4+ 4+ 6+', [3n * 3n * 5n, 216n]],
		['half metal barding to the front', { ...HORSE, barding: 'half-metal' }, '4+ 4+ 5+', [36n, 216n]],
		['half metal barding from behind', { ...HORSE, barding: 'half-metal', front: 'no' }, '4+ 4+ 6+', [45n, 216n]],
		[
			'a buckler counts for skirmishers',
			{ ...LIGHT, target: ['skirmish'], shield: 'buckler' },
			'5+ 4+ 5+',
			[24n, 216n]
		],
		['a buckler does not for others', { ...LIGHT, shield: 'buckler' }, '4+ 4+ 6+', [45n, 216n]],
		[
			'no save allowed',
			{ weapon: 'other', 'other-strength': 5, ...HORSE, armour: 'full-plate', 'save-rule': 'no-save' },
			'4+ 2+ –',
			[3n * 5n, 36n]
		],
		[
			'a weapon’s own modifier stands for its Strength',
			{ weapon: 'other', 'other-strength': 7, armour: 'heavy', shield: 'shield', 'save-rule': 'own-modifier' },
			'4+ 2+ 5+',
			[3n * 5n * 4n, 216n]
		],
		[
			'a weapon’s own modifier of −3 leaves nothing of 4+',
			{ armour: 'heavy', shield: 'shield', 'save-rule': 'own-modifier', 'own-save': -3 },
			'4+ 4+ –',
			[9n, 36n]
		],
		[
			'Strength 7 is −4: light cavalry has nothing left',
			{ weapon: 'other', 'other-strength': 7, ...HORSE, ...LIGHT },
			'4+ 2+ –',
			[3n * 5n, 36n]
		]
	] as [string, Answers, string, [bigint, bigint]][])('%s', (_, answers, shown, [k1, of]) => {
		const worked = one(answers);
		expect(worked.shown?.en).toBe(shown);
		expect([...worked.odds]).toEqual([
			['k0', of - k1],
			['k1', k1]
		]);
		expect(worked.chances?.at(-1)).toMatchObject({ ways: k1, of });
	});
});

describe('7 and more', () => {
	const far = ['moving', 'long-range', 'hard-cover'];

	test.each([
		[7, { bs: 1, target: ['character'] }, 3],
		[8, { bs: 1, target: ['character', 'charging'] }, 2],
		[9, { bs: 2, shooters: far }, 1],
		[10, { bs: 1, shooters: far }, 0],
		[11, { bs: 1, shooters: far, target: ['skirmish'] }, -1],
		[12, { bs: 1, shooters: far, target: ['skirmish', 'character'] }, -1]
	] as [number, Answers, number][])('%i is a 6 at less Strength', (score, answers, left) => {
		// Strength 4 before: 3, 2, 1, 0, −1, and no further below.
		const shot = { shots: 1, weapon: 'crossbow', strength: 's4', ...answers };
		const TO_WOUND = [NaN, 6, 5, 4];
		if (left >= 1) {
			expect(one(shot).shown?.en).toBe(`6+ ${TO_WOUND[left]}+ –`);
			expect(sumOf(one(shot), 'wound')[1]).toBe(`Needing ${score}+ to hit ${left - 4}`);
		} else {
			expect(illegal(shot)?.row).toMatchObject({ chart: 'seven-plus', row: score === 10 ? 'ten' : 'from-11' });
			expect(illegal(shot)?.en).toContain(`Strength ${left < 0 ? `−${-left}` : left} `);
		}
	});

	test('12 takes no more than 5: Strength 6 is left with 1', () => {
		const shot = { bs: 1, shooters: far, target: ['skirmish', 'character'], weapon: 'other', 'other-strength': 6 };
		expect(one(shot).shown?.en).toBe('6+ 6+ –');
		expect([...one(shot).odds]).toEqual([
			['k0', 35n],
			['k1', 1n]
		]);
		// Strength 1 wounds up to Toughness 4.
		expect(one({ ...shot, toughness: 4 }).shown?.en).toBe('6+ 6+ –');
		expect(illegal({ ...shot, toughness: 5 })).toEqual({
			en: 'Strength 1 cannot wound Toughness 5.',
			row: { chart: 'to-wound', row: 's1', column: 't5' }
		});
		// What brought it there stays to be read.
		const result = resolve(shooting, { ...shot, toughness: 5 });
		if (!isIllegal(result)) throw new Error('It wounds.');
		expect(result.sum?.lines.filter(({ side }) => side === 'wound').map(({ value }) => value)).toEqual([6, -5]);
	});

	test('the reduced Strength is used for the save as well', () => {
		// Strength 5 at 8+: 3, which takes nothing off 5+.
		const shot = { bs: 1, target: ['character', 'charging'], weapon: 'other', 'other-strength': 5, armour: 'heavy' };
		expect(one(shot).shown?.en).toBe('6+ 4+ 5+');
		expect(one(shot).remarks?.[0]?.doubt).toBeDefined();
		// At 6+ it is still 5, which takes 2 off and leaves nothing.
		expect(one({ ...shot, target: [] }).shown?.en).toBe('6+ 2+ –');
	});
});

describe('a natural 1', () => {
	test('hits at BS 6, as on the sheet: there is no die to throw to hit', () => {
		const worked = one({ bs: 6 });
		expect(worked.shown?.en).toBe('1+ 4+ –');
		expect(worked.pool).toEqual({ count: 1, need: 4 });
		expect(worked.sums?.[0]?.shown.en).toBe('all');
		expect([...worked.odds]).toEqual([
			['k0', 3n],
			['k1', 3n]
		]);
	});

	test('misses where the players set it so', () => {
		const worked = one({ bs: 6, 'natural-one': 'misses' });
		expect(worked.shown?.en).toBe('2+ 4+ –');
		expect(worked.odds.get('k1')).toBe(5n * 3n);
	});

	test('is asked only where it matters', () => {
		const asked = (answers: Answers) => 'natural-one' in one(answers).settled.answers;
		expect(asked({ bs: 6 })).toBe(true);
		expect(asked({ bs: 6, target: ['large-target'] })).toBe(true);
		expect(asked({ bs: 5, target: ['large-target'] })).toBe(true);
		expect(asked({ bs: 6, shooters: ['moving'] })).toBe(false);
		expect(asked({})).toBe(false);
		expect(shooting.questions.find(({ id }) => id === 'natural-one')).toMatchObject({ setting: true });
	});
});

describe('what cannot be', () => {
	test.each([
		['Strength 0', { weapon: 'other', 'other-strength': 0 }, { chart: 'to-wound', row: 's1' }],
		[
			'darts needing 8',
			{ bs: 1, weapon: 'darts', shooters: ['moving', 'long-range'] },
			{ chart: 'seven-plus', row: 'eight', column: 'strength' }
		],
		['Strength 3 against Toughness 7', { toughness: 7 }, { chart: 'to-wound', row: 's3', column: 't7' }],
		[
			'skirmishers beyond a basic move',
			{ shooters: ['fast-skirmishers'] },
			{ chart: 'targets', row: 'fast-skirmishers', column: 'rule' }
		],
		['three wounds carried at 3 Wounds', { wounds: 3, carried: 3 }, { chart: 'casualties', row: 'several-wounds' }]
	] as [string, Answers, object][])('%s', (_, answers, row) => {
		expect(illegal(answers)?.row).toEqual(row);
	});

	test('cover is soft or hard', () => {
		const { settled, shown } = one({ shooters: ['soft-cover', 'hard-cover'] });
		expect(settled.some('shooters')).toEqual(['soft-cover']);
		expect(settled.ruledOut).toMatchObject([
			{ choice: 'hard-cover', value: -2, row: { row: 'soft-cover' } },
			...settled.ruledOut.slice(1)
		]);
		expect(shown?.en).toBe('5+ 4+ –');
	});

	test('cloth barding, a buckler on formed troops and cataphracts on foot', () => {
		const { settled } = one({ ...HORSE, barding: 'full-cloth', shield: 'buckler' });
		expect([settled.one('barding'), settled.one('shield')]).toEqual(['none', 'none']);
		const out = settled.ruledOut.map(({ choice, row }) => [choice, row?.row]);
		expect(out).toContainEqual(['full-cloth', 'full-cloth']);
		expect(out).toContainEqual(['half-cloth', 'half-cloth']);
		expect(out).toContainEqual(['buckler', 'buckler']);
		expect(one({ armour: 'cataphract' }).settled.one('armour')).toBe('none');
	});

	test('a shield with plate and a pavise from behind are set aside, and say why', () => {
		expect(one({ armour: 'full-plate', shield: 'large-shield' }).settled.ruledOut).toContainEqual(
			expect.objectContaining({
				choice: 'large-shield',
				value: 2,
				row: { chart: 'armour', row: 'full-plate', column: 'infantry' }
			})
		);
		expect(one({ shield: 'pavise', front: 'no' }).settled.ruledOut).toContainEqual(
			expect.objectContaining({ choice: 'pavise', row: { chart: 'shields', row: 'pavise', column: 'when' } })
		);
	});

	test('the front is asked only of what depends on it', () => {
		const asked = (answers: Answers) => 'front' in one(answers).settled.answers;
		expect(asked({ shield: 'pavise' })).toBe(true);
		expect(asked({ ...HORSE, barding: 'half-metal' })).toBe(true);
		expect(asked({ ...HORSE, barding: 'full-metal', shield: 'shield' })).toBe(false);
		expect(asked({ armour: 'full-plate', shield: 'pavise' })).toBe(false);
	});
});

test('the sum, line by line, with its rows and doubts', () => {
	const worked = one({
		bs: 2,
		weapon: 'crossbow',
		strength: 's4',
		shooters: ['long-range', 'soft-cover'],
		target: ['large-target'],
		...HORSE,
		armour: 'heavy',
		shield: 'large-shield',
		barding: 'full-metal'
	});
	expect(sumOf(worked, 'hit')).toEqual(['BS 2 5+', 'Long range -1', 'Target behind soft cover -1', 'Large target +1']);
	expect(sumOf(worked, 'wound')).toEqual(['Crossbow S 4', 'Against Toughness 3 3+']);
	expect(sumOf(worked, 'save')).toEqual([
		'Heavy armour 4+',
		'Large shield +2',
		'Full metal barding +1',
		'Best save allowed -1',
		'Strength 4 -1'
	]);
	expect(worked.shown?.en).toBe('6+ 3+ 3+');
	expect(worked.total).toBe(6);
	expect(worked.sums?.map(({ shown }) => shown.en)).toEqual(['6+', '3+', '3+']);
	expect(worked.lines.every(({ row }) => row)).toBe(true);
	expect(worked.lines.filter(({ doubt }) => doubt).map(({ what }) => what.en)).toEqual([
		'Long range',
		'Target behind soft cover',
		'Crossbow',
		'Against Toughness 3',
		'Best save allowed',
		'Strength 4'
	]);
});

describe('many shots', () => {
	test('two shots and models of 2 Wounds, one of them wounded', () => {
		// 9 ways of 36 a shot: none 27 × 27, one 2 × 9 × 27, both 9 × 9. One wound fells the wounded model, two leave one over.
		const worked = shoot({ shots: 2, wounds: 2, carried: 1 });
		expect([...worked.odds]).toEqual([
			['k0', 729n],
			['k1', 486n + 81n]
		]);
		expect(
			readAll(worked, [2, 2])
				.readings.at(-1)
				?.steps.map(({ text }) => text.en)
		).toEqual(['Remove 1 model.', 'Carry 1 wound over to the next model.']);
	});

	test('200 shots: exact to the last way', () => {
		const worked = shoot({ shots: 200 });
		expect(total(worked.odds)).toBe(36n ** 200n);
		expect(worked.odds.get('k200')).toBe(9n ** 200n);
		expect(worked.odds.get('k0')).toBe(27n ** 200n);
		expect(worked.odds.get('k1')).toBe(200n * 9n * 27n ** 199n);
		expect(mean(worked.distribution!.numbers)).toBe(50);
		expect(worked.outcomes.map(({ id }) => id)).toEqual(Array.from({ length: 201 }, (_, i) => `k${200 - i}`));
	});

	test('200 shots at models of 3 Wounds fell 66 at most', () => {
		const { outcomes, odds } = shoot({ shots: 200, wounds: 3 });
		expect(outcomes.map(({ id }) => id)).toEqual(Array.from({ length: 67 }, (_, i) => `k${66 - i}`));
		// 198, 199 or 200 wounds.
		expect(odds.get('k66')).toBe(19900n * 9n ** 198n * 27n ** 2n + 200n * 9n ** 199n * 27n + 9n ** 200n);
	});

	test('what would change it is told by the mean where one casualty is certain anyway', () => {
		const [first, ...others] = changes(shooting, { shots: 200 });
		// From 4+ to 6+: a third of the 50 wounds is left.
		expect(first).toMatchObject({ choice: { id: 'hard-cover' }, gained: true });
		expect(first?.more).toBeCloseTo(50 / 3 - 50, 4);
		// A third of them saved on 5+.
		expect(others.find(({ choice }) => choice.id === 'pavise')?.more).toBeCloseTo(-50 / 3, 4);
	});
});

describe('reading the dice', () => {
	const volley = () => shoot({ shots: 10, ...LIGHT });

	test('10 shots, 6 hits, 3 wounds, 1 save: 2 models', () => {
		const { readings, outcome, next } = readAll(volley(), [6, 3, 1]);
		expect(readings.map(({ sum, undecided }) => [sum?.en, undecided])).toEqual([
			['10 shots → 6 hits', true],
			['6 hits → 3 wounds', true],
			['3 wounds → 1 save', undefined]
		]);
		expect(readings.map(({ row }) => row)).toEqual([
			{ chart: 'shooting-to-hit', row: 'bs3', column: 'score' },
			{ chart: 'to-wound', row: 's3', column: 't3' },
			{ chart: 'armour', row: 'light', column: 'infantry' }
		]);
		expect([outcome, next]).toEqual(['k2', undefined]);
		expect(readings.at(-1)?.steps).toEqual([
			{
				side: { fr: 'Cible', en: 'Target' },
				row: { chart: 'casualties', row: 'one-wound' },
				told: true,
				text: { fr: 'Retirez 2 figurines.', en: 'Remove 2 models.' },
				brings: [{ part: 'defender', lost: 2 }]
			}
		]);
	});

	test('names the next throw, its dice and its score', () => {
		const { next } = readAll(volley(), [6]);
		expect(next?.title).toEqual({ fr: '6 touches\u00a0: 4+ pour blesser', en: '6 hits: 4+ to wound' });
		expect(next?.pool).toEqual({ count: 6, need: 4 });
		expect(next?.dice[0]?.faces).toEqual([0, 1, 2, 3, 4, 5, 6]);
		// Six hits can fell six models at most.
		expect(next?.outcomes[0]?.id).toBe('k6');
		expect(readAll(volley(), [6, 3]).next?.pool).toEqual({ count: 3, need: 6 });
	});

	test.each([
		['no hit ends it', [0], 'k0'],
		['no wound ends it', [5, 0], 'k0'],
		['every wound saved', [5, 4, 4], 'k0'],
		['none saved', [10, 10, 0], 'k10'],
		['more than can be is the most that can', [99, 99, -3], 'k10']
	])('%s', (_, faces, outcome) => {
		expect(readAll(volley(), faces).outcome).toBe(outcome);
	});

	test('at BS 6 the first dice are to wound', () => {
		expect(readAll(shoot({ shots: 10, bs: 6 }), [7]).outcome).toBe('k7');
	});

	test('7 wounds on models of 3: two models, one wound carried over', () => {
		const { readings, outcome } = readAll(shoot({ shots: 10, wounds: 3 }), [9, 7]);
		expect(outcome).toBe('k2');
		expect(readings.at(-1)?.steps.map(({ text }) => text.fr)).toEqual([
			'Retirez 2 figurines.',
			'Reportez 1 blessure sur la figurine suivante.'
		]);
	});
});
