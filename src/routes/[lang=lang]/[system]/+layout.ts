import { error } from '@sveltejs/kit';
import { findSystem, loadTerms } from '$lib/systems';
import { words } from '$lib/words';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const system = findSystem(params.system);
	if (!system) error(404);
	return { system, terms: await loadTerms(system.id), back: { path: '/', title: words.tables } };
};
