/** Sentences about a search: number of results, corrected words, ignored words. */
import { count } from '$lib/core/count';
import { sayIn } from '$lib/core/lang';
import type { Lang } from '$lib/core/types';
import type { Found } from '$lib/core/search';
import { words } from './words';

const QUOTES = { fr: ['« ', ' »'], en: ['“', '”'] } satisfies Record<Lang, string[]>;
const quoted = (words: string, lang: Lang) => QUOTES[lang].join(words);

const MOST_LETTERS = 80;

/** Words that were not found as typed, with their replacements. */
export function takenFor({ meant, hits, without }: Found, lang: Lang): string {
	const others = meant.map(([typed, word]) => `${word} ${sayIn(words.for, lang)} ${quoted(typed, lang)}`);
	const left =
		hits.length && without.length ? [`${sayIn(words.without, lang)} ${quoted(without.join(' '), lang)}`] : [];
	return [...others, ...left].join(' · ');
}

/** For screen readers. */
export function said(
	query: string,
	found: Found | undefined,
	failed: boolean,
	lang: Lang,
	elsewhere: readonly string[] = []
): string {
	const asked = query.trim();
	if (!found) return asked ? sayIn(failed ? words.failed : words.loading, lang) : '';
	if (!found.hits.length)
		return [`${sayIn(words.nothing, lang)} ${asked.slice(0, MOST_LETTERS)}`, ...elsewhere].join(' · ');
	return `${sayIn(count(found.total, words.result, words.results), lang)} ${takenFor(found, lang)}`;
}
