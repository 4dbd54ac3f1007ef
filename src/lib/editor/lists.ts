/** Lists and objects with one part changed, each a new one. Pure. */

import { isObject } from '$lib/core/is-object';

type Identified = { readonly id: string };

/** The place of the part of an id. */
export const place = (list: readonly Identified[], id: string): number => list.findIndex((one) => one.id === id);

export const idsOf = (list: readonly Identified[] = []): string[] => list.map(({ id }) => id);

const idIn = (one: unknown): unknown => (isObject(one) ? one.id : undefined);

/** By its place, or by its id. */
export const replaced = <T>(list: readonly T[], which: number | string, change: (one: T) => T): T[] =>
	list.map((one, i) => (which === (typeof which === 'number' ? i : idIn(one)) ? change(one) : one));

export const without = <T>(list: readonly T[], which: number | string): T[] =>
	list.filter((one, i) => which !== (typeof which === 'number' ? i : idIn(one)));

export const inserted = <T>(list: readonly T[], at: number, ...more: readonly T[]): T[] => [
	...list.slice(0, at),
	...more,
	...list.slice(at)
];

/** So many places further on, or back; beyond the ends it stays. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
	const to = from + by;
	if (from < 0 || to < 0 || to >= list.length) return [...list];
	return inserted(without(list, from), to, ...list.slice(from, from + 1));
}

/** In it or not, in the order of `all`. */
export function toggled<T>(list: readonly T[], one: T, all: readonly T[]): T[] {
	const has = list.includes(one);
	const strange = list.filter((other) => other !== one && !all.includes(other));
	return [...all.filter((other) => (other === one ? !has : list.includes(other))), ...strange];
}

/** Without the keys that hold nothing: the schema knows no `undefined`. */
export const trimmed = <T extends object>(value: T): T =>
	Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

/** With a key, or without it where it would hold nothing. */
export function withKey<T extends object, K extends keyof T>(one: T, key: K, value: T[K] | undefined): T {
	const empty = value === undefined || value === '' || (Array.isArray(value) && !value.length);
	return trimmed({ ...one, [key]: empty ? undefined : value });
}

/** The way to a part of a whole: keys of objects, places in lists. */
export type Path = readonly (string | number)[];

/** Its parts, where it is a list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export function partAt(whole: unknown, path: Path): unknown {
	let part = whole;
	for (const key of path) {
		if (typeof key === 'number') part = listOf(part)[key];
		else part = isObject(part) && Object.hasOwn(part, key) ? part[key] : undefined;
	}
	return part;
}

/** The whole with another part there; a key that is to hold nothing goes. The others keep their order. */
export function withPart<T>(whole: T, [key, ...rest]: Path, part: unknown): T {
	if (key === undefined) return part as T;
	const next = withPart(partAt(whole, [key]), rest, part);
	if (typeof key === 'number') {
		const list = listOf(whole);
		return (key < list.length ? replaced(list, key, () => next) : [...list, next]) as T;
	}
	return trimmed({ ...whole, [key]: next });
}
