/** The cohesion test that follows a fire or a shock: a throw of its own. */
import { number } from '$lib/figures';
import { D10, thrown } from '$lib/odds/odds';
import type { RowRef, Settled, Text, Throw } from '$lib/types';
import { worth } from './roll';

export interface Test {
	/** Who throws. */
	readonly who: Text;
	readonly cohesion: number;
	/** What failing brings. */
	readonly failed: Text;
	readonly row: RowRef;
}

/** A die of no more than the cohesion passes. */
export function cohesionTest({ who, cohesion, failed, row }: Test, settled: Settled): Throw {
	const verdict = (face: number) => (worth(face, settled) <= cohesion ? 'passed' : 'failed');
	const nothing: Text = { fr: 'Rien de plus.', en: 'Nothing more.' };
	return {
		title: { fr: `Test de cohésion (${cohesion})`, en: `Cohesion test (${cohesion})` },
		dice: [{ ...D10, label: who }],
		odds: thrown([D10], verdict),
		outcomes: [
			{ id: 'passed', title: { fr: 'Test réussi', en: 'Test passed' }, sides: [{ side: who, result: nothing }], row },
			{ id: 'failed', title: { fr: 'Test raté', en: 'Test failed' }, sides: [{ side: who, result: failed }], row }
		],
		read([face = 0]) {
			const outcome = verdict(face);
			const sign = outcome === 'passed' ? '≤' : '>';
			const sum = `${number(worth(face, settled), 'en')} ${sign} ${cohesion}`;
			return {
				outcome,
				sum: { fr: sum, en: sum },
				row,
				steps: [{ side: who, row, text: outcome === 'passed' ? nothing : failed }]
			};
		}
	};
}
