/** The clock of a battle, from the moments in its log at which it passed. Pure. */
import type { Entry, TurnMark } from '$lib/app/storage/types';

export interface ClockState {
	/** Milliseconds, by side. */
	readonly used: readonly [number, number];
	/** Whose time runs. */
	readonly runs?: 0 | 1;
}

const MINUTE = 60_000;

/** What one stretch between two entries of the log counts at most. Longer is a clock set forward, or a phone left lying. */
const MOST = 60 * MINUTE;

const isPassing = (entry: Entry): entry is TurnMark => entry.kind === 'turn' && entry.clock !== undefined;

/**
 * In the order of the log, whatever the device's clock said. Every entry is an instant, so that a clock set back or forward falsifies one
 * stretch between two of them: it counts for nothing, or for an hour at most.
 */
export function clockOf(entries: readonly Entry[], now: number): ClockState {
	const instants = [...entries].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
	const used: [number, number] = [0, 0];
	let runs: 0 | 1 | undefined;
	for (const [at, entry] of instants.entries()) {
		if (isPassing(entry)) runs = entry.clock === 'runs' ? entry.who : undefined;
		if (runs === undefined) continue;
		const until = instants[at + 1]?.created ?? now;
		used[runs] += Math.min(MOST, Math.max(0, until - entry.created));
	}
	return { used, ...(runs !== undefined && { runs }) };
}

/** Whole minutes. */
export const minutes = (time: number): number => Math.floor(time / MINUTE);

/** Minutes left, rounded up; 0 once the time is over. */
export const minutesLeft = (ends: number, now: number): number => Math.max(0, Math.ceil((ends - now) / MINUTE));

/** The next moment at which a clock shows `18:30`. */
export function nextAt(time: string, now: number): number | undefined {
	const [, hours, mins] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
	if (hours === undefined || Number(hours) > 23 || Number(mins) > 59) return undefined;
	const then = new Date(now);
	then.setHours(Number(hours), Number(mins), 0, 0);
	if (then.getTime() <= now) then.setDate(then.getDate() + 1);
	return then.getTime();
}
