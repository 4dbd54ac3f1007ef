/** The dice of commands in a turn: thrown on the board, spent there by hand and by the orders in the log. Pure. */
import type { Entry, TurnDice, TurnMark } from '$lib/app/storage/types';

/** The die of one group. */
export interface CommandDie {
	readonly face: number;
	/** Taken off by hand. */
	readonly spent: number;
	/** Taken off by orders that are in the log. */
	readonly ordered: number;
	readonly left: number;
}

const inTurn = (entries: readonly Entry[], turn: number) => entries.filter((entry) => entry.turn === turn);

const noted = (entries: readonly Entry[]): TurnDice =>
	entries.findLast((entry): entry is TurnMark => entry.kind === 'turn' && Boolean(entry.dice))?.dice ?? {};

function orderedBy(entries: readonly Entry[], group: string): number {
	const changes = entries.flatMap((entry) => ('changes' in entry && entry.changes) || []);
	return changes.reduce((sum, change) => sum + ('spent' in change && change.group === group ? change.spent : 0), 0);
}

/** By group: its die in that turn. An order that is taken out of the log gives its points back. */
export function commandDice(entries: readonly Entry[], turn: number): ReadonlyMap<string, CommandDie> {
	const ours = inTurn(entries, turn);
	return new Map(
		Object.entries(noted(ours)).map(([group, { face, spent }]) => {
			const ordered = orderedBy(ours, group);
			return [group, { face, spent, ordered, left: Math.max(0, face - spent - ordered) }];
		})
	);
}
