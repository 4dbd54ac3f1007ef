import type { LoadEvent } from '@sveltejs/kit';
import { words } from '$lib/words';
import { loadGames } from '../games';

export const load = async (event: LoadEvent) => ({
	systems: await loadGames(event),
	back: { path: '/', title: words.tables }
});
