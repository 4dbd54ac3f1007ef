/** The troops of the game, and patterns that pick some of them out. */
import { isText, pieces } from '$lib/lang';
import type { ChartBody, Row, Value } from '$lib/types';

export const KINDS = ['mounted', 'foot', 'naval'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything that is neither mounted nor afloat counts as foot. */
export const TROOPS = {
	el: 'mounted',
	kn: 'mounted',
	cv: 'mounted',
	lh: 'mounted',
	cm: 'mounted',
	exp: 'mounted',
	sp: 'foot',
	pk: 'foot',
	bd: 'foot',
	ax: 'foot',
	bw: 'foot',
	ps: 'foot',
	wb: 'foot',
	hd: 'foot',
	art: 'foot',
	wwg: 'foot',
	bg: 'foot',
	gal: 'naval',
	shp: 'naval',
	bts: 'naval'
} as const satisfies Record<string, Kind>;
export type Troop = keyof typeof TROOPS;

export const ALL_TROOPS = Object.keys(TROOPS) as Troop[];
export const troopsOf = (kind: Kind): Troop[] => ALL_TROOPS.filter((troop) => TROOPS[troop] === kind);

export const GRADES = ['s', 'o', 'i', 'f', 'x'] as const;
export type Grade = (typeof GRADES)[number];

/** An element on the table. */
export interface Side {
	readonly troop: Troop;
	readonly grade: Grade;
}

/** Which elements a line of the sheet speaks of: `'el'`, `'mounted'`, `{ of: 'art', except: ['x'] }`. */
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
