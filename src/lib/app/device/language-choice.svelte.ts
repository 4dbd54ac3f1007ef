/** Which language the player reads, and whether both are shown; remembered on the phone. */
import { readLocal, writeLocal } from './local-settings';
import type { Lang } from '$lib/core/types';

class LanguageChoice {
	#both = $state(false);

	/** Once the page is alive: until then it must be what was prerendered. */
	wake() {
		this.#both = document.documentElement.dataset.both === 'yes';
	}

	get both() {
		return this.#both;
	}

	set both(both: boolean) {
		this.#both = both;
		// The style sheet shows and hides the other language, so that nothing moves when a page opens.
		document.documentElement.dataset.both = both ? 'yes' : '';
		writeLocal('both', both ? 'yes' : '');
	}

	remember(lang: Lang) {
		writeLocal('lang', lang);
	}

	get remembered() {
		return readLocal('lang');
	}
}

export const languageChoice = new LanguageChoice();
