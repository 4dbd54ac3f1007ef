/** Totals against each other: the factor of grade that each side then gains or loses, and how the result is called. */
import { figureAt } from '$lib/core/charts/read';
import classFactors from './charts/class-factors';
import type { Counted } from './fighters';
import type { Verdict } from './outcomes';

/** “Type and grade different”: anybody but the same type of the same grade, or only who differs in both. */
export const SUPERIOR_READINGS = ['pair', 'both'] as const;
export type SuperiorReading = (typeof SUPERIOR_READINGS)[number];

export interface Moment {
	/** In close combat, shooting, or shot at. */
	readonly role: 'close' | 'shooting' | 'shot-at';
	/** It is the enemy's phase. */
	readonly enemyPhase?: boolean;
	/** How the line of (S) in close combat is read. */
	readonly superior?: SuperiorReading;
}

export interface GradeFactor {
	/** A row of the chart of grade factors. */
	readonly row: string;
	readonly value: number;
}

/** Whether the enemy of an (S) in close combat differs in type, and in grade: two readings of one line. Empty where the line does not apply, as against elephants. */
const differences = (me: Counted, enemy: Counted): readonly boolean[] =>
	me.grade === 's' && enemy.troop !== 'el' ? [me.troop !== enemy.troop, me.grade !== enemy.grade] : [];

/** Whether an (S) that is behind in close combat gains under one reading and not under the other. */
export const readingsPart = (me: Counted, enemy: Counted): boolean => new Set(differences(me, enemy)).size === 2;

function gainsInClose(me: Counted, enemy: Counted, reading: SuperiorReading = 'pair'): boolean {
	const differs = differences(me, enemy);
	return reading === 'both' ? differs.length > 0 && !differs.includes(false) : differs.includes(true);
}

/** Each row of the chart with when it holds, by grade. `lead` is how far ahead the element is before grade factors. */
function rowFor(me: Counted, enemy: Counted, lead: number, { role, enemyPhase, superior }: Moment): string | undefined {
	const byArtillery = role === 'shot-at' && enemy.troop === 'art';
	switch (me.grade) {
		case 's':
			if (role === 'shooting') return lead > 0 ? 's-shooting' : undefined;
			if (lead >= 0) return undefined;
			if (role === 'shot-at') return byArtillery ? undefined : 's-shot-at';
			return gainsInClose(me, enemy, superior) ? 's-close' : undefined;
		case 'i':
			return lead <= 0 ? 'i-not-above' : undefined;
		case 'f':
			if (lead >= 0) return undefined;
			if (role === 'close') return enemyPhase ? 'f-enemy-phase' : undefined;
			return role === 'shot-at' && !byArtillery ? 'f-shot-at' : undefined;
		default:
			return undefined;
	}
}

export function gradeFactor(me: Counted, enemy: Counted, lead: number, moment: Moment): GradeFactor | undefined {
	const row = rowFor(me, enemy, lead, moment);
	return row === undefined ? undefined : { row, value: figureAt(classFactors, row, 'value') };
}

/** Whether exactly half decides, which one of two places of the sheet counts as doubled. */
export const isHalf = (a: number, b: number): boolean => a !== b && 2 * Math.min(a, b) === Math.max(a, b);

/** What the lower of two totals suffers; exactly half is half or less. */
export function verdictOf(a: number, b: number): Verdict {
	if (a === b) return 'equal';
	return 2 * Math.min(a, b) <= Math.max(a, b) ? 'doubled' : 'beaten';
}
