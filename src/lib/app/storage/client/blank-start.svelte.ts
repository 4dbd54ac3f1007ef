/**
 * Notices that the database was lost. Browsers may clear one kind of storage and leave another: a mark in localStorage and in a cache
 * says that something was kept here, which tells a lost database from a first visit. A mark says `lost` until the player has answered.
 */
import { readDurable, removeDurable, writeDurable } from '$lib/app/device/durable-cache';
import { readLocalJson, removeLocal, writeLocal } from '$lib/app/device/local-settings';
import { isObject } from '$lib/core/is-object';
import type { Time } from '../types';

/** The database, as far as this needs it. */
interface InUse {
	isInUse(): Promise<boolean>;
}

interface Mark {
	/** When something was kept last. */
	readonly at: Time;
	readonly lost: boolean;
}

function markOf(value: unknown): Mark | undefined {
	if (!isObject(value) || typeof value.at !== 'number') return undefined;
	return { at: value.at, lost: value.lost === true };
}

const localMark = () => markOf(readLocalJson('canary'));
const cachedMark = async () => markOf(await readDurable('canary'));

class BlankStart {
	/** Set once the database is found to be lost: when something was kept last. */
	since = $state<Time>();
	#isCached = false;

	/** Reads what an earlier page found. */
	wake() {
		const mark = localMark();
		if (mark?.lost) this.since = mark.at;
	}

	/** The database is empty, and nothing has been written to it yet. */
	async blank() {
		const mark = localMark() ?? (await cachedMark());
		if (!mark) return;
		this.since = mark.at;
		void this.#write({ at: mark.at, lost: true });
	}

	/** Something was written. */
	kept() {
		if (localMark()?.lost) return;
		const mark = { at: Date.now(), lost: false };
		// Into the cache once a page: it is slower, and says only that there is something.
		if (this.#isCached) writeLocal('canary', JSON.stringify(mark));
		else void this.#write(mark);
		this.#isCached = true;
	}

	/** Puts the mark back where it was cleared and the rows were not. */
	async restore(db: InUse) {
		const [local, cached] = [localMark(), await cachedMark()];
		if ((local && cached) || local?.lost || !(await db.isInUse())) return;
		await this.#write({ at: (local ?? cached)?.at ?? Date.now(), lost: false });
	}

	/** The player has opened a copy, or goes on without. */
	async settle(db: InUse) {
		this.since = undefined;
		removeLocal('canary');
		await removeDurable('canary');
		await this.restore(db);
	}

	async #write(mark: Mark) {
		const text = JSON.stringify(mark);
		writeLocal('canary', text);
		await writeDurable('canary', text);
	}
}

export const blankStart = new BlankStart();
