import { number } from '$lib/figures';
import { same } from '$lib/systems/write';
import type { Text } from '$lib/types';

/** A die and its modifiers: `6 − 1 = 5`. */
export const arithmetic = (face: number, by: number): Text =>
	same(`${face} ${by < 0 ? '−' : '+'} ${Math.abs(by)} = ${number(face + by, 'en')}`);
