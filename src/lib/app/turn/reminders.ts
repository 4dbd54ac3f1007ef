/** The player's own reminders for the phases of a game, kept on this device. */
import { readLocal, writeLocal } from '$lib/app/device/local-settings';
import { isObject } from '$lib/core/is-object';
import { PHASES, type Phase } from '$lib/core/types';

export interface Reminder {
	readonly phase: Phase;
	readonly text: string;
	/** Shown from that turn of a battle on; left out: in each turn of every battle. */
	readonly due?: { readonly battle: string; readonly turn: number };
}

export const MOST_REMINDERS = 20;
export const MOST_LETTERS = 120;

const isReminder = (value: unknown): value is Reminder =>
	isObject(value) &&
	PHASES.some((phase) => phase === value.phase) &&
	typeof value.text === 'string' &&
	value.text.length <= MOST_LETTERS &&
	(value.due === undefined ||
		(isObject(value.due) && typeof value.due.battle === 'string' && typeof value.due.turn === 'number'));

/** In the order of a turn. */
export function remindersOf(game: string): Reminder[] {
	try {
		const kept: unknown = JSON.parse(readLocal(`reminders.${game}`) ?? '[]');
		if (!Array.isArray(kept)) return [];
		return kept.filter(isReminder).sort((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
	} catch {
		// Not JSON: written by something else.
		return [];
	}
}

/** Those to be shown in a turn of a battle. */
export const dueIn = (all: readonly Reminder[], { id, turn }: { readonly id: string; readonly turn: number }) =>
	all.filter(({ due }) => !due || (due.battle === id && due.turn <= turn));

/** One more, the oldest given up where there are too many. */
export const remindOf = (game: string, one: Reminder) =>
	keepReminders(game, [...remindersOf(game), one].slice(-MOST_REMINDERS));

export const keepReminders = (game: string, all: readonly Reminder[]) =>
	writeLocal(`reminders.${game}`, JSON.stringify(all.slice(0, MOST_REMINDERS)));
