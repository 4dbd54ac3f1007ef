/** What the editor of games says, both languages side by side. */
import type { Text } from '$lib/types';

export const words = {
	title: { fr: 'Écrire un jeu', en: 'Write a game' },
	about: {
		fr: 'Vos tables, collées ou saisies, avec recherche et chances exactes. Tout reste sur cet appareil, même sans réseau.',
		en: 'Your charts, pasted or typed, with search and exact chances. All of it stays on this device, even without a connection.'
	},
	new: { fr: 'Nouveau jeu', en: 'New game' },
	drafts: { fr: 'Brouillons', en: 'Drafts' },
	noDrafts: { fr: 'Aucun brouillon pour l’instant.', en: 'No draft yet.' },
	untitled: { fr: 'Jeu sans titre', en: 'Untitled game' },
	damaged: {
		fr: 'Ce brouillon ne se lit plus. Il reste gardé : une sauvegarde l’emporte avec elle.',
		en: 'This draft cannot be read any more. It is still kept: a backup takes it along.'
	},
	gone: {
		fr: 'Ce brouillon n’est plus là : il a été supprimé, ou vient d’un autre appareil.',
		en: 'This draft is no longer here: it was deleted, or comes from another device.'
	},
	undo: { fr: 'Annuler', en: 'Undo' },
	redo: { fr: 'Rétablir', en: 'Redo' },
	kept: { fr: 'Enregistré', en: 'Saved' },
	keeping: { fr: 'Enregistrement…', en: 'Saving…' },
	gameTitle: { fr: 'Titre', en: 'Title' },
	author: { fr: 'Auteur', en: 'Author' },
	licence: { fr: 'Licence', en: 'Licence' },
	dice: { fr: 'Dés', en: 'Dice' },
	charts: { fr: 'Tables', en: 'Charts' },
	calculators: { fr: 'Calculateurs', en: 'Calculators' },
	calculatorNew: { fr: 'Nouveau calculateur', en: 'New calculator' },
	noCalculators: {
		fr: 'Un calculateur pose des questions et montre les chances.',
		en: 'A calculator asks questions and shows the chances.'
	},
	notHere: { fr: 'Cette page n’existe pas dans ce jeu.', en: 'This game has no such page.' }
} satisfies Record<string, Text>;
