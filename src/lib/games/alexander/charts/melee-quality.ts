import type { ChartBody } from '$lib/core/types';
import { plus } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Condition', en: 'Condition' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 'die', title: { fr: 'Au dé', en: 'To the die' } },
		{ id: 'counted', title: { fr: 'Qualité à retenir', en: 'Quality that counts' } }
	],
	rows: [
		{
			id: 'higher',
			group: 'die',
			head: { fr: 'Attaquant de meilleure qualité', en: 'Attacker of higher quality' },
			cells: [plus(1)],
			not: ['lower']
		},
		{
			id: 'lower',
			group: 'die',
			head: { fr: 'Attaquant de moins bonne qualité', en: 'Attacker of lower quality' },
			cells: [plus(-1)],
			not: ['higher']
		},
		{
			id: 'several',
			group: 'counted',
			head: { fr: 'Plusieurs unités dans un camp', en: 'Several units on a side' },
			cells: [{ fr: 'la meilleure', en: 'the best' }]
		},
		{
			id: 'phalanx',
			group: 'counted',
			head: {
				fr: '{ph} à côté d’une {ph} qui a le même nom et la même {facing|orientation} : à sa qualité',
				en: '{ph} next to a {ph} with the same name and {facing|facing}: to its quality'
			},
			cells: [plus(1)]
		}
	],
	notes: [
		{
			id: 'either-side',
			text: {
				fr: 'Le bonus de qualité des {ph} vaut pour l’attaquant comme pour le défenseur.',
				en: 'The quality bonus of {ph} goes to the attacker and the defender alike.'
			},
			doubt: {
				printed: {
					fr: 'La qualité « d’une unité de Ph », sans préciser le camp',
					en: 'The quality of “a Ph unit”, without saying on which side'
				},
				read: { fr: 'Les deux camps en profitent', en: 'Both sides have it' },
				why: {
					fr: 'Les modificateurs de phalange qui ne valent que pour un camp le disent.',
					en: 'The phalanx modifiers that hold for one side alone say so.'
				}
			}
		}
	]
} satisfies ChartBody;
