import type { ChartBody, Doubt, Text } from '$lib/core/types';
import { band, code, or, plus } from '$lib/core/charts/write';

/** Said of the unit on top of a stack. */
export const suffersFire: Text = {
	fr: 'C’est elle qui subit le tir (règle 9.3).',
	en: 'It is the one that suffers the fire (rule 9.3).'
};

const topUnit: Doubt = {
	printed: {
		fr: 'La cible « est une unité de type… », sans dire laquelle dans une pile mixte',
		en: 'The target “is a unit of type…”, without saying which one in a mixed stack'
	},
	read: { fr: 'Le type de l’unité du haut : un seul des deux', en: 'The type of the top unit: one of the two only' },
	why: suffersFire
};

export default {
	rowHead: { fr: 'Condition', en: 'Condition' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 'terrain', title: { fr: 'Terrain', en: 'Terrain' } },
		{
			id: 'firers',
			title: { fr: 'Total des tireurs, en points de force', en: 'Total of the firing units, in strength points' }
		},
		{ id: 'stack', title: { fr: 'Pile cible, en points de force', en: 'Target stack, in strength points' } },
		{ id: 'type', title: { fr: 'Type de la cible', en: 'Type of the target' } },
		{ id: 'state', title: { fr: 'État des tireurs', en: 'State of the firing units' } }
	],
	rows: [
		{
			id: 'terrain',
			group: 'terrain',
			head: { fr: 'Terrain de la cible', en: 'Target’s terrain' },
			cells: [{ fr: 'voir Terrain', en: 'see Terrain' }]
		},
		{
			id: 'firers-below-7',
			group: 'firers',
			head: band(undefined, 6),
			cells: [plus(-1)],
			not: ['firers-7', 'firers-above-7']
		},
		{
			id: 'firers-7',
			group: 'firers',
			head: 7,
			cells: [plus(0)],
			not: ['firers-below-7', 'firers-above-7']
		},
		{
			id: 'firers-above-7',
			group: 'firers',
			head: band(8),
			cells: [plus(1)],
			not: ['firers-below-7', 'firers-7']
		},
		{
			id: 'stack-up-to-3',
			group: 'stack',
			head: band(undefined, 3),
			cells: [plus(-1)],
			not: ['stack-4-to-7', 'stack-8-to-9', 'stack-10-or-more']
		},
		{
			id: 'stack-4-to-7',
			group: 'stack',
			head: band(4, 7),
			cells: [plus(0)],
			not: ['stack-up-to-3', 'stack-8-to-9', 'stack-10-or-more']
		},
		{
			id: 'stack-8-to-9',
			group: 'stack',
			head: band(8, 9),
			cells: [plus(1)],
			not: ['stack-up-to-3', 'stack-4-to-7', 'stack-10-or-more']
		},
		{
			id: 'stack-10-or-more',
			group: 'stack',
			head: band(10),
			cells: [plus(0)],
			not: ['stack-up-to-3', 'stack-4-to-7', 'stack-8-to-9'],
			doubt: {
				printed: { fr: 'La liste s’arrête à « 8 ou 9 PF »', en: 'The list stops at “8 or 9 SPs”' },
				read: { fr: 'Pas de modificateur', en: 'No modifier' },
				why: {
					fr: 'Rien n’est imprimé pour 10 et plus, et on n’invente pas de chiffre.',
					en: 'Nothing is printed for 10 or more, and no figure is made up.'
				}
			}
		},
		{
			id: 'target-cl-ph-ho',
			group: 'type',
			head: or(code('cl'), code('ph'), code('ho')),
			cells: [plus(-1)],
			not: ['target-ca'],
			doubt: topUnit
		},
		{
			id: 'target-ca',
			group: 'type',
			head: code('ca'),
			cells: [plus(-2)],
			not: ['target-cl-ph-ho'],
			doubt: topUnit
		},
		{
			id: 'moved',
			group: 'state',
			head: {
				fr: 'Un tireur a bougé pendant cette {activation|activation}',
				en: 'A firing unit has moved during this {activation|activation}'
			},
			cells: [plus(-1)]
		},
		{
			id: 'discouraged',
			group: 'state',
			head: { fr: 'Un tireur est {d|découragé}', en: 'A firing unit is {d|discouraged}' },
			cells: [plus(-1)]
		}
	],
	notes: [
		{
			id: 'cumulative',
			text: { fr: 'Tous s’additionnent.', en: 'All of them add up.' },
			doubt: {
				printed: {
					fr: 'La version numérisée met « tous les modificateurs sont cumulatifs » sous la table des terrains',
					en: 'The scanned French aid sets “all modifiers are cumulative” under the terrain chart'
				},
				read: {
					fr: 'Cette ligne est le titre des modificateurs de tir',
					en: 'This line is the heading of the fire modifiers'
				},
				why: {
					fr: 'La version nette et l’anglais la placent juste au-dessus de cette liste.',
					en: 'The clean copy and the English place it right above this list.'
				}
			}
		},
		{
			id: 'uncapped',
			text: { fr: 'Leur somme n’a pas de limite.', en: 'Their sum is not capped.' },
			doubt: {
				printed: {
					fr: 'Pas de limite pour le tir ; celle de la mêlée est imprimée avec elle',
					en: 'No limit for fire; that of melee is printed with melee'
				},
				read: { fr: 'Aucun plafond au tir', en: 'No cap on fire' },
				why: {
					fr: 'La limite ne figure que dans les modificateurs de mêlée.',
					en: 'The limit stands among the melee modifiers alone.'
				}
			}
		},
		{
			id: 'example',
			text: {
				fr: 'Exemple : des {ar|archers} de 4 {sp} tirent à −1.',
				en: 'Example: 4 {sp} of {ar|archers} fire at −1.'
			}
		}
	]
} satisfies ChartBody;
