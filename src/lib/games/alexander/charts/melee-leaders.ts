import type { ChartBody } from '$lib/core/types';
import { fateGroup, fates, natural9 } from '../leaders';

export default {
	rowHead: { fr: 'd10', en: 'd10' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'when', title: { fr: 'Dé de mêlée, avant modificateurs', en: 'Melee die, before modifiers' } },
		fateGroup
	],
	rows: [
		{
			id: 'natural-9',
			group: 'when',
			head: natural9,
			cells: [{ fr: 'tester les chefs de la pile attaquée', en: 'check the leaders in the defending stack' }]
		},
		{
			id: 'natural-0',
			group: 'when',
			head: { fr: '0 {natural|naturel}', en: '{natural|Natural} 0' },
			cells: [{ fr: 'tester les chefs de la pile attaquante', en: 'check the leaders in the attacking stack' }],
			doubt: {
				printed: {
					fr: '« tester ou la blessure éventuelle » : le français a perdu « la mort »',
					en: 'The French reads “check or possible wounding”: it has lost “death”'
				},
				read: { fr: 'Le chef peut être tué aussi', en: 'The leader may be killed as well' },
				why: {
					fr: 'L’anglais le dit, et le second jet est le même « dans les deux cas ».',
					en: 'The English says so, and the second roll is the same “in both cases”.'
				}
			}
		},
		...fates
	]
} satisfies ChartBody;
