/** Texts of the home page, of a game's page and of the about page. */
import type { Text } from '$lib/core/types';

export const words = {
	lastOne: { fr: 'Dernier calcul', en: 'Last calculation' },
	lastCombat: { fr: 'Dernier combat', en: 'Last combat' },
	/** Reopens the last combat to change an answer. */
	change: { fr: 'Changer…', en: 'Change…' },
	tagline: {
		fr: 'L’aide de jeu de quatre wargames : toutes les tables, les chances exactes avant le jet, le journal de la bataille. En français et en anglais, même sans réseau.',
		en: 'A player aid for four wargames: every chart, the exact chances before you roll, a log of the battle. In French and English, even without a connection.'
	},
	tryIt: { fr: 'Un exemple', en: 'An example' },
	searchHint: { fr: 'gué 2, Pe Ca, 12.2.1…', en: 'ford 2, Pe Ca, 12.2.1…' },
	about: { fr: 'À propos', en: 'About' },
	settings: { fr: 'Réglages', en: 'Settings' },
	edition: { fr: 'Édition', en: 'Edition' },
	dice: { fr: 'Dés', en: 'Dice' },
	dataOf: { fr: 'Données du', en: 'Data of' }
} satisfies Record<string, Text>;

/** How to install the app. */
export const install = {
	title: { fr: 'Guidon sur l’écran d’accueil', en: 'Guidon on the home screen' },
	why: {
		fr: 'Une icône comme les autres, et tout s’ouvre sans réseau.',
		en: 'An icon like any other, and everything opens without a connection.'
	},
	button: { fr: 'Installer', en: 'Install' },
	share: { fr: 'Touchez Partager, dans la barre de Safari.', en: 'Tap Share, in Safari’s bar.' },
	toHome: { fr: 'Choisissez « Sur l’écran d’accueil ».', en: 'Choose “Add to Home Screen”.' },
	open: { fr: 'Ouvrez Guidon par son icône.', en: 'Open Guidon by its icon.' }
} satisfies Record<string, Text>;
