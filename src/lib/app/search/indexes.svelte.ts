/**
 * The search indexes of all games: those of the app are fetched once (from the cache when offline), those of installed packs are built
 * here.
 */
import { base } from '$app/paths';
import type { Game } from '$lib/core/types';
import type { Index } from '$lib/core/search';
import { addressOf, shipped } from './shipped';

class Indexes {
	/** At first perhaps only that of the searched game. */
	#shipped = $state.raw<readonly Index[]>([]);
	#installed = $state.raw<readonly Index[]>([]);
	/** In the order of the home page. */
	readonly all = $derived([...this.#shipped, ...this.#installed]);
	/** Whether the indexes of all games of the app are loaded. */
	readonly whole = $derived(this.#shipped.length > 1);
	#built = new WeakMap<Game, Promise<Index>>();
	failed = $state(false);
	#loading?: Promise<void>;

	/** May be called again after a failure. */
	load(games: readonly string[], first?: string): Promise<void> {
		return (this.#loading ??= this.#read(games, first));
	}

	/** Updates the indexes of installed packs: drops removed ones, rebuilds newer versions. */
	async also(games: readonly Game[]) {
		const built = games.map((game) => {
			const index = this.#built.get(game) ?? import('$lib/app/search/on-device').then(({ indexOf }) => indexOf(game));
			this.#built.set(game, index);
			return index;
		});
		const settled = await Promise.allSettled(built);
		// A failed index is built again on the next page; the others can be searched.
		this.#installed = games.flatMap((game, i) => {
			const one = settled[i];
			if (one?.status === 'fulfilled') return one.value;
			this.#built.delete(game);
			return [];
		});
	}

	async #read(games: readonly string[], first?: string) {
		this.failed = false;
		const coming = games.map(async (game) => {
			const { index } = await shipped(new URL(addressOf(base, game), location.href).href);
			if (game === first && !this.#shipped.length) this.#shipped = [index];
			return index;
		});
		try {
			this.#shipped = await Promise.all(coming);
		} catch {
			// Offline before the cache was filled: the page says so and offers a retry.
			this.failed = true;
			this.#loading = undefined;
		}
	}
}

export const indexes = new Indexes();
