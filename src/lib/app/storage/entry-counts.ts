/** Entries of a battle by kind; marks of turns are not counted. */
import type { Entry } from './types';

export type EntryCounts = Readonly<Record<Exclude<Entry['kind'], 'turn'>, number>>;

export function countsByKind(entries: readonly Entry[]): EntryCounts {
	const counts = { combat: 0, note: 0, change: 0 };
	for (const { kind } of entries) if (kind !== 'turn') counts[kind]++;
	return counts;
}

export const inAll = ({ combat, note, change }: EntryCounts): number => combat + note + change;
