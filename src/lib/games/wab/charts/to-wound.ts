import type { ChartBody } from '$lib/core/types';
import { code, need } from '$lib/core/charts/write';
import { STRENGTH_OF_ATTACK } from '../names';

const never = code('n');

export default {
	rowHead: { fr: 'Force', en: 'Strength' },
	columns: [
		{ id: 't1', head: 1 },
		{ id: 't2', head: 2 },
		{ id: 't3', head: 3 },
		{ id: 't4', head: 4 },
		{ id: 't5', head: 5 },
		{ id: 't6', head: 6 },
		{ id: 't7', head: 7 },
		{ id: 't8', head: 8 },
		{ id: 't9', head: 9 },
		{ id: 't10', head: 10 }
	],
	rows: [
		{ id: 's1', head: 1, cells: [need(4), need(5), need(6), need(6), never, never, never, never, never, never] },
		{ id: 's2', head: 2, cells: [need(3), need(4), need(5), need(6), need(6), never, never, never, never, never] },
		{ id: 's3', head: 3, cells: [need(2), need(3), need(4), need(5), need(6), need(6), never, never, never, never] },
		{ id: 's4', head: 4, cells: [need(2), need(2), need(3), need(4), need(5), need(6), need(6), never, never, never] },
		{
			id: 's5',
			head: 5,
			cells: [need(2), need(2), need(2), need(3), need(4), need(5), need(6), need(6), never, never]
		},
		{
			id: 's6',
			head: 6,
			cells: [need(2), need(2), need(2), need(2), need(3), need(4), need(5), need(6), need(6), never]
		},
		{
			id: 's7',
			head: 7,
			cells: [need(2), need(2), need(2), need(2), need(2), need(3), need(4), need(5), need(6), need(6)]
		},
		{
			id: 's8',
			head: 8,
			cells: [need(2), need(2), need(2), need(2), need(2), need(2), need(3), need(4), need(5), need(6)]
		},
		{
			id: 's9',
			head: 9,
			cells: [need(2), need(2), need(2), need(2), need(2), need(2), need(2), need(3), need(4), need(5)]
		},
		{
			id: 's10',
			head: 10,
			cells: [need(2), need(2), need(2), need(2), need(2), need(2), need(2), need(2), need(3), need(4)]
		}
	],
	matrix: {
		rows: STRENGTH_OF_ATTACK,
		columns: { fr: 'Endurance de la cible', en: 'Toughness of the target' },
		say: {
			fr: 'Force {row} contre Endurance {column} : blesse sur {value}',
			en: 'Strength {row} against Toughness {column}: wounds on {value}'
		},
		sayCode: {
			n: {
				fr: 'Force {row} contre Endurance {column} : ne peut pas blesser',
				en: 'Strength {row} against Toughness {column}: cannot wound'
			}
		}
	},
	covers: { rows: [1, 10], columns: [1, 10] },
	doubt: {
		printed: {
			fr: 'Un titre pour les colonnes, aucun pour les lignes',
			en: 'A heading for the columns, none for the rows'
		},
		read: { fr: 'Les lignes sont la Force', en: 'The rows are Strength' },
		why: {
			fr: 'Les colonnes sont l’Endurance de la cible, et le score baisse à mesure que la ligne monte.',
			en: 'The columns are the target’s Toughness, and the score falls as the row rises.'
		}
	}
} satisfies ChartBody;
