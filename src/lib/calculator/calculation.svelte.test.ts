import { expect, test } from 'vitest';
import { nextThrow } from '$lib/odds/next-throw';
import { loadCalculator, loadSystem } from '$lib/systems';
import type { Throw } from '$lib/types';
import { Calculation } from './calculation.svelte';

/** A melee whose first die asks for more dice, for the leaders of the side that lost: all of them thrown. */
async function thrownWhole() {
	const system = (await loadSystem('alexander'))!;
	const calculation = new Calculation('alexander', (await loadCalculator(system, 'melee'))!);
	calculation.open({ 'defender-leaders': 2 });
	calculation.throw('', [9]);
	const next = () => nextThrow(calculation.worked!, calculation.faces)?.place;
	for (let at = next(); at !== undefined; at = next()) calculation.throw(at, lastFaces(throwAt(calculation, at)));
	return calculation;
}

const lastFaces = ({ dice }: Throw): number[] => dice.map(({ faces }) => faces.at(-1)!);

function throwAt({ worked, faces }: Calculation, place: string): Throw {
	let at: Throw = worked!;
	let before = '';
	for (const step of place.split('.')) {
		at = at.read(faces[before]!).steps[Number(step)]!.then!;
		before = before ? `${before}.${step}` : step;
	}
	return at;
}

test('a die that is corrected takes with it what it had asked for, and nothing else', async () => {
	const calculation = await thrownWhole();
	const [first, ...followed] = calculation.thrown.map(({ place }) => place);
	expect(first).toBe('');
	expect(followed.length).toBeGreaterThan(1);

	const last = followed.at(-1)!;
	calculation.throw(last, [0]);
	expect(Object.keys(calculation.faces).sort()).toEqual(['', ...followed].sort());

	// The same face again: what was thrown after it was for the other throw.
	calculation.throw('', [9]);
	expect(calculation.faces).toEqual({ '': [9] });
	calculation.undo();
	expect(calculation.faces[last]).toEqual([0]);
});
