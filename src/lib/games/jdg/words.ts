/** What fire and shock both say beyond their questions. The twins of packs take these texts by their names. */
import { cohesionDie } from './die';
import type { Doubt, Text } from '$lib/core/types';

export const words = {
	notAdded: { fr: 'Ne s’ajoute pas à : {stays} (note g)', en: 'Not added to: {stays} (note g)' },
	orLess: { fr: '{test} ({cohesion} ou moins)', en: '{test} ({cohesion} or less)' },
	/** What a failed test brings, in a few words. */
	disorder: { fr: 'désordre', en: 'disordered' },
	testPassed: { fr: 'Test réussi', en: 'Test passed' },
	testFailed: { fr: 'Test raté', en: 'Test failed' },
	nothingMore: { fr: 'Rien de plus.', en: 'Nothing more.' },
	cohesionDie,
	whichOfTwo: {
		printed: {
			fr: 'Note g : « non cumulable » avec l’hexagone intérieur, sans dire lequel des deux compte',
			en: 'Note g: “cannot be combined” with the inside hex, without saying which of the two counts'
		},
		read: { fr: 'Celui qui avantage la cible', en: 'The one that favours the target' },
		why: { fr: 'Un mur n’affaiblit pas la ville qu’il entoure.', en: 'A wall does not weaken the town it surrounds.' }
	}
} satisfies Record<string, Text | Doubt>;
