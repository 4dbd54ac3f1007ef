import type { Parts } from '..';
import type { CalculatorBody, ChartBody, Game } from '$lib/core/types';

const source = { sheets: ['000', '001'] };

export default {
	id: 'alexander',
	order: 1,
	title: { fr: 'Alexandre contre la Perse', en: 'Alexander against Persia' },
	short: { fr: 'Alexandre', en: 'Alexander' },
	subtitle: { fr: 'Antique, hexagones · tir, mêlée', en: 'Ancient, hexes · fire, melee' },
	edition: { fr: 'Aide de jeu corrigée du 30/12/2019', en: 'Corrected player aid of 30/12/2019' },
	dice: { fr: 'd10 ; le 0 vaut zéro', en: 'd10; 0 is zero' },
	revised: '2026-11-20',
	sheets: [
		{
			id: '000',
			title: { fr: 'Aide de jeu, français et anglais', en: 'Player aid, French and English' },
			read: '2026-11-20'
		},
		{ id: '001', title: { fr: 'La même, numérisée', en: 'The same, scanned' }, read: '2026-11-20' }
	],
	example: {
		calculator: 'melee',
		answers: { attackers: ['el'], defenders: ['in'] },
		says: {
			fr: 'Des éléphants attaquent des levées : quelles chances ?',
			en: 'Elephants attack levies: what are the chances?'
		}
	},
	charts: [
		{
			id: 'terrain',
			phase: 'move',
			title: { fr: 'Terrain', en: 'Terrain' },
			summary: { fr: 'Coût en points, effet sur le tir et la mêlée', en: 'Cost in points, effect on fire and melee' },
			source
		},
		{
			id: 'fire-table',
			phase: 'shoot',
			title: { fr: 'Table des tirs', en: 'Fire table' },
			summary: {
				fr: 'Portée en hexagones ; score pour décourager / mettre en déroute',
				en: 'Range in hexes; score to discourage / to rout'
			},
			source
		},
		{
			id: 'fire-modifiers',
			phase: 'shoot',
			title: { fr: 'Modificateurs de tir', en: 'Fire modifiers' },
			summary: { fr: 'À ajouter au d10 de tir', en: 'Added to the fire d10' },
			source
		},
		{
			id: 'fire-results',
			phase: 'shoot',
			title: { fr: 'Résultats de tir', en: 'Fire results' },
			summary: { fr: 'Ce que subit l’unité du haut de la pile', en: 'What the top unit of the stack suffers' },
			source
		},
		{
			id: 'fire-leaders',
			phase: 'shoot',
			title: { fr: 'Chefs sous le tir', en: 'Leaders under fire' },
			summary: { fr: 'Sur un 9 au dé de tir', en: 'On a 9 on the fire die' },
			source
		},
		{
			id: 'melee-roll',
			phase: 'fight',
			title: { fr: 'Jet de mêlée', en: 'Melee roll' },
			summary: { fr: 'Somme des modificateurs, limitée, plus le dé', en: 'Sum of modifiers, capped, plus the die' },
			source
		},
		{
			id: 'melee-types',
			phase: 'fight',
			title: { fr: 'Mêlée : qui attaque qui', en: 'Melee: who attacks whom' },
			summary: { fr: 'Modificateur dû aux types des unités', en: 'Modifier for the types of the units' },
			source
		},
		{
			id: 'melee-ratio',
			phase: 'fight',
			title: { fr: 'Rapport de force', en: 'Strength ratio' },
			summary: { fr: 'Attaquant contre défenseur, en points de force', en: 'Attacker to defender, in strength points' },
			source
		},
		{
			id: 'melee-quality',
			phase: 'fight',
			title: { fr: 'Qualité en mêlée', en: 'Quality in melee' },
			summary: { fr: 'La meilleure unité de chaque camp', en: 'The best unit of each side' },
			source
		},
		{
			id: 'melee-modifiers',
			phase: 'fight',
			title: { fr: 'Autres modificateurs de mêlée', en: 'Other melee modifiers' },
			summary: {
				fr: 'Terrain, chefs, flancs, phalange, moral',
				en: 'Terrain, leaders, flanks, phalanx, morale'
			},
			source
		},
		{
			id: 'melee-results',
			phase: 'outcome',
			title: { fr: 'Résultats de mêlée', en: 'Melee results' },
			summary: { fr: 'Selon le dé modifié, pour les deux camps', en: 'By modified die roll, for both sides' },
			source
		},
		{
			id: 'melee-leaders',
			phase: 'outcome',
			title: { fr: 'Chefs en mêlée', en: 'Leaders in melee' },
			summary: { fr: 'Sur un 9 ou un 0 au dé de mêlée', en: 'On a 9 or a 0 on the melee die' },
			source
		},
		{
			id: 'unit-types',
			phase: 'reference',
			title: { fr: 'Types d’unités', en: 'Unit types' },
			summary: {
				fr: 'Abréviation, mouvement, portée, effet comme cible',
				en: 'Abbreviation, movement, range, effect as a target'
			},
			source
		}
	],
	calculators: [
		{
			id: 'fire',
			phase: 'shoot',
			drawing: 'fire',
			title: { fr: 'Résoudre un tir', en: 'Resolve fire' },
			summary: {
				fr: 'Tireurs, portée et cible ; les chefs sur un 9',
				en: 'Firing units, range and target; leaders on a 9'
			},
			noun: { one: { fr: 'Tir', en: 'Fire' }, many: { fr: 'Tirs', en: 'Fire' } },
			charts: ['fire-table', 'fire-modifiers', 'fire-results', 'fire-leaders', 'terrain']
		},
		{
			id: 'melee',
			phase: 'fight',
			drawing: 'melee',
			title: { fr: 'Résoudre une mêlée', en: 'Resolve melee' },
			summary: { fr: 'Modificateurs, dé, résultats des deux camps', en: 'Modifiers, die, results of both sides' },
			noun: { one: { fr: 'Mêlée', en: 'Melee' }, many: { fr: 'Mêlées', en: 'Melees' } },
			charts: [
				'melee-roll',
				'melee-types',
				'melee-ratio',
				'melee-quality',
				'melee-modifiers',
				'melee-results',
				'melee-leaders',
				'terrain'
			]
		}
	]
} satisfies Game;

export const parts: Parts = {
	names: () => import('./names'),
	terms: () => import('./terms'),
	charts: import.meta.glob<{ default: ChartBody }>('./charts/*.ts'),
	calculators: import.meta.glob<{ default: CalculatorBody }>('./calculators/*.ts'),
	units: () => import('./units')
};
