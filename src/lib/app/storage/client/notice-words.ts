/** Texts of the undo toast and of the storage notice, which any page may show. */
import type { Text } from '$lib/core/types';

export const words = {
	undo: { fr: 'Annuler', en: 'Undo' },
	redo: { fr: 'Rétablir', en: 'Redo' },
	undone: { fr: 'Annulé :', en: 'Undone:' },
	redone: { fr: 'Rétabli :', en: 'Redone:' },
	underWay: { fr: 'Encore un instant, il y a beaucoup de lignes :', en: 'One more moment, there are many entries:' },
	stop: { fr: 'Arrêter', en: 'Stop' },
	close: { fr: 'Fermer', en: 'Close' },
	notKept: { fr: 'Rien n’est gardé', en: 'Nothing is being kept' },
	notYet: { fr: 'Pas encore enregistré', en: 'Not saved yet' },
	nothingNew: { fr: 'Rien de nouveau n’est enregistré', en: 'Nothing new is being saved' },
	unreadable: {
		fr: 'Une partie de ce qui est enregistré ne peut pas être lue par cette version. Rien n’est perdu : c’est mis de côté, et part avec chaque sauvegarde.',
		en: 'Some of what is stored cannot be read by this version. Nothing is lost: it is set aside, and goes into every backup.'
	},
	blankHead: { fr: 'Ce qui était gardé ici n’y est plus', en: 'What was kept here is gone' },
	blank: {
		fr: 'Le {day}, Guidon gardait encore des batailles ou des favoris sur cet appareil. Le navigateur les a effacés depuis. Si vous avez une copie, ouvrez-la avant de noter autre chose.',
		en: 'On {day} Guidon still kept battles or favourites on this device. The browser has cleared them since. If you have a copy, open it before you note anything else.'
	},
	openNewest: { fr: 'Ouvrir la dernière copie', en: 'Open the newest copy' },
	openFile: { fr: 'Ouvrir un fichier', en: 'Open a file' },
	goOn: { fr: 'Continuer sans', en: 'Go on without' },
	noCopy: {
		fr: 'Le dossier des copies n’a pas pu être lu. Ouvrez plutôt un fichier.',
		en: 'The folder with the copies could not be read. Open a file instead.'
	},
	aside: { fr: 'Mis de côté', en: 'Set aside' },
	look: { fr: 'Voir', en: 'Look' },
	update: { fr: 'Mettre à jour', en: 'Update' },
	export: { fr: 'Tout exporter', en: 'Export everything' },
	retry: { fr: 'Réessayer', en: 'Try again' },
	reload: { fr: 'Recharger', en: 'Reload' },
	understood: { fr: 'Compris', en: 'Got it' }
} satisfies Record<string, Text>;
