/** What the pages say that lead to the charts: the first one, that of a game, the one about the app. */
import type { Phase, Text } from '$lib/types';

export const phases: Readonly<Record<Phase, Text>> = {
	command: { fr: 'Commander', en: 'Command' },
	move: { fr: 'Se déplacer', en: 'Move' },
	shoot: { fr: 'Tirer', en: 'Shoot' },
	fight: { fr: 'Combattre', en: 'Fight' },
	outcome: { fr: 'Issues du combat', en: 'Combat outcomes' },
	reference: { fr: 'Pour mémoire', en: 'Reference' }
};

export const words = {
	tagline: {
		fr: 'Toutes les tables de jeu, en français et en anglais, même sans réseau',
		en: 'Every chart, in French and English, even without a connection'
	},
	searchHint: { fr: 'gué 2, Pe Ca, 12.2.1, couvert…', en: 'ford 2, Pe Ca, 12.2.1, cover…' },
	about: { fr: 'À propos', en: 'About' },
	settings: { fr: 'Réglages', en: 'Settings' },
	table: { fr: 'table', en: 'chart' },
	tablesMany: { fr: 'tables', en: 'charts' },
	calculator: { fr: 'calculateur', en: 'calculator' },
	calculatorsMany: { fr: 'calculateurs', en: 'calculators' },
	edition: { fr: 'Édition', en: 'Edition' },
	dice: { fr: 'Dés', en: 'Dice' },
	unofficial: {
		fr: 'Aide de jeu non officielle. Les jeux appartiennent à leurs auteurs et à leurs éditeurs.',
		en: 'An unofficial player aid. The games belong to their authors and publishers.'
	},
	version: { fr: 'Version', en: 'Version' },
	dataOf: { fr: 'Données du', en: 'Data of' }
} satisfies Record<string, Text>;
