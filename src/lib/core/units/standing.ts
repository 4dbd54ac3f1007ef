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
	/** What it was when it was mustered. */
	readonly states?: readonly string[];
}

const without = (states: readonly string[], state: string) => states.filter((one) => one !== state);
const withState = (states: readonly string[], state: string, is: boolean) =>
	is ? [...without(states, state), state] : without(states, state);

/** In the order of the battle, however the entries arrived: two phones that are merged agree. */
const inOrder = (entries: readonly Changing[]): Change[] =>
	[...entries].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)).flatMap(({ changes = [] }) => changes);

const numberOn = (unit: Unit, field: string): number => Number(unit.card[field] ?? 0);

/** Whole ones that are left, and the losses that are not enough to take one more away. */
function counted(unit: Unit, lost: number, { field, each }: Losses): { left: number; carried: number } {
	const one = Math.max(1, each === undefined ? 1 : numberOn(unit, each));
	return { left: Math.max(0, numberOn(unit, field) - Math.floor(lost / one)), carried: lost % one };
}

export function hasFact(unit: Pick<Standing, 'states' | 'card'>, fact: Fact): boolean {
	return 'state' in fact ? unit.states.includes(fact.state) : fact.is.includes(String(unit.card[fact.field]));
}

/** States by unit and by group, and losses by unit, after the log. */
interface Totals {
	readonly states: ReadonlyMap<string, readonly string[]>;
	readonly lost: ReadonlyMap<string, number>;
}

function totalsOf(groups: readonly Group[], entries: readonly Changing[]): Totals {
	const states = new Map<string, readonly string[]>();
	const lost = new Map<string, number>();
	for (const group of groups) {
		states.set(group.id, group.states ?? []);
		for (const unit of group.units) {
			states.set(unit.id, unit.states ?? []);
			lost.set(unit.id, unit.lost ?? 0);
		}
	}
	for (const change of inOrder(entries)) {
		const id = 'group' in change ? change.group : change.unit;
		// Units of another force, or taken off the list since.
		if (!states.has(id)) continue;
		if ('lost' in change) lost.set(id, Math.max(0, lost.get(id)! + change.lost));
		else states.set(id, withState(states.get(id)!, change.state, change.is));
	}
	return { states, lost };
}

/** The current states of every group as a whole. */
export function groupStatesOf(
	groups: readonly Group[],
	entries: readonly Changing[]
): ReadonlyMap<string, readonly string[]> {
	const { states } = totalsOf(groups, entries);
	return new Map(groups.map(({ id }) => [id, states.get(id)!]));
}

/** The current state of every unit of the groups. */
export function standingOf(
	rules: UnitRules,
	groups: readonly Group[],
	entries: readonly Changing[]
): ReadonlyMap<string, Standing> {
	const { states, lost } = totalsOf(groups, entries);
	const gone = new Set(rules.states.filter((state) => state.gone).map(({ id }) => id));
	const standing = new Map<string, Standing>();
	for (const group of groups)
		for (const unit of group.units) {
			const own = states.get(unit.id)!;
			const shared = (rules.groupStates ?? []).filter(
				({ id, spares }) =>
					states.get(group.id)!.includes(id) && !(spares && hasFact({ card: unit.card, states: own }, spares))
			);
			const all = [...own, ...shared.map(({ id }) => id)];
			const losses = lost.get(unit.id)!;
			const count = rules.losses && counted(unit, losses, rules.losses);
			standing.set(unit.id, {
				...unit,
				states: all,
				lost: losses,
				...(count && { left: count.left }),
				carried: count?.carried ?? 0,
				gone: all.some((state) => gone.has(state)) || count?.left === 0
			});
		}
	return standing;
}
