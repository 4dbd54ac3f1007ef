/** What is asked of an artillery fire. */
import { houseRule } from '$lib/core/odds/house-rule';
import { choiceOf } from '$lib/core/charts/choices';
import type { CalculatorBody, Choice, Settled } from '$lib/core/types';
import modifiers from './charts/fire-modifiers';
import { cohesionDie } from './die';
import { words } from './fire-words';
import { at, groundIn, hexsides, levelIn, otherGroundIn, placeOf, worksIn } from './ground';
import { zero } from './roll';

const modifier = (id: string, own: Partial<Choice> = {}) => choiceOf('fire-modifiers', modifiers, id, own);
export const adjacent = (settled: Settled) => settled.has('range', 'point-blank');

/** What may not be fired over into the next hex [f]; farther away it is the line of sight that decides. */
const sightline = (row: string): Choice =>
	placeOf(row, 'fire', {
		barred: (settled) =>
			adjacent(settled)
				? undefined
				: {
						why: words.onlyAdjacent,
						row: at(row, 'fire')
					}
	});

export const questions = [
	{
		id: 'strength',
		kind: 'number',
		ask: { fr: 'Quelle est la force de l’artillerie qui tire ?', en: 'How strong is the firing artillery?' },
		short: { fr: 'Force', en: 'Strength' },
		help: {
			fr: 'Si deux artilleries combinent leur tir, la force de la plus forte.',
			en: 'If two artillery units combine their fire, that of the stronger one.'
		},
		unit: { fr: 'PF', en: 'SP' },
		min: 0,
		max: 20,
		default: 4
	},
	{
		id: 'range',
		kind: 'one',
		ask: { fr: 'À quelle portée est la cible ?', en: 'How far away is the target?' },
		short: { fr: 'Portée', en: 'Range' },
		default: 'efficient',
		choices: [
			modifier('point-blank', { not: undefined }),
			modifier('efficient', { not: undefined }),
			modifier('long', {
				not: undefined,
				value: undefined,
				label: { fr: 'Plus loin : longue portée', en: 'Farther: long range' }
			})
		]
	},
	{
		id: 'beyond',
		kind: 'number',
		ask: {
			fr: 'Combien d’hexagones au-delà de la portée efficace ?',
			en: 'How many hexes beyond efficient range?'
		},
		short: { fr: 'Hexagones au-delà', en: 'Hexes beyond' },
		asked: (settled) => settled.has('range', 'long'),
		min: 1,
		max: 20,
		default: 1
	},
	{
		id: 'firer',
		kind: 'some',
		rare: true,
		ask: { fr: 'Qu’est-ce qui s’applique au tireur ?', en: 'What applies to the firing unit?' },
		short: words.firer,
		choices: [
			modifier('combined'),
			modifier('six-front'),
			modifier('reaction', {
				label: {
					fr: 'Tir de réaction (8.3.3) ou de contre-batterie (7.1)',
					en: 'Reaction (8.3.3) or counter-battery fire (7.1)'
				}
			})
		]
	},
	{
		id: 'target',
		kind: 'some',
		ask: { fr: 'Qu’est-ce qui s’applique à la cible ?', en: 'What applies to the target?' },
		short: words.target,
		choices: [modifier('massed', { not: ['firer.reaction'] }), modifier('square')]
	},
	groundIn('fire', { fr: 'Sur quel terrain est la cible ?', en: 'What terrain is the target in?' }),
	otherGroundIn('fire'),
	levelIn('fire', { fr: 'La cible est-elle plus haut ou plus bas ?', en: 'Is the target higher or lower?' }, adjacent),
	{
		id: 'hexside',
		kind: 'some',
		rare: true,
		ask: {
			fr: 'Le tir franchit-il un de ces côtés d’hexagone ?',
			en: 'Does the fire cross any of these hexsides?'
		},
		short: { fr: 'Côté d’hexagone', en: 'Hexside' },
		help: {
			fr: 'Ruisseau, pont et pente ne changent rien au tir.',
			en: 'A stream, a bridge or a slope changes nothing for fire.'
		},
		doubt: hexsides,
		choices: [...worksIn('fire'), sightline('crest'), sightline('steep-slope')]
	},
	{
		id: 'test',
		kind: 'one',
		setting: true,
		ask: {
			fr: 'Inclure le test de cohésion dans les chances ?',
			en: 'Include the cohesion test in the chances?'
		},
		short: { fr: 'Jeter le test de cohésion', en: 'Roll the cohesion test' },
		default: 'no',
		choices: [
			{ id: 'no', label: { fr: 'Non', en: 'No' } },
			{ id: 'yes', label: { fr: 'Oui, sa cohésion est connue', en: 'Yes, its cohesion is known' } }
		]
	},
	{
		id: 'cohesion',
		kind: 'number',
		ask: { fr: 'Quelle est la cohésion de la cible ?', en: 'What is the target’s cohesion?' },
		short: { fr: 'Cohésion', en: 'Cohesion' },
		late: true,
		doubt: cohesionDie,
		min: 0,
		max: 12,
		default: 6
	},
	zero,
	houseRule()
] satisfies CalculatorBody['questions'];
