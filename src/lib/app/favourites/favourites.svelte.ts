/** The player's stars, as every page sees them. A tap shows at once; the database comes later, and the writing follows. */
import { afterPaint } from '$lib/app/timing/after-paint';
import { openDb, troubleOf } from '$lib/app/storage/client/open-db';
import type { Favourite } from '$lib/app/storage/types';
import type { Text } from '$lib/core/types';

class Favourites {
	/** In the player's order; nothing until they have been read. */
	list = $state.raw<readonly Favourite[]>();
	/** Why they could not be read. */
	unread = $state.raw<Text>();
	/** What was tapped and is not in the list yet. */
	#wished = $state.raw<ReadonlyMap<string, boolean>>(new Map());
	/** Why a tap came to nothing, by path. */
	#troubles = $state.raw<ReadonlyMap<string, Text>>(new Map());
	#stars = $derived(new Set(this.list?.filter(({ answers }) => !answers).map(({ path }) => path)));
	#awake: Promise<void> | undefined;
	#writing: Promise<unknown> = Promise.resolve();

	/** Reads them, and goes on following them from whichever tab they change. */
	wake(): Promise<void> {
		this.#awake ??= openDb().then(
			(db) => {
				this.unread = undefined;
				db.favourites().subscribe((list) => (this.list = list));
			},
			(error) => {
				// The next who asks tries again.
				this.#awake = undefined;
				this.unread = troubleOf(error);
			}
		);
		return this.#awake;
	}

	has(path: string): boolean {
		return this.#wished.get(path) ?? this.#stars.has(path);
	}

	/** Tapped, and not written yet: it must not look as if it were. */
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
		// One after the other, so that the last tap has the last word.
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

	/** Written: the star stays as it is until the list says the same. */
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

/** In the place of what was written until it has been read back. */
const standIn = (path: string): Favourite => ({ id: '', path, order: Infinity, created: 0, updated: 0 });

export const favourites = new Favourites();
