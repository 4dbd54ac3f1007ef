/** The cohesion test after a fire or a shock, as a follow-up throw. */
import { same } from '$lib/core/lang';
import { number } from '$lib/core/figures';
import { filled } from '$lib/core/filled';
import { D10 } from '$lib/core/odds/odds';
import { follow } from '$lib/core/odds/shapes/on-table';
import type { Brings, Outcome, RowRef, Settled, Text, Throw } from '$lib/core/types';
import { worthIn } from './roll';
import { words } from './words';

export interface Test {
	/** Who throws. */
	readonly who: Text;
	/** Whose test it is, as a title says it: `Test du défenseur`, `Defender tests`. */
	readonly title: Text;
	readonly cohesion: number;
	/** What failing brings, and the same in a few words. */
	readonly failed: Text;
	readonly effect?: Text;
	/** The same upon the units. */
	readonly brings?: readonly Brings[];
	readonly row: RowRef;
}

const OUTCOMES = ['passed', 'failed'] as const;

const TITLES = { passed: words.testPassed, failed: words.testFailed };

/** A die of no more than the cohesion passes. */
export function cohesionTest(
	{ who, title, cohesion, failed, effect = words.disorder, brings, row }: Test,
	settled: Settled
): Throw {
	const results = { passed: words.nothingMore, failed };
	const outcome = (id: (typeof OUTCOMES)[number]): Outcome => ({
		id,
		title: TITLES[id],
		sides: [{ side: who, result: results[id] }],
		row
	});
	const thrown = follow({
		title: filled(words.orLess, { test: title, cohesion }),
		dice: [{ ...D10, label: who }],
		worth: worthIn(settled),
		verdict: ({ face }) => ({ outcome: face <= cohesion ? 'passed' : 'failed', row }),
		outcomes: OUTCOMES,
		outcome,
		sum: ({ face }, { outcome }) => same(`${number(face, 'en')} ${outcome === 'passed' ? '≤' : '>'} ${cohesion}`),
		steps: ({ outcome }) => [
			{
				side: who,
				row,
				text: results[outcome],
				...(outcome === 'passed' ? { told: true } : { brief: effect, ...(brings && { brings }) })
			}
		]
	});
	return { ...thrown, outcomes: OUTCOMES.map(outcome) };
}
