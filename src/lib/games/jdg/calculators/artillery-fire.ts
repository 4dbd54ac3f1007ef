import { D10 } from '$lib/core/odds/odds';
import { onTable } from '$lib/core/odds/shapes/on-table';
import { add } from '$lib/core/charts/choices';
import type { CalculatorBody } from '$lib/core/types';
import { questions } from '../fire-questions';
import { forbidden, sumOf } from '../fire-sum';
import { chances, outcomeOf, refTo, remarks, resultOf, RESULTS, stepOf, testOf } from '../fire-told';
import { words } from '../fire-words';
import { worthIn } from '../roll';

export default {
	questions,
	outcomes: RESULTS,
	told: {
		parties: [{ who: { fr: 'artillerie', en: 'artillery' }, figures: { fr: '{strength}', en: '{strength}' } }, {}],
		also: ['range', 'target', 'terrain', 'hexside', 'firer'],
		words: {
			'range.point-blank': { fr: 'à bout portant', en: 'point-blank' },
			'range.long': { fr: 'longue portée', en: 'long range' },
			'target.massed': { fr: 'cible groupée', en: 'massed target' },
			'firer.combined': { fr: 'tir combiné', en: 'combined fire' },
			'firer.six-front': { fr: 'tireur à six hexagones de front', en: 'firing unit with six front hexes' },
			'firer.reaction': { fr: 'tir de réaction ou de contre-batterie', en: 'reaction or counter-battery fire' }
		}
	},
	verdict: { called: [[], [words.target]], about: 1 },
	headlines: [
		{ title: { fr: 'Désordre ou déroute', en: 'Disordered or routed' }, outcomes: ['r', 'd'] },
		{ title: { fr: 'Test ou pire', en: 'A test or worse' }, outcomes: ['r', 'd', 'ct'] },
		{ title: { fr: 'Déroute', en: 'Routed' }, outcomes: ['r'] }
	],

	work(settled) {
		const illegal = forbidden(settled);
		if (illegal) return illegal;
		const { lines, setAside } = sumOf(settled);
		const total = add(lines);
		const test = testOf(settled);
		const thrown = onTable({
			title: words.artilleryFire,
			dice: [{ ...D10, label: words.firer }],
			worth: worthIn(settled),
			total,
			verdict: ({ sum }) => {
				const outcome = resultOf(sum);
				return { outcome, row: refTo(outcome) };
			},
			outcomes: RESULTS,
			outcome: outcomeOf,
			steps: ({ outcome }) => [stepOf(outcome, test)]
		});
		return {
			...thrown,
			// Those that cannot come are listed too: so each keeps its tint in the bar.
			outcomes: RESULTS.map(outcomeOf),
			lines,
			total,
			setAside,
			remarks: remarks(settled),
			chances: settled.has('test', 'yes') ? chances(thrown.odds, test) : []
		};
	}
} satisfies CalculatorBody;
