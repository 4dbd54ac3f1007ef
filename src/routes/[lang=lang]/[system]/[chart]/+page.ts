import { error } from '@sveltejs/kit';
import { paths } from '$lib/paths';
import { loadChart } from '$lib/systems';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const { system } = await parent();
	const chart = await loadChart(system, params.chart);
	if (!chart) error(404);
	return { chart, place: paths.chart(system.id, chart.id), back: { path: `/${system.id}/`, title: system.short } };
};
