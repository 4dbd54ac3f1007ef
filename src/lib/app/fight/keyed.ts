/** Changes by key, so that proposed ones can be compared with those of a log entry. Pure. */
import type { Change } from '$lib/core/units/types';

export interface Keyed<T> {
	readonly key: string;
	readonly of: T;
}

export const idOf = (change: Change) => ('group' in change ? change.group : change.unit);

function whatOf(change: Change): string {
	if ('state' in change) return `${change.state} ${change.is}`;
	return 'lost' in change ? `lost ${change.lost}` : `spent ${change.spent}`;
}

/** A state strikes a unit once, whatever says so; of equal losses each counts. */
export function keyed<T>(all: readonly T[], changeOf: (one: T) => Change): Keyed<T>[] {
	const seen = new Map<string, number>();
	return all.flatMap((of) => {
		const change = changeOf(of);
		const what = whatOf(change);
		const same = `${idOf(change)} ${what}`;
		const nth = seen.get(same) ?? 0;
		seen.set(same, nth + 1);
		if (nth && 'state' in change) return [];
		return [{ key: `${same} ${nth}`, of }];
	});
}

export const keysOf = (all: readonly Pick<Keyed<unknown>, 'key'>[]): ReadonlySet<string> =>
	new Set(all.map(({ key }) => key));
export const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
	a.size === b.size && [...a].every((key) => b.has(key));

export const NONE: ReadonlySet<string> = new Set();

export const withTick = (
	ticks: ReadonlyMap<string, boolean> | undefined,
	key: string,
	ticked: boolean
): ReadonlyMap<string, boolean> => new Map([...(ticks ?? []), [key, ticked]]);
