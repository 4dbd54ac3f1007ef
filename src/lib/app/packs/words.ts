/** Texts about packs. */
import type { Text } from '$lib/core/types';

export const words = {
	by: { fr: 'par', en: 'by' },
	unchecked: { fr: 'non vérifié', en: 'not checked' },
	about: {
		fr: 'Un jeu est un fichier texte. Ouvrez celui d’un autre joueur : ses tables, ses calculs et ses termes rejoignent les autres, même sans réseau.',
		en: 'A game is a text file. Open another player’s: its charts, calculators and terms join the others, even without a connection.'
	},
	open: { fr: 'Ouvrir un jeu', en: 'Open a game' },
	choose: { fr: 'Choisir un fichier', en: 'Choose a file' },
	paste: { fr: 'Coller un texte', en: 'Paste a text' },
	pasted: { fr: 'Texte collé', en: 'Pasted text' },
	read: { fr: 'Lire ce texte', en: 'Read this text' },
	fromLink: { fr: 'Reçu par un lien', en: 'Came in a link' },
	cutLink: {
		fr: 'Ce lien ne contient pas de jeu entier : il a sans doute été coupé en route. Demandez le fichier.',
		en: 'This link does not hold a whole game: it was probably cut on its way. Ask for the file.'
	},
	unreadable: {
		fr: 'Ce fichier ne peut pas être lu. Choisissez-le de nouveau, ou collez son texte.',
		en: 'This file cannot be read. Choose it again, or paste its text.'
	},
	refused: {
		fr: 'Ce jeu n’a pas pu être ajouté. Rien n’a changé.',
		en: 'This game could not be added. Nothing has changed.'
	},
	whole: { fr: 'le fichier', en: 'the file' },
	licence: { fr: 'Licence', en: 'Licence' },
	private: {
		fr: 'privée : son auteur ne veut pas qu’on le donne',
		en: 'private: its author does not want it given away'
	},
	version: { fr: 'Version', en: 'Version' },
	holds: { fr: 'Contient', en: 'Holds' },
	size: { fr: 'Taille', en: 'Size' },
	kilobytes: { fr: 'ko', en: 'kB' },
	sourceOf: { fr: 'D’après', en: 'Based on' },
	chart: { fr: 'table', en: 'chart' },
	charts: { fr: 'tables', en: 'charts' },
	calculator: { fr: 'calculateur', en: 'calculator' },
	calculators: { fr: 'calculateurs', en: 'calculators' },
	term: { fr: 'terme', en: 'term' },
	terms: { fr: 'termes', en: 'terms' },
	example: { fr: 'exemple vérifié', en: 'worked example checked' },
	examples: { fr: 'exemples vérifiés', en: 'worked examples checked' },
	replaces: { fr: 'Remplace', en: 'Replaces' },
	unchanged: {
		fr: 'Ce jeu est déjà là, dans cette version.',
		en: 'This game is already here, in this version.'
	},
	older: {
		fr: 'La version installée est plus récente.',
		en: 'The version installed is more recent.'
	},
	figure: { fr: 'chiffre change', en: 'figure changes' },
	figures: { fr: 'chiffres changent', en: 'figures change' },
	sameFigures: { fr: 'Aucun chiffre ne change.', en: 'No figure changes.' },
	lost: {
		fr: 'Ce qui disparaît : les favoris et les liens qui y mènent ne trouveront plus rien.',
		en: 'What goes: favourites and links that lead there will find nothing.'
	},
	andMore: { fr: 'autres', en: 'more' },
	add: { fr: 'Ajouter ce jeu', en: 'Add this game' },
	replace: { fr: 'Remplacer', en: 'Replace' },
	addShort: { fr: 'Ajouter', en: 'Add' },
	notNow: { fr: 'Pas maintenant', en: 'Not now' },
	added: { fr: 'Ajouté :', en: 'Added:' },
	here: { fr: 'Sur cet appareil', en: 'On this device' },
	none: { fr: 'Aucun jeu ajouté pour l’instant.', en: 'No game added yet.' },
	share: { fr: 'Partager', en: 'Share' },
	copyLink: { fr: 'Copier un lien', en: 'Copy a link' },
	copied: { fr: 'Lien copié.', en: 'Link copied.' },
	linkTooLong: {
		fr: 'Trop grand pour un lien : partagez le fichier.',
		en: 'Too large for a link: share the file.'
	},
	notCopied: {
		fr: 'Le lien n’a pas pu être copié. Partagez le fichier.',
		en: 'The link could not be copied. Share the file.'
	},
	keptPrivate: {
		fr: 'Licence privée : Guidon ne propose pas de le partager.',
		en: 'Private licence: Guidon does not offer to share it.'
	},
	copyOf: { fr: 'Travailler sur une copie', en: 'Work on a copy' },
	remove: { fr: 'Retirer', en: 'Remove' },
	removeWhy: {
		fr: 'Batailles et favoris restent lisibles, et se rouvrent si le jeu revient.',
		en: 'Battles and favourites stay readable, and open again if the game comes back.'
	},
	unopened: {
		fr: 'Cette version de Guidon n’ouvre plus ce jeu.',
		en: 'This version of Guidon does not open this game any more.'
	},
	tryOne: { fr: 'Pour essayer', en: 'To try' },
	tryWhy: {
		fr: 'Deux jeux libres, déjà gardés hors connexion.',
		en: 'Two free games, already kept offline.'
	},
	notHere: {
		fr: 'Cet exemple n’est pas encore gardé hors connexion. Connectez-vous une fois.',
		en: 'This example is not kept offline yet. Go online once.'
	},
	guide: { fr: 'Le guide des auteurs', en: 'The guide for authors' },
	guideWhy: {
		fr: 'Un petit jeu en douze étapes, puis tout le format.',
		en: 'A small game in twelve steps, then the whole format.'
	},
	contents: { fr: 'Dans ce guide', en: 'In this guide' },
	textCopied: { fr: 'Copié', en: 'Copied' },
	textSelected: { fr: 'Sélectionné : à copier', en: 'Selected: copy it' },
	inFrench: { fr: 'en français seulement', en: 'in French only' },
	inEnglish: { fr: 'en anglais seulement', en: 'in English only' }
} satisfies Record<string, Text>;
