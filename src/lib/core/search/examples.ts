/** Searches to start with, made of what one game holds: one for each kind of answer, so that a game from a file has them too. */
import { find } from '.';
import { KINDS, type Entry, type Kind } from './entry';
import type { Index } from './layout';
import type { Lang } from '$lib/core/types';

/** Players type a word or two. */
const LONGEST = 20;
/** How many entries of a kind are read: a phone assembles each from the packed index. */
const READ = 40;
/** How many of them are tried. */
const TRIED = 12;

/** A search is an example if what it was made of comes first, and no word is left out or taken for another. */
function answers(index: Index, query: string, lang: Lang, path: string): boolean {
	const { hits, without, meant } = find([index], query, { lang, game: index.game, limit: 1 });
	const [hit] = hits;
	return !without.length && !meant.length && (hit?.entry.path === path || hit?.term?.path === path);
}

/** The first of some entries whose words find it. */
function firstOf(index: Index, entries: readonly Entry[], lang: Lang, wordsOf: (entry: Entry) => string): string[] {
	for (const entry of entries.slice(0, TRIED)) {
		const words = wordsOf(entry);
		if (words.length <= LONGEST && answers(index, words, lang, entry.path)) return [words];
	}
	return [];
}

const figuresOf = ({ values }: Entry): number => new Set(values.map(({ value }) => value.en)).size;

/** A cell of the first matrix, by the names of its sides. */
function cellOf(index: Index, lang: Lang): string[] {
	const [grid] = index.grids;
	const [row, column] = grid ? [grid.rows[grid.rows.length >> 1], grid.columns[grid.columns.length >> 2]] : [];
	if (!row || !column) return [];
	const words = [row, column].map(({ title, abbr }) => (abbr ?? title)[lang]).join(' ');
	const [hit] = find([index], words, { lang, game: index.game, limit: 1 }).hits;
	return hit?.entry.kind === 'cell' ? [words] : [];
}

export function examplesOf(index: Index, lang: Lang): string[] {
	const all = (kind: Kind): Entry[] => {
		const wanted = KINDS.indexOf(kind);
		const places = Array.from(index.kindOf, (one, at) => (one === wanted ? at : -1)).filter((at) => at >= 0);
		return places.slice(0, READ).map(index.entry);
	};
	const named = ({ title }: Entry): string => title[lang].toLocaleLowerCase(lang);
	const rows = all('row').sort((a, b) => figuresOf(b) - figuresOf(a));
	return [
		...new Set([
			...firstOf(index, rows, lang, named),
			...cellOf(index, lang),
			...firstOf(index, all('modifier'), lang, (entry) =>
				`${named(entry)} ${entry.values[0]?.value[lang] ?? ''}`.trim()
			),
			...firstOf(
				index,
				all('term').filter(({ abbr }) => abbr),
				lang,
				({ abbr }) => abbr?.[lang] ?? ''
			),
			...firstOf(
				index,
				all('term').filter(({ refs }) => refs.length),
				lang,
				({ refs }) => refs[0] ?? ''
			),
			...firstOf(index, all('chart'), lang, named)
		])
	];
}
