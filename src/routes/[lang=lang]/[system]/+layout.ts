import { error } from '@sveltejs/kit';
import { loadSystem, loadTerms } from '$lib/systems';
import { words } from '$lib/words';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const system = await loadSystem(params.system);
	if (!system) error(404);
	return { system, terms: await loadTerms(system.id), back: { path: '/', title: words.tables } };
};
