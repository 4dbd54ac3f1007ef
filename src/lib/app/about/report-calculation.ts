/** Reports a mistake in a calculation: its answers are in the link, and what the dice came to is in the text. */
import { pageLang, say } from '$lib/app/page/page-context';
import type { Calculation } from '$lib/app/calculator/calculation.svelte';
import type { Game } from '$lib/core/types';
import { ofCalculator } from './report';
import { reportMistake } from './report-mistake';

export function reportCalculation(game: Game, { calculator, result, shared, thrown }: Calculation): Promise<void> {
	const outcomes = thrown.flatMap(({ throw: { outcomes }, reading }) =>
		outcomes.filter(({ id }) => id === reading.outcome).map(({ title }) => say(title))
	);
	const about = ofCalculator(game, calculator, result, outcomes, pageLang());
	return reportMistake(about, { game, link: location.origin + location.pathname + shared });
}
