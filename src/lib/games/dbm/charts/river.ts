import type { ChartBody } from '$lib/core/types';
import { band } from '$lib/core/charts/write';

const yes = { fr: 'Oui', en: 'Yes' };
const no = { fr: 'Non', en: 'No' };

export default {
	rowHead: { fr: 'Dé', en: 'Die' },
	columns: [
		{ id: 'navigable', head: { fr: 'Navigable', en: 'Navigable' }, short: 'Navig.' },
		{ id: 'move', head: { fr: 'Mouvement, en pas', en: 'Move, in paces' }, short: { fr: 'Pas', en: 'Paces' } },
		{ id: 'column', head: { fr: 'En colonne', en: 'In column' }, short: 'Col.' },
		{ id: 'second', head: { fr: 'Second dé', en: 'Second die' }, short: { fr: '2e dé', en: '2nd' } }
	],
	rows: [
		{ id: '1-2', head: band(1, 2), cells: [no, null, null, null] },
		{ id: '3-4', head: band(3, 4), cells: [yes, 100, null, null] },
		{ id: '5-6', head: band(5, 6), cells: [null, 100, yes, null] },
		{
			id: '7-8',
			head: band(7, 8),
			cells: [null, 100, yes, yes],
			doubt: {
				printed: { fr: 'Une ligne 7-8', en: 'A line for 7–8' },
				read: {
					fr: 'Le premier dé peut être augmenté ; le joueur dit de combien',
					en: 'The first die can be raised; the player says by how much'
				},
				why: {
					fr: 'L’aide de jeu ne dit pas ce qui fait dépasser 6.',
					en: 'The sheet does not say what raises it above 6.'
				}
			}
		}
	],
	notes: [
		{
			id: 'bank',
			text: {
				fr: 'Dans tous les cas, la {bank|berge est défendable}.',
				en: 'In every case the {bank|bank is defensible}.'
			}
		},
		{ id: 'blank', text: { fr: 'Case vide : l’aide de jeu n’en dit rien.', en: 'Blank: the sheet does not say.' } }
	],
	covers: { rows: [1, 8] }
} satisfies ChartBody;
