/** Texts of the favourites on their page and on the home page. */
import type { Text } from '$lib/core/types';

export const words = {
	favourites: { fr: 'Favoris', en: 'Favourites' },
	about: {
		fr: 'Les tables, lignes, termes et calculs marqués d’une étoile, à portée de main.',
		en: 'The charts, rows, terms and calculations you starred, one tap away.'
	},
	none: { fr: 'Aucun favori pour l’instant', en: 'No favourites yet' },
	how: {
		fr: 'Touchez l’étoile en haut d’une table. Une ligne que vous touchez a la sienne, en bas de l’écran ; un calcul peut être enregistré avec ses réponses.',
		en: 'Tap the star at the top of a chart. Tap a row to star it, at the bottom of the screen; a calculation can be saved with its answers.'
	},
	toTables: { fr: 'Voir les tables', en: 'See the charts' },
	toCalculators: { fr: 'Voir les calculateurs', en: 'See the calculators' },
	arrange: { fr: 'Ranger', en: 'Arrange' },
	done: { fr: 'Terminé', en: 'Done' },
	remove: { fr: 'Retirer', en: 'Remove' },
	up: { fr: 'Monter', en: 'Move up' },
	down: { fr: 'Descendre', en: 'Move down' },
	drag: { fr: 'Glisser pour déplacer', en: 'Drag to move' },
	name: { fr: 'Nom', en: 'Name' },
	gone: {
		fr: 'N’existe plus dans cette version de l’application.',
		en: 'No longer exists in this version of the app.'
	},
	goneGame: {
		fr: 'Son jeu n’est plus sur cet appareil : ouvrez son fichier et il revient.',
		en: 'Its game is not on this device any more: open its file and it comes back.'
	},
	unknown: { fr: 'N’a pas pu être lu : rechargez la page.', en: 'Could not be read: reload the page.' },
	elsewhere: { fr: 'Jeu absent', en: 'Game not found' },
	recents: { fr: 'Ouverts récemment', en: 'Opened recently' },
	preset: { fr: 'Enregistrer ce calcul', en: 'Save this calculation' },
	presetWhy: {
		fr: 'Ce calculateur, avec ces réponses, parmi vos favoris : il suffit d’un appui pour le rouvrir.',
		en: 'This calculator with these answers, among your favourites: one tap opens it again.'
	},
	presetName: { fr: 'Son nom', en: 'Its name' },
	keep: { fr: 'Enregistrer', en: 'Save' },
	rename: { fr: 'Renommer', en: 'Rename' },
	kept: { fr: 'Enregistré parmi vos favoris.', en: 'Saved among your favourites.' },
	noAnswers: {
		fr: 'Répondez d’abord à une question au moins.',
		en: 'Answer at least one question first.'
	}
} satisfies Record<string, Text>;
