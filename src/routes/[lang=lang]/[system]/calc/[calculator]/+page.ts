import { error } from '@sveltejs/kit';
import { loadCalculator } from '$lib/systems';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const { system } = await parent();
	const calculator = await loadCalculator(system, params.calculator);
	if (!calculator) error(404);
	return { calculator, back: { path: `/${system.id}/`, title: system.short } };
};
