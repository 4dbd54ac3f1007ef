import { number } from '$lib/core/figures';

/** What dice show and what is added to them: `6 + 3 = 9`, the same in both languages. */
export const arithmetic = (face: number, by: number): string =>
	`${number(face, 'en')} ${by < 0 ? '−' : '+'} ${number(Math.abs(by), 'en')} = ${number(face + by, 'en')}`;
