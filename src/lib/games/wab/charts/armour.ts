import type { ChartBody } from '$lib/core/types';
import { code, doubtful, need, noted } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Armure', en: 'Armour' },
	columns: [
		{ id: 'infantry', head: { fr: 'Infanterie', en: 'Infantry' }, short: 'Inf.' },
		{ id: 'cavalry', head: { fr: 'Cavalerie', en: 'Cavalry' }, short: 'Cav.' }
	],
	groups: [
		{ id: 'worn', title: { fr: 'Armure portée', en: 'Armour worn' } },
		{ id: 'limit', title: { fr: 'Limite', en: 'Limit' } }
	],
	rows: [
		{
			id: 'none',
			group: 'worn',
			head: { fr: 'Sans armure', en: 'No armour' },
			cells: [
				doubtful(code('no-save'), {
					printed: { fr: '« None », sans un mot du bouclier', en: '“None”, with no word of a shield' },
					read: {
						fr: 'Avec un bouclier : 6+ (le bonus se compte à partir de 7+)',
						en: 'With a shield: 6+ (the bonus is counted from 7+)'
					},
					why: {
						fr: 'La ligne suivante, armure légère, est à 6+ : un point de mieux que rien.',
						en: 'The next line, light armour, is 6+: one better than nothing.'
					}
				}),
				need(6)
			]
		},
		{ id: 'light', group: 'worn', head: code('light-armour'), cells: [need(6), need(5)] },
		{ id: 'heavy', group: 'worn', head: code('heavy-armour'), cells: [need(5), need(4)] },
		{ id: 'cataphract', group: 'worn', head: code('cataphract'), cells: [code('na'), noted(need(3), 'no-shield')] },
		{ id: 'partial-plate', group: 'worn', head: code('partial-plate'), cells: [need(4), noted(need(3), 'no-shield')] },
		{
			id: 'full-plate',
			group: 'worn',
			head: code('full-plate'),
			cells: [noted(need(3), 'no-shield'), noted(need(3), 'no-shield')]
		},
		{
			id: 'cap',
			group: 'limit',
			ref: '1',
			head: { fr: 'Meilleure sauvegarde permise', en: 'Best save allowed' },
			cells: [need(3), need(2)]
		}
	],
	notes: [
		{
			id: 'no-shield',
			mark: '*',
			text: {
				fr: 'La même avec ou sans bouclier : ici, le bouclier n’ajoute rien.',
				en: 'The same with or without a shield: here a shield adds nothing.'
			}
		}
	],
	doubt: {
		printed: {
			fr: 'Des listes : « 5 or 6 », « 4, 5 or 6 », « 3, 4, 5 or 6 »',
			en: 'Lists: “5 or 6”, “4, 5 or 6”, “3, 4, 5 or 6”'
		},
		read: {
			fr: 'Les faces du dé qui sauvent : 5+, 4+, 3+',
			en: 'The die faces that save: 5+, 4+, 3+'
		},
		why: {
			fr: 'Chaque liste va jusqu’à 6. S’il fallait partir du 6+ partout, les limites de 3+ et 2+ ne seraient jamais atteintes.',
			en: 'Every list runs up to 6. If all of them started from 6+, the limits of 3+ and 2+ could never be reached.'
		}
	}
} satisfies ChartBody;
