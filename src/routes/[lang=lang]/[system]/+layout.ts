import { error } from '@sveltejs/kit';
import { loadSystem } from '$lib/games';
import { words } from '$lib/core/words';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const system = await loadSystem(params.system);
	if (!system) error(404);
	// Core games have none, and need not load it.
	const Mark = system.by === undefined ? undefined : (await import('$lib/app/packs/ByMark.svelte')).default;
	return { system, Mark, back: { path: '/', title: words.tables } };
};
