/**
 * Logs the combats of calculators: each once, as soon as its dice are complete. Follow-up throws complete the entry, a changed face
 * corrects it visibly. Whether a combat is logged is looked up in the database by its id, so opening, reloading or restoring a page
 * writes nothing.
 */
import { deepEqual } from '$lib/app/storage/deep-equal';
import type { Faces } from '$lib/core/odds/throws';
import type { Db } from '$lib/app/storage/client/open-db';
import type { Combat, Resolved } from '$lib/app/storage/types';
import type { Throw } from '$lib/core/types';
import { restore } from './faces';

let last: Promise<unknown> = Promise.resolve();

/** Writes one after another over all pages, so that throws are logged in the order in which they fell. */
export function inTurn<T>(write: () => Promise<T>): Promise<T> {
	const done = last.then(write);
	last = done.catch(() => undefined);
	return done;
}

const within = (some: Faces, all: Faces): boolean =>
	Object.entries(some).every(([place, faces]) => faces.join() === all[place]?.join());

export type LogAction = 'nothing' | 'complete' | 'correct';

/** What to do with the entry for these faces. Undoing a throw on the page does not change the entry. */
export function actionFor(noted: Faces, now: Faces): LogAction {
	if (within(now, noted)) return 'nothing';
	return within(noted, now) ? 'complete' : 'correct';
}

const isSame = (a: Faces, b: Faces): boolean => within(a, b) && within(b, a);

/** The same dice with other answers: a house rule that was added behind them. */
function answeredSince(noted: Combat, now: Resolved): LogAction {
	if (deepEqual(noted.answers, now.answers)) return 'nothing';
	return noted.outcome.join() === now.outcome.join() ? 'complete' : 'correct';
}

/** State of a combat after `record`: newly logged, already logged, removed from the log, or never logged. */
export type Noted = 'added' | 'there' | 'taken-out' | 'absent';

export interface Thrown {
	/** Id of the combat. */
	readonly id: string;
	readonly first: Throw;
	readonly faces: Faces;
	readonly resolved: Resolved;
	/** The acting side, if known without asking. */
	readonly who?: 0 | 1 | undefined;
	/** Units of the battle that fought, with their names for the sentence. */
	readonly named?: Pick<Combat, 'fought' | 'units'> | undefined;
	/** Where a new combat is logged: the running battle of the game, or `UNKEPT`. */
	readonly battle: string;
	/** Its first dice came with the page. */
	readonly opened: boolean;
	/** Nothing was changed on the page since it was opened. */
	readonly untouched: boolean;
}

type Log = Pick<Db, 'logCombat' | 'completeCombat' | 'correctCombat' | 'entry'>;

const isGone = (error: unknown) => error instanceof Error && 'kind' in error && error.kind === 'gone';

export class CombatLog {
	/** The faces last written by this tab, by combat. */
	#written = new Map<string, Faces>();

	/** Logs a throw. Calls must not overlap: await each before the next. */
	async record(db: Log, thrown: Thrown): Promise<Noted> {
		const { id, faces, resolved, battle, who, named } = thrown;
		const written = this.#written.get(id);
		const entry = await db.entry(id).now();
		if (entry?.kind !== 'combat') {
			// Removed in this or another tab: do not log it again.
			if (written) return 'taken-out';
			if (thrown.opened) return 'absent';
			await db.logCombat(battle, { ...resolved, ...named, ...(who !== undefined && { who }) }, id);
			this.#written.set(id, faces);
			return 'added';
		}
		// The page may have been saved before the entry was corrected, so the dice it was opened with change nothing.
		if (!written && thrown.untouched) return 'there';
		const before = written ?? restore(thrown.first, entry.faces);
		const action = isSame(before, faces) ? answeredSince(entry, resolved) : actionFor(before, faces);
		try {
			if (action === 'complete') await db.completeCombat(id, resolved);
			if (action === 'correct') await db.correctCombat(id, resolved);
		} catch (error) {
			if (isGone(error)) return 'taken-out';
			throw error;
		}
		this.#written.set(id, action === 'nothing' ? before : faces);
		return 'there';
	}

	/** Lets the combat be logged again. */
	forget(id: string) {
		this.#written.delete(id);
	}
}
