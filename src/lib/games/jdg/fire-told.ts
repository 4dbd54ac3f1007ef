/** What each result of an artillery fire means for its target. */
import { andThen, sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import type { Chance, Doubt, Odds, Outcome, Row, RowRef, Settled, Step, Text, Throw } from '$lib/core/types';
import { valueOf } from '$lib/core/charts/cell';
import { codeIn, oneOf, rowFor } from '$lib/core/charts/read';
import table from './charts/fire-results';
import { cohesionTest } from './cohesion';
import { cohesionDie } from './die';
import { adjacent, TARGET } from './fire-questions';
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

const DISORDERED: Text = { fr: 'En désordre (D).', en: 'Disordered (D).' };

const stacked: Doubt = {
	printed: { fr: '« Effet sur la cible », sans parler de pile', en: '“Effect on target”, with no word on stacks' },
	read: {
		fr: 'Le résultat est dit pour la cible ; les règles disent quelles unités le subissent',
		en: 'The result is given for the target; the rules say which units take it'
	},
	why: { fr: 'Rien sur l’aide de jeu n’en décide.', en: 'Nothing on the player aid decides it.' }
};

interface Told {
	readonly title: Text;
	/** What it means for the target, in a few words. */
	readonly result: Text;
	/** What is then done. */
	readonly text: Text;
}

const TOLD: Readonly<Record<Result, Told>> = {
	r: {
		title: { fr: 'Déroute', en: 'Routed' },
		result: { fr: 'R : en déroute', en: 'R: routed' },
		text: { fr: 'La cible est en déroute (R).', en: 'The target is routed (R).' }
	},
	d: {
		title: { fr: 'Désordre', en: 'Disordered' },
		result: { fr: 'D : en désordre', en: 'D: disordered' },
		text: { fr: 'La cible passe en désordre (D).', en: 'The target becomes disordered (D).' }
	},
	ct: {
		title: { fr: 'Test de cohésion', en: 'Cohesion test' },
		result: { fr: 'Test de cohésion ; raté : désordre', en: 'Cohesion test; failed: disordered' },
		text: {
			fr: 'La cible teste sa cohésion : un dé égal ou inférieur réussit. Raté : désordre (D).',
			en: 'The target tests its cohesion: a roll equal to it or lower passes. Failed: disordered (D).'
		}
	},
	ne: {
		title: { fr: 'Aucun effet', en: 'No effect' },
		result: { fr: 'Rien ne change', en: 'Nothing changes' },
		text: { fr: 'Le tir reste sans effet.', en: 'The fire has no effect.' }
	}
};

export function outcomeOf(id: Result): Outcome {
	const { title, result } = TOLD[id];
	return { id, title, sides: [{ side: TARGET, result }], row: refTo(id) };
}

/** The test is a throw of its own where the cohesion of the target is known. */
export function stepOf(result: Result, test: Throw | undefined): Step {
	const step: Step = {
		row: refTo(result),
		side: TARGET,
		text: TOLD[result].text,
		doubt: rows.get(result)?.doubt,
		...((result === 'r' || result === 'd') && { brings: [{ part: 'defender', state: result }] })
	};
	return result === 'ct' ? { ...step, doubt: cohesionDie, then: test } : step;
}

export const testOf = (settled: Settled): Throw | undefined =>
	settled.has('test', 'yes')
		? cohesionTest(
				{
					who: TARGET,
					title: { fr: 'Test de la cible', en: 'Target tests' },
					cohesion: settled.number('cohesion'),
					failed: DISORDERED,
					brings: [{ part: 'defender', state: 'd' }],
					row: refTo('ct')
				},
				settled
			)
		: undefined;

export function chances(odds: Odds, test: Throw): Chance[] {
	const hurt = andThen(odds, (id) => (id === 'ct' ? test.odds : sure(id === 'ne' ? 'passed' : 'failed')));
	return [
		chanceOf({ fr: 'Désordre ou déroute, test compris', en: 'Disordered or routed, test included' }, hurt, 'failed'),
		chanceOf({ fr: 'Si la cible teste, elle échoue', en: 'If the target tests, it fails' }, test.odds, 'failed')
	];
}

export function remarks(settled: Settled): Step[] {
	return [
		...(adjacent(settled)
			? []
			: [
					{
						text: {
							fr: 'Au-delà d’un hexagone, niveaux, crêtes et pentes raides relèvent des lignes de vue (7.4).',
							en: 'Beyond one hex, levels, crests and steep slopes are a matter of lines of sight (7.4).'
						},
						row: at('crest', 'fire')
					}
				]),
		...(settled.has('target', 'massed')
			? [
					{
						text: {
							fr: 'Dans une pile, les règles disent qui subit le résultat.',
							en: 'In a stack, the rules say who takes the result.'
						},
						doubt: stacked
					}
				]
			: []),
		...battlesNote(settled)
	];
}
