/** Texts of “What happened?”. */
import type { Text } from '$lib/core/types';

export const happenedWords = {
	head: { fr: 'Que s’est-il passé ?', en: 'What happened?' },
	why: {
		fr: 'À copier dans un message quand quelque chose ne va pas. Rien de ce que vous avez noté n’y est.',
		en: 'To copy into a message when something is wrong. Nothing that you noted is in it.'
	},
	promise: { fr: 'Promesse de garder', en: 'Promise to keep' },
	promised: { fr: 'oui', en: 'yes' },
	notPromised: { fr: 'non', en: 'no' },
	unknown: { fr: 'inconnu', en: 'unknown' },
	space: { fr: 'Place', en: 'Space' },
	database: { fr: 'Enregistrement', en: 'Storage' },
	works: { fr: 'fonctionne', en: 'works' },
	offlineCopy: { fr: 'Copie hors connexion', en: 'Offline copy' },
	version: { fr: 'Version', en: 'Version' },
	dataOf: { fr: 'données du', en: 'data of' },
	engine: { fr: 'Moteur', en: 'Engine' },
	browser: { fr: 'Navigateur', en: 'Browser' },
	opened: { fr: 'Ouvert', en: 'Opened' },
	asApp: { fr: 'comme application', en: 'as an app' },
	inTab: { fr: 'dans un onglet', en: 'in a tab' },
	errors: { fr: 'Dernières erreurs', en: 'Last errors' },
	noErrors: { fr: 'Aucune.', en: 'None.' },
	copy: { fr: 'Tout copier', en: 'Copy all' },
	copied: { fr: 'Copié.', en: 'Copied.' },
	notCopied: {
		fr: 'La copie a échoué : sélectionnez le texte ci-dessus.',
		en: 'Copying failed: select the text above instead.'
	}
} satisfies Record<string, Text>;
