/** What the ledger of truth says, in the app and, in English, in docs/proof.md. */
import type { Text } from '$lib/core/types';

export const words = {
	proof: { fr: 'Comment c’est vérifié', en: 'How this was checked' },
	about: {
		fr: 'Chaque ligne imprimée des cinq feuilles : où elle est, comment elle est lue, quels calculateurs la comptent, et par combien de combats refaits à la main elle passe.',
		en: 'Each printed row of the five sheets: where it is, how it is read, which calculators count it, and how many combats worked by hand use it.'
	},
	twice: {
		fr: 'Chaque chiffre est tapé deux fois d’après la feuille, une fois dans sa table et une fois dans un test qui compare.',
		en: 'Each figure was typed twice from the sheet, once in its chart and once in a test that compares them.'
	},
	lawsWhy: {
		fr: 'Une loi vaut pour toutes les réponses possibles : les chances s’additionnent, les dés se lisent comme ils sont comptés.',
		en: 'A law holds for any answers at all: the chances add up, the dice are read as they are counted.'
	},
	witnesses: {
		fr: 'Les chances de deux d6 opposés, que les joueurs impriment depuis 1995, sont aussi celles des calculateurs.',
		en: 'The chances of two opposed d6, which players have printed since 1995, come out of the calculators too.'
	},
	row: { fr: 'Ligne', en: 'Row' },
	rows: { fr: 'lignes', en: 'rows' },
	cells: { fr: 'cases', en: 'cells' },
	doubts: { fr: 'doutes', en: 'doubts' },
	combats: { fr: 'combats refaits à la main', en: 'combats worked by hand' },
	combatsShort: { fr: 'Combats', en: 'Combats' },
	laws: { fr: 'Lois', en: 'Laws' },
	lawsMany: { fr: 'lois par calculateur', en: 'laws for each calculator' },
	calculators: { fr: 'Calculateurs', en: 'Calculators' },
	reading: { fr: 'Lu', en: 'Read as' },
	sheet: { fr: 'feuille', en: 'sheet' },
	lastRead: { fr: 'relue le', en: 'read again on' },
	mutants: {
		fr: 'erreurs plantées exprès et vues par un test, le',
		en: 'mistakes planted on purpose and seen by a test, on'
	},
	outOf: { fr: 'sur', en: 'of' }
} satisfies Record<string, Text>;
