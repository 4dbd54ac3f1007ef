/** Texts of the report. */
import type { Text } from '$lib/core/types';
import { words } from './words';

export const reportWords = {
	after: words.after,
	bySide: { fr: 'Les résultats par camp', en: 'Results by side' },
	nobody: { fr: 'Sans camp noté', en: 'No side noted' },
	nobodyHow: {
		fr: 'Dans le journal, dites qui a agi : et le bilan de chaque camp en tiendra compte.',
		en: 'Say in the log who acted, and each side’s tally will count it.'
	},
	dice: { fr: 'dés', en: 'dice' },
	die: { fr: 'dé', en: 'die' },
	diceWhy: {
		fr: 'Barres : les faces tombées ; trait : ce qu’on attendait. Points : chaque résultat, de la malchance à la chance.',
		en: 'Bars: the faces that fell; line: what was expected. Dots: each result, from bad luck to good.'
	},
	mean: { fr: 'moyenne', en: 'mean' },
	expected: { fr: 'attendu', en: 'expected' },
	tooFew: {
		fr: 'Trop peu de dés pour parler de chance.',
		en: 'Too few dice to speak of luck.'
	},
	tooFewResults: {
		fr: 'Trop peu de résultats pour parler de chance.',
		en: 'Too few results to speak of luck.'
	},
	asExpected: { fr: 'À peu près comme prévu', en: 'About as expected' },
	little: { fr: 'un peu', en: 'a little' },
	far: { fr: 'bien', en: 'far' },
	better: { fr: 'mieux que prévu', en: 'better than expected' },
	worse: { fr: 'moins bien que prévu', en: 'worse than expected' },
	higher: { fr: 'plus haut que prévu', en: 'higher than expected' },
	lower: { fr: 'plus bas que prévu', en: 'lower than expected' },
	oneTimeIn: { fr: 'cela arrive une fois sur', en: 'that happens one time in' },
	/** Two to ten. */
	times: { fr: 'deux trois quatre cinq six sept huit neuf dix', en: 'two three four five six seven eight nine ten' },
	toHit: { fr: 'dés pour toucher', en: 'dice to hit' },
	made: { fr: 'réussis', en: 'succeeded' },
	worst: { fr: 'malchance', en: 'bad luck' },
	best: { fr: 'chance', en: 'good luck' },
	noDice: { fr: 'Aucun dé à son nom.', en: 'No dice to its name.' },
	points: { fr: 'Les coups du sort', en: 'Turning points' },
	pointsWhy: {
		fr: 'Une fois sur dix ou moins, et loin de ce qu’on attendait.',
		en: 'One time in ten or less, and far from what was expected.'
	},
	noPoints: {
		fr: 'Aucun : tout s’est passé à peu près comme on pouvait s’y attendre.',
		en: 'None: everything went much as expected.'
	},
	fights: { fr: 'Les combats', en: 'Combats' },
	otherFights: { fr: 'Les autres combats', en: 'Other combats' },
	unlistedOne: { fr: 'autre, dans le journal', en: 'more, in the log' },
	unlisted: { fr: 'autres, dans le journal', en: 'more, in the log' },
	chanceOfBetter: { fr: 'de chances de faire aussi bien', en: 'chance of doing as well' },
	chanceOfWorse: { fr: 'de risques de faire aussi mal', en: 'chance of doing as badly' },
	timeline: { fr: 'Tour par tour', en: 'Turn by turn' },
	turn: { fr: 'tour', en: 'turn' },
	turns: { fr: 'tours', en: 'turns' },
	combat: words.combat,
	combats: words.combats,
	errand: { fr: 'autre jet', en: 'other roll' },
	errands: { fr: 'autres jets', en: 'other rolls' },
	note: words.noteOne,
	notes: words.notes,
	correctedOne: { fr: 'corrigé', en: 'corrected' },
	corrected: { fr: 'corrigés', en: 'corrected' },
	uncounted: {
		fr: 'n’entrent pas dans ces comptes : jet inachevé, ou chiffres changés depuis.',
		en: 'are not in these counts: a throw not finished, or figures that have changed since.'
	},
	uncountedOne: {
		fr: 'n’entre pas dans ces comptes : jet inachevé, ou chiffres changés depuis.',
		en: 'is not in these counts: a throw not finished, or figures that have changed since.'
	},
	empty: {
		fr: 'Rien n’a été noté dans cette bataille. Résolvez un combat pendant qu’elle est en cours, et il sera raconté ici.',
		en: 'Nothing was noted in this battle. Resolve a combat while it is running and it will be told here.'
	},
	counting: { fr: 'On refait les comptes…', en: 'Going through the figures…' },
	shareText: { fr: 'En texte', en: 'As text' },
	sharePicture: { fr: 'En image', en: 'As a picture' },
	share: { fr: 'Partager', en: 'Share' },
	print: { fr: 'Imprimer', en: 'Print' },
	exportCsv: { fr: 'Tableur (CSV)', en: 'Spreadsheet (CSV)' },
	copied: { fr: 'Le texte est copié.', en: 'The text is copied.' },
	saved: { fr: 'Le fichier est enregistré.', en: 'The file is saved.' },
	shareFailed: {
		fr: 'Le partage a échoué. Enregistrez plutôt un fichier ci-dessous.',
		en: 'Sharing failed. Save a file below instead.'
	},
	pictureFailed: {
		fr: 'L’image n’a pas pu être dessinée. Partagez le texte, ou imprimez la page.',
		en: 'The picture could not be drawn. Share the text, or print the page.'
	},
	toLog: { fr: 'Le journal', en: 'The log' },
	unofficial: { fr: 'Noté avec Guidon', en: 'Noted with Guidon' }
} satisfies Record<string, Text>;
