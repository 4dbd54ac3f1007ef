/**
 * What the games of the pages seen so far call things. Beside the pages' own data, since a chart that stands in its page is alive
 * before the names of its game have come.
 */
import { loadNames } from '$lib/games';
import type { Name } from '$lib/core/types';

let known = $state.raw<Readonly<Record<string, readonly Name[]>>>({});

/** None before they were learnt. */
export const namesOf = (game: string): readonly Name[] => known[game] ?? [];

/** Loads the names of a game, for whoever is about to write words of it. */
export async function learnNames(game: string): Promise<void> {
	const names = await loadNames(game);
	// The same list again would have everything written anew.
	if (known[game] !== names) known = { ...known, [game]: names };
}
