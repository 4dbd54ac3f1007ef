import { expect, test } from 'vitest';
import type { Entry } from '$lib/app/storage/types';
import { commandDice } from './command-dice';

const logged = (nth: number, turn: number) => ({
	id: `${nth}`,
	battle: '',
	turn,
	created: nth,
	updated: 0,
	order: nth
});
const dice = (nth: number, turn: number, faces: Record<string, [face: number, spent: number]>): Entry => ({
	...logged(nth, turn),
	kind: 'turn',
	dice: Object.fromEntries(Object.entries(faces).map(([id, [face, spent]]) => [id, { face, spent }]))
});
const order = (nth: number, turn: number, group: string, spent: number): Entry => ({
	...logged(nth, turn),
	kind: 'change',
	changes: [{ group, spent }]
});
const left = (entries: readonly Entry[], turn = 1) =>
	Object.fromEntries([...commandDice(entries, turn)].map(([id, die]) => [id, die.left]));

test('a die is spent by hand and by the orders of its turn, and by no other', () => {
	const log = [dice(1, 1, { left: [5, 1], right: [3, 0] }), order(2, 1, 'left', 2), order(3, 2, 'left', 1)];
	expect(left(log)).toEqual({ left: 2, right: 3 });
	expect(commandDice(log, 1).get('left')).toEqual({ face: 5, spent: 1, ordered: 2, left: 2 });
	// A new turn has new dice.
	expect(left(log, 2)).toEqual({});
	// An order that is taken out was never given.
	expect(left(log.slice(0, 1))).toEqual({ left: 4, right: 3 });
});

test('never less than nothing is left', () => {
	expect(left([dice(1, 1, { left: [2, 0] }), order(2, 1, 'left', 2), order(3, 1, 'left', 1)])).toEqual({ left: 0 });
});
