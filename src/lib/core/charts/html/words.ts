/** What charts say of their notes and doubts where they are written, both languages side by side. */
import type { Text } from '$lib/core/types';

export const words = {
	source: { fr: 'Source', en: 'Source' },
	charts: { fr: 'Tables du jeu', en: 'Charts of the game' },
	report: { fr: 'Signaler une erreur', en: 'Report a mistake' },
	note: { fr: 'Note', en: 'Note' },
	backToRow: { fr: 'Retour à la ligne', en: 'Back to the row' },
	printed: { fr: 'Imprimé', en: 'Printed' },
	readAs: { fr: 'Lu comme', en: 'Read as' },
	why: { fr: 'Pourquoi', en: 'Why' }
} satisfies Record<string, Text>;
