import type { ChartBody } from '$lib/core/types';
import { band } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'À additionner', en: 'Add together' },
	columns: [{ id: 'limits', head: { fr: 'Limites', en: 'Limits' } }],
	rows: [
		{
			id: 'sum',
			head: { fr: 'Somme de tous les modificateurs', en: 'Sum of all modifiers' },
			cells: [band(-7, 7)],
			doubt: {
				printed: {
					fr: 'Une limite de « + ou − 7 », sans dire comment elle s’applique',
					en: 'A limit of “plus or minus 7”, without saying how it applies'
				},
				read: {
					fr: 'La somme est ramenée une seule fois entre −7 et +7, puis on ajoute le dé',
					en: 'The sum is brought once within −7 and +7, then the die is added'
				},
				why: {
					fr: 'La table des résultats va justement de −7 à 16.',
					en: 'The table of results runs from −7 to 16, just so.'
				}
			}
		},
		{
			id: 'die',
			head: { fr: '1{d10} (0 = zéro, pas dix)', en: '1{d10} (0 = zero, not ten)' },
			cells: [band(0, 9)]
		}
	],
	notes: [
		{
			id: 'all-four',
			text: {
				fr: 'Types, rapport de force, qualité et autres modificateurs s’additionnent tous.',
				en: 'Types, strength ratio, quality and other modifiers all add up.'
			}
		}
	]
} satisfies ChartBody;
