import { browser } from '$app/environment';
import { indexes } from '$lib/search/page/indexes.svelte';
import { ids, loadSystems } from '$lib/systems';

export const load = async () => {
	// On its way while the page is put together: the finger is still on the button.
	if (browser) void indexes.load(ids, new URLSearchParams(location.search).get('game') ?? undefined);
	return { systems: await loadSystems() };
};
