/** The indexes of the games in the page: fetched once, from the cache when there is no network. */
import { base } from '$app/paths';
import { unpack, type Index, type Packed } from '..';

async function fetchIndex(game: string): Promise<Index> {
	const answer = await fetch(`${base}/search/${game}.json`);
	if (!answer.ok) throw new Error(`The index of ${game} answered ${answer.status}.`);
	return unpack((await answer.json()) as Packed);
}

class Indexes {
	/** In the order of the home page; at first perhaps only the game that is looked in. */
	all = $state.raw<readonly Index[]>([]);
	failed = $state(false);
	#loading?: Promise<void>;

	/** May be asked for again once it has failed. */
	load(games: readonly string[], first?: string): Promise<void> {
		return (this.#loading ??= this.#read(games, first));
	}

	async #read(games: readonly string[], first?: string) {
		this.failed = false;
		const coming = games.map(async (game) => {
			const index = await fetchIndex(game);
			if (game === first && !this.all.length) this.all = [index];
			return index;
		});
		try {
			this.all = await Promise.all(coming);
		} catch {
			// No network before the cache was filled: the page says so and offers to try again.
			this.failed = true;
			this.#loading = undefined;
		}
	}
}

export const indexes = new Indexes();
