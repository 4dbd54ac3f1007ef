/** What the editor of games says, both languages side by side. */
import type { Text } from '$lib/core/types';
import { words as common } from '$lib/core/words';
import { words as games } from '$lib/app/packs/words';
import type { Accent } from '$lib/packs/format/limits';
import type { Form } from '$lib/core/paste';

export const words = {
	title: { fr: 'Écrire un jeu', en: 'Write a game' },
	about: {
		fr: 'Vos tables, collées ou saisies, avec recherche et chances exactes. Tout reste sur cet appareil, même sans réseau.',
		en: 'Your charts, pasted or typed, with search and exact chances. All of it stays on this device, even without a connection.'
	},
	new: { fr: 'Nouveau jeu', en: 'New game' },
	startFrom: { fr: 'Partir d’un jeu existant', en: 'Start from an existing game' },
	startFromWhy: {
		fr: 'Une copie à modifier. Celle d’un jeu de l’application garde sa licence, MIT : elle se donne comme une autre.',
		en: 'A copy to change. A copy of one of the app’s own games keeps its licence, MIT: it can be given away like any other.'
	},
	drafts: { fr: 'Brouillons', en: 'Drafts' },
	noDrafts: { fr: 'Aucun brouillon pour l’instant.', en: 'No draft yet.' },
	untitled: { fr: 'Jeu sans titre', en: 'Untitled game' },
	untitledChart: { fr: 'Table sans titre', en: 'Untitled chart' },
	damaged: {
		fr: 'Ce brouillon ne se lit plus. Il est toujours gardé, et part avec chaque sauvegarde.',
		en: 'This draft cannot be read any more. It is still kept, and goes into every backup.'
	},
	gone: {
		fr: 'Ce brouillon n’est plus là : il a été supprimé, ou vient d’un autre appareil.',
		en: 'This draft is no longer here: it was deleted, or comes from another device.'
	},
	undo: { fr: 'Annuler', en: 'Undo' },
	redo: { fr: 'Rétablir', en: 'Redo' },
	kept: { fr: 'Enregistré', en: 'Saved' },
	keeping: { fr: 'Enregistrement…', en: 'Saving…' },
	otherTab: {
		fr: 'Ce brouillon a été changé dans un autre onglet. Rien de ce qui est écrit ici n’est enregistré avant que vous ayez choisi.',
		en: 'This draft was changed in another tab. Nothing written here is saved until you have chosen.'
	},
	takeNewer: { fr: 'Prendre l’autre version', en: 'Take the other version' },
	keepOwn: { fr: 'Garder celle-ci', en: 'Keep this one' },
	remove: { fr: 'Supprimer', en: 'Delete' },
	removeDraft: { fr: 'Supprimer le brouillon', en: 'Delete the draft' },

	gameTitle: { fr: 'Titre', en: 'Title' },
	author: { fr: 'Auteur', en: 'Author' },
	licence: { fr: 'Licence', en: 'Licence' },
	licenceWhy: {
		fr: 'CC0 : chacun en fait ce qu’il veut. CC-BY : en vous nommant. Privée : Guidon ne propose pas de le donner.',
		en: 'CC0: everybody may do what they like with it. CC-BY: if they name you. Private: Guidon does not offer to give it away.'
	},
	private: { fr: 'Privée', en: 'Private' },
	otherLicence: { fr: 'Autre (identifiant SPDX)', en: 'Other (an SPDX id)' },
	dice: { fr: 'Dés', en: 'Dice' },
	languages: { fr: 'Langues', en: 'Languages' },
	accent: { fr: 'Couleur', en: 'Colour' },
	more: { fr: 'Plus', en: 'More' },
	subtitle: { fr: 'Sous-titre', en: 'Subtitle' },
	short: { fr: 'Titre court', en: 'Short title' },
	source: { fr: 'D’après', en: 'Based on' },
	charts: { fr: 'Tables', en: 'Charts' },
	noCharts: { fr: 'Aucune table pour l’instant.', en: 'No chart yet.' },
	newChart: { fr: 'Nouvelle table', en: 'New chart' },
	terms: { fr: 'Termes', en: 'Terms' },
	termsWhy: { fr: 'Ce que veulent dire les abréviations', en: 'What abbreviations mean' },
	calculators: { fr: 'Calculs', en: 'Calculators' },
	notHere: { fr: 'Cette page n’existe pas dans ce jeu.', en: 'This game has no such page.' },
	problem: { fr: 'point à compléter', en: 'item to complete' },
	problems: { fr: 'points à compléter', en: 'items to complete' },
	doubtful: { fr: 'point à vérifier', en: 'item to check' },
	doubtfuls: { fr: 'points à vérifier', en: 'items to check' },
	countsNothing: {
		fr: '« {words} » est lu comme un texte et ne compte pas.',
		en: '“{words}” is read as text and counts nothing.'
	},
	oddHere: {
		fr: 'Case en pointillé : du texte parmi des chiffres, qui ne compterait pas.',
		en: 'Dotted cell: text among figures, which would count nothing.'
	},
	neverThrows: { fr: 'Aucune réponse ne mène à un jet : {why}', en: 'No answer leads to a throw: {why}' },
	noProblem: { fr: 'Ce jeu est complet.', en: 'This game is complete.' },
	take: { fr: 'Ajouter à mes jeux', en: 'Add to my games' },
	takeWhy: {
		fr: 'Il rejoint les autres jeux : tables, recherche, calculs, favoris. Le brouillon reste.',
		en: 'It joins the other games: charts, search, calculators, favourites. The draft stays.'
	},
	handOver: { fr: 'Donner', en: 'Give away' },
	shareFile: { fr: 'Partager le fichier', en: 'Share the file' },
	keptPrivate: games.keptPrivate,
	before: { fr: 'Placer avant', en: 'Move before' },
	after: { fr: 'Placer après', en: 'Move after' },

	chartTitle: { fr: 'Titre de la table', en: 'Title of the chart' },
	phase: { fr: 'Moment du tour', en: 'Moment of the turn' },
	summary: { fr: 'Une ligne sous le titre', en: 'One line under the title' },
	rule: { fr: 'Règle ou page', en: 'Rule or page' },
	pasteHere: { fr: 'Collez la table ici', en: 'Paste the table here' },
	pasteHint: {
		fr: 'D’un tableur, d’une page, d’un texte : tabulations, virgules, points-virgules, barres, colonnes alignées.',
		en: 'From a spreadsheet, a page, a text: tabs, commas, semicolons, bars, aligned columns.'
	},
	separated: { fr: 'Séparation', en: 'Separated by' },
	headLines: { fr: 'Lignes de titres', en: 'Lines of headings' },
	headLinesAre: {
		none: { fr: 'Aucune', en: 'None' },
		one: { fr: 'La première', en: 'The first' },
		two: { fr: 'Les deux premières', en: 'The first two' }
	},
	headColumn: { fr: 'La première colonne nomme les lignes', en: 'The first column names the rows' },
	orEmpty: { fr: 'Ou une grille vide', en: 'Or an empty grid' },
	rowCount: { fr: 'Lignes', en: 'Rows' },
	columnCount: { fr: 'Colonnes', en: 'Columns' },
	makeChart: { fr: 'Créer la table', en: 'Make the chart' },
	preview: { fr: 'Aperçu', en: 'Preview' },
	tapCell: {
		fr: 'Touchez une case pour la corriger.',
		en: 'Tap a cell to correct it.'
	},
	corner: { fr: 'Tête des lignes', en: 'Head of the rows' },
	row: { fr: 'ligne', en: 'row' },
	column: { fr: 'colonne', en: 'column' },
	blankHead: { fr: 'sans titre', en: 'untitled' },
	left: { fr: 'Case à gauche', en: 'Cell to the left' },
	right: { fr: 'Case à droite', en: 'Cell to the right' },
	up: { fr: 'Case au-dessus', en: 'Cell above' },
	down: { fr: 'Case au-dessous', en: 'Cell below' },
	close: { fr: 'Fermer', en: 'Close' },
	rowsAndColumns: { fr: 'Lignes et colonnes', en: 'Rows and columns' },
	rowAbove: { fr: 'Ligne au-dessus', en: 'Row above' },
	rowBelow: { fr: 'Ligne au-dessous', en: 'Row below' },
	rowUp: { fr: 'Monter la ligne', en: 'Move the row up' },
	rowDown: { fr: 'Descendre la ligne', en: 'Move the row down' },
	rowOut: { fr: 'Supprimer la ligne', en: 'Delete the row' },
	columnBefore: { fr: 'Colonne avant', en: 'Column before' },
	columnAfter: { fr: 'Colonne après', en: 'Column after' },
	columnLeft: { fr: 'Colonne vers la gauche', en: 'Move the column left' },
	columnRight: { fr: 'Colonne vers la droite', en: 'Move the column right' },
	columnOut: { fr: 'Supprimer la colonne', en: 'Delete the column' },
	cost: { fr: 'Un coût : ni bon ni mauvais', en: 'A cost: neither good nor bad' },
	groupHere: { fr: 'Un groupe commence ici', en: 'A group begins here' },
	groups: { fr: 'Groupes', en: 'Groups' },
	groupTitle: { fr: 'Titre du groupe', en: 'Title of the group' },
	notes: { fr: 'Notes', en: 'Notes' },
	noteHere: { fr: 'Note à cette case', en: 'Note on this cell' },
	noteWhole: { fr: 'Note sous la table', en: 'Note under the chart' },
	noteMark: { fr: 'Lettre', en: 'Letter' },
	noteText: { fr: 'Texte de la note', en: 'Text of the note' },
	doubt: common.doubt,
	ruledOutBy: { fr: 'Exclue par', en: 'Ruled out by' },
	matrix: { fr: 'Une matrice : on choisit une ligne et une colonne', en: 'A matrix: a row and a column are chosen' },
	matrixRows: { fr: 'Ce que sont les lignes', en: 'What the rows are' },
	matrixColumns: { fr: 'Ce que sont les colonnes', en: 'What the columns are' },
	matrixSay: { fr: 'La réponse, avec {row}, {column} et {value}', en: 'The answer, with {row}, {column} and {value}' },
	removeChart: { fr: 'Supprimer la table', en: 'Delete the chart' },

	abbreviations: { fr: 'Abréviations sans explication', en: 'Abbreviations without a meaning' },
	makeTerms: { fr: 'En faire des termes', en: 'Make terms of them' },
	makeTerm: { fr: 'En faire un terme', en: 'Make it a term' },
	termNew: { fr: 'Nouveau terme', en: 'New term' },
	keyPaste: { fr: 'Coller une légende', en: 'Paste a key' },
	keyHint: {
		fr: 'Une abréviation par ligne, puis ses mots : « A1 L’attaquant recule de 1 ».',
		en: 'One abbreviation a line, then its words: “A1 Attacker retreats 1”.'
	},
	keyTake: { fr: 'terme à prendre', en: 'term to take' },
	keyTakeMany: { fr: 'termes à prendre', en: 'terms to take' },
	toTerms: { fr: 'Dire ce que veulent dire les termes', en: 'Say what the terms stand for' },
	standsFor: { fr: 'Que veut dire cette abréviation ?', en: 'What does it stand for?' },
	abbr: { fr: 'Abréviation', en: 'Abbreviation' },
	termTitle: { fr: 'En toutes lettres', en: 'In full' },
	meaning: { fr: 'Ce que cela veut dire', en: 'What it means' },
	also: { fr: 'On le cherche aussi sous (virgules)', en: 'Also searched as (commas)' },
	used: { fr: 'case', en: 'cell' },
	usedMany: { fr: 'cases', en: 'cells' },
	noTerms: {
		fr: 'Aucun terme pour l’instant. Un appui sur une abréviation d’une table en fait un.',
		en: 'No term yet. A tap on an abbreviation in a chart makes it one.'
	}
} satisfies Record<string, Text | Record<string, Text>>;

