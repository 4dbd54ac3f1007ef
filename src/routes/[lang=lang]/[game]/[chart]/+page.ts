import { error } from '@sveltejs/kit';
import { browser, dev } from '$app/environment';
import { learnNames } from '$lib/app/page/game-names.svelte';
import { loadWriter, outlineOf, stands } from '$lib/app/page/prerendered';
import { paths } from '$lib/core/paths';
import { loadChart, loadGame } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	// Not from the parent, which waits for the names meanwhile.
	const game = await loadGame(params.game);
	// Development compares what stands with what is written, and warns where they differ.
	const isFirst = browser && !dev && stands();
	const outline = isFirst && game ? outlineOf(game, params.chart) : undefined;
	const [chart, writer] = await Promise.all([
		outline ?? (game && loadChart(game, params.chart)),
		// Asked for the language, Kit loads again when it changes: then the chart is written anew.
		params.lang && !isFirst ? loadWriter() : undefined,
		game && !outline ? learnNames(game.id) : undefined
	]);
	if (!game || !chart) error(404);
	// Three charts have one; the others need not load it.
	const MatrixPicker = chart.matrix && (await import('./MatrixPicker.svelte')).default;
	return {
		chart,
		writer,
		MatrixPicker,
		place: paths.chart(game.id, chart.id),
		back: { path: `/${game.id}/`, title: game.short }
	};
};
