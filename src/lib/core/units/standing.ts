/** The state of units after the log, derived from the changes in its entries and never stored. */
import type { Change, Fact, Losses, Standing, Unit, UnitRules } from './types';

/** The part of a log entry that is used here. */
export interface Changing {
	readonly id: string;
	readonly order: number;
	readonly changes?: readonly Change[];
}

export interface Group {
	readonly id: string;
	readonly units: readonly Unit[];
	/** States at the start of the battle. */
	readonly states?: readonly string[];
}

const without = (states: readonly string[], state: string) => states.filter((one) => one !== state);
const withState = (states: readonly string[], state: string, is: boolean) =>
	is ? [...without(states, state), state] : without(states, state);

/** Sorted by order, so that two phones compute the same state after a merge. */
const inOrder = (entries: readonly Changing[]): Change[] =>
	[...entries].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)).flatMap(({ changes = [] }) => changes);

const numberOn = (unit: Unit, field: string): number => Number(unit.card[field] ?? 0);

/** Figures left, and losses carried over that do not yet remove another. */
function counted(unit: Unit, lost: number, { field, each }: Losses): { left: number; carried: number } {
	const one = Math.max(1, each === undefined ? 1 : numberOn(unit, each));
	return { left: Math.max(0, numberOn(unit, field) - Math.floor(lost / one)), carried: lost % one };
}

export function hasFact(unit: Pick<Standing, 'states' | 'card'>, fact: Fact): boolean {
	return 'state' in fact ? unit.states.includes(fact.state) : fact.is.includes(String(unit.card[fact.field]));
}

/** States of a unit or a group, and losses of a unit. */
interface Total {
	states: readonly string[];
	lost: number;
}

/** By the ids of units and groups, after the log. */
function totalsOf(groups: readonly Group[], entries: readonly Changing[]): ReadonlyMap<string, Total> {
	const totals = new Map<string, Total>();
	for (const group of groups) {
		totals.set(group.id, { states: group.states ?? [], lost: 0 });
		for (const { id, states = [], lost = 0 } of group.units) totals.set(id, { states, lost });
	}
	for (const change of inOrder(entries)) {
		if ('spent' in change) continue;
		const total = totals.get('group' in change ? change.group : change.unit);
		// The unit is in another force, or was removed since.
		if (!total) continue;
		if ('lost' in change) total.lost = Math.max(0, total.lost + change.lost);
		else total.states = withState(total.states, change.state, change.is);
	}
	return totals;
}

const NOTHING: Total = { states: [], lost: 0 };

/** The current states of every group as a whole. */
export function groupStatesOf(
	groups: readonly Group[],
	entries: readonly Changing[]
): ReadonlyMap<string, readonly string[]> {
	const totals = totalsOf(groups, entries);
	return new Map(groups.map(({ id }) => [id, (totals.get(id) ?? NOTHING).states]));
}

/** The current state of every unit of the groups. */
export function standingOf(
	rules: UnitRules,
	groups: readonly Group[],
	entries: readonly Changing[]
): ReadonlyMap<string, Standing> {
	const totals = totalsOf(groups, entries);
	const gone = new Set(rules.states.filter((state) => state.gone).map(({ id }) => id));
	const standing = new Map<string, Standing>();
	for (const group of groups) {
		const { states: inGroup } = totals.get(group.id) ?? NOTHING;
		for (const unit of group.units) {
			const { states: own, lost } = totals.get(unit.id) ?? NOTHING;
			const shared = (rules.groupStates ?? []).filter(
				({ id, spares }) => inGroup.includes(id) && !(spares && hasFact({ card: unit.card, states: own }, spares))
			);
			const all = [...own, ...shared.map(({ id }) => id)];
			const count = rules.losses && counted(unit, lost, rules.losses);
			standing.set(unit.id, {
				...unit,
				states: all,
				lost,
				...(count && { left: count.left }),
				carried: count?.carried ?? 0,
				gone: all.some((state) => gone.has(state)) || count?.left === 0
			});
		}
	}
	return standing;
}
