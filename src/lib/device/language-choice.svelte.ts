/** Which language the player reads, and whether both are shown; remembered on the phone. */
import { keep, kept } from './local-settings';
import type { Lang } from '../types';

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
		keep('both', both ? 'yes' : '');
	}

	remember(lang: Lang) {
		keep('lang', lang);
	}

	get remembered() {
		return kept('lang');
	}
}

export const languageChoice = new LanguageChoice();
