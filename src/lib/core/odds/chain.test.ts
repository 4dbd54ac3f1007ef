import { expect, test } from 'vitest';
import type { Reading, Text, Throw } from '$lib/core/types';
import { readAll } from './chain';
import { D6, thrown } from './odds';

const same = (words: string): Text => ({ fr: words, en: words });

const throwOf = (title: string, dice: number, read: (faces: readonly number[]) => Reading): Throw => ({
	title: same(title),
	dice: Array.from({ length: dice }, () => D6),
	odds: thrown([D6], () => 'safe'),
	outcomes: [],
	read
});

const save = throwOf('5+', 1, ([face = 0]) => ({ outcome: face >= 5 ? 'safe' : 'dead', steps: [] }));
const hit = throwOf('3+', 2, ([a = 0, b = 0]) =>
	a + b < 7
		? { outcome: 'safe', steps: [] }
		: { outcome: 'safe', undecided: true, steps: [{ text: same('+1') }, { text: same('+2'), then: save }] }
);

test('goes on to the throw that decides', () => {
	expect(readAll(hit, [6, 4, 2])).toMatchObject({ outcome: 'dead', readings: [{ undecided: true }, {}] });
	expect(readAll(hit, [6, 4, 5]).outcome).toBe('safe');
});

test('stops where nothing is left to throw', () => {
	expect(readAll(hit, [1, 2, 6])).toEqual({ outcome: 'safe', readings: [{ outcome: 'safe', steps: [] }] });
});

test('says what is still to be thrown, and no outcome before', () => {
	expect(readAll(hit, [])).toEqual({ readings: [], next: hit });
	expect(readAll(hit, [6])).toEqual({ readings: [], next: hit });
	const open = readAll(hit, [6, 4]);
	expect(open.next).toBe(save);
	expect(open.outcome).toBeUndefined();
});
