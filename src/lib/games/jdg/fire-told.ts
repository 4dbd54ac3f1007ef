/** What each result of an artillery fire means for its target. */
import { andThen, sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import type { Chance, Odds, Outcome, Row, RowRef, Settled, Step, Throw } from '$lib/core/types';
import { valueOf } from '$lib/core/charts/cell';
import { codeIn, oneOf, rowFor } from '$lib/core/charts/read';
import table from './charts/fire-results';
import { cohesionTest } from './cohesion';
import { cohesionDie } from './die';
import { adjacent } from './fire-questions';
import { words } from './fire-words';
import { at, battlesNote } from './ground';

/** Best first for the artillery. Each is the code in the chart. */
export const RESULTS = ['r', 'd', 'ct', 'ne'] as const;
type Result = (typeof RESULTS)[number];

const resultIn = ({ cells }: Row): Result => oneOf(RESULTS, codeIn(valueOf(cells[0] ?? null)));

/** The row of the chart that brings each result. */
const rows = new Map(table.rows.map((row: Row) => [resultIn(row), row]));

/** The result that a modified die brings. */
export const resultOf = (die: number): Result => resultIn(rowFor(table, die));

export function refTo(result: Result): RowRef {
	const row = rows.get(result);
	if (!row) throw new Error(`No row of the fire results brings “${result}”.`);
	return { chart: 'fire-results', row: row.id };
}

export function outcomeOf(id: Result): Outcome {
	const { title, result } = words.fire[id];
	return { id, title, sides: [{ side: words.target, result }], row: refTo(id) };
}

export function stepOf(result: Result, test: Throw): Step {
	const step: Step = {
		row: refTo(result),
		side: words.target,
		text: words.fire[result].text,
		doubt: rows.get(result)?.doubt,
		...((result === 'r' || result === 'd') && { brings: [{ part: 'defender', state: result }] })
	};
	return result === 'ct' ? { ...step, doubt: cohesionDie, then: test } : { ...step, told: true };
}

/** Cohesion is often looked up only when the test is due: then it is asked with the die. */
export const testOf = (settled: Settled): Throw => ({
	...cohesionTest(
		{
			who: words.target,
			title: words.targetTests,
			cohesion: settled.number('cohesion'),
			failed: words.targetDisordered,
			brings: [{ part: 'defender', state: 'd' }],
			row: refTo('ct')
		},
		settled
	),
	asks: 'cohesion'
});

export function chances(odds: Odds, test: Throw): Chance[] {
	const hurt = andThen(odds, (id) => (id === 'ct' ? test.odds : sure(id === 'ne' ? 'passed' : 'failed')));
	return [chanceOf(words.hurtInAll, hurt, 'failed'), chanceOf(words.failsIfTested, test.odds, 'failed')];
}

export function remarks(settled: Settled): Step[] {
	return [
		...(adjacent(settled)
			? []
			: [
					{
						text: words.beyondOneHex,
						row: at('crest', 'fire')
					}
				]),
		...(settled.has('target', 'massed')
			? [
					{
						text: words.inStack,
						doubt: words.stacked
					}
				]
			: []),
		...battlesNote(settled)
	];
}
