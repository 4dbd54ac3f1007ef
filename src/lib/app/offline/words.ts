/** Texts about the offline copy. */
import type { Trouble } from '$lib/worker/host';
import type { Text } from '$lib/core/types';

export const words = {
	impossible: {
		fr: 'Ce navigateur ne peut pas garder l’application hors connexion : il faut une adresse en https, et l’autorisation d’enregistrer sur l’appareil.',
		en: 'This browser cannot keep the app for offline use: that takes an https address, and permission to store data on the device.'
	},
	filling: {
		fr: 'Les pages sont en cours de copie sur l’appareil.',
		en: 'The pages are being copied to the device.'
	},
	readyOffline: { fr: 'Prêt hors connexion', en: 'Ready offline' },
	updateReady: { fr: 'Une nouvelle version est prête.', en: 'A new version is ready.' },
	updateNow: { fr: 'L’installer', en: 'Install it' },
	understood: { fr: 'Compris', en: 'Got it' },
	later: { fr: 'Plus tard', en: 'Later' },
	copying: { fr: 'Copie sur l’appareil :', en: 'Copying to the device:' },
	repairing: { fr: 'Réparation de la copie :', en: 'Repairing the copy:' },
	incomplete: { fr: 'La copie n’est pas complète :', en: 'The copy is not complete:' },
	outOf: { fr: 'sur', en: 'of' },
	alreadyReady: { fr: 'prêt hors connexion', en: 'ready offline' },
	checkedToday: { fr: 'vérifié aujourd’hui', en: 'checked today' },
	checkedOn: { fr: 'vérifié le', en: 'checked on' },
	lifeless: {
		fr: 'On peut lire cette page, mais ses boutons ne répondent pas, ou son aspect n’est pas le bon : le réseau ne l’a pas donnée entière. Connectez-vous au Wi-Fi, puis réessayez.',
		en: 'This page can be read, but its buttons do not answer, or it does not look right: the network did not give all of it. Sign in to the Wi-Fi, then try again.'
	},
	retry: { fr: 'Réessayer', en: 'Try again' },
	repair: { fr: 'Réparer la copie', en: 'Repair the copy' },
	repairWhy: {
		fr: 'Télécharge de nouveau toutes les pages. Favoris, batailles et réglages ne changent pas.',
		en: 'Downloads every page again. Favourites, battles and settings stay as they are.'
	},
	comingFailed: { fr: 'Une nouvelle version n’a pas pu être copiée.', en: 'A new version could not be copied.' }
} satisfies Record<string, Text>;

/** Why files are missing, and what to do. */
export const troubles: Readonly<Record<Trouble, Text>> = {
	network: {
		fr: 'Le réseau ne répond pas. La copie reprendra où elle s’est arrêtée.',
		en: 'The network does not answer. The copy will go on where it stopped.'
	},
	refused: {
		fr: 'Le réseau répond autre chose que les fichiers : page de connexion d’un Wi-Fi, ou site en panne. Ouvrez une page, connectez-vous, puis réessayez.',
		en: 'The network answers something other than the files: a Wi-Fi sign-in page, or a site that is down. Open any page, sign in, then try again.'
	},
	changed: {
		fr: 'Le site a changé pendant la copie : une nouvelle version arrive. Rechargez la page dans un instant.',
		en: 'The site changed during the copy: a new version is on its way. Reload the page in a moment.'
	},
	full: {
		fr: 'Il n’y a plus de place sur l’appareil. Libérez-en un peu, puis réessayez.',
		en: 'There is no room left on the device. Free some space, then try again.'
	}
};
