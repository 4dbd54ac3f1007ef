import type { Text } from '$lib/core/types';

export const words = {
	label: { fr: 'Chercher dans toutes les tables', en: 'Search every chart' },
	scope: { fr: 'Chercher seulement dans', en: 'Search only in' },
	allGames: { fr: 'Tous', en: 'All' },
	recent: { fr: 'Dernières recherches', en: 'Recent searches' },
	try: { fr: 'Par exemple', en: 'For instance' },
	forget: { fr: 'Les oublier', en: 'Forget them' },
	clear: { fr: 'Effacer', en: 'Clear' },
	result: { fr: 'résultat', en: 'result' },
	results: { fr: 'résultats', en: 'results' },
	nothing: { fr: 'Rien pour', en: 'Nothing for' },
	without: { fr: 'sans', en: 'without' },
	for: { fr: 'pour', en: 'for' },
	definition: { fr: 'Définition', en: 'Definition' },
	loading: { fr: 'La recherche se prépare…', en: 'Getting the search ready…' },
	failed: {
		fr: 'La recherche n’a pas pu se charger. Connectez-vous une fois : cela suffit.',
		en: 'The search could not be loaded. Go online once: that is enough.'
	},
	retry: { fr: 'Réessayer', en: 'Try again' },
	more: { fr: 'Précisez pour en voir moins.', en: 'Add a word to see fewer.' },
	noScript: {
		fr: 'La recherche a besoin de JavaScript. Toutes les tables se lisent sans.',
		en: 'The search needs JavaScript. Every chart can be read without it.'
	}
} satisfies Record<string, Text>;

export const kinds = {
	game: { fr: 'Jeu', en: 'Game' },
	chart: { fr: 'Table', en: 'Chart' },
	calculator: { fr: 'Calculateur', en: 'Calculator' },
	term: { fr: 'Terme', en: 'Term' },
	row: { fr: 'Ligne', en: 'Row' },
	modifier: { fr: 'Modificateur', en: 'Modifier' },
	head: { fr: 'Ligne', en: 'Row' },
	cell: { fr: 'Case', en: 'Cell' },
	note: { fr: 'Note', en: 'Note' }
} satisfies Record<string, Text>;
