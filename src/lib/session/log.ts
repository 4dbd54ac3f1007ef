/**
 * Writes the combats of one calculator page into the log: a combat as soon as its dice are read, once, whatever happens to the
 * page. Throws that follow complete it; a face that is changed afterwards corrects it, visibly.
 */
import type { Faces } from '$lib/odds/throws';
import { deepEqual } from '$lib/storage/deep-equal';
import type { Db } from '$lib/storage/client/open-db';
import type { Entry, Resolved } from '$lib/storage/types';

const within = (some: Faces, all: Faces): boolean =>
	Object.entries(some).every(([place, faces]) => faces.join() === all[place]?.join());

export type LogAction = 'nothing' | 'log' | 'complete' | 'correct';

/** What a throw means for the log. A throw that was taken back on the page was thrown all the same. */
export function actionFor(noted: Faces | undefined, now: Faces): LogAction {
	if (!noted) return 'log';
	if (within(now, noted)) return 'nothing';
	return within(noted, now) ? 'complete' : 'correct';
}

/** A combat in the log: the id of its entry, and the faces that stand in it. */
export interface Noted {
	readonly id: string;
	readonly faces: Faces;
	/** The player does not want it in the log. */
	readonly withdrawn?: boolean;
}

export interface Throw {
	readonly faces: Faces;
	readonly resolved: Resolved;
	/** The side that acts, where it is known before anybody says so. */
	readonly who?: 0 | 1 | undefined;
	/** Where a new combat goes: the running battle of the game, or `UNKEPT`. */
	readonly battle: string;
}

/**
 * The combat on the table, if it is the last that this calculator has in the log: a browser that ended in the very moment
 * remembers the dice and not where they were noted.
 *
 * @param entries newest first
 */
export function inLog(
	entries: readonly Entry[],
	{ calculator, answers }: Resolved,
	first: readonly number[]
): Noted | undefined {
	const last = entries.find((entry) => entry.kind === 'combat' && entry.calculator === calculator);
	const isIt =
		last?.kind === 'combat' &&
		deepEqual(last.answers, answers) &&
		last.faces.slice(0, first.length).join() === first.join();
	return isIt ? { id: last.id, faces: { '': first } } : undefined;
}

/** Milliseconds. A face changed within this time corrects the combat; dice tapped later are those of the next one. */
export const SLIP = 60_000;

interface OnTable {
	noted?: Noted;
	/** When its first dice were last tapped. */
	tapped: number;
}

type Writing = Pick<Db, 'logCombat' | 'completeCombat' | 'correctCombat'>;

const isGone = (error: unknown) => error instanceof Error && 'kind' in error && error.kind === 'gone';

export class CombatLog {
	/** By their first dice: a throw that is undone and done again on the page is the same one. */
	#combats = new WeakMap<readonly number[], OnTable>();
	#onTable: OnTable | undefined;
	#now: () => number;

	constructor(now: () => number = Date.now) {
		this.#now = now;
	}

	/** The combat on the table, once it is noted. */
	get noted(): Noted | undefined {
		return this.#onTable?.noted;
	}

	/** A combat that was noted before the page was reloaded. */
	adopt(first: readonly number[], noted: Noted) {
		this.#onTable = { noted, tapped: -Infinity };
		this.#combats.set(first, this.#onTable);
	}

	/** The dice are off the table: what is thrown next is another combat. */
	cleared() {
		this.#onTable = undefined;
	}

	/** The combat on the table leaves the log, and what follows of it stays out; or it comes back. */
	withdraw(withdrawn: boolean): Noted | undefined {
		const combat = this.#onTable;
		if (combat?.noted) combat.noted = { ...combat.noted, withdrawn };
		return combat?.noted;
	}

	/** Forgets where the combat on the table was noted, so that the next throw adds it as a new entry. */
	forget() {
		if (this.#onTable) this.#onTable.noted = undefined;
	}

	/** Notes a throw and returns the combat as it then stands in the log. The caller waits for one before it records the next. */
	async record(db: Writing, thrown: Throw): Promise<Noted> {
		const first = thrown.faces['']!;
		const combat = this.#combats.get(first) ?? this.#tapped();
		this.#combats.set(first, combat);
		this.#onTable = combat;
		combat.noted = await this.#write(db, combat.noted, thrown);
		return combat.noted;
	}

	/** Dice that have not been seen before: of the combat on the table, or of another. */
	#tapped(): OnTable {
		const tapped = this.#now();
		const before = this.#onTable;
		if (!before || tapped - before.tapped > SLIP) return { tapped };
		before.tapped = tapped;
		return before;
	}

	async #write(db: Writing, noted: Noted | undefined, { faces, resolved, battle, who }: Throw) {
		if (!noted)
			return { id: (await db.logCombat(battle, who === undefined ? resolved : { ...resolved, who })).id, faces };
		if (noted.withdrawn) return noted;
		try {
			switch (actionFor(noted.faces, faces)) {
				case 'complete':
					return { id: (await db.completeCombat(noted.id, resolved)).id, faces };
				case 'correct':
					return { id: (await db.correctCombat(noted.id, resolved)).id, faces };
				default:
					return noted;
			}
		} catch (error) {
			// It was taken out of the log, here or in another tab: it stays out.
			if (isGone(error)) return { ...noted, withdrawn: true };
			throw error;
		}
	}
}
