/** Texts about copies of a log outside of this device. */
import type { Text } from '$lib/core/types';

export const copyWords = {
	send: { fr: 'S’envoyer la bataille', en: 'Send it to yourself' },
	sendWhy: {
		fr: 'Un fichier .txt que Guidon sait rouvrir, pour le jour où cet appareil serait perdu.',
		en: 'A .txt file that Guidon can open again, for the day when this device is lost.'
	},
	sent: { fr: 'Toute la bataille est dans un fichier.', en: 'All of this battle is in a file.' },
	unsavedOne: {
		fr: 'ligne de cette bataille n’est dans aucun fichier.',
		en: 'entry of this battle is in no file.'
	},
	unsaved: {
		fr: 'lignes de cette bataille ne sont dans aucun fichier.',
		en: 'entries of this battle are in no file.'
	},
	deviceOne: { fr: 'ligne sur ce seul appareil', en: 'entry on this device only' },
	device: { fr: 'lignes sur ce seul appareil', en: 'entries on this device only' },
	copy: { fr: 'Envoyer une copie', en: 'Send a copy' },
	later: { fr: 'Plus tard', en: 'Later' }
} satisfies Record<string, Text>;
