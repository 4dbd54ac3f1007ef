import type { LoadEvent } from '@sveltejs/kit';
import { loadGames } from '../games';

export const load = async (event: LoadEvent) => ({ systems: await loadGames(event) });
