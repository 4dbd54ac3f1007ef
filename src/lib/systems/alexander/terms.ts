import type { Term } from '$lib/types';

export default [
	{
		id: 'ne',
		abbr: { fr: 'PE', en: 'NE' },
		title: { fr: 'Pas d’effet', en: 'No effect' },
		meaning: { fr: 'Rien ne change.', en: 'Nothing changes.' },
		also: ['rien', 'nothing'],
		doubt: {
			printed: { fr: 'PE dans la table anglaise, NE dans sa légende', en: 'PE in the English table, NE in its legend' },
			read: { fr: 'PE en français, NE en anglais', en: 'PE in French, NE in English' },
			why: {
				fr: 'La table anglaise a gardé l’abréviation française dans neuf cases.',
				en: 'Nine cells of the English table kept the French abbreviation.'
			}
		}
	},
	{
		id: 'na',
		abbr: 'NA',
		title: { fr: 'Non autorisé', en: 'Not allowed' },
		meaning: { fr: 'Mouvement ou tir impossible.', en: 'The move or the fire cannot be made.' },
		also: ['interdit', 'forbidden']
	}
] satisfies Term[];
