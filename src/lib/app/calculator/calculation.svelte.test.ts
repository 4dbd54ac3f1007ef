import { afterEach, expect, test, vi } from 'vitest';
import { nextThrow } from '$lib/core/odds/next-throw';
import { loadCalculator, loadGame } from '$lib/games';
import type { Throw } from '$lib/core/types';
import { Calculation, SLIP } from './calculation.svelte';

afterEach(() => void vi.useRealTimers());

/** A melee whose first throw leads to follow-up throws for the losing side's leaders, all thrown. */
async function thrownWhole() {
	const game = (await loadGame('alexander'))!;
	const calculation = new Calculation('alexander', (await loadCalculator(game, 'melee'))!);
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

	// The same face again is still a new throw, so its follow-ups are cleared.
	calculation.throw('', [9]);
	expect(calculation.faces).toEqual({ '': [9] });
	calculation.undo();
	expect(calculation.faces[last]).toEqual([0]);
});

test('a combat is known by one id from its first throw on: what follows, a slip put right and an undo keep it', async () => {
	vi.useFakeTimers();
	const calculation = await thrownWhole();
	const { combat } = calculation;
	expect(combat).toBeDefined();
	calculation.throw('', [9]);
	expect(calculation.combat).toBe(combat);

	// After SLIP, new dice belong to the next combat, as do dice on a cleared table.
	vi.advanceTimersByTime(SLIP + 1);
	calculation.throw('', [4]);
	const next = calculation.combat;
	expect(next).not.toBe(combat);
	calculation.undo();
	expect(calculation.combat).toBe(combat);
	calculation.redo();
	expect(calculation.combat).toBe(next);
	calculation.throwAgain();
	expect(calculation.combat).toBeUndefined();
	calculation.throw('', [4]);
	expect([combat, next]).not.toContain(calculation.combat);
});

test('where a noted combat is put right, an answer leaves the dice that it can have been thrown with', async () => {
	const calculation = await thrownWhole();
	const { faces } = calculation;
	const question = (id: string) => calculation.calculator.questions.find((one) => one.id === id)!;
	calculation.keepsDice = true;
	// The sum changes, the throws stay the same.
	calculation.answer(question('from'), 'flank');
	expect(calculation.faces).toEqual(faces);
	calculation.undo();
	// Without leaders there is no throw for them.
	calculation.answer(question('defender-leaders'), 0);
	expect(calculation.faces['']).toEqual([9]);
	expect(calculation.thrown.length).toBeLessThan(Object.keys(faces).length);
	calculation.keepsDice = false;
	calculation.answer(question('from'), 'rear');
	expect(calculation.faces).toEqual({});
});

test('dice that were opened keep their combat until first dice are thrown', async () => {
	const calculation = await thrownWhole();
	const { answers, faces, ways, combat } = calculation;
	calculation.open(answers, faces, ways, { combat });
	expect(calculation).toMatchObject({ combat, isCombatOpened: true });
	calculation.throw(calculation.thrown.at(-1)!.place, [0]);
	expect(calculation).toMatchObject({ combat, isCombatOpened: true });
	calculation.throw('', [9]);
	expect(calculation.isCombatOpened).toBe(false);
	expect(calculation.combat).not.toBe(combat);
	// Without dice there is no combat.
	calculation.open(answers, {}, ways, { combat });
	expect(calculation.combat).toBeUndefined();
});

test('units that take part come back with undo and with a saved state, and are exchanged with the sides', async () => {
	const calculator = (await loadCalculator((await loadGame('dbm'))!, 'close-combat'))!;
	const calculation = new Calculation('dbm', calculator);
	const fighters = { own: ['a'], enemy: ['b'] };
	calculation.fight(fighters, { 'own-type': 'kn' });
	calculation.throw('', [3, 4]);
	expect(calculation.fighters).toEqual(fighters);
	calculation.swap();
	expect(calculation.fighters).toEqual({ own: ['b'], enemy: ['a'] });
	expect(calculation.answers).toMatchObject({ 'enemy-type': 'kn' });
	calculation.swap();
	expect(calculation.fighters).toEqual(fighters);
	calculation.clear();
	expect(calculation.fighters).toBeUndefined();
	calculation.undo();
	expect(calculation.fighters).toEqual(fighters);
	const again = new Calculation('dbm', calculator);
	again.open(calculation.answers, {}, calculation.ways, { fighters: calculation.fighters });
	expect(again.fighters).toEqual(fighters);
});
