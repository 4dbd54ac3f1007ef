import type { ChartBody } from '$lib/core/types';
import { band, code } from '$lib/core/charts/write';
import { die } from '../die';

export default {
	rowHead: { fr: 'Dé modifié', en: 'Modified die' },
	columns: [{ id: 'effect', head: { fr: 'Effet sur la cible', en: 'Effect on the target' } }],
	covers: { rows: [-Infinity, Infinity] },
	rows: [
		{ id: '15-up', head: band(15), cells: [code('r')] },
		{ id: '13-14', head: band(13, 14), cells: [code('d')] },
		{ id: '9-12', head: band(9, 12), cells: [code('ct')] },
		{
			id: 'up-to-8',
			head: band(undefined, 8),
			cells: [code('ne')],
			doubt: {
				printed: { fr: 'Rien : la table commence à 9', en: 'Nothing: the table starts at 9' },
				read: { fr: 'À 8 ou moins, pas d’effet', en: 'At 8 or less, no effect' },
				why: {
					fr: 'Les effets s’aggravent quand le dé monte ; sous le plus faible, il ne reste rien.',
					en: 'Effects grow with the die; below the mildest there is nothing left.'
				}
			}
		}
	],
	doubt: die
} satisfies ChartBody;
