/**
 * Ids made of titles and heads, once: links, favourites and logs are made of them, so that they stay when the words change. Pure.
 */
import { slug } from '$lib/core/letters';
import { isWords, wordsIn, type DraftText, type DraftValue } from './draft-file';

/** What a text is called: in English where it has it, for ids are read by those who write expressions. */
export const slugOf = (text: DraftText | undefined): string => slug(wordsIn(text, 'en') || wordsIn(text, 'fr'));

/** Names of pages and of elements on them: see `check.ts`. */
const TAKEN = /^(main|chart|terms|calc|svelte-announcer|(note|term|doubt)-.*)$/;

/** The first of `woods`, `woods-2`, … that is free. */
export function firstFree(base: string, taken: readonly string[]): string {
	for (let n = 1; ; n++) {
		const id = n === 1 ? base : `${base}-${n}`;
		if (!taken.includes(id)) return id;
	}
}

/** An id that no part has and no page; `otherwise` where no words suggest one. */
export const freeId = (wanted: string, taken: readonly string[], otherwise: string): string =>
	firstFree(TAKEN.test(wanted) ? `the-${wanted}` : wanted || otherwise, taken);

const signed = (n: number): string => slug(`${n < 0 ? 'minus ' : ''}${Math.abs(n)}`);

/** The id that a head suggests. */
export function slugOfValue(value: DraftValue): string {
	if (value === null) return '';
	if (typeof value === 'number') return signed(value);
	if (isWords(value)) return slugOf(value);
	if ('plus' in value) return value.plus < 0 ? signed(value.plus) : `plus-${signed(value.plus)}`;
	if ('need' in value) return `${signed(value.need)}-up`;
	if ('shift' in value) return `${signed(Math.abs(value.shift))}-${value.shift < 0 ? 'left' : 'right'}`;
	if ('code' in value) return value.code;
	if ('ratio' in value) {
		const odds = value.ratio.map(signed).join('-to-');
		return value.open ? `${odds}-or-${value.open}` : odds;
	}
	if ('join' in value) return slug(value.of.map(slugOfValue).join('-'));
	const { min, max } = value;
	if (max === undefined) return `${signed(min ?? 0)}-or-more`;
	return min === undefined ? `${signed(max)}-or-less` : `${signed(min)}-to-${signed(max)}`;
}

/** Ids for a list of heads, none twice. */
export function idsFor(heads: readonly DraftValue[], otherwise: string, taken: readonly string[] = []): string[] {
	const ids: string[] = [];
	heads.forEach((head, i) => ids.push(freeId(slugOfValue(head), [...taken, ...ids], `${otherwise}-${i + 1}`)));
	return ids;
}
