import { expect, test } from 'vitest';
import { Calculation } from '$lib/calculator/calculation.svelte';
import type { Combat, Units } from '$lib/storage/types';
import { loadCalculator, loadSystem } from '$lib/systems';
import { actingSide, namesIn, sayActing } from './acting-side.svelte';

const newCalculation = async () =>
	new Calculation('alexander', (await loadCalculator((await loadSystem('alexander'))!, 'melee'))!);

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
	// Said after a swap, it is as it is said.
	calculation.swap();
	sayActing('swap', 0, calculation);
	expect(acting()).toBe(0);
});

test('names are proposed once each, the latest first', () => {
	expect(namesIn([combat(0, ['Companions', '']), combat(1), combat(1, ['Immortals', 'Companions'])])).toEqual([
		'Companions',
		'Immortals'
	]);
});
