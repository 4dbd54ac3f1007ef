import { expect, test } from 'vitest';
import type { Entry } from '$lib/app/storage/types';
import { clockOf, minutesLeft, nextAt } from './clock';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 20, 14);

/** A moment so many minutes after the start; in the log it is the nth. */
const passed = (nth: number, at: number, who: 0 | 1 | undefined): Entry => ({
	...{ id: `${nth}`, battle: '', turn: 1, updated: 0, kind: 'turn', order: nth },
	created: START + at * MINUTE,
	...(who === undefined ? { clock: 'stops' } : { who, clock: 'runs' })
});
const used = (entries: readonly Entry[], at: number) => {
	const { used, runs } = clockOf(entries, START + at * MINUTE);
	return [...used.map((time) => time / MINUTE), runs];
};

test('each side uses the time between two moments', () => {
	const log = [passed(1, 0, 0), passed(2, 12, 1), passed(3, 20, 0)];
	expect(used(log, 25)).toEqual([17, 8, 0]);
	// The order in which two phones' entries come changes nothing.
	expect(used([...log].reverse(), 25)).toEqual([17, 8, 0]);
});

test('it stands still after a stop, however long the phone sleeps', () => {
	expect(used([passed(1, 0, 0), passed(2, 10, undefined)], 600)).toEqual([10, 0, undefined]);
	expect(used([], 600)).toEqual([0, 0, undefined]);
});

test('a clock that is set back takes no time away', () => {
	const log = [passed(1, 0, 0), passed(2, 10, 1), passed(3, -50, 0), passed(4, -45, 1)];
	expect(used(log, -40)).toEqual([15, 5, 1]);
	expect(used(log, -300)).toEqual([15, 0, 1]);
});

test('a clock that is set forward counts an hour at most, and the play around it counts whole', () => {
	const note = (nth: number, at: number) =>
		({ ...passed(nth, at, 0), kind: 'note', clock: undefined }) as unknown as Entry;
	const day = 24 * 60;
	// Set forward by a day between the two notes.
	const log = [passed(1, 0, 0), note(2, 20), note(3, day + 25), passed(4, day + 30, 1)];
	expect(used(log, day + 40)).toEqual([20 + 60 + 5, 10, 1]);
	// Set forward while it runs, and back again.
	expect(used([passed(1, 0, 0)], day)).toEqual([60, 0, 0]);
	expect(used([passed(1, 0, 0), note(2, day), note(3, 10)], 15)).toEqual([60 + 5, 0, 0]);
});

test('other entries and marks of turns are no moments of the clock', () => {
	const note: Entry = { ...passed(2, 5, 0), kind: 'note', note: 'x' } as Entry;
	expect(used([passed(1, 0, 0), note], 30)).toEqual([30, 0, 0]);
});

test('the end of a round is today, or tomorrow after midnight', () => {
	const now = new Date(2026, 10, 20, 22, 30).getTime();
	expect(new Date(nextAt('23:15', now)!)).toEqual(new Date(2026, 10, 20, 23, 15));
	expect(new Date(nextAt('00:30', now)!)).toEqual(new Date(2026, 10, 21, 0, 30));
	expect(nextAt('25:00', now)).toBeUndefined();
	expect(minutesLeft(now + 90_000, now)).toBe(2);
	expect(minutesLeft(now - 1, now)).toBe(0);
});
