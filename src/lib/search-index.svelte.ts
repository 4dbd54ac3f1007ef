/** The index in the page: fetched once, from the cache when there is no network. */
import { base } from '$app/paths';
import { unpack, type Index, type Packed } from './search';

class SearchIndex {
	index = $state.raw<Index>();
	failed = $state(false);
	#loading?: Promise<void>;

	/** Asked for by whoever comes first; once it has failed, it may be asked for again. */
	load(): Promise<void> {
		return (this.#loading ??= this.#read());
	}

	async #read() {
		this.failed = false;
		try {
			const answer = await fetch(`${base}/search.json`);
			if (!answer.ok) throw new Error(`The index answered ${answer.status}.`);
			this.index = unpack((await answer.json()) as Packed);
		} catch {
			// No network before the cache was filled: the page says so and offers to try again.
			this.failed = true;
			this.#loading = undefined;
		}
	}
}

export const searchIndex = new SearchIndex();
