/** The two languages, and what things are called in them. Pure. */
import { LANGS, type Label, type Lang, type Name, type Text, type Value } from '$lib/core/types';

export { LANGS };

const CODES: readonly string[] = LANGS;
export const isLang = (value: string): value is Lang => CODES.includes(value);

export const otherLang = (lang: Lang): Lang => (lang === 'fr' ? 'en' : 'fr');

export const sayIn = (label: Label, lang: Lang): string => (typeof label === 'string' ? label : label[lang]);

/** A text written once for each language. */
export const bothLangs = (write: (lang: Lang) => string): Text => ({ fr: write('fr'), en: write('en') });

/** The same words in both languages. */
export const same = (words: string): Text => ({ fr: words, en: words });

/** Separator between a name and its value. */
export const COLON: Text = { fr: '\u00a0: ', en: ': ' };

export const isText = (value: Value): value is Text => value !== null && typeof value === 'object' && 'en' in value;

/** How a term is written where space is short: its abbreviation, else its name. */
export const shortName = (term: Name): Label => term.abbr ?? term.title;

/** How the term of an id is written where space is short, and in full; an id without a term is shown as it is. */
export const nameIn =
	(names: readonly Name[]) =>
	(id: string): Label => {
		const name = names.find((name) => name.id === id);
		return name ? shortName(name) : id;
	};
export const titleIn =
	(names: readonly Name[]) =>
	(id: string): Label =>
		names.find((name) => name.id === id)?.title ?? id;
