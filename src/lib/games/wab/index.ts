import type { Parts } from '..';
import type { CalculatorBody, ChartBody, Game } from '$lib/core/types';

export default {
	id: 'wab',
	order: 4,
	title: { fr: 'Warhammer Ancient Battles', en: 'Warhammer Ancient Battles' },
	short: { fr: 'WAB', en: 'WAB' },
	subtitle: {
		fr: 'Antique, figurines · tir, combat, sauvegardes',
		en: 'Ancient, miniatures · shooting, combat, saves'
	},
	edition: { fr: 'Aide de jeu anglaise, sans date', en: 'English player aid, undated' },
	dice: { fr: 'D6', en: 'D6' },
	revised: '2026-11-20',
	sheets: [{ id: '004', title: { fr: 'Aide de jeu, en anglais', en: 'Player aid, in English' }, read: '2026-11-20' }],
	charts: [
		{
			id: 'targets',
			phase: 'shoot',
			title: { fr: 'Cibles du tir', en: 'Shooting targets' },
			summary: { fr: 'Qui peut tirer, sur qui', en: 'Who may shoot, and at whom' },
			source: { sheets: ['004'], ref: 'p. 41' }
		},
		{
			id: 'weapons',
			phase: 'shoot',
			title: { fr: 'Armes de tir', en: 'Missile weapons' },
			summary: { fr: 'Portée en pouces et Force', en: 'Range in inches and Strength' },
			source: { sheets: ['004'] }
		},
		{
			id: 'shooting-to-hit',
			phase: 'shoot',
			title: { fr: 'Toucher au tir', en: 'To hit when shooting' },
			summary: { fr: 'Score au D6, selon la CT du tireur', en: 'D6 score, by the shooter’s BS' },
			source: { sheets: ['004'] }
		},
		{
			id: 'shooting-modifiers',
			phase: 'shoot',
			title: { fr: 'Modificateurs de tir', en: 'Shooting modifiers' },
			summary: { fr: 'Pour toucher', en: 'To hit' },
			source: { sheets: ['004'] }
		},
		{
			id: 'seven-plus',
			phase: 'shoot',
			title: { fr: '7+ pour toucher', en: '7+ to hit' },
			summary: {
				fr: 'Tir et combat : il faut un 6, la Force baisse',
				en: 'Shooting and combat: roll for a 6, Strength drops'
			},
			source: { sheets: ['004'] }
		},
		{
			id: 'combat-to-hit',
			phase: 'fight',
			title: { fr: 'Toucher au corps à corps', en: 'To hit in combat' },
			summary: { fr: 'Score au D6, CC contre CC', en: 'D6 score, WS against WS' },
			source: { sheets: ['004'] }
		},
		{
			id: 'to-wound',
			phase: 'fight',
			title: { fr: 'Blesser', en: 'To wound' },
			summary: { fr: 'Score au D6, Force contre Endurance', en: 'D6 score, Strength against Toughness' },
			source: { sheets: ['004'] }
		},
		{
			id: 'armour',
			phase: 'outcome',
			title: { fr: 'Sauvegardes d’armure', en: 'Armour saves' },
			summary: { fr: 'Score au D6, avant bouclier et caparaçon', en: 'D6 score, before shield and barding' },
			source: { sheets: ['004'], ref: 'p. 49' }
		},
		{
			id: 'shields',
			phase: 'outcome',
			title: { fr: 'Boucliers et caparaçons', en: 'Shields and barding' },
			summary: { fr: 'Bonus à la sauvegarde, et quand il compte', en: 'Bonus to the save, and when it counts' },
			source: { sheets: ['004'], ref: 'p. 49' }
		},
		{
			id: 'save-modifiers',
			phase: 'outcome',
			title: { fr: 'Modificateurs de sauvegarde', en: 'Save modifiers' },
			summary: { fr: 'Selon la Force de l’attaque', en: 'By the Strength of the attack' },
			source: { sheets: ['004'], ref: 'p. 49' }
		},
		{
			id: 'casualties',
			phase: 'outcome',
			title: { fr: 'Pertes', en: 'Casualties' },
			summary: { fr: 'Quelles figurines retirer', en: 'Which models to remove' },
			source: { sheets: ['004'], ref: 'p. 49' }
		}
	],
	calculators: [
		{
			id: 'shooting',
			phase: 'shoot',
			drawing: 'fire',
			title: { fr: 'Résoudre un tir', en: 'Resolve shooting' },
			summary: { fr: 'Toucher, blesser, sauver : les pertes', en: 'Hit, wound, save: the casualties' },
			noun: { one: { fr: 'Tir', en: 'Shooting' }, many: { fr: 'Tirs', en: 'Shooting' } },
			charts: [
				'targets',
				'weapons',
				'shooting-to-hit',
				'shooting-modifiers',
				'seven-plus',
				'to-wound',
				'armour',
				'shields',
				'save-modifiers',
				'casualties'
			]
		},
		{
			id: 'combat',
			phase: 'fight',
			drawing: 'melee',
			title: { fr: 'Résoudre un combat', en: 'Resolve combat' },
			summary: { fr: 'CC contre CC, blesser, sauver : les pertes', en: 'WS against WS, wound, save: the casualties' },
			noun: { one: { fr: 'Combat', en: 'Combat' }, many: { fr: 'Combats', en: 'Combats' } },
			charts: ['combat-to-hit', 'seven-plus', 'to-wound', 'armour', 'shields', 'save-modifiers', 'casualties']
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
