/** Which terms a value names, and how they are said in a sentence. */
import { plain } from '$lib/core/figures';
import { shortName } from '$lib/core/lang';
import type { ChartBody, Name, Row, Text } from '$lib/core/types';
import { codesIn } from '$lib/core/charts/cell';
import { nameById } from '$lib/core/charts/name-by-id';
import names from './names';

export const rowNaming = (chart: ChartBody, id: string): Row | undefined =>
	chart.rows.find(({ head }) => codesIn(head).includes(id));

export const termOf = (id: string): Name => nameById(names, id);

export const nameOf = (id: string): Text => termOf(id).title;

const lower = (words: string) => words.charAt(0).toLocaleLowerCase('fr') + words.slice(1);
const upper = (words: string) => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);

/** A name in the form it has inside a sentence. */
export const smallName = (id: string): Text => {
	const { fr, en } = nameOf(id);
	return { fr: lower(fr), en: lower(en) };
};

const list = (words: readonly string[], and: string) =>
	[words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(and);

/** Names at the head of a sentence: `Les peltastes et les chars`, `Peltasts and chariots`. */
export function subject(ids: readonly string[]): Text {
	const names = ids.map(smallName);
	return {
		fr: upper(
			list(
				names.map(({ fr }) => `les ${fr}`),
				' et '
			)
		),
		en: upper(
			list(
				names.map(({ en }) => en),
				' and '
			)
		)
	};
}

/** The words of a chart without its links to terms. */
export const plainly = (text: Text): Text => ({
	fr: plain(text.fr, 'fr', (id) => shortName(termOf(id))),
	en: plain(text.en, 'en', (id) => shortName(termOf(id)))
});
