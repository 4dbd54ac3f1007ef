/** Names and ids made of the words that a player typed. */
import type { Lang, Text } from '$lib/core/types';
import { show } from '$lib/core/figures';
import { filled } from '$lib/core/filled';
import type { DieDraft } from './calculator-draft';
import { DICE_NAMES, isReserved } from '$lib/packs/expression/parse';
import { DICE } from '$lib/packs/format/limits';
import { slug } from '$lib/core/letters';
import { wordsFor, type DraftTerm, type DraftText, type DraftValue } from '../draft-file';
import { firstFree } from '../ids';
import { asNames, asText, asValue } from '../shown';

/** An id from words, not one of those that are taken; `fallback` where the words have no letter. A new calculator has the address `new`. */
export const idFor = (words: string, taken: readonly string[], fallback = 'x'): string =>
	firstFree(slug(words) || fallback, [...taken, 'new']);

/** The same for what expressions name: it begins with a letter, and is no word of theirs. */
export function nameFor(words: string, taken: readonly string[], fallback = 'question'): string {
	const id = idFor(words, [], fallback);
	const name = /^[a-z]/.test(id) && !isReserved(id) && !DICE_NAMES.includes(id) ? id : `${fallback}-${id}`;
	return idFor(name, taken, fallback);
}

/** Words in the languages of a game. */
export function inLanguages(languages: readonly Lang[], write: (lang: Lang) => string): DraftText {
	const said = languages.map(write);
	return said.every((one) => one === said[0])
		? (said[0] ?? '')
		: Object.fromEntries(languages.map((lang, i) => [lang, said[i]]));
}

/** A text of the app in the languages of a game, with its holes filled in. */
export function saidIn(
	languages: readonly Lang[],
	text: Text,
	holes: Readonly<Record<string, DraftText | number>> = {}
): DraftText {
	const said = Object.entries(holes).map(([name, one]) => [name, typeof one === 'number' ? one : asText(one)] as const);
	return inLanguages(languages, (lang) => filled(text, Object.fromEntries(said))[lang]);
}

/** How a value is said: a term in full, anything else as it stands in a cell. */
export function sayValue(value: DraftValue, terms: readonly DraftTerm[], lang: Lang): string {
	if (value !== null && typeof value === 'object' && 'code' in value) {
		const term = terms.find(({ id }) => id === value.code);
		return (term && (wordsFor(term.title, lang) || wordsFor(term.abbr, lang))) || value.code.toUpperCase();
	}
	const names = asNames(terms);
	return show(asValue(value), lang, (id) => names.find((one) => one.id === id)?.abbr ?? id);
}

/** The die that a game is played with, as its page says it: `d10`, `2d6`, `deux d6`. */
export function dieIn(words: string): DieDraft {
	const die = /d\d+/i.exec(words)?.[0].toLowerCase();
	return DICE.find((one) => one === die) ?? 'd6';
}
