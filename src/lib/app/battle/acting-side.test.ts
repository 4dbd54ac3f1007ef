import { expect, test } from 'vitest';
import { Calculation } from '$lib/app/calculator/calculation.svelte';
import type { Combat, Units } from '$lib/app/storage/types';
import { loadCalculator, loadGame } from '$lib/games';
import { actingSide, forgetActing, namesIn, sayActing } from './acting-side.svelte';

const newCalculation = async () =>
	new Calculation('alexander', (await loadCalculator((await loadGame('alexander'))!, 'melee'))!);

const combat = (who: 0 | 1 | undefined, units?: Units) => ({ kind: 'combat', who, units }) as Combat;

test('the first side acts in the first combat, then whichever acted last', async () => {
	const calculation = await newCalculation();
	expect(actingSide('new', [], calculation)).toBe(0);
	expect(actingSide('new', [combat(undefined), combat(1), combat(0)], calculation)).toBe(1);
});

test('what was said counts before what was logged, on every calculator of that battle', async () => {
	const [one, another] = [await newCalculation(), await newCalculation()];
	sayActing('said', 1, one);
	expect(actingSide('said', [combat(0)], one)).toBe(1);
	expect(actingSide('said', [combat(0)], another)).toBe(1);
	expect(actingSide('other', [combat(0)], one)).toBe(0);
});

test('a swap hands the attack over, back and forth; an undo takes the swap back, and the next combat keeps it', async () => {
	const calculation = await newCalculation();
	sayActing('swap', 0, calculation);
	const acting = () => actingSide('swap', [], calculation);
	calculation.swap();
	expect(acting()).toBe(1);
	calculation.undo();
	expect(acting()).toBe(0);
	calculation.swap();
	calculation.clear();
	expect(acting()).toBe(1);
	calculation.swap();
	expect(acting()).toBe(0);
	// Set after a swap, the side is as set.
	calculation.swap();
	sayActing('swap', 0, calculation);
	expect(acting()).toBe(0);
});

test('a swap counts once, for all combats that follow', async () => {
	const calculation = await newCalculation();
	const other = await newCalculation();
	const log: Combat[] = [];
	/** Logs a combat and returns its side. */
	const fight = (on: Calculation) => {
		const who = actingSide('six', log, on);
		log.unshift(combat(who));
		sayActing('six', who, on);
		on.clear();
		return who;
	};
	const sides = [1, 2, 3, 4, 5, 6].map((nth) => {
		if (nth === 3 || nth === 6) calculation.swap();
		return fight(calculation);
	});
	expect(sides).toEqual([0, 0, 1, 1, 1, 0]);
	// Each calculator has its own swap, and both share the last acting side.
	other.swap();
	expect([fight(other), fight(calculation), fight(other)]).toEqual([1, 1, 1]);
	// Opening other answers is no swap.
	calculation.swap();
	fight(calculation);
	calculation.open({ 'defender-leaders': 1 });
	expect(fight(calculation)).toBe(0);
	// The side of the last entry is edited in the log.
	forgetActing('six');
	log[0] = combat(1);
	expect(fight(calculation)).toBe(1);
});

test('names are proposed once each, the latest first', () => {
	expect(namesIn([combat(0, ['Companions', '']), combat(1), combat(1, ['Immortals', 'Companions'])])).toEqual([
		'Companions',
		'Immortals'
	]);
});
