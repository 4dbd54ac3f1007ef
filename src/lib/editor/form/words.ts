/** What fields say whatever they are about, both languages side by side. */
import type { Text } from '$lib/core/types';

export const words = {
	up: { fr: 'Plus haut', en: 'Up' },
	down: { fr: 'Plus bas', en: 'Down' },
	remove: { fr: 'Enlever', en: 'Remove' },
	add: { fr: 'Ajouter', en: 'Add' },
	name: { fr: 'Nom', en: 'Name' },
	more: { fr: 'Plus', en: 'More' },
	names: { fr: 'Noms connus ici', en: 'Names that are known here' },
	/** Of words: how they are chosen. */
	depends: { fr: 'Dit autrement', en: 'Said otherwise' },
	saying: {
		text: { fr: 'toujours la même chose', en: 'always the same' },
		ways: { fr: 'selon les réponses', en: 'depending on the answers' },
		phrase: { fr: 'une phrase nommée', en: 'a named phrase' },
		from: { fr: 'les mots d’une table', en: 'the words of a chart' }
	},
	otherwise: { fr: 'dans tous les autres cas', en: 'in all other cases' },
	onlyIf: { fr: 'Seulement si', en: 'Only if' },
	says: { fr: 'Les mots', en: 'The words' },
	addWay: { fr: 'Ajouter un cas', en: 'Add a case' },
	/** Of a doubt. */
	doubting: {
		row: { fr: 'celui de la ligne', en: 'that of the row' },
		none: { fr: 'aucun', en: 'none' },
		own: { fr: 'le sien', en: 'its own' }
	},
	doubt: { fr: 'Un doute sur la feuille', en: 'A doubt about the sheet' },
	printed: { fr: 'Imprimé', en: 'Printed' },
	readAs: { fr: 'Lu comme', en: 'Read as' },
	why: { fr: 'Pourquoi', en: 'Why' },
	die: { fr: 'Quel dé ?', en: 'Which die?' },
	coin: { fr: 'pièce (0 ou 1)', en: 'coin (0 or 1)' },
	otherDie: { fr: 'autres faces', en: 'other faces' },
	faces: { fr: 'Ses faces, comme 1, 2, 2, 3', en: 'Its faces, such as 1, 2, 2, 3' }
} satisfies Record<string, Text | Record<string, Text>>;
