/** Two sums against each other, with a die for each. */
import { same } from '$lib/core/lang';
import type { Die } from '$lib/core/types';
import { arithmetic } from './arithmetic';
import { shaped, type Rolls, type Shape, type Shaped, type Verdict } from './shape';

/** Of the side that acts first. */
export type Pair = readonly [number, number];

export interface Opposed {
	readonly faces: Pair;
	/** Each die with the lines of its side. */
	readonly sums: Pair;
}

export interface Versus<Read extends Verdict> extends Shape<Opposed, Read> {
	readonly dice: readonly [Die, Die];
	/** Sum of the lines of each side. */
	readonly totals: Pair;
}

function opposed({ dice, totals: [ours, theirs] }: Pick<Versus<Verdict>, 'dice' | 'totals'>): Rolls<Opposed> {
	const of = (x: number, y: number): Opposed => ({ faces: [x, y], sums: [x + ours, y + theirs] });
	const [first, second] = dice;
	return {
		dice,
		all: first.faces.flatMap((x) => second.faces.map((y) => ({ roll: of(x, y), ways: 1n }))),
		of: ([x = 0, y = 0]) => of(x, y)
	};
}

/** Writes `6 + 3 = 9 / 2 + 4 = 6` unless `sum` is given. */
export const versus = <const Read extends Verdict>(of: Versus<Read>): Shaped =>
	shaped(opposed(of), {
		...of,
		sum: of.sum ?? (({ faces: [x, y] }) => same(`${arithmetic(x, of.totals[0])} / ${arithmetic(y, of.totals[1])}`))
	});
