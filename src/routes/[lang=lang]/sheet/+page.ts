import type { LoadEvent } from '@sveltejs/kit';
import { words } from '$lib/core/words';
import { listedGames } from '../games';

export const load = async (event: LoadEvent) => ({
	systems: await listedGames(event),
	back: { path: '/', title: words.tables }
});
