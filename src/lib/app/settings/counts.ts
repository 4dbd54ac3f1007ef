/** Counts by kind, as words. Pure. */
import { sayIn } from '$lib/core/lang';
import type { Counts } from '$lib/app/storage/types';
import type { Lang, Text } from '$lib/core/types';
import { count } from '$lib/core/count';
import { idsOf } from '$lib/core/ids-of';
import { words } from './words';

const NAMES: Readonly<Record<keyof Counts, readonly [Text, Text]>> = {
	favourites: [words.favourite, words.favourites],
	battles: [words.battleOne, words.battles],
	entries: [words.entry, words.entries],
	recents: [words.recent, words.recents],
	packs: [words.pack, words.packs],
	drafts: [words.draft, words.drafts],
	forces: [words.force, words.forces],
	aside: [words.aside, words.asides]
};

/** `2 favoris, 1 bataille`; kinds with none are left out. */
export const counted = (counts: Counts, lang: Lang): string =>
	idsOf(NAMES)
		.filter((kind) => counts[kind])
		.map((kind) => sayIn(count(counts[kind], ...NAMES[kind]), lang))
		.join(', ');

const UNITS = { fr: ['o', 'ko', 'Mo', 'Go'], en: ['B', 'kB', 'MB', 'GB'] } as const;

/** In decimal units, with one decimal where it matters. */
export function bytes(n: number, lang: Lang): string {
	const step = Math.min(3, Math.max(0, Math.floor(Math.log10(Math.max(1, n)) / 3)));
	const shown = n / 1000 ** step;
	const figures = new Intl.NumberFormat(lang, { maximumFractionDigits: shown < 10 && step > 0 ? 1 : 0 }).format(shown);
	return `${figures}\u00a0${UNITS[lang][step]}`;
}
