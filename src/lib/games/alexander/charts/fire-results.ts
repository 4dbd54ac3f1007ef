import type { ChartBody } from '$lib/core/types';
import { code } from '$lib/core/charts/write';
import { MODIFIED_DIE } from '../leaders';

export default {
	rowHead: MODIFIED_DIE,
	columns: [{ id: 'result', head: { fr: 'Résultat', en: 'Result' } }],
	rows: [
		{
			id: 'neither',
			head: { fr: 'Sous tous les nombres de la case', en: 'Below every number in the cell' },
			cells: [code('ne')]
		},
		{
			id: 'first',
			head: { fr: 'Premier nombre atteint', en: 'First number reached' },
			cells: [code('d')],
			ref: '12.1'
		},
		{
			id: 'second',
			head: { fr: 'Second nombre atteint', en: 'Second number reached' },
			cells: [code('dr')],
			ref: '12.2.1',
			doubt: {
				printed: {
					fr: 'Deux nombres, sans un mot sur le score qui atteint les deux',
					en: 'Two numbers, with no word on a score that reaches both'
				},
				read: { fr: 'La déroute remplace le découragement', en: 'The rout replaces the discouragement' },
				why: {
					fr: 'Le second nombre est plus haut et son effet plus grave.',
					en: 'The second number is higher and its effect worse.'
				}
			}
		},
		{
			id: 'only',
			head: { fr: 'Seul nombre (suivi de {never}) atteint', en: 'Only number (followed by {never}) reached' },
			cells: [code('d')],
			ref: '12.1'
		}
	],
	notes: [
		{
			id: 'equal',
			text: {
				fr: 'Égaler le nombre suffit.',
				en: 'Equalling the number is enough.'
			}
		},
		{
			id: 'top-unit',
			text: {
				fr: 'Le résultat ne touche que l’{top-unit|unité du haut} de la pile.',
				en: 'The result strikes the {top-unit|top unit} of the stack alone.'
			},
			ref: '9.3'
		},
		{
			id: 'again',
			text: {
				fr: 'Unité {d|découragée} plus d’une fois : voir la règle 12.',
				en: 'A unit {d|discouraged} more than once: see rule 12.'
			},
			ref: '12'
		}
	]
} satisfies ChartBody;
