import { learnNames } from '$lib/app/page/game-names.svelte';
import { loadTerms } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { system } = await parent();
	await learnNames(system.id);
	return { terms: await loadTerms(system.id), back: { path: `/${system.id}/`, title: system.short } };
};
