import { describe, expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Answers } from '$lib/core/types';
import { all, holdForAll } from './calculator-laws';

// Five times as often in `calculators.long.test.ts`.
holdForAll(0.2);

/** Answers that looked given and did not count. */
describe('an answer counts wherever its question is asked', () => {
	const sumOf = (name: string, answers: Answers) => {
		const { calculator } = all.find((one) => one.name === name)!;
		const result = resolve(calculator, answers);
		if (isIllegal(result)) throw new Error(result.illegal.en);
		return { shown: result.shown?.en, settled: result.settled };
	};

	test('rear support of cavalry whose fortification is left over from blades', () => {
		const { shown, settled } = sumOf('dbm/close-combat', {
			'own-factors': ['fortification'],
			'own-type': 'cv',
			'enemy-type': 'lh',
			'own-rear-cv': 'one'
		});
		expect(shown).toBe('4 against 2');
		expect(settled.some('own-factors')).toEqual([]);
		expect(settled.one('own-rear-cv')).toBe('one');
	});

	test('three ranks of warband whose grade (X) is left over from another type', () => {
		const { shown } = sumOf('dbm/close-combat', {
			'own-grade': 'x',
			'own-type': 'wb',
			'enemy-type': 'kn',
			'own-rear-wb-mounted': 'three'
		});
		expect(shown).toBe('5 against 3');
	});

	test('the natural 1 of shooting, asked for once the score is 1', () => {
		const { settled } = sumOf('wab/shooting', { bs: 6, 'natural-one': 'misses' });
		expect(settled.one('natural-one')).toBe('misses');
	});

	test('what is ruled out now counts again as soon as it can', () => {
		const { calculator } = all.find((one) => one.name === 'dbm/close-combat')!;
		const given = { 'own-factors': ['fortification', 'weather'], 'own-type': 'cv' };
		expect(resolve(calculator, given).settled.some('own-factors')).toEqual(['weather']);
		expect(resolve(calculator, { ...given, 'own-type': 'bd' }).settled.some('own-factors')).toEqual([
			'fortification',
			'weather'
		]);
	});

	test('each side uphill of the other: the first one given stands, and the other is told by which', () => {
		const { calculator } = all.find((one) => one.name === 'dbm/close-combat')!;
		const { settled } = resolve(calculator, { 'own-factors': ['higher'], 'enemy-factors': ['higher', 'weather'] });
		expect([settled.some('own-factors'), settled.some('enemy-factors')]).toEqual([['higher'], ['weather']]);
		expect(
			settled.ruledOut.find(({ question, choice }) => `${question}.${choice}` === 'enemy-factors.higher')?.why
		).toEqual({
			fr: 'Exclu par\u00a0: Plus haut que l’adversaire (Vos facteurs)',
			en: 'Ruled out by: Uphill of its opponent (Your factors)'
		});
	});
});
