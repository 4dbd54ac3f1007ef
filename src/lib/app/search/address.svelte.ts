/** The query is kept in the address, where back, reload, links and shortcuts find it. */
import { replaceState } from '$app/navigation';
import { page } from '$app/state';
import { afterPaint } from '$lib/app/timing/after-paint';
import { LONGEST_QUERY } from '$lib/core/search';

/**
 * Milliseconds after the last key until the address, the rest of the list and the other games are updated: changing the address takes
 * longer than searching, and Safari refuses more than a hundred changes in ten seconds.
 */
export const PAUSE = 200;

/** A lone surrogate, which URLs cannot encode. */
const LONE = /^[\ud800-\udfff]$/;

export class Address {
	#field = $state('');
	/** The query of the current list while a new letter is not painted yet. */
	#before = $state<string>();
	#painting?: () => void;
	/** Id of the searched game; empty for all. */
	scope = $state('');
	#writing?: ReturnType<typeof setTimeout>;

	/** The text in the field. */
	get query(): string {
		return this.#field;
	}
	set query(words: string) {
		this.#field = words;
		this.settle();
	}

	/** The query that the list answers: the previous one until the new letter is painted. */
	readonly answered = $derived(this.#before ?? this.#field);

	/**
	 * Paints each letter first and the list in the next frame: finding, laying out and painting a list takes three times as long as the
	 * letter. If another letter comes before, the list is skipped.
	 */
	type(words: string) {
		this.#before ??= this.#field;
		this.#field = words;
		this.#painting?.();
		this.#painting = afterPaint(() => this.settle());
	}

	/** Updates the list at once to the text in the field. */
	settle() {
		this.#painting?.();
		this.#before = undefined;
	}

	/** Reads query and game from the address, or from `fallback` if it has none. What was `typed` before hydration overrides both. */
	read(games: ReadonlyMap<string, unknown>, fallback: { query: string; scope: string }, typed = '') {
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, on the spot
		const address = new URLSearchParams(location.search);
		this.query = typed || (address.get('q') ?? fallback.query);
		// A link with a query searches all games unless it names one, so that it gives everybody the same results.
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
		// Cut to what the search reads: servers refuse very long addresses.
		const q = [...this.query.slice(0, LONGEST_QUERY)].filter((letter) => !LONE.test(letter)).join('');
		// eslint-disable-next-line svelte/prefer-svelte-reactivity -- written out on the spot
		const search = new URLSearchParams({ ...(q && { q }), ...(this.scope && { game: this.scope }) }).toString();
		replaceState(location.pathname + (search && `?${search}`), page.state);
	}

	/**
	 * Called before the page is left. On popstate the address already belongs to another page. On unload a last replaceState is lost, and
	 * the snapshot has the query.
	 */
	leave(type: string) {
		if (this.#writing && type !== 'popstate' && type !== 'leave') this.write();
		clearTimeout(this.#writing);
	}
}
