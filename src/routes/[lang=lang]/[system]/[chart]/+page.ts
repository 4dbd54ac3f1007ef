import { error } from '@sveltejs/kit';
import { loadChart } from '$lib/systems';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const { system } = await parent();
	const chart = await loadChart(system, params.chart);
	if (!chart) error(404);
	return { chart, back: { path: `/${system.id}/`, title: system.short } };
};
