/** Short ways to write a value down in a chart. */
import { same } from '$lib/core/lang';
import type { Annotated, Doubt, Explanation, Label, Name, Term, Text, Value } from '$lib/core/types';

/** A modifier: `plus(1)` is +1, `plus(-2)` is −2, `plus(0)` is 0. */
export const plus = (by: number): Value => ({ plus: by });

/** A score to reach: `need(4)` is 4+. */
export const need = (score: number): Value => ({ need: score });

/** `band(5, 6)` is 5 to 6; leave an end out with `undefined`. */
export const band = (min?: number, max?: number): Value => ({ min, max });

/** The term of the game with that id. */
export const code = (id: string): Value => ({ code: id });

/** `and(code('d'), code('r'))` is D + R. */
export const and = (...of: Value[]): Value => ({ join: 'and', of });

/** `or(5, 6)` is "5 or 6". */
export const or = (...of: Value[]): Value => ({ join: 'or', of });

/** `slash(6, 7)` is 6/7. */
export const slash = (...of: Value[]): Value => ({ join: 'slash', of });

/** `glued(plus(1), code('d'))` is +1D. */
export const glued = (...of: Value[]): Value => ({ join: 'glued', of });

/** `ratio(3, 2)` is 3/2; `open` for "and more" or "and less". */
export const ratio = (a: number, b: number, open?: 'more' | 'less'): Value => ({ ratio: [a, b], open });

/** A value with its footnotes: `noted(plus(-1), 'e')`. */
export const noted = (value: Value, ...notes: string[]): Annotated => ({ value, notes });

/** A value that is not certain. */
export const doubtful = (value: Value, doubt: Doubt, ...notes: string[]): Annotated => ({ value, doubt, notes });

export const text = (label: Label): Text => (typeof label === 'string' ? same(label) : label);

/** The names of a game with what they mean; the types see to it that none is left unexplained. */
export const explain = <const Names extends readonly Name[]>(
	names: Names,
	meanings: Readonly<Record<Names[number]['id'], Explanation>>
): readonly Term[] => names.map((name) => ({ ...name, ...meanings[name.id as Names[number]['id']] }));
