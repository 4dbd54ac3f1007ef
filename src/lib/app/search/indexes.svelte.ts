/**
 * The indexes of the games in the page: those of the app fetched once, from the cache when there is no network; those of games
 * that came to this device built here.
 */
import { base } from '$app/paths';
import type { Game } from '$lib/core/types';
import type { Index } from '$lib/core/search';
import { addressOf, shipped } from './shipped';

class Indexes {
	/** At first perhaps only the game that is looked in. */
	#shipped = $state.raw<readonly Index[]>([]);
	#guests = $state.raw<readonly Index[]>([]);
	/** In the order of the home page. */
	readonly all = $derived([...this.#shipped, ...this.#guests]);
	/** Whether a search of every game would miss none of the app's. */
	readonly whole = $derived(this.#shipped.length > 1);
	#built = new WeakMap<Game, Promise<Index>>();
	failed = $state(false);
	#loading?: Promise<void>;

	/** May be asked for again once it has failed. */
	load(games: readonly string[], first?: string): Promise<void> {
		return (this.#loading ??= this.#read(games, first));
	}

	/** All games of this device: one that is gone leaves the search, a newer version is indexed in its place. */
	async also(games: readonly Game[]) {
		const built = games.map((game) => {
			const index = this.#built.get(game) ?? import('$lib/app/search/on-device').then(({ indexOf }) => indexOf(game));
			this.#built.set(game, index);
			return index;
		});
		const settled = await Promise.allSettled(built);
		// One that could not be built is tried again with the next page; the others are searched.
		this.#guests = settled.flatMap((one, i) => {
			if (one.status === 'fulfilled') return one.value;
			this.#built.delete(games[i]!);
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
			// No network before the cache was filled: the page says so and offers to try again.
			this.failed = true;
			this.#loading = undefined;
		}
	}
}

export const indexes = new Indexes();
