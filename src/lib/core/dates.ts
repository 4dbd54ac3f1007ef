/** Days and moments as they are said: on the player's clock, in his language. Pure. */
import type { Lang } from '$lib/core/types';

/** English dates have the day first, and 24 hours: the app is for European tables. */
const LOCALES: Readonly<Record<Lang, string>> = { fr: 'fr', en: 'en-GB' };

const forms = new Map<string, Intl.DateTimeFormat>();

/** Cached: constructing an `Intl.DateTimeFormat` takes longer than formatting a hundred dates. */
function formOf(lang: Lang, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${lang} ${name}`;
	const form = forms.get(key) ?? new Intl.DateTimeFormat(LOCALES[lang], options);
	forms.set(key, form);
	return form;
}

/** `14:32` */
export const timeOf = (time: number, lang: Lang): string => formOf(lang, 'time', { timeStyle: 'short' }).format(time);

/** `18 novembre 2026, 14:32` */
export const momentOf = (time: number, lang: Lang): string =>
	formOf(lang, 'moment', { dateStyle: 'long', timeStyle: 'short' }).format(time);

/** `18 nov., 14:32`: tells apart what was begun within a season. */
export const shortMomentOf = (time: number, lang: Lang): string =>
	formOf(lang, 'short', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(time);

/** `18 novembre 2026` */
export const dayOf = (time: number, lang: Lang): string => formOf(lang, 'day', { dateStyle: 'long' }).format(time);

/** A day written 2026-11-18, as it is said: the same on every clock. */
export const dayWritten = (day: string, lang: Lang): string =>
	formOf(lang, 'written', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
