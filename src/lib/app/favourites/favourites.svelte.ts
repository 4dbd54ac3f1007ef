/** The player's stars, shared by all pages. A tap shows at once and is written after the paint. */
import { afterPaint } from '$lib/app/timing/after-paint';
import { openDb, troubleOf } from '$lib/app/storage/client/open-db';
import type { Favourite } from '$lib/app/storage/types';
import type { Text } from '$lib/core/types';

class Favourites {
	/** In the player's order; undefined until read. */
	list = $state.raw<readonly Favourite[]>();
	/** Why reading failed. */
	unread = $state.raw<Text>();
	/** Taps that are not in the list yet. */
	#wished = $state.raw<ReadonlyMap<string, boolean>>(new Map());
	/** Why a tap failed, by path. */
	#troubles = $state.raw<ReadonlyMap<string, Text>>(new Map());
	#stars = $derived(new Set(this.list?.filter(({ answers }) => !answers).map(({ path }) => path)));
	#awake: Promise<void> | undefined;
	#writing: Promise<unknown> = Promise.resolve();

	/** Reads the favourites and subscribes to changes from all tabs. */
	wake(): Promise<void> {
		this.#awake ??= openDb().then(
			(db) => {
				this.unread = undefined;
				db.favourites().subscribe((list) => (this.list = list));
			},
			(error) => {
				// Reset, so that the next caller tries again.
				this.#awake = undefined;
				this.unread = troubleOf(error);
			}
		);
		return this.#awake;
	}

	has(path: string): boolean {
		return this.#wished.get(path) ?? this.#stars.has(path);
	}

	/** Tapped and not written yet: must not look as if written. */
	isPending(path: string): boolean {
		return this.#wished.has(path);
	}

	troubleWith(path: string): Text | undefined {
		return this.#troubles.get(path);
	}

	async toggle(path: string) {
		const on = !this.has(path);
		this.#wished = new Map([...this.#wished, [path, on]]);
		this.#troubles = without(this.#troubles, path);
		const shown = new Promise<void>(afterPaint);
		// Serialised, so that the last tap wins.
		const write = Promise.all([this.#writing, shown]).then(async () => {
			void this.wake();
			return (await openDb()).setFavourite(path, on);
		});
		this.#writing = write.catch(() => undefined);
		try {
			await write;
			this.#settled(path, on);
		} catch (error) {
			if (this.#wished.get(path) === on) this.#wished = without(this.#wished, path);
			this.#troubles = new Map([...this.#troubles, [path, troubleOf(error)]]);
		}
	}

	/** Written: keep the shown state until the list agrees. */
	#settled(path: string, on: boolean) {
		if (this.#wished.get(path) !== on) return;
		const others = (this.list ?? []).filter((one) => one.answers || one.path !== path);
		const own = (this.list ?? []).filter((one) => !one.answers && one.path === path);
		if (on !== own.length > 0) this.list = on ? [...others, standIn(path)] : others;
		this.#wished = without(this.#wished, path);
	}
}

const without = <T>(map: ReadonlyMap<string, T>, path: string): ReadonlyMap<string, T> =>
	new Map([...map].filter(([key]) => key !== path));

/** A placeholder for a written favourite until the list is read again. */
const standIn = (path: string): Favourite => ({ id: '', path, order: Infinity, created: 0, updated: 0 });

export const favourites = new Favourites();
