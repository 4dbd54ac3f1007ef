/** What the app says of itself: its version, what changed, whose it is, and how to report a mistake. */
import type { Text } from '$lib/core/types';

export const words = {
	/** The same sentence is in README, README.fr and LICENSE. */
	licences: {
		fr: 'Les textes sont ceux de ce projet, sous licence MIT comme son code ; les chiffres sont ceux des jeux, qui appartiennent à leurs auteurs et à leurs éditeurs.',
		en: 'The texts are this project’s own, under the MIT licence like its code; the figures are those of the games, which belong to their authors and publishers.'
	},
	unofficial: { fr: 'Guidon n’est pas officiel.', en: 'Guidon is unofficial.' },
	version: { fr: 'Version', en: 'Version' },
	build: { fr: 'empreinte', en: 'build' },
	changes: { fr: 'Nouveautés', en: 'What is new' },
	allChanges: { fr: 'Toutes les nouveautés', en: 'All changes' },
	since: { fr: 'Depuis', en: 'Since' },
	reportWhy: {
		fr: 'Complétez, puis copiez ou partagez. Rien n’est envoyé sans vous.',
		en: 'Complete it, then copy or share it. Nothing is sent without you.'
	},
	reportText: { fr: 'Le texte du signalement', en: 'Text of the report' },
	copyText: { fr: 'Copier', en: 'Copy' },
	share: { fr: 'Partager', en: 'Share' },
	openAddress: { fr: 'L’envoyer au projet', en: 'Send it to the project' },
	textCopied: { fr: 'Texte copié.', en: 'Text copied.' },
	textSelected: { fr: 'Copiez le texte sélectionné.', en: 'Copy the selected text.' }
} satisfies Record<string, Text>;

/** The names of the lines of a report, in their order. */
export const LINES = {
	game: { fr: 'Jeu', en: 'Game' },
	calculator: { fr: 'Calculateur', en: 'Calculator' },
	chart: { fr: 'Table', en: 'Chart' },
	row: { fr: 'Ligne', en: 'Row' },
	column: { fr: 'Colonne', en: 'Column' },
	says: { fr: 'Guidon dit', en: 'Guidon says' },
	reads: { fr: 'Lecture', en: 'Reading' },
	link: { fr: 'Lien', en: 'Link' },
	language: { fr: 'Langue', en: 'Language' },
	version: { fr: 'Version', en: 'Version' },
	printed: { fr: 'Imprimé sur ma feuille', en: 'Printed on my sheet' },
	wrong: { fr: 'Ce qui ne va pas', en: 'What is wrong' }
} satisfies Record<string, Text>;
