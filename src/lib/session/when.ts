/** Times as they are said. */
import type { Lang } from '$lib/types';

const forms = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than writing a hundred times with it. */
function formOf(lang: Lang, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${lang} ${name}`;
	const form = forms.get(key) ?? new Intl.DateTimeFormat(lang, options);
	forms.set(key, form);
	return form;
}

/** `14:32` */
export const timeOf = (time: number, lang: Lang): string => formOf(lang, 'time', { timeStyle: 'short' }).format(time);

/** `18 novembre 2026, 14:32` */
export const momentOf = (time: number, lang: Lang): string =>
	formOf(lang, 'moment', { dateStyle: 'long', timeStyle: 'short' }).format(time);

/** `18 novembre 2026` */
export const dayOf = (time: number, lang: Lang): string => formOf(lang, 'day', { dateStyle: 'long' }).format(time);
