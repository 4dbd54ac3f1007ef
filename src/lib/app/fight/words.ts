/** Texts of the units in the calculators. */
import type { Text } from '$lib/core/types';

export const words = {
	who: { fr: 'Qui combat ?', en: 'Who fights?' },
	against: { fr: 'Contre qui ?', en: 'Against whom?' },
	several: { fr: 'Plusieurs', en: 'Several' },
	another: { fr: 'Une autre', en: 'Another' },
	without: { fr: 'Sans unités', en: 'Without units' },
	nobody: { fr: '?', en: '?' },
	change: { fr: 'Changer d’unités', en: 'Change units' },
	fromCard: { fr: 'd’après la fiche', en: 'from the card' },
	fromCards: { fr: 'd’après les fiches', en: 'from the cards' },
	known: { fr: 'Ce que disent les fiches', en: 'What the cards say' },
	bestFirst: { fr: 'Chances d’abord', en: 'Best first' },
	notPossible: { fr: 'impossible', en: 'not possible' },
	allGone: { fr: 'Plus personne de ce camp sur la table.', en: 'Nobody of this side is left on the table.' },
	cameOfIt: { fr: 'Pour les unités', en: 'For the units' },
	apply: { fr: 'Appliquer', en: 'Apply' },
	applyAnd: { fr: 'Appliquer, puis', en: 'Apply, then' },
	applied: { fr: 'Appliqué', en: 'Applied' },
	skip: { fr: 'Passer', en: 'Skip' },
	skipped: { fr: 'Rien n’est changé aux unités.', en: 'Nothing is changed for the units.' },
	show: { fr: 'Montrer', en: 'Show' },
	before: { fr: 'noté avec les dés d’avant', en: 'noted with the dice before' }
} satisfies Record<string, Text>;
