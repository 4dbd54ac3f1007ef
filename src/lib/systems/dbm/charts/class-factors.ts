import type { ChartBody } from '$lib/types';
import { plus } from '../../write';

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
				read: { fr: 'Le type et la classe diffèrent tous les deux', en: 'Both the type and the grade differ' },
				why: {
					fr: 'On peut aussi lire : sauf contre le même type de la même classe.',
					en: 'It could also mean: except against the same type of the same grade.'
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
			text: { fr: 'Jamais de +1 des {s} contre des {el}.', en: '{s} never gain +1 against {el}.' }
		}
	]
} satisfies ChartBody;
