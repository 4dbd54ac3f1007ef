import { expect, test } from 'vitest';
import { D10, D6 } from '$lib/core/odds/odds';
import { typeDigit } from './dice-keys';

const pool = (count: number) => ({ dice: [D6], pool: { count, need: 4 } });

test.each([
	['one die', { dice: [D10] }, [], 0, { read: [0] }],
	['a face that it has not', { dice: [D6] }, [], 7, undefined],
	['the first of two', { dice: [D6, D6] }, [], 4, { wait: [4, undefined] }],
	['the second', { dice: [D6, D6] }, [4, undefined], 6, { read: [4, 6] }],
	['the first, where the second was tapped', { dice: [D6, D6] }, [undefined, 2], 3, { read: [3, 2] }],
	['a pool of nine', pool(9), [], 7, { read: [7] }],
	['none of a pool', pool(20), [], 0, { read: [0] }],
	['a count that may go on', pool(20), [], 1, { wait: [1] }],
	['and goes on', pool(20), [1], 4, { read: [14] }],
	['two digits that are too many: the second alone', pool(12), [1], 5, { read: [5] }],
	['more than there are', pool(5), [], 8, undefined]
])('%s', (_, thrown, before, digit, typed) => expect(typeDigit(thrown, before, digit)).toEqual(typed));
