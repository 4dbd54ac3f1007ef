import type { LoadEvent } from '@sveltejs/kit';
import { browser } from '$app/environment';
import { indexes } from '$lib/app/search/indexes.svelte';
import { ids } from '$lib/games';
import { listedGames } from '../games';

export const load = async (event: LoadEvent) => {
	// Starts loading before the page is rendered.
	if (browser) void indexes.load(ids, new URLSearchParams(location.search).get('game') ?? undefined);
	return { games: await listedGames(event) };
};
