import type { ChartBody } from '$lib/core/types';
import { need } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Attaquant', en: 'Attacker' },
	columns: [
		{ id: 'ws1', head: 1 },
		{ id: 'ws2', head: 2 },
		{ id: 'ws3', head: 3 },
		{ id: 'ws4', head: 4 },
		{ id: 'ws5', head: 5 },
		{ id: 'ws6', head: 6 },
		{ id: 'ws7', head: 7 },
		{ id: 'ws8', head: 8 },
		{ id: 'ws9', head: 9 },
		{ id: 'ws10', head: 10 }
	],
	rows: [
		{
			id: 'ws1',
			head: 1,
			cells: [need(4), need(4), need(5), need(5), need(6), need(6), need(6), need(6), need(6), need(6)]
		},
		{
			id: 'ws2',
			head: 2,
			cells: [need(3), need(4), need(4), need(5), need(5), need(6), need(6), need(6), need(6), need(6)]
		},
		{
			id: 'ws3',
			head: 3,
			cells: [need(3), need(3), need(4), need(4), need(5), need(5), need(6), need(6), need(6), need(6)]
		},
		{
			id: 'ws4',
			head: 4,
			cells: [need(3), need(3), need(3), need(4), need(4), need(5), need(5), need(6), need(6), need(6)]
		},
		{
			id: 'ws5',
			head: 5,
			cells: [need(3), need(3), need(3), need(3), need(4), need(4), need(5), need(5), need(6), need(6)]
		},
		{
			id: 'ws6',
			head: 6,
			cells: [need(3), need(3), need(3), need(3), need(3), need(4), need(4), need(5), need(5), need(6)]
		},
		{
			id: 'ws7',
			head: 7,
			cells: [need(3), need(3), need(3), need(3), need(3), need(3), need(4), need(4), need(5), need(5)]
		},
		{
			id: 'ws8',
			head: 8,
			cells: [need(3), need(3), need(3), need(3), need(3), need(3), need(3), need(4), need(4), need(5)]
		},
		{
			id: 'ws9',
			head: 9,
			cells: [need(3), need(3), need(3), need(3), need(3), need(3), need(3), need(3), need(4), need(4)]
		},
		{
			id: 'ws10',
			head: 10,
			cells: [need(3), need(3), need(3), need(3), need(3), need(3), need(3), need(3), need(3), need(4)]
		}
	],
	matrix: {
		rows: { fr: 'CC de l’attaquant', en: 'WS of the attacker' },
		columns: { fr: 'CC de l’adversaire', en: 'WS of the opponent' },
		say: {
			fr: 'CC {row} contre CC {column} : touche sur {value}',
			en: 'WS {row} against WS {column}: hits on {value}'
		}
	},
	covers: { rows: [1, 10], columns: [1, 10] }
} satisfies ChartBody;
