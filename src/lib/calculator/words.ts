/** What the calculators' pages say. */
import type { Text } from '$lib/types';

export const words = {
	calculators: { fr: 'Résoudre', en: 'Resolve' },
	guided: { fr: 'Pas à pas', en: 'Step by step' },
	all: { fr: 'Tout à la fois', en: 'All at once' },
	back: { fr: 'Retour', en: 'Back' },
	next: { fr: 'Continuer', en: 'Continue' },
	noScript: {
		fr: 'Le calcul a besoin de JavaScript ; les tables se lisent sans.',
		en: 'The sum needs JavaScript; the charts are read without it.'
	},
	toThrow: { fr: 'Aux dés', en: 'To the dice' },
	toQuestions: { fr: 'Aux questions', en: 'To the questions' },
	progress: { fr: 'Question', en: 'Question' },
	assumed: { fr: 'par défaut', en: 'assumed' },
	sum: { fr: 'La somme', en: 'The sum' },
	lines: { fr: 'lignes', en: 'lines' },
	line: { fr: 'ligne', en: 'line' },
	total: { fr: 'Total', en: 'Total' },
	ruledOut: { fr: 'Ce qui ne compte pas', en: 'What does not count' },
	seeRow: { fr: 'Voir la table', en: 'See the chart' },
	impossible: { fr: 'Impossible', en: 'Not possible' },
	odds: { fr: 'Les chances', en: 'The odds' },
	orBetter: { fr: 'ou mieux', en: 'or better' },
	changes: { fr: 'Ce qui changerait la donne', en: 'What would change the odds' },
	gain: { fr: 'avec', en: 'with' },
	lose: { fr: 'sans', en: 'without' },
	points: { fr: 'pts', en: 'pts' },
	onAverage: { fr: 'en moyenne', en: 'on average' },
	mean: { fr: 'Moyenne', en: 'Mean' },
	atLeast: { fr: 'ou plus', en: 'or more' },
	none: { fr: 'rien', en: 'none' },
	dice: { fr: 'Les dés', en: 'The dice' },
	type: { fr: 'Touchez le chiffre obtenu.', en: 'Tap the figure you rolled.' },
	typeMany: { fr: 'Combien de dés réussissent ?', en: 'How many dice succeed?' },
	ofDice: { fr: 'au total, il faut', en: 'in all, needing' },
	rollForMe: { fr: 'Lancer pour moi', en: 'Roll for me' },
	result: { fr: 'Résultat', en: 'Result' },
	then: { fr: 'Ensuite', en: 'Then' },
	again: { fr: 'Relancer', en: 'Roll again' },
	sameWith: { fr: 'Recommencer avec…', en: 'Same again with…' },
	swap: { fr: 'Échanger les camps', en: 'Swap sides' },
	clear: { fr: 'Tout effacer', en: 'Clear all' },
	undo: { fr: 'Annuler', en: 'Undo' },
	redo: { fr: 'Rétablir', en: 'Redo' },
	share: { fr: 'Partager', en: 'Share' },
	shareThis: { fr: 'Partager ce calcul', en: 'Share this sum' },
	shareWhy: {
		fr: 'Votre adversaire scanne ce code et voit le même calcul.',
		en: 'Your opponent scans this code and sees the same sum.'
	},
	copy: { fr: 'Copier le lien', en: 'Copy the link' },
	copied: { fr: 'Lien copié.', en: 'Link copied.' },
	notCopied: {
		fr: 'Le lien n’a pas pu être copié. Copiez-le depuis la barre d’adresse.',
		en: 'The link could not be copied. Copy it from the address bar.'
	},
	damaged: {
		fr: 'Ce lien est abîmé : ce qui a pu être lu est en place. Vérifiez les réponses.',
		en: 'This link is damaged: what could be read is in place. Check the answers.'
	},
	otherReadings: {
		fr: 'Ce calcul compte autrement que ce téléphone :',
		en: 'This sum counts otherwise than this phone:'
	},
	ownReading: { fr: 'Votre réglage :', en: 'Your own setting:' },
	less: { fr: 'moins', en: 'less' },
	more: { fr: 'plus', en: 'more' },
	value: { fr: 'Nombre', en: 'Number' },
	answers: { fr: 'Les réponses', en: 'The answers' },
	remarks: { fr: 'À retenir', en: 'Keep in mind' },
	chances: { fr: 'Et aussi', en: 'And also' },
	read: { fr: 'Valider', en: 'Done' },
	resolves: { fr: 'Résoudre', en: 'Resolve' }
} satisfies Record<string, Text>;
