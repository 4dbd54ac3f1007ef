/**
 * The log of a battle in pages of entries, newest first, loaded while scrolling. After a change only visible pages are read again; others
 * when they become visible. So a long log costs no more than a short one.
 */
import type { Db } from '$lib/app/storage/client/open-db';
import { countsByKind, inAll, type EntryCounts } from '$lib/app/storage/entry-counts';
import type { Entry, EntryPosition } from '$lib/app/storage/types';

export const PAGE = 60;
/** Two screens of a phone. */
export const FIRST = 24;

export interface Page {
	readonly key: number;
	/** Continues after this entry; undefined for the first page. */
	readonly past?: EntryPosition;
	readonly entries: readonly Entry[];
}

/** Whether an entry is at a position or before it, newest first. */
const reaches = (entry: Entry, place: EntryPosition): boolean =>
	entry.order > place.order || (entry.order === place.order && entry.id >= place.id);

export class Timeline {
	pages = $state.raw<readonly Page[]>([]);
	/** Of the whole battle. */
	counts = $state.raw<EntryCounts>(countsByKind([]));
	count = $derived(inAll(this.counts));
	more = $state(false);
	/** The first page has been read. */
	read = $state(false);

	#db: Pick<Db, 'entries'>;
	#battle: string;
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- never rendered, so it need not be reactive
	#seen = new Set<number>();
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- never rendered, so it need not be reactive
	#stale = new Set<number>();
	#under = Promise.resolve();

	constructor(db: Pick<Db, 'entries'>, battle: string) {
		this.#db = db;
		this.#battle = battle;
	}

	/** Called after a change: reads visible pages again. */
	refresh(): Promise<void> {
		return this.#next(async () => {
			if (!this.pages.length) return this.#append(undefined);
			for (const { key } of this.pages) this.#stale.add(key);
			// The first page always: it has the number of entries.
			for (const { key } of this.pages) if (key === 0 || this.#seen.has(key)) await this.#reload(key);
		});
	}

	/** Loads the next page, if there is one. */
	grow(): Promise<void> {
		return this.#next(async () => {
			const last = this.pages.at(-1)?.entries.at(-1);
			if (this.more && last) await this.#append(last);
		});
	}

	/** Called when a page enters or leaves the viewport. */
	see(key: number, visible: boolean) {
		if (!visible) this.#seen.delete(key);
		else {
			this.#seen.add(key);
			if (this.#stale.has(key)) void this.#next(() => this.#reload(key));
		}
	}

	/** Runs one after another, because each starts from the pages of the one before. */
	#next(run: () => Promise<void>): Promise<void> {
		const done = this.#under.then(run);
		// The caller gets the error; the queue continues.
		this.#under = done.catch(() => undefined);
		return done;
	}

	async #append(past: EntryPosition | undefined) {
		const { entries, counts, more } = await this.#db
			.entries(this.#battle, { order: 'newest', past, limit: past ? PAGE : FIRST })
			.now();
		this.pages = [...this.pages, { key: this.pages.length, past, entries }];
		Object.assign(this, { counts, more, read: true });
	}

	async #reload(key: number) {
		if (!this.#stale.delete(key)) return;
		const page = this.pages[key];
		if (!page) return;
		const end = this.pages[key + 1]?.past;
		for (let limit = Math.max(FIRST, page.entries.length + (end ? 1 : 0)); ; limit *= 2) {
			const { entries, counts, more } = await this.#db
				.entries(this.#battle, { order: 'newest', past: page.past, limit })
				.now();
			const own = end ? entries.filter((entry) => reaches(entry, end)) : entries;
			if (end && more && own.length === entries.length) continue;
			this.pages = this.pages.map((one) => (one.key === key ? { ...one, entries: own } : one));
			this.counts = counts;
			if (!end) this.more = more;
			return;
		}
	}
}
