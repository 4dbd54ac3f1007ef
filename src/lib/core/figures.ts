/** How figures, values and the terms in a text are shown in either language. Pure; a prerendered chart needs none of it. */
import { isText, sayIn } from '$lib/core/lang';
import type { Join, Label, Lang, Text, Value } from '$lib/core/types';

const HALVES: Record<number, string> = { 0.5: '½', 1.5: '1½', 2.5: '2½' };

const THIRDS = ['', '⅓', '⅔'];

/** A number of thirds, which no decimal says: 4/3 is 1⅓. */
export function inThirds(n: number): string | undefined {
	const thirds = Math.round(n * 3);
	if (thirds % 3 === 0 || Math.abs(n * 3 - thirds) > 1e-9) return undefined;
	return `${Math.floor(thirds / 3) || ''}${THIRDS[thirds % 3]}`;
}

/** A plain figure: true minus, decimal comma in French. */
export function number(n: number, lang: Lang): string {
	const shown = HALVES[Math.abs(n)] ?? inThirds(Math.abs(n)) ?? String(Math.abs(n));
	return (n < 0 ? '−' : '') + (lang === 'fr' ? shown.replace('.', ',') : shown);
}

/** How a modifier is coloured. */
export const tone = (n: number): string => (n > 0 ? 'plus' : n < 0 ? 'minus' : 'zero');

/** A modifier with its sign; 0 has none. */
export const signed = (n: number, lang: Lang): string => (n > 0 ? '+' : '') + number(n, lang);

/** Ratios keep their decimals: 1.5/1 is not 1½/1. */
const decimal = (n: number, lang: Lang): string => (lang === 'fr' ? String(n).replace('.', ',') : String(n));

export const JOIN_WORDS: Readonly<Record<Join, Text>> = {
	and: { fr: ' + ', en: ' + ' },
	or: { fr: ' ou ', en: ' or ' },
	slash: { fr: '/', en: '/' },
	glued: { fr: '', en: '' }
};

function range({ min, max }: { min?: number; max?: number }, lang: Lang): string {
	if (min === undefined)
		return max === undefined ? '…' : `${number(max, lang)}\u00a0${lang === 'fr' ? 'ou\u00a0moins' : 'or\u00a0less'}`;
	if (max === undefined) return `${number(min, lang)}\u00a0${lang === 'fr' ? 'et\u00a0+' : 'or\u00a0more'}`;
	if (min === max) return number(min, lang);
	return `${number(min, lang)}\u00a0${lang === 'fr' ? 'à' : 'to'}\u00a0${number(max, lang)}`;
}

/** A column shift by its side: `1L` is `1G` in French. */
const shifted = (by: number, lang: Lang): string =>
	number(Math.abs(by), lang) + (by ? { fr: 'GD', en: 'LR' }[lang].charAt(by < 0 ? 0 : 1) : '');

/** A value as a cell shows it; `name` writes the term of an id. */
export function show(value: Value, lang: Lang, name: (code: string) => Label): string {
	if (value === null) return '';
	if (typeof value === 'number') return number(value, lang);
	if (isText(value)) return plain(value[lang], lang, name);
	if ('plus' in value) return signed(value.plus, lang);
	if ('need' in value) return `${value.need}+`;
	if ('shift' in value) return shifted(value.shift, lang);
	if ('code' in value) return sayIn(name(value.code), lang);
	if ('join' in value) return value.of.map((part) => show(part, lang, name)).join(JOIN_WORDS[value.join][lang]);
	if ('ratio' in value) {
		const shown = value.ratio.map((n) => decimal(n, lang)).join('/');
		const open = {
			more: { fr: '\u00a0et\u00a0+', en: '\u00a0or\u00a0more' },
			less: { fr: '\u00a0ou\u00a0moins', en: '\u00a0or\u00a0less' }
		};
		return value.open ? shown + open[value.open][lang] : shown;
	}
	return range(value, lang);
}

/** A piece of a text: words as they are, or a term to tap. */
export type Piece = string | { readonly term: string; readonly words?: string };

/** Cuts `the {ph} retreats, {r|recoil}` into words and terms. */
export function pieces(words: string): Piece[] {
	return words.split(/(\{[^{}]+\})/).flatMap((part): Piece[] => {
		if (!part) return [];
		if (!part.startsWith('{')) return [part];
		const [term = '', shown] = part.slice(1, -1).split('|');
		return [shown === undefined ? { term } : { term, words: shown }];
	});
}

/** A text with its terms written out. */
export const plain = (words: string, lang: Lang, name: (code: string) => Label): string =>
	// Most texts name none.
	words.includes('{')
		? pieces(words)
				.map((piece) => (typeof piece === 'string' ? piece : (piece.words ?? sayIn(name(piece.term), lang))))
				.join('')
		: words;
