/** The die thrown for each leader in a stack after a natural 9 or 0, and the chances of that. */
import { filled } from '$lib/core/filled';
import { D10, thrown, total } from '$lib/core/odds/odds';
import { follow } from '$lib/core/odds/shapes/on-table';
import { cellOf, codeIn, oneOf, rowFor, rowOf } from '$lib/core/charts/read';
import type { Chance, RowRef, Step, Text, Throw } from '$lib/core/types';
import fireLeaders from './charts/fire-leaders';
import meleeLeaders from './charts/melee-leaders';
import { nameOf } from './naming';
import { words } from './words';

const CHARTS = { 'fire-leaders': fireLeaders, 'melee-leaders': meleeLeaders };

/** Whose leaders are checked, on which face, in which chart. */
export interface Check {
	readonly chart: keyof typeof CHARTS;
	readonly row: 'natural-9' | 'natural-0';
	readonly leaders: number;
	/** The stack they are in. */
	readonly side: Text;
	/** Whether the side that acts hopes for the worst. */
	readonly enemy: boolean;
}

/** Best first for the leader. Each is the id of a term. */
const FATES = ['unharmed', 'wounded', 'killed'] as const;
type Fate = (typeof FATES)[number];

export const inDangerOn = (face: number): Text => ({
	fr: `Un ${face} au dé les met en danger.`,
	en: `A ${face} on the die puts them in danger.`
});

function fate(chart: Check['chart'], face: number): { outcome: Fate; row: RowRef } {
	const { id } = rowFor(CHARTS[chart], face);
	return { outcome: oneOf(FATES, codeIn(cellOf(CHARTS[chart], id, 'effect').value)), row: { chart, row: id } };
}

function fall({ chart, side, enemy }: Check, title: Text): Throw {
	const part = enemy ? 'defender' : 'attacker';
	return follow({
		title,
		dice: [D10],
		verdict: ({ face }) => fate(chart, face),
		outcomes: enemy ? FATES.toReversed() : FATES,
		outcome: (id, [{ row }]) => ({ id, title: nameOf(id), sides: [{ side, result: words.fates[id] }], row }),
		steps: ({ outcome, row }) => [
			{
				text: words.fates[outcome],
				told: true,
				side,
				row,
				...(outcome !== 'unharmed' && { brings: [{ part, state: outcome, who: 'one' }] })
			}
		]
	});
}

/** One step, with its own die, for each leader. */
export function checks(check: Check, own: Partial<Step> = {}): Step[] {
	const row = { chart: check.chart, row: check.row };
	const { doubt } = rowOf(CHARTS[check.chart], check.row);
	if (!check.leaders) return [{ text: words.rollIfAny, idle: true, side: check.side, row, doubt, ...own }];
	return Array.from({ length: check.leaders }, (_, i) => {
		const alone = check.leaders === 1;
		return {
			text: alone ? words.rollForLeader : filled(words.rollForEach, { n: i + 1 }),
			side: check.side,
			row,
			doubt,
			...own,
			then: fall(check, alone ? nameOf('leader') : filled(words.leader, { n: i + 1 }))
		};
	});
}

/** How likely it is that the check is called for and strikes at least one of the leaders. */
export function dangers({ chart, leaders }: Check, hit: Text, killed: Text): Chance[] {
	if (!leaders) return [];
	const odds = thrown([D10], (face) => fate(chart, face).outcome);
	const one = total(odds);
	const many = BigInt(leaders);
	const strikes = (title: Text, misses: bigint): Chance => ({
		title,
		ways: one ** many - misses ** many,
		of: one ** many * BigInt(D10.faces.length)
	});
	return [strikes(hit, odds.get('unharmed') ?? 0n), strikes(killed, one - (odds.get('killed') ?? 0n))];
}
