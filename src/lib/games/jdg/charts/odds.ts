import type { ChartBody } from '$lib/core/types';
import { plus, ratio } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Attaquant/défenseur', en: 'Attacker/defender' },
	columns: [{ id: 'value', head: { fr: 'Modificateur au dé', en: 'Die modifier' } }],
	rows: [
		{ id: '4-to-1', head: ratio(4, 1, 'more'), cells: [plus(4)] },
		{ id: '3-to-1', head: ratio(3, 1), cells: [plus(3)] },
		{ id: '2-to-1', head: ratio(2, 1), cells: [plus(2)] },
		{ id: '1-5-to-1', head: ratio(1.5, 1), cells: [plus(1)] },
		{ id: '1-to-1', head: ratio(1, 1), cells: [plus(0)] },
		{ id: '1-to-1-5', head: ratio(1, 1.5), cells: [plus(-1)] },
		{ id: '1-to-2', head: ratio(1, 2), cells: [plus(-2)] },
		{ id: '1-to-3', head: ratio(1, 3), cells: [plus(-3)] },
		{ id: '1-to-4', head: ratio(1, 4, 'less'), cells: [plus(-4)] }
	],
	notes: [
		{
			id: 'rounding',
			text: {
				fr: 'Entre deux lignes, prenez celle qui avantage le défenseur.',
				en: 'Between two lines, take the one that favours the defender.'
			},
			doubt: {
				printed: {
					fr: 'Neuf rapports, et rien sur ceux qui tombent entre deux',
					en: 'Nine ratios, and nothing on those that fall between two'
				},
				read: {
					fr: 'Arrondi pour le défenseur : 3,5/1 donne +3, 1,25/1 donne 0, 5/6 donne −1, 3/5 donne −2, 2/7 donne −4',
					en: 'Rounded for the defender: 3.5/1 is +3, 1.25/1 is 0, 5/6 is −1, 3/5 is −2, 2/7 is −4'
				},
				why: {
					fr: 'L’aide de jeu ne le dit pas ; c’est l’usage des jeux à rapports de force.',
					en: 'The player aid does not say; it is the custom of games that use odds.'
				}
			}
		}
	]
} satisfies ChartBody;
