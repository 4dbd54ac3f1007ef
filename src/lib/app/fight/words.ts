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
	bestFirst: { fr: 'Trier par %', en: 'Sort by %' },
	notPossible: { fr: 'impossible', en: 'not possible' },
	allGone: { fr: 'Plus personne de ce camp sur la table.', en: 'Nobody of this side is left on the table.' },
	cameOfIt: { fr: 'Pour les unités', en: 'For the units' },
	apply: { fr: 'Appliquer', en: 'Apply' },
	applyAnd: { fr: 'Appliquer, puis', en: 'Apply, then' },
	applied: { fr: 'Appliqué', en: 'Applied' },
	skip: { fr: 'Passer', en: 'Skip' },
	skipped: { fr: 'Rien n’est changé aux unités.', en: 'Nothing is changed for the units.' },
	show: { fr: 'Montrer', en: 'Show' },
	payWith: { fr: 'Payer avec', en: 'Pay with' },
	line: { fr: 'Ligne de bataille', en: 'Line of battle' },
	lineWhy: {
		fr: 'Choisissez deux adversaires, puis ajoutez leur combat ici : vous verrez combien de ceux qui sont prévus réussissent.',
		en: 'Choose two opponents, then add their combat here: you see how many of those that are planned succeed.'
	},
	addThis: { fr: 'Prévoir ce combat', en: 'Plan this combat' },
	toCombat: { fr: 'Livrer ce combat', en: 'Fight this combat' },
	removePlanned: { fr: 'Ne plus le prévoir', en: 'Remove from the plan' },
	ofThem: { fr: 'Combats réussis, sur', en: 'Combats that succeed, of' },
	succeed: { fr: 'réussis', en: 'succeed' },
	before: { fr: 'noté avec les dés d’avant', en: 'noted with the dice before' }
} satisfies Record<string, Text>;
