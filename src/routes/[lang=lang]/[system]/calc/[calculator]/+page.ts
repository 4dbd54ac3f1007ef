import { error } from '@sveltejs/kit';
import { learnNames } from '$lib/app/page/game-names.svelte';
import { paths } from '$lib/core/paths';
import { loadCalculator } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const { system } = await parent();
	const [calculator] = await Promise.all([loadCalculator(system, params.calculator), learnNames(system.id)]);
	if (!calculator) error(404);
	return {
		calculator,
		place: paths.calculator(system.id, calculator.id),
		back: { path: `/${system.id}/`, title: system.short }
	};
};
