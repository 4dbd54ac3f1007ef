/** The search page's query and its results, derived from the address, the loaded indexes and the player's language. */
/* eslint-disable svelte/prefer-svelte-reactivity -- maps that are rebuilt on change and never mutated */
import { languageChoice } from '$lib/app/device/language-choice.svelte';
import { href, otherPageLang, pageLang, say } from '$lib/app/page/page-context';
import type { Game } from '$lib/core/types';
import { find, instead } from '$lib/core/search';
import { examplesOf } from '$lib/core/search/examples';
import { Address } from './address.svelte';
import { examples } from './examples';
import { indexes } from './indexes.svelte';
import { said, takenFor } from './said';
import type { Reader } from './write';

export class Inquiry {
	readonly address = new Address();
	readonly #games: () => readonly Game[];
	readonly games = $derived.by(() => new Map(this.#games().map((game) => [game.id, game])));
	/** Whether all indexes needed for the searched games are loaded. */
	readonly ready = $derived.by(() => {
		const { scope } = this.address;
		return scope ? indexes.all.some(({ game }) => game === scope) : indexes.whole;
	});
	readonly #notes = $derived(new Map(indexes.all.map((index) => [index.game, index.notes])));
	readonly reader = $derived.by<Reader>(() => ({
		lang: pageLang(),
		other: otherPageLang(),
		two: languageChoice.both,
		scope: this.address.scope,
		games: this.games,
		path: href,
		note: (path) => this.#notes.get(path.split('/')[1] ?? '')?.(path)
	}));
	readonly #asked = $derived.by(() => ({ lang: pageLang(), game: this.address.scope || undefined }));
	readonly found = $derived.by(() => {
		const { answered } = this.address;
		return this.ready && answered.trim() ? find(indexes.all, answered, this.#asked) : undefined;
	});
	/** Results of other games when the searched game has none, so that a player need not know whose word it is. */
	readonly instead = $derived.by(() => {
		const { scope, answered } = this.address;
		return this.found && !this.found.hits.length && scope ? instead(indexes.all, answered, this.#asked) : [];
	});
	readonly taken = $derived(this.found ? takenFor(this.found, pageLang()) : '');
	readonly heard = $derived.by(() => {
		const others = this.instead.flatMap(({ hits: [best] }) => {
			const game = best && this.games.get(best.entry.game);
			return game ? [say(game.short)] : [];
		});
		return said(this.address.answered, this.found, indexes.failed, pageLang(), others);
	});
	/** Examples of the searched game, known once its index is loaded. */
	readonly examples = $derived.by(() => {
		const { scope } = this.address;
		if (!scope) return examples[pageLang()];
		const index = indexes.all.find(({ game }) => game === scope);
		return index ? examplesOf(index, pageLang()) : [];
	});

	constructor(games: () => readonly Game[]) {
		this.#games = games;
	}
}
