/**
 * The game one plays: the one chosen, or that of the running battle. It comes first on the home page and is the scope of the search.
 * app.html reads it before the first paint.
 */
import { readLocal, writeLocal } from './local-settings';

class MyGame {
	#chosen = $state('');
	#battle = $state('');

	/** Once the page is alive: until then it must be what was prerendered. */
	wake() {
		this.#chosen = readLocal('my-game') ?? '';
		// Where that battle was ended, or deleted in another tab, its game is still written there.
		this.#battle = readLocal('battle') === 'running' ? (readLocal('battle-game') ?? '') : '';
	}

	/** The id of a game, or nothing. */
	get id(): string {
		return this.#battle || this.#chosen;
	}

	get chosen(): string {
		return this.#chosen;
	}

	set chosen(id: string) {
		this.#chosen = id;
		writeLocal('my-game', id);
		this.#show();
	}

	/** Said by the page that sees which battle runs, or that none does. */
	set battle(id: string) {
		if (id === this.#battle) return;
		this.#battle = id;
		writeLocal('battle-game', id);
		this.#show();
	}

	/** The style sheet puts it first. */
	#show() {
		document.documentElement.dataset.game = this.id;
	}
}

export const myGame = new MyGame();
