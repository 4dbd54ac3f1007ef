/** What the frame of every page and the charts say, both languages side by side. Words of single pages are in files beside those pages. */
import type { Lang, Text } from '$lib/core/types';

export const languages: Readonly<Record<Lang, string>> = { fr: 'Français', en: 'English' };

export const words = {
	tables: { fr: 'Tables', en: 'Charts' },
	search: { fr: 'Recherche', en: 'Search' },
	calculators: { fr: 'Calculs', en: 'Calculators' },
	battle: { fr: 'Bataille', en: 'Battle' },
	settings: { fr: 'Réglages', en: 'Settings' },
	mainMenu: { fr: 'Menu principal', en: 'Main menu' },
	language: { fr: 'Langue', en: 'Language' },
	theme: { fr: 'Jour ou nuit', en: 'Day or night' },
	toTheme: {
		day: { fr: 'Passer en mode jour', en: 'Switch to day' },
		night: { fr: 'Passer en mode nuit', en: 'Switch to night' },
		red: { fr: 'Passer en nuit rouge', en: 'Switch to red night' }
	},
	both: { fr: 'Afficher les deux langues', en: 'Show both languages' },
	skip: { fr: 'Aller au contenu', en: 'Skip to content' },
	notes: { fr: 'Notes', en: 'Notes' },
	terms: { fr: 'Termes et abréviations', en: 'Terms and abbreviations' },
	previous: { fr: 'Table précédente', en: 'Previous chart' },
	next: { fr: 'Table suivante', en: 'Next chart' },
	star: { fr: 'Ajouter aux favoris', en: 'Add to favourites' },
	close: { fr: 'Fermer', en: 'Close' },
	doubt: { fr: 'Lecture incertaine', en: 'Unclear on the sheet' },
	notFound: { fr: 'Page introuvable', en: 'Page not found' },
	notFoundWhy: {
		fr: 'Cette adresse ne mène nulle part. Cherchez ce qu’il vous faut, ou repartez des tables.',
		en: 'This address leads nowhere. Search for what you need, or start again from the charts.'
	},
	games: { fr: 'Ajouter un jeu', en: 'Add a game' },
	gameNotHere: {
		fr: 'Ce jeu n’est pas sur cet appareil, ou n’a pas cette page. Ouvrez son fichier et il revient.',
		en: 'This game is not on this device, or has no such page. Open its file and it comes back.'
	},
	wentWrong: { fr: 'Une erreur s’est produite', en: 'Something went wrong' },
	wentWrongWhy: {
		fr: 'Rechargez la page. Si cela recommence, revenez aux tables : rien de ce qui est enregistré n’est perdu.',
		en: 'Reload the page. If it happens again, go back to the charts: nothing you saved is lost.'
	},
	reload: { fr: 'Recharger', en: 'Reload' }
} satisfies Record<string, Text | Readonly<Record<string, Text>>>;
