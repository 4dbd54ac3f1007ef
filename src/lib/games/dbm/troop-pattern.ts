/** Patterns that pick some troops out, as a line of the sheet does. */
import { pieces } from '$lib/core/figures';
import { isText } from '$lib/core/lang';
import type { ChartBody, Row, Value } from '$lib/core/types';
import { TROOPS, type Grade, type Kind, type Side, type Troop } from './troops';

/** Which elements a line of the sheet is about: `'el'`, `'mounted'`, `{ of: 'art', except: ['x'] }`. */
export type Who =
	Troop | Kind | { readonly of: Troop | Kind; readonly only?: readonly Grade[]; readonly except?: readonly Grade[] };

function isThis({ troop, grade }: Side, who: Who): boolean {
	const { of, only, except } = typeof who === 'string' ? { of: who, only: undefined, except: undefined } : who;
	return (of === troop || of === TROOPS[troop]) && (!only || only.includes(grade)) && !except?.includes(grade);
}

export const isOne = (side: Side, whos: readonly Who[]): boolean => whos.some((who) => isThis(side, who));

function namedIn(head: Value): string[] {
	if (head === null || typeof head !== 'object') return [];
	if (isText(head)) return pieces(head.fr).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term]));
	if ('code' in head) return [head.code];
	if ('join' in head) return head.of.flatMap(namedIn);
	return [];
}

/** The first row whose head names that troop: one row of the sheet holds several. */
export function rowOfTroop(chart: ChartBody, troop: string): Row {
	const row = chart.rows.find((row) => namedIn(row.head).includes(troop));
	if (!row) throw new Error(`No row names “${troop}” in the chart headed “${chart.rowHead.en}”.`);
	return row;
}
