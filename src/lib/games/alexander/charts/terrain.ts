import type { ChartBody } from '$lib/core/types';
import { code, plus } from '$lib/core/charts/write';

const none = code('ne');
const barred = code('na');

export default {
	rowHead: { fr: 'Terrain', en: 'Terrain' },
	columns: [
		{
			id: 'foot',
			head: { fr: 'Infanterie, éléphants et chefs', en: 'Infantry, elephants and leaders' },
			short: 'Inf.',
			signs: 'cost'
		},
		{ id: 'mounted', head: { fr: 'Cavalerie et chars', en: 'Cavalry and chariots' }, short: 'Cav.', signs: 'cost' },
		{ id: 'fire', head: { fr: 'Effet sur les tirs', en: 'Effect on fire' }, short: { fr: 'Tir', en: 'Fire' } },
		{ id: 'melee', head: { fr: 'Effet sur les mêlées', en: 'Effect on melee' }, short: { fr: 'Mêlée', en: 'Melee' } }
	],
	rows: [
		{ id: 'clear', head: { fr: 'Clair', en: 'Clear' }, cells: [1, 1, none, none] },
		{ id: 'ford-1', head: { fr: 'Gué 1', en: 'Ford 1' }, cells: [2, 2, none, plus(1)] },
		{ id: 'ford-2', head: { fr: 'Gué 2', en: 'Ford 2' }, cells: [3, 2, plus(1), plus(1)] },
		{ id: 'ford-3', head: { fr: 'Gué 3', en: 'Ford 3' }, cells: [3, 3, plus(1), plus(2)] },
		{ id: 'water', head: { fr: 'Mer, rivière', en: 'Sea, river' }, cells: [barred, barred, none, none] },
		{ id: 'bridge', head: { fr: 'Pont', en: 'Bridge' }, cells: [0, 0, plus(1), plus(-1)] },
		{ id: 'stream', head: { fr: 'Ruisseau', en: 'Stream' }, cells: [plus(1), 0, none, none] },
		{ id: 'up', head: { fr: '+1 niveau', en: '+1 level' }, cells: [plus(1), plus(2), none, plus(-1)] },
		{ id: 'down', head: { fr: '−1 niveau', en: '−1 level' }, cells: [0, plus(1), none, plus(1)] }
	],
	notes: [
		{
			id: 'best-for-defender',
			text: {
				fr: 'Plusieurs attaquants ou plusieurs défenseurs : retenez le terrain le plus favorable au défenseur.',
				en: 'Several attackers or several defenders: use the terrain that favours the defender most.'
			},
			doubt: {
				printed: {
					fr: 'La table ne dit pas de qui compte le terrain, tireur ou cible, attaquant ou défenseur',
					en: 'The chart does not say whose terrain counts: the firing unit’s or the target’s, attacker’s or defender’s'
				},
				read: {
					fr: 'Celui de la cible au tir, celui du défenseur en mêlée',
					en: 'The target’s for fire, the defender’s for melee'
				},
				why: {
					fr: 'La note choisit toujours du point de vue du défenseur.',
					en: 'The note always chooses from the defender’s point of view.'
				}
			}
		},
		{
			id: 'battles',
			text: {
				fr: 'Chaque bataille peut avoir ses propres règles de terrain.',
				en: 'Each battle may have terrain rules of its own.'
			}
		}
	]
} satisfies ChartBody;
