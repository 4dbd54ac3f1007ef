/** What can be undone and done again, as whole values: they share all that did not change between them. Pure. */

export interface History<T> {
	readonly past: readonly T[];
	readonly now: T;
	readonly future: readonly T[];
	/** What the last step changed: another step of the same key goes on with it. */
	readonly key?: string;
}

/** Steps kept. */
const MOST = 200;

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** One more step; typing in one field, which has one key, is one step. */
export function changed<T>(history: History<T>, next: T, key?: string): History<T> {
	if (next === history.now) return history;
	if (key !== undefined && key === history.key) return { past: history.past, now: next, future: [], key };
	return { past: [...history.past, history.now].slice(-MOST), now: next, future: [], key };
}

export function undone<T>({ past, now, future }: History<T>): History<T> {
	const last = past.at(-1);
	return last === undefined ? { past, now, future } : { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

export function redone<T>({ past, now, future }: History<T>): History<T> {
	const [next, ...rest] = future;
	return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
