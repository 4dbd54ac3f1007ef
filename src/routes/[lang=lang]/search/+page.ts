import { browser } from '$app/environment';
import { searchIndex } from '$lib/search-index.svelte';
import { loadSystems } from '$lib/systems';

export const load = async () => {
	// On its way while the page is put together: the finger is still on the button.
	if (browser) void searchIndex.load();
	return { systems: await loadSystems() };
};
