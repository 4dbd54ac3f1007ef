/** Lists with one thing changed. Pure. */

export const replaced = <T>(list: readonly T[], at: number, next: T): readonly T[] =>
	list.map((one, i) => (i === at ? next : one));

export const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);

/** One place up (−1) or down (1); at the end it stays. */
export function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
	const to = at + by;
	if (to < 0 || to >= list.length) return list;
	const next = [...list];
	[next[at], next[to]] = [next[to]!, next[at]!];
	return next;
}

/** In it or not, in the order of `all`. */
export const toggled = <T>(list: readonly T[], one: T, all: readonly T[]): readonly T[] => {
	const has = list.includes(one);
	const kept = list.filter((other) => other !== one && !all.includes(other));
	return [...all.filter((other) => (other === one ? !has : list.includes(other))), ...kept];
};

/** An object without a part that holds nothing: the schema knows no `undefined`. */
export const trimmed = <T extends object>(value: T): T =>
	Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
