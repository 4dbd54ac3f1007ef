/** The player's language, and whether both are shown. Saved on the device. */
import { readLocal, writeLocal } from './local-settings';
import type { Lang } from '$lib/core/types';

class LanguageChoice {
	#both = $state(false);

	/** Called after hydration, because the first render must match the prerendered HTML. */
	wake() {
		this.#both = document.documentElement.dataset.both === 'yes';
	}

	get both() {
		return this.#both;
	}

	set both(both: boolean) {
		this.#both = both;
		// The other language is shown by CSS, so that nothing moves when a page opens.
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
