/** The armies of a battle for the one after it. Pure. */
import type { NewForce } from '$lib/app/storage/forces';
import type { MusteredForce } from './mustered';

type Carried = Omit<NewForce, 'game' | 'battle'>;

/** As they were mustered; or with what they suffered, without those that are gone. */
export function carriedOver(forces: readonly MusteredForce[], withLosses: boolean): Carried[] {
	return forces.map(({ force: { name, groups: fresh }, side, groups }): Carried => {
		if (!withLosses) return { name, side, groups: fresh };
		const carried = groups.map(({ id, name, breaks, warns, members, marks }) => ({
			...{ id, name },
			...(breaks !== undefined && { breaks }),
			...(warns !== undefined && { warns }),
			...(marks.length > 0 && { states: marks.map(({ id }) => id) }),
			units: members
				.filter(({ gone }) => !gone)
				.map(({ id, name, card, states, lost }) => {
					// Those of the whole group are kept with the group.
					const own = states.filter((state) => !marks.some(({ id }) => id === state));
					return { ...{ id, name, card }, ...(own.length && { states: own }), ...(lost && { lost }) };
				})
		}));
		return { name, side, groups: carried };
	});
}
