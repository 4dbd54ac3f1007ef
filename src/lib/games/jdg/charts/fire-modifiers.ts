import type { ChartBody } from '$lib/core/types';
import { code, noted, plus } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Situation', en: 'Case' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 'firer', title: { fr: 'Tireur', en: 'Firing unit' } },
		{ id: 'target', title: { fr: 'Cible', en: 'Target' } },
		{ id: 'range', title: { fr: 'Portée', en: 'Range' } }
	],
	rows: [
		{
			id: 'strength',
			group: 'firer',
			head: { fr: 'Force de l’artillerie qui tire', en: 'Strength of the firing artillery' },
			cells: [code('sp')]
		},
		{
			id: 'combined',
			group: 'firer',
			head: {
				fr: 'Tir combiné : deux unités d’artillerie d’une même formation, empilées',
				en: 'Combined fire: two artillery units of one formation, stacked together'
			},
			cells: [plus(2)],
			doubt: {
				printed: {
					fr: '+2, sans dire de laquelle des deux unités on compte la force',
					en: '+2, without saying whose strength of the two units counts'
				},
				read: {
					fr: 'La force de la plus forte, puis +2',
					en: 'The strength of the stronger one, then +2'
				},
				why: {
					fr: 'Le +2 tient lieu de la seconde unité : additionner les deux forces la compterait deux fois.',
					en: 'The +2 stands for the second unit: adding both strengths would count it twice.'
				}
			}
		},
		{
			id: 'six-front',
			group: 'firer',
			head: {
				fr: 'Tireur en carré, en ville ou en village (six hexagones de front)',
				en: 'Firing unit in square, town or village (six front hexes)'
			},
			cells: [plus(-1)]
		},
		{
			id: 'reaction',
			group: 'firer',
			head: {
				fr: '{reaction-fire} ou {counter-battery|tir de contre-batterie}',
				en: '{reaction-fire} or {counter-battery|counter-battery fire}'
			},
			cells: [plus(-1)],
			ref: '8.3.3, 7.1'
		},
		{
			id: 'terrain',
			group: 'target',
			head: { fr: 'Terrain de la cible et côté d’hexagone', en: 'Target’s terrain and hexside' },
			cells: [code('tec')]
		},
		{
			id: 'massed',
			group: 'target',
			head: {
				fr: 'Cible groupée : au moins deux unités, artillerie non comprise',
				en: 'Massed target: two or more units, not counting artillery'
			},
			cells: [noted(plus(1), 'not-in-reaction')],
			// One way only: a massed target does not forbid the reaction fire.
			not: ['reaction']
		},
		{
			id: 'square',
			group: 'target',
			head: { fr: 'Cible en carré', en: 'Target in square' },
			cells: [plus(1)]
		},
		{
			id: 'point-blank',
			group: 'range',
			head: { fr: 'À bout portant (adjacent)', en: 'Point-blank (adjacent)' },
			cells: [plus(1)],
			not: ['efficient', 'long']
		},
		{
			id: 'efficient',
			group: 'range',
			head: {
				fr: 'À portée efficace (chiffre en haut à gauche)',
				en: 'At efficient range (figure at top left)'
			},
			cells: [plus(0)],
			not: ['point-blank', 'long']
		},
		{
			id: 'long',
			group: 'range',
			head: {
				fr: 'À longue portée, par hexagone au-delà de la portée efficace',
				en: 'At long range, for each hex beyond efficient range'
			},
			cells: [plus(-2)],
			not: ['point-blank', 'efficient']
		}
	],
	notes: [
		{
			id: 'not-in-reaction',
			mark: '*',
			text: {
				fr: 'Pas en tir de réaction ni de contre-batterie.',
				en: 'Not for reaction or counter-battery fire.'
			}
		}
	]
} satisfies ChartBody;
