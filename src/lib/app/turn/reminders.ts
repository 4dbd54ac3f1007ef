/** The player's own reminders for the phases of a game, kept on this device. */
import { readLocal, writeLocal } from '$lib/app/device/local-settings';
import { isObject } from '$lib/core/is-object';
import { PHASES, type Phase } from '$lib/core/types';

export interface Reminder {
	readonly phase: Phase;
	readonly text: string;
}

export const MOST_REMINDERS = 20;
export const MOST_LETTERS = 120;

const isReminder = (value: unknown): value is Reminder =>
	isObject(value) &&
	PHASES.some((phase) => phase === value.phase) &&
	typeof value.text === 'string' &&
	value.text.length <= MOST_LETTERS;

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

export const keepReminders = (game: string, all: readonly Reminder[]) =>
	writeLocal(`reminders.${game}`, JSON.stringify(all.slice(0, MOST_REMINDERS)));
