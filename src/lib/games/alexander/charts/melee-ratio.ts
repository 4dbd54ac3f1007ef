import type { ChartBody } from '$lib/core/types';
import { plus, ratio } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Rapport', en: 'Ratio' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	rows: [
		{ id: '2-to-1', head: ratio(2, 1, 'more'), cells: [plus(2)] },
		{ id: '1-to-1', head: ratio(1, 1), cells: [plus(1)] },
		{ id: '1-to-2', head: ratio(1, 2), cells: [plus(0)] },
		{ id: '1-to-3', head: ratio(1, 3), cells: [plus(-1)] },
		{ id: 'below', head: { fr: 'Moins de 1/3', en: 'Less than 1/3' }, cells: [plus(-2)] }
	],
	notes: [
		{
			id: 'rounding',
			text: {
				fr: 'Entre deux lignes, arrondissez en faveur du défenseur.',
				en: 'Between two rows, round in favour of the defender.'
			},
			doubt: {
				printed: {
					fr: 'Des rapports seuls : ni l’ordre des camps, ni les valeurs entre deux lignes',
					en: 'Ratios alone: neither the order of the sides, nor the values between two rows'
				},
				read: {
					fr: 'Attaquant sur défenseur ; chaque ligne vaut jusqu’à la suivante : 13 contre 7 compte 1/1, 5 contre 6 compte 1/2, 4 contre 9 compte 1/3, 3 contre 10 moins de 1/3',
					en: 'Attacker over defender; each row holds until the next: 13 against 7 counts as 1/1, 5 against 6 as 1/2, 4 against 9 as 1/3, 3 against 10 as less than 1/3'
				},
				why: {
					fr: 'Le plus favorable au défenseur, c’est le rapport inférieur.',
					en: 'What favours the defender is the lower ratio.'
				}
			}
		}
	]
} satisfies ChartBody;
