/** The language of the page, derived, so that navigation within one language re-renders no text. */
import { page } from '$app/state';
import { isLang } from '$lib/core/lang';
import type { Lang } from '$lib/core/types';

const lang = $derived.by((): Lang => {
	const of = page.params.lang ?? '';
	return isLang(of) ? of : 'fr';
});

export const pageLang = (): Lang => lang;
