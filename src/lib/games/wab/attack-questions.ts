/** What shooting and combat both ask of the target. */
import { cellOf } from '$lib/core/charts/read';
import type { Question, Settled } from '$lib/core/types';
import shootingToHit from './charts/shooting-to-hit';

export const toughness: Question = {
	id: 'toughness',
	kind: 'number',
	ask: { fr: 'Quelle est l’Endurance de la cible ?', en: 'What is the target’s Toughness?' },
	short: { fr: 'Endurance', en: 'Toughness' },
	edges: [{ chart: 'to-wound', along: 'columns' }],
	min: 1,
	max: 10,
	default: 3
};

export const woundQuestions: readonly Question[] = [
	{
		id: 'wounds',
		kind: 'number',
		rare: true,
		ask: { fr: 'Combien de PV a chaque figurine visée ?', en: 'How many Wounds has each target model?' },
		short: { fr: 'PV', en: 'Wounds' },
		min: 1,
		max: 10,
		default: 1
	},
	{
		id: 'carried',
		kind: 'number',
		rare: true,
		ask: {
			fr: 'Combien de blessures sont déjà reportées ?',
			en: 'How many wounds are already carried over?'
		},
		short: { fr: 'Reportées', en: 'Carried over' },
		help: {
			fr: 'Celles d’avant qui n’ont pas suffi à retirer une figurine.',
			en: 'Those from before that were not enough to remove a model.'
		},
		asked: (settled) => settled.number('wounds') > 1,
		min: 0,
		max: 9,
		default: 0
	}
];

/** Asked only where a natural 1 would hit. */
export const naturalOne = (score: (settled: Settled) => number): Question => ({
	id: 'natural-one',
	kind: 'one',
	setting: true,
	ask: { fr: 'Un 1 naturel rate-t-il toujours ?', en: 'Does a natural 1 always miss?' },
	short: { fr: '1 naturel', en: 'Natural 1' },
	asked: (settled) => score(settled) <= 1,
	choices: [
		{ id: 'hits', label: { fr: 'Non, selon l’aide de jeu', en: 'No, as on the sheet' } },
		{ id: 'misses', label: { fr: 'Oui, il rate toujours', en: 'Yes, it always misses' } }
	],
	default: 'hits',
	doubt: cellOf(shootingToHit, 'bs6', 'score').doubt
});
