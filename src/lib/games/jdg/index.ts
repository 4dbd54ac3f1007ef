import { same } from '$lib/core/lang';
import type { Parts } from '..';
import type { CalculatorBody, ChartBody, Game } from '$lib/core/types';

const TITLE = same('Jours de Gloire');

export default {
	id: 'jdg',
	order: 2,
	title: TITLE,
	short: TITLE,
	subtitle: {
		fr: 'Napoléonien, hexagones · tir d’artillerie, choc, charge',
		en: 'Napoleonic, hexes · artillery fire, shock, charge'
	},
	edition: { fr: 'Aide de jeu de la série, par F. Bey', en: 'Player aid of the series, by F. Bey' },
	dice: { fr: 'd10 ; le 0 vaut zéro (réglable)', en: 'd10; 0 is zero (you can change it)' },
	revised: '2026-11-20',
	sheets: [
		{
			id: '002',
			title: { fr: 'Aide de jeu, français et anglais', en: 'Player aid, French and English' },
			read: '2026-11-20'
		}
	],
	charts: [
		{
			id: 'terrain',
			phase: 'move',
			title: { fr: 'Terrains', en: 'Terrain effects' },
			summary: {
				fr: 'Coût en points de mouvement, modificateur de tir et de choc',
				en: 'Cost in movement points, modifier to fire and shock'
			},
			source: { sheets: ['002'] }
		},
		{
			id: 'fire-modifiers',
			phase: 'shoot',
			title: { fr: 'Modificateurs de tir', en: 'Fire modifiers' },
			summary: { fr: 'À ajouter au dé du tir d’artillerie', en: 'Added to the die for artillery fire' },
			source: { sheets: ['002'] }
		},
		{
			id: 'fire-results',
			phase: 'shoot',
			title: { fr: 'Résultats du tir', en: 'Fire results' },
			summary: { fr: 'Dé modifié, effet sur la cible', en: 'Modified die, effect on the target' },
			source: { sheets: ['002'] }
		},
		{
			id: 'shock-modifiers',
			phase: 'fight',
			title: { fr: 'Modificateurs de choc et de charge', en: 'Shock and charge modifiers' },
			summary: { fr: 'À ajouter au dé du choc ou de la charge', en: 'Added to the die for shock or charge' },
			source: { sheets: ['002'] }
		},
		{
			id: 'odds',
			phase: 'fight',
			title: { fr: 'Table des ratios', en: 'Odds table' },
			summary: { fr: 'Force de l’attaquant sur celle du défenseur', en: 'Attacker’s strength to the defender’s' },
			source: { sheets: ['002'], ref: '8.6' }
		},
		{
			id: 'shock-results',
			phase: 'fight',
			title: { fr: 'Résultats du choc et de la charge', en: 'Shock and charge results' },
			summary: { fr: 'Dé modifié, effet sur les deux camps', en: 'Modified die, effect on both sides' },
			source: { sheets: ['002'] }
		}
	],
	calculators: [
		{
			id: 'artillery-fire',
			phase: 'shoot',
			drawing: 'fire',
			title: { fr: 'Résoudre un tir d’artillerie', en: 'Resolve artillery fire' },
			summary: {
				fr: 'Force, portée, terrain, formation ; le test qui peut suivre',
				en: 'Strength, range, terrain, formation; the test that may follow'
			},
			noun: {
				one: { fr: 'Tir d’artillerie', en: 'Artillery fire' },
				many: { fr: 'Tirs d’artillerie', en: 'Artillery fire' }
			},
			charts: ['fire-modifiers', 'fire-results', 'terrain']
		},
		{
			id: 'shock',
			phase: 'fight',
			drawing: 'shock',
			title: { fr: 'Résoudre un choc ou une charge', en: 'Resolve shock or charge' },
			summary: {
				fr: 'Rapport de force, cohésion, terrain, position ; les deux camps dans l’ordre',
				en: 'Odds, cohesion, terrain, position; both sides in order'
			},
			noun: {
				one: { fr: 'Choc ou charge', en: 'Shock or charge' },
				many: { fr: 'Chocs et charges', en: 'Shocks and charges' }
			},
			charts: ['shock-modifiers', 'odds', 'shock-results', 'terrain']
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
