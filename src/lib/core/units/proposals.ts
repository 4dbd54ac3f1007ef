/** Changes of units that a verdict proposes; they apply only after a player has confirmed them. */
import type { Brings, Step, Text } from '$lib/core/types';
import type { Chosen } from './cards';
import type { Change, Standing, UnitRules } from './types';

export interface Proposal {
	/** Or the group whose die pays. */
	readonly unit: Standing;
	readonly change: Extract<Change, { unit: string } | { spent: number }>;
	/** Whether the sheet leaves no doubt that it happens to this unit. */
	readonly sure: boolean;
	/** Why the players have to look it up: a second discouragement. */
	readonly again?: Text;
	/** The step that says so. */
	readonly step: Step;
}

function struck({ who, part }: Brings, chosen: Chosen): readonly Standing[] {
	const units = (chosen[part] ?? []).filter(({ gone }) => !gone);
	return who === 'first' ? units.slice(0, 1) : units;
}

function changeOf(unit: Standing, { state, lost, spent }: Brings): Proposal['change'] {
	if (spent !== undefined) return { group: unit.id, spent };
	if (state !== undefined) return { unit: unit.id, state, is: true };
	return { unit: unit.id, lost: lost ?? 0 };
}

/** In the order of the steps. */
export function proposalsOf(rules: UnitRules, steps: readonly Step[], chosen: Chosen): Proposal[] {
	return steps.flatMap((step) =>
		(step.brings ?? []).flatMap((brings) => {
			const units = struck(brings, chosen);
			const again = rules.states.find(({ id }) => id === brings.state)?.again;
			return units.map((unit): Proposal => {
				const repeated = again?.after.some((state) => unit.states.includes(state)) ? again.text : undefined;
				return {
					unit,
					change: changeOf(unit, brings),
					// One of several: only the players know which.
					sure: !brings.unsure && !repeated && !(brings.who === 'one' && units.length > 1),
					again: repeated,
					step
				};
			});
		})
	);
}
