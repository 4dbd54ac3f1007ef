import type { Lang } from '$lib/core/types';

/** Lower case, for use within a sentence; abbreviations keep their capitals. */
export const smallStart = (words: string, lang: Lang): string =>
	words.replace(/^\p{Lu}(?=[\p{Ll} ’])/u, (letter) => letter.toLocaleLowerCase(lang));
