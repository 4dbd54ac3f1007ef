/** Counts the contents of a pack. Pure. */
import { count } from '$lib/core/count';
import { number } from '$lib/core/figures';
import { sayIn } from '$lib/core/lang';
import type { Lang } from '$lib/core/types';
import type { Pack } from '$lib/packs/format/open';
import { words } from './words';

const PARTS = [
	['charts', words.chart, words.charts],
	['calculators', words.calculator, words.calculators],
	['terms', words.term, words.terms],
	['examples', words.example, words.examples]
] as const;

export function holdings({ file }: Pick<Pack, 'file'>, lang: Lang): string {
	return PARTS.flatMap(([part, one, many]) => {
		const n = file[part]?.length ?? 0;
		return n ? sayIn(count(n, one, many), lang) : [];
	}).join(' · ');
}

export const kilobytes = (text: string, lang: Lang): string =>
	`${number(Math.max(1, Math.round(new Blob([text]).size / 1000)), lang)}\u00a0${sayIn(words.kilobytes, lang)}`;
