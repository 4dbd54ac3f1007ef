/** Links from a row or a cell of a chart to calculators, with the row as an answer. */
import { fromLink, toLink } from '$lib/core/odds/link';
import { prefilled, type CellRef } from './prefill';
import { deepEqual } from '$lib/app/storage/deep-equal';
import { paths } from '$lib/core/paths';
import { loadCalculator } from '$lib/games';
import type { Chart, Drawing, Game, Text } from '$lib/core/types';
import { nounOf } from '$lib/core/charts/noun';
import { latestLeft, underWay } from './saved-calculation';

export interface RowLink {
	/** Of the calculator. */
	readonly id: string;
	readonly title: Text;
	readonly drawing: Drawing;
	/** Without the language. */
	readonly path: string;
}

/** For each calculator that has an answer for the row; others keep their saved answers. */
export async function rowLinks(game: Game, chart: Chart, place: CellRef): Promise<RowLink[]> {
	const heads = game.calculators.filter(({ charts }) => charts.includes(chart.id));
	const found = await Promise.all(
		heads.map(async (head) => {
			const { id } = head;
			const path = paths.calculator(game.id, id);
			const link = { id, title: nounOf(head), drawing: head.drawing ?? 'die', path };
			const calculator = await loadCalculator(game, id);
			const left = await latestLeft(game.id, id);
			if (!calculator) return { ...link, means: false };
			const { questions } = calculator;
			// That answer is already selected: link back to the saved state, dice included.
			const there = left && fromLink(left.hash, questions).answers;
			const same = there && prefilled(calculator, chart, place, there);
			if (same && deepEqual(same, there)) return { ...link, means: true };
			const answers = prefilled(calculator, chart, place, underWay(left, questions));
			return { ...link, path: answers ? `${path}#${toLink(answers)}` : path, means: Boolean(answers) };
		})
	);
	return found.sort((a, b) => Number(b.means) - Number(a.means));
}
