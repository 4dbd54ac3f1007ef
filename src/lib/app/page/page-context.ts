/** Where the player is: the language of the page, and addresses in it. Derived from the address, never stored. */
import { base } from '$app/paths';
import { page } from '$app/state';
import type { Setting } from '$lib/core/charts/html/write';
import { otherLang, sayIn, titleIn } from '$lib/core/lang';
import type { Label, Lang, Name } from '$lib/core/types';
import { languageChoice } from '../device/language-choice.svelte';
import { namesOf } from './game-names.svelte';
import { pageLang } from './page-lang.svelte';

export { pageLang };

export const otherPageLang = (): Lang => otherLang(pageLang());

/** A label in the language of the page. */
export const say = (label: Label): string => sayIn(label, pageLang());

/** The address of `/alexander/terrain/` in the language of the page. */
export const href = (path: string): string => `${base}/${pageLang()}${path}`;

/** The address of this page in another language, row and choice included once scripts run. */
export const inLang = (lang: Lang): string =>
	page.url.pathname.replace(new RegExp(`^${base}/(fr|en)(?=/|$)`), `${base}/${lang}`);

/** What the game on the page calls things. */
export const pageNames = (): readonly Name[] => namesOf(page.params.game ?? '');

/** How a code is said in a sentence. */
export const fullNameOf = (id: string): Label => titleIn(pageNames())(id);

/** How the words of the game are written on this page. */
export function writing(): Setting {
	const { game = '' } = page.params;
	// As seen from this page: a short address, for it stands behind every abbreviation.
	const [, within = ''] = page.url.pathname.split(`/${game}/`);
	const termsAt = game ? `${'../'.repeat(within.split('/').length - 1)}terms/#` : '';
	return { lang: pageLang(), names: pageNames(), termsAt, both: languageChoice.both };
}
