/**
 * Writes the combats of the calculators into the log: a combat as soon as its dice are read, once, whatever happens to the page.
 * Throws that follow complete it; a face that is changed afterwards corrects it, visibly. What is in the log is asked of the
 * database, by the id that the combat has had since its first throw: to open, reload or restore a page writes nothing.
 */
import type { Faces } from '$lib/core/odds/throws';
import type { Db } from '$lib/app/storage/client/open-db';
import type { Resolved } from '$lib/app/storage/types';
import type { Throw } from '$lib/core/types';
import { restore } from './faces';

const within = (some: Faces, all: Faces): boolean =>
	Object.entries(some).every(([place, faces]) => faces.join() === all[place]?.join());

export type LogAction = 'nothing' | 'complete' | 'correct';

/** What a throw means for its entry. A throw that was taken back on the page was thrown all the same. */
export function actionFor(noted: Faces, now: Faces): LogAction {
	if (within(now, noted)) return 'nothing';
	return within(noted, now) ? 'complete' : 'correct';
}

/** What became of a throw: its entry is new, was there, was taken out of the log, or was never in it. */
export type Noted = 'added' | 'there' | 'taken-out' | 'absent';

export interface Thrown {
	/** The id of the combat. */
	readonly id: string;
	readonly first: Throw;
	readonly faces: Faces;
	readonly resolved: Resolved;
	/** The side that acts, where it is known before anybody says so. */
	readonly who?: 0 | 1 | undefined;
	/** Where a new combat goes: the running battle of the game, or `UNKEPT`. */
	readonly battle: string;
	/** Its first dice were on the table when the page was opened. */
	readonly opened: boolean;
	/** Nothing was done on the page since. */
	readonly untouched: boolean;
}

type Log = Pick<Db, 'logCombat' | 'completeCombat' | 'correctCombat' | 'entry'>;

const isGone = (error: unknown) => error instanceof Error && 'kind' in error && error.kind === 'gone';

export class CombatLog {
	/** The faces as this tab has last written them, by combat. */
	#written = new Map<string, Faces>();

	/** Notes a throw. The caller waits for one before it records the next. */
	async record(db: Log, thrown: Thrown): Promise<Noted> {
		const { id, faces, resolved, battle, who } = thrown;
		const written = this.#written.get(id);
		const entry = await db.entry(id).now();
		if (entry?.kind !== 'combat') {
			// Taken out, here or in another tab, it stays out.
			if (written) return 'taken-out';
			if (thrown.opened) return 'absent';
			await db.logCombat(battle, who === undefined ? resolved : { ...resolved, who }, id);
			this.#written.set(id, faces);
			return 'added';
		}
		// The page may have been kept before the entry was put right: what it comes with changes nothing.
		if (!written && thrown.untouched) return 'there';
		const before = written ?? restore(thrown.first, entry.faces);
		const action = actionFor(before, faces);
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

	/** The combat may be added again. */
	forget(id: string) {
		this.#written.delete(id);
	}
}
