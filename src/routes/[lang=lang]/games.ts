import type { LoadEvent } from '@sveltejs/kit';
import { loadGames } from '$lib/games';

/** Dependency to invalidate when a pack is installed or removed. */
export const GAMES = 'guidon:games';

/** All games, for pages that list them; updated when installed packs arrive. */
export function listedGames({ depends }: Pick<LoadEvent, 'depends'>) {
	depends(GAMES);
	return loadGames();
}
