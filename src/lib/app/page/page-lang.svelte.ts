/** The language of the page, compared by its value: a step to another page in the same language says no word of the frame anew. */
import { page } from '$app/state';
import { isLang } from '$lib/core/lang';
import type { Lang } from '$lib/core/types';

const lang = $derived.by((): Lang => {
	const of = page.params.lang ?? '';
	return isLang(of) ? of : 'fr';
});

export const pageLang = (): Lang => lang;