export const formWords: Readonly<Record<Form, Text>> = {
	tabs: { fr: 'tabulations', en: 'tabs' },
	pipes: { fr: 'barres |', en: 'bars |' },
	semicolons: { fr: 'points-virgules', en: 'semicolons' },
	commas: { fr: 'virgules', en: 'commas' },
	columns: { fr: 'colonnes alignées', en: 'aligned columns' },
	spaces: { fr: 'espaces', en: 'spaces' },
	lines: { fr: 'lignes entières', en: 'whole lines' }
};

export const accentWords: Readonly<Record<Accent, Text>> = {
	blue: { fr: 'Bleu', en: 'Blue' },
	green: { fr: 'Vert', en: 'Green' },
	bronze: { fr: 'Brun', en: 'Bronze' },
	crimson: { fr: 'Carmin', en: 'Crimson' },
	violet: { fr: 'Violet', en: 'Purple' },
	teal: { fr: 'Sarcelle', en: 'Teal' },
	slate: { fr: 'Ardoise', en: 'Slate' },
	ochre: { fr: 'Ocre', en: 'Ochre' }
};

/** What a cell was taken for. */
export const kindWords = {
	blank: { fr: 'rien', en: 'blank' },
	figure: { fr: 'chiffre', en: 'figure' },
	text: { fr: 'texte', en: 'text' },
	plus: { fr: 'modificateur', en: 'modifier' },
	need: { fr: 'score à atteindre', en: 'score to reach' },
	shift: { fr: 'décalage de colonne', en: 'column shift' },
	band: { fr: 'tranche', en: 'band' },
	ratio: { fr: 'rapport de force', en: 'odds' },
	code: { fr: 'terme', en: 'term' },
	join: { fr: 'plusieurs', en: 'several' }
} satisfies Record<string, Text>;
