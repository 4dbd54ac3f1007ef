import type { ChartBody } from '$lib/core/types';
import { plus } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'L’élément…', en: 'The element…' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 's', title: { fr: 'Troupes (S)', en: '(S) troops' } },
		{ id: 'i', title: { fr: 'Troupes (I)', en: '(I) troops' } },
		{ id: 'f', title: { fr: 'Troupes (F)', en: '(F) troops' } }
	],
	rows: [
		{
			id: 's-shot-at',
			head: {
				fr: 'Total inférieur, {shot-at|pris pour cible} sauf par {art}',
				en: 'Lower total, {shot-at|shot at} except by {art}'
			},
			cells: [plus(1)],
			group: 's'
		},
		{
			id: 's-close',
			head: {
				fr: 'Total inférieur, en {close|mêlée}, type et {grade|classe} différents, sauf contre {el}',
				en: 'Lower total, in {close|close combat}, type and {grade|grade} different, except against {el}'
			},
			cells: [plus(1)],
			group: 's',
			doubt: {
				printed: { fr: '« type et classe différents »', en: '“type et classe différents” (type and grade different)' },
				read: {
					fr: 'Contre tous, sauf le même type de la même classe',
					en: 'Against anyone but the same type of the same grade'
				},
				why: {
					fr: 'On peut aussi lire : le type et la classe diffèrent tous les deux ; vous pouvez le régler.',
					en: 'It could also mean that both the type and the grade differ; you can set it.'
				}
			}
		},
		{
			id: 's-shooting',
			head: { fr: 'Total supérieur, en tirant', en: 'Higher total, when shooting' },
			cells: [plus(1)],
			group: 's'
		},
		{
			id: 'i-not-above',
			head: { fr: 'Total inférieur ou égal', en: 'Lower or equal total' },
			cells: [plus(-1)],
			group: 'i'
		},
		{
			id: 'f-enemy-phase',
			head: { fr: 'Total inférieur, en mêlée, phase adverse', en: 'Lower total, in close combat, enemy’s phase' },
			cells: [plus(-1)],
			group: 'f'
		},
		{
			id: 'f-shot-at',
			head: { fr: 'Total inférieur, sous un tir sauf d’{art}', en: 'Lower total, shot at except by {art}' },
			cells: [plus(-1)],
			group: 'f'
		}
	],
	notes: [
		{
			id: 'before',
			text: {
				fr: 'On compare les totaux d’avant la classe, pour les deux camps à la fois.',
				en: 'Compare totals before grade factors, for both sides at once.'
			}
		},
		{
			id: 'never-el',
			text: {
				fr: 'Contre des {el}, pas de +1 des {s} en mêlée ; au tir, ils l’ont.',
				en: 'Against {el}, no +1 for {s} in close combat; when shooting or shot at they have it.'
			}
		}
	]
} satisfies ChartBody;
