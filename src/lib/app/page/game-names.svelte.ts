/** Names of the terms of games seen so far. Kept outside of page data, because a prerendered chart is hydrated before they are loaded. */
import { loadNames } from '$lib/games';
import type { Name } from '$lib/core/types';

let known = $state.raw<Readonly<Record<string, readonly Name[]>>>({});

/** Empty until loaded. */
export const namesOf = (game: string): readonly Name[] => known[game] ?? [];

/** Loads the names of a game, before text with them is rendered. */
export async function learnNames(game: string): Promise<void> {
	const names = await loadNames(game);
	// Same array: assigning it would re-render every chart.
	if (known[game] !== names) known = { ...known, [game]: names };
}
