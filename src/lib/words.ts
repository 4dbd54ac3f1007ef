/** The interface's own words, both languages side by side. */
import type { Lang, Phase, Text } from './types';

export const languages: Readonly<Record<Lang, string>> = { fr: 'Français', en: 'English' };

export const phases: Readonly<Record<Phase, Text>> = {
	command: { fr: 'Commander', en: 'Command' },
	move: { fr: 'Se déplacer', en: 'Move' },
	shoot: { fr: 'Tirer', en: 'Shoot' },
	fight: { fr: 'Combattre', en: 'Fight' },
	outcome: { fr: 'Issues du combat', en: 'Combat outcomes' },
	reference: { fr: 'Pour mémoire', en: 'Reference' }
};

/** `1 table`, `12 tables`. */
export const count = (n: number, one: Text, many: Text): Text => ({
	fr: `${n} ${(n < 2 ? one : many).fr}`,
	en: `${n} ${(n === 1 ? one : many).en}`
});

export const words = {
	tagline: {
		fr: 'Toutes les tables de jeu, en français et en anglais, même sans réseau',
		en: 'Every chart, in French and English, even without a connection'
	},
	tables: { fr: 'Tables', en: 'Charts' },
	search: { fr: 'Chercher', en: 'Search' },
	searchHint: { fr: 'gué 2, Pe Ca, 12.2.1, couvert…', en: 'ford 2, Pe Ca, 12.2.1, cover…' },
	resolve: { fr: 'Résoudre', en: 'Resolve' },
	battle: { fr: 'Bataille', en: 'Battle' },
	about: { fr: 'À propos', en: 'About' },
	settings: { fr: 'Réglages', en: 'Settings' },
	home: { fr: 'Accueil', en: 'Home' },
	table: { fr: 'table', en: 'chart' },
	tablesMany: { fr: 'tables', en: 'charts' },
	calculator: { fr: 'calculateur', en: 'calculator' },
	calculatorsMany: { fr: 'calculateurs', en: 'calculators' },
	mainMenu: { fr: 'Menu principal', en: 'Main menu' },
	language: { fr: 'Langue', en: 'Language' },
	both: { fr: 'Afficher les deux langues', en: 'Show both languages' },
	skip: { fr: 'Aller au contenu', en: 'Skip to content' },
	notes: { fr: 'Notes', en: 'Notes' },
	note: { fr: 'Note', en: 'Note' },
	backToRow: { fr: 'Retour à la ligne', en: 'Back to the row' },
	terms: { fr: 'Termes et abréviations', en: 'Terms and abbreviations' },
	source: { fr: 'Source', en: 'Source' },
	sheet: { fr: 'fiche', en: 'sheet' },
	previous: { fr: 'Table précédente', en: 'Previous chart' },
	next: { fr: 'Table suivante', en: 'Next chart' },
	star: { fr: 'Garder en favori', en: 'Keep as a favourite' },
	doubt: { fr: 'Lecture incertaine', en: 'Uncertain reading' },
	printed: { fr: 'Imprimé', en: 'Printed' },
	readAs: { fr: 'Lu comme', en: 'Read as' },
	why: { fr: 'Pourquoi', en: 'Why' },
	blank: { fr: 'rien d’imprimé', en: 'nothing printed' },
	swap: { fr: 'Échanger', en: 'Swap' },
	pick: {
		fr: 'Touchez une case, ou choisissez les deux camps.',
		en: 'Tap a cell, or pick both sides.'
	},
	close: { fr: 'Fermer', en: 'Close' },
	edition: { fr: 'Édition', en: 'Edition' },
	dice: { fr: 'Dés', en: 'Dice' },
	seeAlso: { fr: 'Voir aussi', en: 'See also' },
	notFound: { fr: 'Page introuvable', en: 'Page not found' },
	notFoundWhy: {
		fr: 'Cette adresse ne mène nulle part. Cherchez ce qu’il vous faut, ou repartez des tables.',
		en: 'This address leads nowhere. Search for what you need, or start again from the charts.'
	},
	wentWrong: { fr: 'Une erreur s’est produite', en: 'Something went wrong' },
	wentWrongWhy: {
		fr: 'Rechargez la page. Si cela recommence, revenez aux tables : rien de ce qui est enregistré n’est perdu.',
		en: 'Reload the page. If it happens again, go back to the charts: nothing you saved is lost.'
	},
	reload: { fr: 'Recharger', en: 'Reload' },
	theme: { fr: 'Apparence', en: 'Appearance' },
	themeSystem: { fr: 'Comme l’appareil', en: 'Like the device' },
	themeDay: { fr: 'Jour', en: 'Day' },
	themeNight: { fr: 'Nuit', en: 'Night' },
	bothLanguages: { fr: 'Deux langues à la fois', en: 'Both languages at once' },
	bothWhy: {
		fr: 'Pour deux joueurs autour d’un même téléphone.',
		en: 'For two players sharing one phone.'
	},
	offline: { fr: 'Hors connexion', en: 'Offline' },
	readyOffline: { fr: 'Prêt hors connexion', en: 'Ready offline' },
	updateReady: { fr: 'Une nouvelle version est prête.', en: 'A new version is ready.' },
	updateNow: { fr: 'L’installer', en: 'Install it' },
	understood: { fr: 'Compris', en: 'Got it' },
	offlineImpossible: {
		fr: 'Ce navigateur ne peut pas garder l’application hors connexion : il faut une adresse en https, et l’autorisation d’enregistrer sur l’appareil.',
		en: 'This browser cannot keep the app for offline use: that takes an https address, and permission to store data on the device.'
	},
	offlineFilling: {
		fr: 'Les pages sont en cours de copie sur l’appareil.',
		en: 'The pages are being copied to the device.'
	},
	pages: { fr: 'pages', en: 'pages' },
	outOf: { fr: 'sur', en: 'of' },
	later: { fr: 'Plus tard', en: 'Later' },
	unofficial: {
		fr: 'Aide de jeu non officielle. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.',
		en: 'An unofficial player aid. The games belong to their authors and publishers.'
	},
	version: { fr: 'Version', en: 'Version' },
	dataOf: { fr: 'Données du', en: 'Data of' }
} satisfies Record<string, Text>;
