/** Texts of the recovery page. */
import type { Text } from '$lib/core/types';

export const words = {
	title: { fr: 'Page absente de l’appareil', en: 'Page not on this device' },
	missing: {
		fr: 'La copie de cette page manque ou est abîmée, et le réseau ne répond pas :',
		en: 'The copy of this page is missing or damaged, and the network does not answer:'
	},
	unknown: {
		fr: 'Cette adresse n’est pas dans la copie, et le réseau ne répond pas :',
		en: 'This address is not in the copy, and the network does not answer:'
	},
	heals: {
		fr: 'Elle sera remise en place à la prochaine connexion. Favoris et batailles ne sont pas touchés.',
		en: 'It will be put back with the next connection. Favourites and battles are not affected.'
	},
	retry: { fr: 'Réessayer', en: 'Try again' },
	kept: { fr: 'Ce qui s’ouvre :', en: 'What opens:' },
	none: { fr: 'Aucune autre page n’est sur l’appareil.', en: 'No other page is on this device.' }
} satisfies Record<string, Text>;
