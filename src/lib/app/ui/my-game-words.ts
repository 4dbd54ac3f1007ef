/** Texts of the toggle for the player's own game. */
import type { Text } from '$lib/core/types';

export const words = {
	mine: { fr: 'Mon jeu', en: 'My game' },
	why: {
		fr: 'Il vient en premier à l’accueil et dans la recherche. Celui d’une bataille en cours prend sa place.',
		en: 'It comes first on the home page and in the search. A running battle takes its place.'
	},
	none: { fr: 'Aucun', en: 'None' }
} satisfies Record<string, Text>;
