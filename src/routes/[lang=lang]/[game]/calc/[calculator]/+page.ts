import { error } from '@sveltejs/kit';
import { learnNames } from '$lib/app/page/game-names.svelte';
import { paths } from '$lib/core/paths';
import { loadCalculator } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const { game } = await parent();
	const [calculator] = await Promise.all([loadCalculator(game, params.calculator), learnNames(game.id)]);
	if (!calculator) error(404);
	return {
		calculator,
		place: paths.calculator(game.id, calculator.id),
		back: { path: `/${game.id}/`, title: game.short }
	};
};
