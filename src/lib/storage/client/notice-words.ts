/** What every page may have to say about keeping things: undoing, and storage that does not keep. */
import type { Text } from '../../types';

export const words = {
	undo: { fr: 'Annuler', en: 'Undo' },
	redo: { fr: 'Rétablir', en: 'Redo' },
	undone: { fr: 'Annulé :', en: 'Undone:' },
	redone: { fr: 'Rétabli :', en: 'Redone:' },
	close: { fr: 'Fermer', en: 'Close' },
	notKept: { fr: 'Rien n’est gardé', en: 'Nothing is being kept' },
	export: { fr: 'Tout exporter', en: 'Export everything' },
	retry: { fr: 'Réessayer', en: 'Try again' },
	reload: { fr: 'Recharger', en: 'Reload' },
	understood: { fr: 'Compris', en: 'Got it' }
} satisfies Record<string, Text>;
