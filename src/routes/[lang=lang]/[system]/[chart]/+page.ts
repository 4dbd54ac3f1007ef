import { error } from '@sveltejs/kit';
import { paths } from '$lib/paths';
import { loadChart, loadSystem } from '$lib/systems';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	// Not from the parent, which waits for the names meanwhile.
	const system = await loadSystem(params.system);
	const chart = system && (await loadChart(system, params.chart));
	if (!chart) error(404);
	// Three charts have one; the others need not load it.
	const MatrixPicker = chart.matrix && (await import('./MatrixPicker.svelte')).default;
	return {
		chart,
		MatrixPicker,
		place: paths.chart(system.id, chart.id),
		back: { path: `/${system.id}/`, title: system.short }
	};
};
