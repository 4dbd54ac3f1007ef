/** Texts about the folder for copies. */
import type { Text } from '$lib/core/types';

export const folderWords = {
	head: { fr: 'Un dossier pour les copies', en: 'A folder for copies' },
	why: {
		fr: 'Après chaque bataille, Guidon y écrit tout ce qui est ici, relit le fichier, et garde aussi celui d’avant. Choisissez un dossier qu’un nuage ou une carte garde ailleurs que sur cet appareil.',
		en: 'After each battle Guidon writes all that is here into it, reads the file back, and keeps the one before it too. Choose a folder that a cloud or a card keeps elsewhere than on this device.'
	},
	impossible: {
		fr: 'Ce navigateur ne laisse pas une page écrire dans un dossier : envoyez-vous chaque bataille à la fin.',
		en: 'This browser lets no page write into a folder: send each battle to yourself at its end.'
	},
	choose: { fr: 'Choisir un dossier', en: 'Choose a folder' },
	change: { fr: 'Un autre dossier', en: 'Another folder' },
	chosen: { fr: 'Dossier :', en: 'Folder:' },
	prompt: {
		fr: 'Le navigateur demande de nouveau la permission d’y écrire.',
		en: 'The browser asks again for permission to write into it.'
	},
	denied: {
		fr: 'Le navigateur refuse d’y écrire. Autorisez-le dans les réglages du site, ou choisissez un autre dossier.',
		en: 'The browser refuses to write into it. Allow it in the settings of the site, or choose another folder.'
	},
	allow: { fr: 'Autoriser', en: 'Allow' },
	now: { fr: 'Copier maintenant', en: 'Copy now' },
	copied: { fr: 'Copie écrite et relue dans', en: 'Copy written and read back in' },
	empty: { fr: 'Il n’y a encore rien à copier.', en: 'There is nothing to copy yet.' },
	copies: { fr: 'Copies dans ce dossier', en: 'Copies in this folder' },
	none: { fr: 'Aucune copie dans ce dossier.', en: 'No copy in this folder.' },
	row: { fr: 'élément', en: 'item' },
	rows: { fr: 'éléments', en: 'items' },
	unread: { fr: 'illisible', en: 'cannot be read' },
	forget: { fr: 'Ne plus y copier', en: 'Stop copying to it' },
	failed: {
		fr: 'La copie dans le dossier a échoué. Celle d’avant y est toujours. Vérifiez que le dossier existe encore et qu’il y a de la place.',
		en: 'The copy to the folder has failed. The one before it is still there. See whether the folder still exists and has room.'
	},
	notRead: {
		fr: 'La copie n’a pas pu être relue telle quelle, et a été retirée. Celle d’avant est toujours là.',
		en: 'The copy could not be read back as it was, and was removed. The one before it is still there.'
	}
} satisfies Record<string, Text>;
