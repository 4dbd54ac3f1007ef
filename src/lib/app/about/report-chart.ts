/** Reports a mistake in a chart, or in the row or cell that is chosen. */
import { pageLang } from '$lib/app/page/page-context';
import { choiceIn } from '$lib/core/charts/html/chart-choice';
import type { Game } from '$lib/core/types';
import { loadChart, loadNames } from '$lib/games';
import { ofChart } from './report';
import { reportMistake } from './report-mistake';

export async function reportChart(game: Game, id: string, hash: string): Promise<void> {
	const [chart, names] = await Promise.all([loadChart(game, id), loadNames(game.id)]);
	if (chart) await reportMistake(ofChart(game, chart, choiceIn(chart, hash), names, pageLang()), { game });
}
