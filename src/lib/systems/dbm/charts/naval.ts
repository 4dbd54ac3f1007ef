import type { ChartBody } from '$lib/types';
import { code } from '../../write';
import { told } from '../outcomes';

export default {
	rowHead: { fr: 'Le perdant', en: 'The loser' },
	columns: [
		{
			id: 'beaten',
			head: { fr: 'Moins que double', en: 'Less than double' },
			short: { fr: 'Battu', en: 'Beaten' }
		},
		{
			id: 'doubled',
			head: { fr: 'Double ou plus', en: 'Double or more' },
			short: { fr: 'Doublé', en: 'Doubled' },
			doubt: {
				printed: { fr: '« plus que double »', en: '“plus que double” (more than double)' },
				read: { fr: 'Double ou plus', en: 'Double or more' },
				why: {
					fr: 'Le texte dit « égal ou inférieur à la moitié ».',
					en: 'The text says “égal ou inférieur à la moitié” (half or less).'
				}
			}
		}
	],
	rows: [
		{
			id: 'naval-empty',
			head: code('naval-empty'),
			cells: [told('beaten', 'naval-empty'), told('doubled', 'naval-empty')]
		},
		{ id: 'naval', head: code('naval'), cells: [told('beaten', 'naval'), told('doubled', 'naval')] }
	]
} satisfies ChartBody;
