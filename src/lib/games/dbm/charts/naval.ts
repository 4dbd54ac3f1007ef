import type { ChartBody, Text } from '$lib/core/types';
import { code } from '$lib/core/charts/write';
import { beaten, doubled } from '../outcomes/naval';
import { fateIn, told } from '../outcomes/rules';

const DOUBLE: Text = { fr: 'Double ou plus', en: 'Double or more' };

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
			head: DOUBLE,
			short: { fr: 'Doublé', en: 'Doubled' },
			doubt: {
				printed: { fr: '« plus que double »', en: '“plus que double” (more than double)' },
				read: DOUBLE,
				why: {
					fr: 'Le texte dit « égal ou inférieur à la moitié ».',
					en: 'The text says “égal ou inférieur à la moitié” (half or less).'
				}
			}
		}
	],
	rows: (['naval-empty', 'naval'] as const).map((id) => ({
		id,
		head: code(id),
		cells: [told(fateIn(beaten, id)), told(fateIn(doubled, id))]
	}))
} satisfies ChartBody;
