/** What is asked stands in the address: back, reload, links and shortcuts read it. */
import { replaceState } from '$app/navigation';
import { page } from '$app/state';
import { afterPaint } from '$lib/app/timing/after-paint';
import { LONGEST_QUERY } from '$lib/core/search';

/**
 * Milliseconds after the last key until the address, the rest of the list and the other games follow: to change the address
 * takes longer than to search, and Safari refuses a hundred changes in ten seconds.
 */
export const PAUSE = 200;

/** Half a letter: no address holds it. */
const LONE = /^[\ud800-\udfff]$/;

export class Address {
	#field = $state('');
	/** What the list still answers while a letter is not painted. */
	#before = $state<string>();
	#painting?: () => void;
	/** The id of the game that is looked in; empty for all. */
	scope = $state('');
	#writing?: ReturnType<typeof setTimeout>;

	/** What is in the field. */
	get query(): string {
		return this.#field;
	}
	set query(words: string) {
		this.#field = words;
		this.settle();
	}

	/** What the list answers: while a letter waits to be painted nothing follows from it. */
	readonly answered = $derived(this.#before ?? this.#field);

	/**
	 * Every letter is painted alone, and the list in the frame after it: to find, write, lay out and paint a list takes three times
	 * as long as the letter. A list that still waits when the next letter comes is never written.
	 */
	type(words: string) {
		this.#before ??= this.#field;
		this.#field = words;
		this.#painting?.();
		this.#painting = afterPaint(() => this.settle());
	}

	/** The list answers at once what is in the field. */
	settle() {
		this.#painting?.();
		this.#before = undefined;
	}

	/** What the address asks; `fallback` where it asks nothing. What was `typed` before the page was alive is later than both. */
	read(games: ReadonlyMap<string, unknown>, fallback: { query: string; scope: string }, typed = '') {
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, on the spot
		const address = new URLSearchParams(location.search);
		this.query = typed || (address.get('q') ?? fallback.query);
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
