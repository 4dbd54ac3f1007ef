/** What is asked stands in the address: back, reload, links and shortcuts read it. */
import { replaceState } from '$app/navigation';
import { page } from '$app/state';
import { LONGEST_QUERY } from '..';

/**
 * Milliseconds after the last key until the address, the rest of the list and the other games follow: to change the address
 * takes longer than to search, and Safari refuses a hundred changes in ten seconds.
 */
export const PAUSE = 200;

/** Half a letter: no address holds it. */
const LONE = /^[\ud800-\udfff]$/;

export class Address {
	query = $state('');
	/** The id of the game that is looked in; empty for all. */
	scope = $state('');
	#writing?: ReturnType<typeof setTimeout>;

	/** What the address asks; `fallback` where it asks nothing. */
	read(games: ReadonlyMap<string, unknown>, fallback: { query: string; scope: string }) {
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, on the spot
		const address = new URLSearchParams(location.search);
		this.query = address.get('q') ?? fallback.query;
		// A link to a search is the same search for everybody.
		const game = address.get('game') ?? (address.has('q') ? '' : fallback.scope);
		this.scope = games.has(game) ? game : '';
	}

	writeLater() {
		clearTimeout(this.#writing);
		this.#writing = setTimeout(() => this.write(), PAUSE);
	}

	write() {
		clearTimeout(this.#writing);
		this.#writing = undefined;
		// What the search does not read would only make an address that servers refuse.
		const q = [...this.query.slice(0, LONGEST_QUERY)].filter((letter) => !LONE.test(letter)).join('');
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- written out on the spot
		const search = new URLSearchParams({ ...(q && { q }), ...(this.scope && { game: this.scope }) }).toString();
		replaceState(location.pathname + (search && `?${search}`), page.state);
	}

	/**
	 * Before the page is left. On the way back the address is already that of another page; a page that is unloaded forgets
	 * what is written last, and has its snapshot.
	 */
	leave(type: string) {
		if (this.#writing && type !== 'popstate' && type !== 'leave') this.write();
		clearTimeout(this.#writing);
	}
}
