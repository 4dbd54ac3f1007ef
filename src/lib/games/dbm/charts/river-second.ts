import type { ChartBody, Doubt } from '$lib/core/types';
import { band, plus } from '$lib/core/charts/write';

const once: Doubt = {
	printed: {
		fr: '« Gal ou ami ayant traversé +1 »',
		en: '“Gal ou ami ayant traversé +1” (Gal or a friend having crossed)'
	},
	read: { fr: '+1 une seule fois, même avec les deux', en: '+1 once only, even with both' },
	why: { fr: 'Une seule ligne et un seul chiffre pour les deux.', en: 'One line and one figure for the two.' }
};

export default {
	rowHead: { fr: 'Dé', en: 'Die' },
	columns: [{ id: 'value', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'modifiers', title: { fr: 'À ajouter, une seule fois', en: 'Added to it, once only' } },
		{ id: 'results', title: { fr: 'Total', en: 'Total' } }
	],
	rows: [
		{
			id: 'general',
			head: { fr: 'Un {general|général}', en: 'A {general|general}' },
			cells: [plus(1)],
			group: 'modifiers',
			not: ['friend-across'],
			doubt: {
				printed: once.printed,
				read: { fr: 'Gal est ici le général', en: 'Gal is the general here' },
				why: {
					fr: 'Gal désigne ailleurs les galères, qui n’ont pas à franchir.',
					en: 'Elsewhere Gal means galleys, which have no crossing to make.'
				}
			}
		},
		{
			id: 'friend-across',
			head: { fr: 'Un ami a déjà traversé', en: 'A friend is already across' },
			cells: [plus(1)],
			group: 'modifiers',
			not: ['general'],
			doubt: once
		},
		{
			id: 'drowned',
			head: 1,
			cells: [{ fr: 'Noyé', en: 'Drowned' }],
			group: 'results'
		},
		{
			id: 'blocked',
			head: band(2, 4),
			cells: [{ fr: 'Infranchissable ce tour, à 300 pas à la ronde', en: 'Impassable this turn, within 300 paces' }],
			group: 'results'
		},
		{
			id: 'across',
			head: band(5),
			cells: [{ fr: 'Passe', en: 'Across' }],
			group: 'results',
			doubt: {
				printed: { fr: '« 5 et 6 OK »', en: '“5 et 6 OK” (5 and 6)' },
				read: { fr: '5 ou plus', en: '5 or more' },
				why: { fr: 'Le +1 peut donner 7.', en: 'The +1 can make 7.' }
			}
		}
	]
} satisfies ChartBody;
