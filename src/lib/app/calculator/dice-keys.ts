/** Dice by keyboard: digits are faces as they fell, Enter rolls. Pure. */
import type { Throw } from '$lib/core/types';

/** What a digit does: all dice have fallen, or more is to be typed. */
export type Typed = { readonly read: readonly number[] } | { readonly wait: readonly (number | undefined)[] };

/** Of a pool the count is typed: one digit where no second can follow, else `enter` ends it. */
function intoPool(most: number, before: number | undefined, digit: number): Typed | undefined {
	const joined = before === undefined ? digit : before * 10 + digit;
	const count = joined > most ? digit : joined;
	if (count > most) return undefined;
	const isWhole = count * 10 > most || count === 0;
	return isWhole ? { read: [count] } : { wait: [count] };
}

/** A digit typed at a throw whose dice have fallen as far as `before` says; undefined if no die has that face. */
export function typeDigit(
	{ dice, pool }: Pick<Throw, 'dice' | 'pool'>,
	before: readonly (number | undefined)[],
	digit: number
): Typed | undefined {
	if (pool) return intoPool(pool.count, before[0], digit);
	const open = dice.findIndex((_, i) => before[i] === undefined);
	const at = open < 0 ? 0 : open;
	if (!dice[at]?.faces.includes(digit)) return undefined;
	const now = dice.map((_, i) => (i === at ? digit : open < 0 ? undefined : before[i]));
	const faces = now.filter((face) => face !== undefined);
	return faces.length === dice.length ? { read: faces } : { wait: now };
}

/** Keys of other shortcuts, and those that are held down, are no dice. */
export const isForDice = ({ altKey, ctrlKey, metaKey, defaultPrevented, repeat }: KeyboardEvent): boolean =>
	!altKey && !ctrlKey && !metaKey && !defaultPrevented && !repeat;
