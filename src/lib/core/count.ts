/** Numbers with their noun, singular or plural. */
import { number } from '$lib/core/figures';
import type { Lang, Text } from '$lib/core/types';

/** In French 0 and 1 are singular, in English 1 alone. */
export const isSingular = (n: number, lang: Lang): boolean => (lang === 'fr' ? Math.abs(n) < 2 : n === 1);

/** `1 table`, `12 tables`. */
export const count = (n: number, one: Text, many: Text): Text => ({
	fr: `${n} ${(isSingular(n, 'fr') ? one : many).fr}`,
	en: `${n} ${(isSingular(n, 'en') ? one : many).en}`
});

/** A number with its noun: `3 hits`. */
export type Noun = (n: number) => Text;

/** The noun written `hit|hits`; where it has no plural, the singular is both. */
export function noun(words: Text): Noun {
	const said = (n: number, lang: Lang) => {
		const [one = '', many = one] = words[lang].split('|');
		return `${number(n, lang)} ${isSingular(n, lang) ? one : many}`;
	};
	return (n) => ({ fr: said(n, 'fr'), en: said(n, 'en') });
}
