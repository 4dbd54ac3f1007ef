import type { ChartBody } from '$lib/core/types';
import { band, code, plus } from '$lib/core/charts/write';
import { NOTHING_PRINTED, STRENGTH_OF_ATTACK } from '../names';

export default {
	rowHead: { fr: 'Force', en: 'Strength' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 'standard', title: STRENGTH_OF_ATTACK },
		{ id: 'special', title: { fr: 'Armes particulières', en: 'Special weapons' } }
	],
	rows: [
		{ id: 'up-to-3', group: 'standard', ref: '2', head: band(undefined, 3), cells: [plus(0)] },
		{ id: 's4', group: 'standard', ref: '2', head: 4, cells: [plus(-1)] },
		{ id: 's5', group: 'standard', ref: '2', head: 5, cells: [plus(-2)] },
		{ id: 's6', group: 'standard', ref: '2', head: 6, cells: [plus(-3)] },
		{
			id: 'per-point',
			group: 'standard',
			ref: '2',
			head: { fr: 'Par point au-delà de 6', en: 'Each point above 6' },
			cells: [plus(-1)]
		},
		{
			id: 'own-modifier',
			group: 'special',
			ref: '1',
			head: { fr: 'Arme avec son propre modificateur', en: 'Weapon with its own modifier' },
			cells: [{ fr: 'le sien', en: 'its own' }]
		},
		{
			id: 'artillery',
			group: 'special',
			ref: '1',
			head: { fr: '{artillery|Artillerie}, la plupart des pièces', en: '{artillery|Artillery}, most weapons' },
			cells: [code('no-save')]
		}
	],
	notes: [
		{
			id: 'both',
			text: { fr: 'Vaut au tir comme au corps à corps.', en: 'Holds for shooting and hand-to-hand alike.' }
		},
		{
			id: 'order',
			text: {
				fr: 'Dans l’ordre : armure, bouclier et caparaçon, limite de la sauvegarde, puis Force.',
				en: 'In order: armour, shield and barding, best save allowed, then Strength.'
			},
			doubt: {
				printed: { fr: 'Chaque règle, mais pas leur ordre', en: 'Each rule, but not their order' },
				read: {
					fr: 'La limite s’applique avant le malus de Force',
					en: 'The limit applies before the Strength penalty'
				},
				why: {
					fr: 'La limite est imprimée avec les armures, avant les modificateurs.',
					en: 'The limit is printed with the armour, ahead of the modifiers.'
				}
			}
		},
		{
			id: 'worse-than-6',
			text: { fr: 'Pire que 6+ : il ne reste pas de sauvegarde.', en: 'Worse than 6+: no save left.' },
			doubt: {
				printed: NOTHING_PRINTED,
				read: { fr: 'Pas de sauvegarde', en: 'No save' },
				why: { fr: 'Un D6 ne fait pas plus de 6.', en: 'A D6 cannot show more than 6.' }
			}
		}
	]
} satisfies ChartBody;
