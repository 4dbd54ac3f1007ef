import type { Name } from '$lib/core/types';

/** What the game calls it. */
export function nameById(names: readonly Name[], id: string): Name {
	const name = names.find((name) => name.id === id);
	if (!name) throw new Error(`Nothing is named “${id}”.`);
	return name;
}
