import type { ChartBody } from '$lib/core/types';
import { fateGroup, fates, natural9 } from '../leaders';

export default {
	rowHead: { fr: 'd10', en: 'd10' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'when', title: { fr: 'Dé de tir, avant modificateurs', en: 'Fire die, before modifiers' } },
		fateGroup
	],
	rows: [
		{
			id: 'natural-9',
			group: 'when',
			head: natural9,
			cells: [{ fr: 'tester les chefs de la pile cible', en: 'check the leaders in the target stack' }],
			doubt: {
				printed: {
					fr: 'Le français relance « 1d10 », sans dire si c’est pour chaque chef ; l’anglais, un dé pour chacun',
					en: 'The French rolls “1d10” again, without saying if for each leader; the English, one die for each'
				},
				read: { fr: 'Un d10 par chef de la pile cible', en: 'One d10 for each leader in the target stack' },
				why: { fr: 'Le texte anglais est le plus clair.', en: 'The English text is the clearer one.' }
			}
		},
		...fates
	],
	notes: [
		{
			id: 'any-result',
			text: {
				fr: 'Le test se fait quel que soit le résultat du tir.',
				en: 'The check is made whatever the result of the fire.'
			},
			doubt: {
				printed: {
					fr: 'Le test ne dépend que du 9 ; rien sur un tir sans effet',
					en: 'The check depends on the 9 alone; nothing is said of fire without effect'
				},
				read: { fr: 'On teste même si le tir n’a rien donné', en: 'Check even if the fire had no effect' },
				why: {
					fr: 'Le 9 est lu avant les modificateurs, donc avant le résultat.',
					en: 'The 9 is read before modifiers, so before the result.'
				}
			}
		}
	]
} satisfies ChartBody;
