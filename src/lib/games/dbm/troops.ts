/** The troops of the game. */
import { idsOf } from '$lib/core/ids-of';

export type Kind = 'mounted' | 'foot' | 'naval';

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

export const ALL_TROOPS: Troop[] = idsOf(TROOPS);
export const troopsOf = (kind: Kind): Troop[] => ALL_TROOPS.filter((troop) => TROOPS[troop] === kind);

export const GRADES = ['s', 'o', 'i', 'f', 'x'] as const;
export type Grade = (typeof GRADES)[number];

/** An element on the table. */
export interface Side {
	readonly troop: Troop;
	readonly grade: Grade;
}
