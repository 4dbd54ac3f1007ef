/** Texts of the sheet and of the single file. */
import type { Text } from '$lib/core/types';

export const words = {
	sheet: { fr: 'Ma feuille', en: 'My sheet' },
	about: {
		fr: 'Les tables d’un jeu sur une ou deux pages A4, à poser à côté de la carte.',
		en: 'The charts of a game on a page or two of A4, to lay beside the map.'
	},
	game: { fr: 'Jeu', en: 'Game' },
	which: { fr: 'Quelles tables ?', en: 'Which charts?' },
	all: { fr: 'Toutes', en: 'All' },
	starred: { fr: 'Mes favoris', en: 'My favourites' },
	picked: { fr: 'Celles que je coche', en: 'My choice' },
	both: { fr: 'Les deux', en: 'Both' },
	printThem: { fr: 'Les imprimer sur une feuille', en: 'Print them on a sheet' },
	print: { fr: 'Imprimer', en: 'Print' },
	printHow: {
		fr: 'La fenêtre d’impression sait aussi enregistrer en PDF.',
		en: 'The print window can save a PDF as well.'
	},
	preview: { fr: 'Aperçu', en: 'Preview' },
	noneStarred: { fr: 'Aucune table de ce jeu dans vos favoris', en: 'No chart of this game among your favourites' },
	noneStarredHow: {
		fr: 'Touchez l’étoile en haut d’une table, ou celle d’une de ses lignes : elle sera sur la feuille.',
		en: 'Tap the star at the top of a chart, or that of one of its rows: it will be on the sheet.'
	},
	nonePicked: { fr: 'Cochez au moins une table.', en: 'Tick at least one chart.' },
	loading: { fr: 'La feuille se prépare…', en: 'The sheet is being written…' },
	notLoaded: {
		fr: 'La feuille n’a pas pu être écrite : une partie de l’application n’a pas pu être chargée. Rechargez la page.',
		en: 'The sheet could not be written: a part of the app could not be loaded. Reload the page.'
	},
	noScript: {
		fr: 'La feuille a besoin de JavaScript ; chaque table s’imprime sans.',
		en: 'The sheet needs JavaScript; each chart prints without it.'
	},
	abbreviations: { fr: 'Abréviations', en: 'Abbreviations' },
	doubtKey: { fr: 'imprimé → lu comme', en: 'printed → read as' },
	doubtMark: { fr: 'lecture incertaine, expliquée dans Guidon', en: 'unclear on the sheet, explained in Guidon' },
	tellDoubts: { fr: 'Expliquer les lectures incertaines', en: 'Explain what is unclear on the sheet' },
	contents: { fr: 'Sommaire', en: 'Contents' },
	toContents: { fr: 'Retour au sommaire', en: 'Back to the contents' },
	revised: { fr: 'Données du', en: 'Data of' },
	unofficial: {
		fr: 'Aide de jeu non officielle, écrite avec Guidon. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.',
		en: 'An unofficial player aid, written with Guidon. The games belong to their authors and publishers.'
	},
	by: { fr: 'Écrit avec Guidon par', en: 'Written with Guidon by' },
	unchecked: { fr: 'non vérifié', en: 'not checked' },
	licence: { fr: 'Licence', en: 'Licence' },
	give: { fr: 'Donner à un ami', en: 'Give to a friend' },
	giveWhat: {
		fr: 'Toutes les tables du jeu en un seul fichier, qui s’ouvre sur n’importe quel téléphone, sans l’application ni réseau.',
		en: 'Every chart of the game in a single file that opens on any phone, without the app and without a connection.'
	},
	given: { fr: 'Le fichier est prêt.', en: 'The file is ready.' },
	notGiven: {
		fr: 'Le fichier n’a pas pu être écrit : une partie de l’application n’a pas pu être chargée. Rechargez la page, puis réessayez.',
		en: 'The file could not be written: a part of the app could not be loaded. Reload the page, then try again.'
	},
	private: {
		fr: 'Son auteur garde ce jeu pour lui : il ne se donne pas.',
		en: 'Its author keeps this game private: it cannot be given away.'
	}
} satisfies Record<string, Text>;
