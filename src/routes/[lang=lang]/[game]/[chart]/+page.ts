import { error } from '@sveltejs/kit';
import { browser, dev } from '$app/environment';
import { learnNames } from '$lib/app/page/game-names.svelte';
import { loadWriter, outlineOf, isPrerendered } from '$lib/app/page/prerendered';
import { paths } from '$lib/core/paths';
import { loadChart, loadGame } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => {
	// Not `await parent()`, which waits for the names.
	const game = await loadGame(params.game);
	// In development Svelte compares the HTML and warns of differences.
	const isFirst = browser && !dev && isPrerendered();
	const outline = isFirst && game ? outlineOf(game, params.chart) : undefined;
	const [chart, writer] = await Promise.all([
		outline ?? (game && loadChart(game, params.chart)),
		// Reading `params.lang` makes Kit run this again when the language changes, to render the chart again.
		params.lang && !isFirst ? loadWriter() : undefined,
		game && !outline ? learnNames(game.id) : undefined
	]);
	if (!game || !chart) error(404);
	// Only three charts need it.
	const MatrixPicker = chart.matrix && (await import('./MatrixPicker.svelte')).default;
	return {
		chart,
		writer,
		MatrixPicker,
		place: paths.chart(game.id, chart.id),
		back: { path: `/${game.id}/`, title: game.short }
	};
};
