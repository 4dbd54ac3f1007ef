import type { LoadEvent } from '@sveltejs/kit';
import { listedGames } from './games';

export const load = async (event: LoadEvent) => ({ systems: await listedGames(event) });
