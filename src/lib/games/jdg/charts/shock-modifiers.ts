import type { ChartBody } from '$lib/core/types';
import { code, noted, plus } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Situation', en: 'Case' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 'odds', title: { fr: 'Rapport de force', en: 'Odds' } },
		{ id: 'cohesion', title: { fr: 'Cohésion', en: 'Cohesion' } },
		{ id: 'terrain', title: { fr: 'Terrain', en: 'Terrain' } },
		{ id: 'routed', title: { fr: 'Déroute', en: 'Routed' } },
		{ id: 'position', title: { fr: 'Position', en: 'Position' } },
		{ id: 'cavalry', title: { fr: 'Choc de cavalerie', en: 'Cavalry shock' } },
		{ id: 'square', title: { fr: 'Charge et carré', en: 'Charge and square' } }
	],
	rows: [
		{
			id: 'odds',
			group: 'odds',
			head: { fr: 'Rapport de force', en: 'Odds ratio' },
			cells: [{ fr: '{odds|table des ratios}', en: '{odds|odds table}' }],
			ref: '8.6'
		},
		{
			id: 'cohesion',
			group: 'cohesion',
			head: {
				fr: 'Meilleure cohésion de l’attaquant moins meilleure cohésion du défenseur',
				en: 'Attacker’s best cohesion minus defender’s best cohesion'
			},
			cells: [{ fr: 'attaquant − défenseur', en: 'attacker − defender' }],
			ref: '8.6'
		},
		{
			id: 'terrain',
			group: 'terrain',
			head: { fr: 'Terrain du défenseur', en: 'Defender’s terrain' },
			cells: [code('tec')],
			// One way only: the defending cavalry is in that terrain, which does not cancel its own +2.
			not: ['cavalry-in-town']
		},
		{
			id: 'hexside',
			group: 'terrain',
			head: { fr: 'Côté d’hexagone', en: 'Hexside' },
			cells: [code('tec')]
		},
		{
			id: 'six-front',
			group: 'terrain',
			head: {
				fr: 'Attaquant à six hexagones de front : ville, village, ruines, château ({tec} [b])',
				en: 'Attacker with six front hexes: town, village, ruins, castle ({tec} [b])'
			},
			cells: [plus(-1)]
		},
		{
			id: 'cavalry-in-town',
			group: 'terrain',
			head: {
				fr: 'Cavalerie en ville, village, ruines ou château attaquée avec au moins une infanterie : au lieu du terrain ({tec} [b])',
				en: 'Cavalry in a town, village, ruins or castle attacked with at least one infantry unit: instead of the terrain ({tec} [b])'
			},
			cells: [plus(2)]
		},
		{
			id: 'routed',
			group: 'routed',
			head: { fr: 'Défenseur en déroute', en: 'Defender routed' },
			cells: [plus(2)],
			not: ['rear', 'front-and-rear']
		},
		{
			id: 'rear',
			group: 'position',
			head: {
				fr: 'Défenseur attaqué par l’arrière',
				en: 'Defender attacked from the rear'
			},
			cells: [plus(2)],
			not: ['routed', 'front-and-rear']
		},
		{
			id: 'front-and-rear',
			group: 'position',
			head: {
				fr: 'Défenseur attaqué à la fois par le front et par l’arrière',
				en: 'Defender attacked from front and rear at once'
			},
			cells: [noted(plus(3), 'opposite')],
			not: ['routed', 'rear']
		},
		{
			id: 'own-rear',
			group: 'position',
			head: {
				fr: 'Attaquant dont un hexagone d’arrière est dans le front d’une infanterie ou cavalerie ennemie adjacente, hors du combat',
				en: 'Attacker with a rear hex in the front of an adjacent enemy infantry or cavalry that is not in the combat'
			},
			cells: [plus(-1)],
			doubt: {
				printed: {
					fr: '« unités ennemies » en français, « enemy infantry or cavalry units » en anglais',
					en: '“unités ennemies” in French, “enemy infantry or cavalry units” in English'
				},
				read: {
					fr: 'Il faut une infanterie ou une cavalerie ennemie ; une artillerie seule ne compte pas',
					en: 'It takes an enemy infantry or cavalry; artillery alone does not count'
				},
				why: {
					fr: 'L’anglais précise ce que le français passe sous silence, sans le contredire.',
					en: 'The English text is more precise and the French does not contradict it.'
				}
			}
		},
		{
			id: 'cavalry-shock',
			group: 'cavalry',
			head: { fr: 'Choc de cavalerie sans charger', en: 'Cavalry shock without charging' },
			cells: [plus(-2)],
			not: ['charge-heavy', 'charge-other', 'charge-on-square', 'infantry-on-square']
		},
		{
			id: 'charge-heavy',
			group: 'cavalry',
			head: {
				fr: 'Charge avec au moins une cavalerie lourde ({l} sur le pion)',
				en: 'Charge with at least one heavy cavalry unit ({l} on it)'
			},
			cells: [plus(3)],
			// The square takes the bonus away; the charge does not take the square away.
			not: ['cavalry-shock', 'charge-other', 'charge-on-square', 'infantry-on-square']
		},
		{
			id: 'charge-other',
			group: 'cavalry',
			head: { fr: 'Charge de cavalerie non lourde', en: 'Charge by non-heavy cavalry' },
			cells: [plus(1)],
			not: ['cavalry-shock', 'charge-heavy', 'charge-on-square', 'infantry-on-square']
		},
		{
			id: 'charge-on-square',
			group: 'square',
			head: {
				fr: 'Charge de cavalerie contre un carré, même avec de l’infanterie ; le bonus de charge est perdu',
				en: 'Cavalry charge against a square, even along with infantry; the charge bonus is lost'
			},
			cells: [plus(-2)],
			not: ['cavalry-shock', 'infantry-on-square']
		},
		{
			id: 'infantry-on-square',
			group: 'square',
			head: { fr: 'Infanterie seule contre un carré', en: 'Infantry alone against a square' },
			cells: [plus(1)],
			not: ['cavalry-shock', 'charge-heavy', 'charge-other', 'charge-on-square']
		}
	],
	notes: [
		{
			id: 'opposite',
			mark: '*',
			text: {
				fr: 'Il faut un front et un arrière, dans un ordre ou dans l’autre. Deux fronts ne donnent rien, deux arrières donnent le +2.',
				en: 'It takes a front and a rear, in either order. Two fronts give nothing, two rears give the +2.'
			}
		},
		{
			id: 'adjacent',
			text: {
				fr: 'Les unités qui attaquent ensemble doivent être adjacentes entre elles.',
				en: 'Units that attack together must be adjacent to each other.'
			}
		},
		{
			id: 'own-rear-adds',
			text: {
				fr: 'Le malus pour l’arrière exposé de l’attaquant s’ajoute à l’attaque d’arrière ou de front et d’arrière.',
				en: 'The penalty for the attacker’s exposed rear adds to an attack on the rear or on front and rear.'
			}
		}
	]
} satisfies ChartBody;
