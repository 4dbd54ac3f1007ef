import type { ChartBody } from '$lib/core/types';
import { band, need, plus } from '$lib/core/charts/write';
import { NOTHING_PRINTED } from '../names';

export default {
	rowHead: { fr: 'Score requis', en: 'Score required' },
	columns: [
		{ id: 'roll', head: { fr: 'Jet à faire', en: 'Roll needed' }, short: { fr: 'Jet', en: 'Roll' } },
		{
			id: 'strength',
			head: { fr: 'Modificateur de Force', en: 'Strength modifier' },
			short: { fr: 'Force', en: 'Strength' }
		}
	],
	rows: [
		{ id: 'up-to-6', head: band(undefined, 6), cells: [{ fr: 'inchangé', en: 'unchanged' }, plus(0)] },
		{ id: 'seven', head: 7, cells: [need(6), plus(-1)] },
		{ id: 'eight', head: 8, cells: [need(6), plus(-2)] },
		{ id: 'nine', head: 9, cells: [need(6), plus(-3)] },
		{ id: 'ten', head: 10, cells: [need(6), plus(-4)] },
		{ id: 'from-11', head: band(11), cells: [need(6), plus(-5)] }
	],
	notes: [
		{ id: 'both', text: { fr: 'Vaut au tir comme au combat.', en: 'Holds for shooting and for combat.' } },
		{
			id: 'wound-and-save',
			text: {
				fr: 'La Force réduite sert à blesser, puis à modifier la sauvegarde.',
				en: 'The lowered Strength is used to wound, then to modify the save.'
			},
			doubt: {
				printed: { fr: 'La Force de l’attaque qui suit', en: 'The strength of the attack that follows' },
				read: { fr: 'Pour blesser et pour la sauvegarde', en: 'For the wound and for the save' },
				why: {
					fr: 'L’aide de jeu ne dit pas si la sauvegarde se règle sur la Force réduite.',
					en: 'The sheet does not say whether the save goes by the lowered Strength.'
				}
			}
		},
		{
			id: 'below-1',
			text: { fr: 'Force inférieure à 1 : ne peut pas blesser.', en: 'Strength below 1: cannot wound.' },
			doubt: {
				printed: NOTHING_PRINTED,
				read: { fr: 'L’attaque ne peut pas blesser', en: 'The attack cannot wound' },
				why: {
					fr: 'La table pour blesser commence à Force 1.',
					en: 'The wound chart begins at Strength 1.'
				}
			}
		}
	],
	covers: { rows: [-Infinity, Infinity] }
} satisfies ChartBody;
