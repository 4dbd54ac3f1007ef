import type { LoadEvent } from '@sveltejs/kit';
import { loadGames } from '$lib/games';

/** What to invalidate once a game has come to this device, or has gone. */
export const GAMES = 'guidon:games';

/** All games for a page that lists them: it is told of those that come later. */
export function listedGames({ depends }: Pick<LoadEvent, 'depends'>) {
	depends(GAMES);
	return loadGames();
}
