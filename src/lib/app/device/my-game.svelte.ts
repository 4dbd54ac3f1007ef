/**
 * The player's game: the one chosen, or that of the running battle. First on the home page and default scope of the search. app.html
 * applies it before the first paint.
 */
import { readLocal, writeLocal } from './local-settings';

class MyGame {
	#chosen = $state('');
	#battle = $state('');

	/** Called after hydration, because the first render must match the prerendered HTML. */
	wake() {
		this.#chosen = readLocal('my-game') ?? '';
		// The battle was ended or deleted in another tab, but its game is still stored.
		this.#battle = readLocal('battle') === 'running' ? (readLocal('battle-game') ?? '') : '';
	}

	/** Id of the game, or ''. */
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

	/** Set by pages that read which battle is running, or that none is. */
	set battle(id: string) {
		if (id === this.#battle) return;
		this.#battle = id;
		writeLocal('battle-game', id);
		this.#show();
	}

	/** CSS moves the game to the front. */
	#show() {
		document.documentElement.dataset.game = this.id;
	}
}

export const myGame = new MyGame();
