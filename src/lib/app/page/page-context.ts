/** Helpers that depend on the page's language and address. Derived, never stored. */
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

/** A label in the page's language. */
export const say = (label: Label): string => sayIn(label, pageLang());

/** URL of `/alexander/terrain/` in the page's language. */
export const href = (path: string): string => `${base}/${pageLang()}${path}`;

/** URL of this page in another language; with the hash once scripts run. */
export const inLang = (lang: Lang): string =>
	page.url.pathname.replace(new RegExp(`^${base}/(fr|en)(?=/|$)`), `${base}/${lang}`);

/** Names of the terms of the page's game. */
export const pageNames = (): readonly Name[] => namesOf(page.params.game ?? '');

/** Full name of a code. */
export const fullNameOf = (id: string): Label => titleIn(pageNames())(id);

/** How the game's abbreviations are rendered on this page. */
export function writing(): Setting {
	const { game = '' } = page.params;
	// A relative link, because it follows every abbreviation.
	const [, within = ''] = page.url.pathname.split(`/${game}/`);
	const termsAt = game ? `${'../'.repeat(within.split('/').length - 1)}terms/#` : '';
	return { lang: pageLang(), names: pageNames(), termsAt, both: languageChoice.both };
}
