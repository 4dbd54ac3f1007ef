import { expect, test } from 'vitest';
import type { Throw } from '$lib/core/types';
import { D10, D6, thrown } from './odds';
import { fittingFaces, follows } from './throws';

const text = (words: string) => ({ fr: words, en: words });
const throwOf = (dice: Throw['dice'], then: (face: number) => Throw | undefined): Throw => ({
	title: text('throw'),
	dice,
	odds: thrown(dice, () => 'done'),
	outcomes: [{ id: 'done', title: text('done') }],
	read: ([face = 0]) => ({ outcome: 'done', steps: [{ text: text('step'), then: then(face) }] })
});
const second = throwOf([D6, D6], () => undefined);
const first = throwOf([D10], (face) => (face === 9 ? second : undefined));

test('what follows from a throw is at a place within its own', () => {
	expect(follows('1', '')).toBe(true);
	expect(follows('1.0', '1')).toBe(true);
	expect(follows('1', '1')).toBe(false);
	expect(follows('10.0', '1')).toBe(false);
});

test.each([
	['all of them', { '': [9], '0': [3, 4] }, { '': [9], '0': [3, 4] }],
	['no face of that die', { '': [10] }, {}],
	['what followed from a dropped die', { '': [12], '0': [3, 4] }, {}],
	['too few dice', { '': [9], '0': [3] }, { '': [9] }],
	['too many dice', { '': [9, 9] }, {}],
	['a throw that these faces do not lead to', { '': [4], '0': [3, 4] }, { '': [4] }],
	['no place of a throw', { '': [4], x: [1] }, { '': [4] }]
])('of dice kept from earlier, what fits the throw stays: %s', (_, kept, fitting) => {
	expect(fittingFaces(first, kept)).toEqual(fitting);
});
