import type { LoadEvent } from '@sveltejs/kit';
import { words } from '$lib/core/words';
import { listedGames } from '../games';

export const load = async (event: LoadEvent) => ({
	games: await listedGames(event),
	back: { path: '/', title: words.tables }
});
