/** The faces of a die by its name. */
import { D10 } from '$lib/core/odds/odds';
import type { DieData } from './schema';

const from1 = (faces: number): readonly number[] => Array.from({ length: faces }, (_, i) => i + 1);

/** A ten-sided die shows 0 to 9, as it is printed; a coin 0 and 1. Any other faces are given as a list. */
export const facesOf = (die: DieData | readonly number[]): readonly number[] =>
	typeof die !== 'string' ? die : die === 'd10' ? D10.faces : die === 'coin' ? [0, 1] : from1(Number(die.slice(1)));
