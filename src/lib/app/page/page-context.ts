/** Where the player is: the language of the page, and addresses in it. Derived from the address, never stored. */
import { base } from '$app/paths';
import { page } from '$app/state';
import { namesOf } from './game-names.svelte';
import type { Setting } from '$lib/core/charts/html/write';
import { otherLang, say, titleIn } from '$lib/core/lang';
import { pageLang } from './page-lang.svelte';
import { languageChoice } from '$lib/app/device/language-choice.svelte';
import type { Label, Lang, Name } from '$lib/core/types';

export const here = {
	get lang(): Lang {
		return pageLang();
	},
	get other(): Lang {
		return otherLang(here.lang);
	},
	/** What the game on the page calls things. */
	get names(): readonly Name[] {
		return namesOf(page.params.system ?? '');
	},
	/** How the words of the game are written on this page. */
	get setting(): Setting {
		const { system = '' } = page.params;
		// As seen from this page: a short address, for it stands behind every abbreviation.
		const [, within = ''] = page.url.pathname.split(`/${system}/`);
		const termsAt = system ? `${'../'.repeat(within.split('/').length - 1)}terms/#` : '';
		return { lang: here.lang, names: here.names, termsAt, both: languageChoice.both };
	},
	/** The address of `/alexander/terrain/` in the language of the page. */
	path: (path: string): string => `${base}/${here.lang}${path}`,
	/** The address of this page in another language, row and choice included once scripts run. */
	inLang: (lang: Lang): string => page.url.pathname.replace(new RegExp(`^${base}/(fr|en)(?=/|$)`), `${base}/${lang}`),
	say: (label: Label): string => say(label, here.lang)
};

/** How a code is said in a sentence. */
export const fullNameOf = (id: string): Label => titleIn(here.names)(id);
