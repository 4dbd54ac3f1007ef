import { learnNames } from '$lib/app/page/game-names.svelte';
import { loadTerms } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { game } = await parent();
	await learnNames(game.id);
	return { terms: await loadTerms(game.id), back: { path: `/${game.id}/`, title: game.short } };
};
