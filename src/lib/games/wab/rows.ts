/** Rows of the sheet as choices and lines, in plain words. */
import { plain } from '$lib/core/figures';
import { isText, shortName } from '$lib/core/lang';
import { choiceOf } from '$lib/core/charts/choices';
import { nameById } from '$lib/core/charts/name-by-id';
import { noteOf, rowOf } from '$lib/core/charts/read';
import type { ChartBody, Choice, Doubt, Label, Name, Text } from '$lib/core/types';
import names from './names';

export const termOf = (id: string): Name => nameById(names, id);

/** A term as it is written where space is short. */
export const nameOf = (id: string): Label => shortName(termOf(id));

/** What a row is called, without marks for terms. */
export function headOf(chart: ChartBody, id: string): Text {
	const { head } = rowOf(chart, id);
	if (isText(head)) return { fr: plain(head.fr, 'fr', nameOf), en: plain(head.en, 'en', nameOf) };
	if (head !== null && typeof head === 'object' && 'code' in head) return termOf(head.code).title;
	throw new Error(`The row “${id}” of the chart headed “${chart.rowHead.en}” has no words for its head.`);
}

export const rowChoice = (
	name: string,
	chart: ChartBody,
	id: string,
	own: Partial<Choice> = {},
	column?: string
): Choice => choiceOf(name, chart, id, { label: headOf(chart, id), ...own }, column);

export const noteDoubt = (chart: ChartBody, id: string): Doubt | undefined => noteOf(chart, id).doubt;
