import type { LoadEvent } from '@sveltejs/kit';
import { listedGames } from '../games';

export const load = async (event: LoadEvent) => ({ games: await listedGames(event) });
