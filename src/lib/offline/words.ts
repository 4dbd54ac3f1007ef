/** What is said of the copy of the app on the phone. */
import type { Text } from '../types';

export const words = {
	readyOffline: { fr: 'Prêt hors connexion', en: 'Ready offline' },
	updateReady: { fr: 'Une nouvelle version est prête.', en: 'A new version is ready.' },
	updateNow: { fr: 'L’installer', en: 'Install it' },
	understood: { fr: 'Compris', en: 'Got it' },
	later: { fr: 'Plus tard', en: 'Later' }
} satisfies Record<string, Text>;
