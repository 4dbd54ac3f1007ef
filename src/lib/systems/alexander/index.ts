import type { System } from '$lib/types';

export default {
	id: 'alexander',
	order: 1,
	title: { fr: 'Alexandre contre la Perse', en: 'Alexander against Persia' },
	short: { fr: 'Alexandre', en: 'Alexander' },
	subtitle: { fr: 'Antique, hexagones · tir, mêlée', en: 'Ancient, hexes · fire, melee' },
	edition: { fr: 'Aide de jeu corrigée du 30/12/2019', en: 'Corrected player aid of 30/12/2019' },
	dice: { fr: 'd10 ; le 0 vaut zéro', en: 'd10; 0 is zero' },
	revised: '2026-11-18',
	sheets: [
		{ id: '000', title: { fr: 'Aide de jeu, français et anglais', en: 'Player aid, French and English' } },
		{ id: '001', title: { fr: 'La même, numérisée', en: 'The same, scanned' } }
	],
	charts: [
		{
			id: 'terrain',
			phase: 'move',
			title: { fr: 'Terrain', en: 'Terrain' },
			summary: { fr: 'Coût en points, effet sur le tir et la mêlée', en: 'Cost in points, effect on fire and melee' },
			source: { sheets: ['000', '001'] }
		}
	],
	calculators: []
} satisfies System;
