import type { ChartBody } from '$lib/core/types';
import { and } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Cas', en: 'Case' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'way', title: { fr: 'Vers où', en: 'Which way' } },
		{ id: 'move', title: { fr: 'Le mouvement de fuite, dans l’ordre', en: 'The flight move, in order' } },
		{ id: 'other', title: { fr: 'Démontés', en: 'Dismounted' } }
	],
	rows: [
		{
			id: 'demoralised',
			head: { fr: 'Élément {broken|démoralisé}', en: '{broken|Demoralised} element' },
			cells: [{ fr: 'Par le plus court vers sa base de table', en: 'Shortest way to its base edge' }],
			group: 'way'
		},
		{
			id: 'flank-march',
			head: { fr: 'Démoralisé, en marche de flanc', en: 'Demoralised, on a flank march' },
			cells: [{ fr: 'Vers le bord d’arrivée', en: 'To the edge it arrives by' }],
			group: 'way'
		},
		{
			id: 'first',
			head: { fr: 'D’abord', en: 'First' },
			cells: [{ fr: '{recoils|Recul}', en: '{recoils|Recoil}' }],
			group: 'move'
		},
		{ id: 'then', head: { fr: 'Puis', en: 'Then' }, cells: [{ fr: 'Demi-tour', en: 'Turn about' }], group: 'move' },
		{
			id: 'distance',
			head: { fr: 'Enfin, en pas', en: 'Last, in paces' },
			cells: [and({ fr: 'Un mouvement', en: 'A move' }, 50)],
			group: 'move'
		},
		{
			id: 'dismounted',
			head: { fr: 'Éléments démontés', en: 'Dismounted elements' },
			cells: [{ fr: 'Remontent d’office pour fuir', en: 'Remount at once to flee' }],
			group: 'other'
		}
	]
} satisfies ChartBody;
