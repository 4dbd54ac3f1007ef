/** The terms of the game that is being written, and what its charts say with them. Pure. */
import type { Lang } from '$lib/core/types';
import { mapValues, valuesOf } from './chart-draft';
import type { DraftTerm, DraftValue, PackDraft } from './draft-file';
import { slug } from '$lib/core/letters';
import { freeId } from './ids';
import { abbreviationsIn, recogniseValue } from './recognise';

/** In the order they come, those that no term explains. */
export function unexplained({ charts, terms }: PackDraft, lang: Lang): string[] {
	const known = new Set(terms.flatMap(({ abbr, title }) => [abbr ?? title].flatMap(both)));
	return abbreviationsIn(charts.flatMap(valuesOf), lang).filter((abbr) => !known.has(abbr));
}

const both = (text: DraftTerm['title']): string[] =>
	typeof text === 'string' ? [text] : [text.fr ?? '', text.en ?? ''];

/** Terms for abbreviations: wherever a chart has one, it leads to its meaning from now on. */
export function explained(file: PackDraft, abbrs: readonly string[], lang: Lang): PackDraft {
	const taken = file.terms.map(({ id }) => id);
	const added = abbrs.map((abbr): DraftTerm => {
		const id = freeId(slug(abbr), taken, `term-${taken.length + 1}`);
		taken.push(id);
		return { id, abbr, title: '', meaning: '' };
	});
	const terms = [...file.terms, ...added];
	const known = { lang, terms };
	const read = (value: DraftValue): DraftValue => {
		const words = typeof value === 'string' ? value : undefined;
		if (words === undefined) return value;
		const meant = recogniseValue(words, known);
		return meant !== null && typeof meant === 'object' && ('code' in meant || 'join' in meant) ? meant : value;
	};
	return { ...file, terms, charts: file.charts.map((chart) => mapValues(chart, read)) };
}

/** Whether a value is the term, or has it among several. */
const names = (value: DraftValue, id: string): boolean =>
	value !== null &&
	typeof value === 'object' &&
	(('code' in value && value.code === id) || ('join' in value && value.of.some((one) => names(one, id))));

/** Whether words lead to it: `the {ph} retreats`, `{r|recoil}`. */
const leads = (value: DraftValue, id: string): boolean =>
	typeof value === 'string'
		? value.includes(`{${id}}`) || value.includes(`{${id}|`)
		: value !== null &&
			typeof value === 'object' &&
			Object.values(value).some((one: unknown) => typeof one === 'string' && leads(one, id));

/** How many cells and heads say it. */
export const usesOf = ({ charts }: PackDraft, id: string): number =>
	charts.flatMap(valuesOf).filter((value) => names(value, id) || leads(value, id)).length;

/** Without the term; where charts say it, its letters stand as words. */
export function withoutTerm(file: PackDraft, id: string): PackDraft {
	const term = file.terms.find((one) => one.id === id);
	const words = term?.abbr ?? term?.title ?? id;
	const plain = (value: DraftValue): DraftValue => {
		if (value === null || typeof value !== 'object' || !names(value, id)) return value;
		if ('join' in value) return { ...value, of: value.of.map(plain) };
		return words;
	};
	return {
		...file,
		terms: file.terms.filter((one) => one.id !== id),
		charts: file.charts.map((chart) => mapValues(chart, plain))
	};
}
