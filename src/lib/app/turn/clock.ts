/** What the marks of turns in a log hold: the moments at which the clock passed, and the dice of commands. Pure. */
import type { Entry, TurnDice, TurnMark } from '$lib/app/storage/types';

export interface ClockState {
	/** Milliseconds, by side. */
	readonly used: readonly [number, number];
	/** Whose time runs. */
	readonly runs?: 0 | 1;
}

const isPassing = (entry: Entry): entry is TurnMark => entry.kind === 'turn' && entry.clock !== undefined;

/**
 * In the order of the log. A time before that of the entry in front of it means that the clock was set back, and counts as no time.
 */
export function clockOf(entries: readonly Entry[], now: number): ClockState {
	const marks = entries.filter(isPassing).sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
	const used: [number, number] = [0, 0];
	for (const [at, { created, clock, who }] of marks.entries()) {
		if (clock !== 'runs' || who === undefined) continue;
		used[who] += Math.max(0, (marks[at + 1]?.created ?? now) - created);
	}
	const last = marks.at(-1);
	return { used, ...(last?.clock === 'runs' && last.who !== undefined && { runs: last.who }) };
}

/** The dice of the commands in a turn. */
export const diceIn = (entries: readonly Entry[], turn: number): TurnDice =>
	entries.findLast((entry): entry is TurnMark => entry.kind === 'turn' && entry.turn === turn && Boolean(entry.dice))
		?.dice ?? {};

const MINUTE = 60_000;

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
