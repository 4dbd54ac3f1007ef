import type { Parts } from '..';
import type { CalculatorBody, ChartBody, Game } from '$lib/core/types';

const source = { sheets: ['003'] };

export default {
	id: 'dbm',
	order: 3,
	title: { fr: 'De Bellis Multitudinis', en: 'De Bellis Multitudinis' },
	short: { fr: 'DBM', en: 'DBM' },
	subtitle: {
		fr: 'Antique et médiéval, figurines · tir, mêlée',
		en: 'Ancient and medieval, miniatures · shooting, close combat'
	},
	edition: { fr: 'Version 3.x, aide de jeu', en: 'Version 3.x, player aid' },
	dice: { fr: 'Un d6 par camp, en opposition', en: 'One d6 per side, opposed' },
	revised: '2026-11-20',
	sheets: [
		{
			id: '003',
			title: { fr: 'Aide de jeu, en français seulement', en: 'Player aid, printed in French only' },
			read: '2026-11-20'
		}
	],
	charts: [
		{
			id: 'pip-costs',
			phase: 'command',
			title: { fr: 'Coût en PIP', en: 'PIP costs' },
			summary: {
				fr: 'Un ordre coûte 1, plus ou moins selon les circonstances',
				en: 'An order costs 1, more or less by circumstance'
			},
			source
		},
		{
			id: 'spontaneous-advance',
			phase: 'move',
			title: { fr: 'Avance spontanée', en: 'Spontaneous advance' },
			summary: {
				fr: 'Qui part sans ordre, jusqu’où, à travers qui',
				en: 'Who goes without orders, how far, through whom'
			},
			source
		},
		{
			id: 'movement',
			phase: 'move',
			title: { fr: 'Mouvements', en: 'Movement' },
			summary: { fr: 'En pas, selon le terrain', en: 'In paces, by going' },
			source
		},
		{
			id: 'river',
			phase: 'move',
			title: { fr: 'Franchissement de rivière', en: 'River crossing' },
			summary: { fr: 'Ce que vaut la rivière, au premier dé', en: 'What the river is like, on the first die' },
			source
		},
		{
			id: 'river-second',
			phase: 'move',
			title: { fr: 'Rivière : second dé', en: 'River: second die' },
			summary: { fr: 'Seulement après un 7 ou un 8', en: 'Only after a 7 or 8' },
			source
		},
		{
			id: 'visibility',
			phase: 'move',
			title: { fr: 'Visibilité', en: 'Visibility' },
			summary: { fr: 'À combien de pas les troupes sont vues', en: 'At how many paces troops are seen' },
			source
		},
		{
			id: 'ranges',
			phase: 'shoot',
			title: { fr: 'Distances de tir', en: 'Shooting ranges' },
			summary: { fr: 'Qui tire, et à combien de pas', en: 'Who shoots, and how many paces' },
			source
		},
		{
			id: 'artillery-fire',
			phase: 'shoot',
			title: { fr: 'Quand l’artillerie tire', en: 'When artillery shoots' },
			summary: { fr: 'Phase de tir et mouvement préalable', en: 'Phase of shooting, and moving first' },
			source
		},
		{
			id: 'combat-factors',
			phase: 'fight',
			title: { fr: 'Facteurs de combat', en: 'Combat factors' },
			summary: { fr: 'Selon l’ennemi, et sous le tir', en: 'By kind of enemy, and when shot at' },
			source
		},
		{
			id: 'tactical-factors',
			phase: 'fight',
			title: { fr: 'Facteurs tactiques', en: 'Tactical factors' },
			summary: { fr: 'Au tir et en mêlée', en: 'Shooting and close combat' },
			source
		},
		{
			id: 'rear-support',
			phase: 'fight',
			title: { fr: 'Soutien arrière', en: 'Rear support' },
			summary: { fr: 'Qui soutient qui, et contre qui', en: 'Who supports whom, and against whom' },
			source
		},
		{
			id: 'support-conditions',
			phase: 'fight',
			title: { fr: 'Conditions de soutien', en: 'Support conditions' },
			summary: { fr: 'Ce qui prive de soutien ou de débord', en: 'What denies rear support or overlap' },
			source
		},
		{
			id: 'class-factors',
			phase: 'fight',
			title: { fr: 'Facteurs de classe', en: 'Grade factors' },
			summary: { fr: 'En dernier, une fois les totaux comparés', en: 'Last, once both totals are compared' },
			source
		},
		{
			id: 'outcome-equal',
			phase: 'outcome',
			title: { fr: 'Résultat : égalité', en: 'Outcome: equal' },
			summary: { fr: 'Les deux totaux sont les mêmes', en: 'Both totals are the same' },
			source
		},
		{
			id: 'outcome-beaten',
			phase: 'outcome',
			title: { fr: 'Résultat : battu', en: 'Outcome: beaten' },
			summary: { fr: 'Total inférieur, mais supérieur à la moitié', en: 'Lower total, but more than half' },
			source
		},
		{
			id: 'outcome-doubled',
			phase: 'outcome',
			title: { fr: 'Résultat : doublé', en: 'Outcome: doubled' },
			summary: { fr: 'Total égal ou inférieur à la moitié', en: 'Half the enemy’s total or less' },
			source
		},
		{
			id: 'naval',
			phase: 'outcome',
			title: { fr: 'Résultat : navals', en: 'Outcome: naval' },
			summary: { fr: 'Le sort des navires, pleins ou vides', en: 'What becomes of vessels, manned or empty' },
			source
		},
		{
			id: 'recoil',
			phase: 'outcome',
			title: { fr: 'Recul', en: 'Recoil' },
			summary: { fr: 'Comment on recule, qui l’on pousse', en: 'How to recoil, and whom to push' },
			source
		},
		{
			id: 'flight',
			phase: 'outcome',
			title: { fr: 'Fuite', en: 'Flight' },
			summary: { fr: 'Vers où, et de combien', en: 'Which way, and how far' },
			source
		},
		{
			id: 'pursuit',
			phase: 'outcome',
			title: { fr: 'Poursuite', en: 'Pursuit' },
			summary: { fr: 'Qui suit en mêlée, de combien, et qui ne suit pas', en: 'Who follows up, how far, and when not' },
			source
		},
		{
			id: 'destruction',
			phase: 'outcome',
			title: { fr: 'Destruction', en: 'Destruction' },
			summary: { fr: 'Ce qui est perdu, et avec qui', en: 'What is lost, and who goes with it' },
			source
		},
		{
			id: 'exception-troops',
			phase: 'reference',
			title: { fr: 'Troupes d’exception (X)', en: 'Exception troops (X)' },
			summary: { fr: 'Comme quoi comptent les (X)', en: 'What (X) troops count as' },
			source
		},
		{
			id: 'troop-types',
			phase: 'reference',
			title: { fr: 'Types de troupes', en: 'Troop types' },
			summary: { fr: 'Abréviations : montés, piétons, navals', en: 'Abbreviations: mounted, foot, naval' },
			source
		}
	],
	calculators: [
		{
			id: 'pip',
			phase: 'command',
			drawing: 'pips',
			title: { fr: 'Coût en PIP d’un ordre', en: 'PIP cost of an order' },
			summary: {
				fr: 'Ce que coûte un ordre, et s’il sera payé',
				en: 'What an order costs, and whether it can be paid'
			},
			noun: { one: { fr: 'Ordre', en: 'Order' }, many: { fr: 'Ordres', en: 'Orders' } },
			charts: ['pip-costs']
		},
		{
			id: 'river',
			phase: 'move',
			drawing: 'river',
			title: { fr: 'Franchir une rivière', en: 'Cross a river' },
			summary: {
				fr: 'Le premier dé, puis le second s’il en faut un',
				en: 'The first die, then the second if one is needed'
			},
			noun: { one: { fr: 'Passage', en: 'Crossing' }, many: { fr: 'Passages', en: 'Crossings' } },
			charts: ['river', 'river-second']
		},
		{
			id: 'shooting',
			phase: 'shoot',
			drawing: 'fire',
			title: { fr: 'Résoudre un tir', en: 'Resolve shooting' },
			summary: {
				fr: 'Qui peut tirer, et ce que subit la cible',
				en: 'Who may shoot, and what the target suffers'
			},
			noun: { one: { fr: 'Tir', en: 'Shooting' }, many: { fr: 'Tirs', en: 'Shooting' } },
			charts: [
				'ranges',
				'artillery-fire',
				'combat-factors',
				'tactical-factors',
				'class-factors',
				'exception-troops',
				'outcome-equal',
				'outcome-beaten',
				'outcome-doubled',
				'naval'
			]
		},
		{
			id: 'close-combat',
			phase: 'fight',
			drawing: 'melee',
			title: { fr: 'Résoudre une mêlée', en: 'Resolve close combat' },
			summary: {
				fr: 'Deux éléments au contact, leurs totaux et le sort du perdant',
				en: 'Two elements in contact, their totals and the loser’s fate'
			},
			noun: { one: { fr: 'Mêlée', en: 'Close combat' }, many: { fr: 'Mêlées', en: 'Close combats' } },
			charts: [
				'combat-factors',
				'tactical-factors',
				'rear-support',
				'support-conditions',
				'class-factors',
				'exception-troops',
				'outcome-equal',
				'outcome-beaten',
				'outcome-doubled',
				'recoil',
				'flight',
				'pursuit',
				'destruction'
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
