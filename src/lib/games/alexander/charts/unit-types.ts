import { codesIn, valueOf } from '$lib/core/charts/cell';
import type { ChartBody, Row, Value } from '$lib/core/types';
import { code, plus } from '$lib/core/charts/write';
import { nameOf, rowNaming } from '../naming';
import fireModifiers from './fire-modifiers';
import fireTable from './fire-table';

/** The farthest column of the fire table that is not barred to the type. */
function range(type: string): Value {
	const cells = rowNaming(fireTable, type)?.cells ?? [];
	const farthest = fireTable.columns.findLast((_, i) => !codesIn(valueOf(cells[i] ?? code('na'))).includes('na'));
	return farthest?.head ?? code('na');
}

function type(id: string, moves: 'foot' | 'mounted', notes?: string[]): Row {
	const asTarget = rowNaming(fireModifiers, id)?.cells[0] ?? plus(0);
	return { id, head: code(id), cells: [nameOf(id), code(moves), range(id), valueOf(asTarget)], notes };
}

export default {
	rowHead: { fr: 'Type', en: 'Type' },
	columns: [
		{ id: 'name', head: { fr: 'Nom', en: 'Name' } },
		{
			id: 'moves',
			head: { fr: 'Colonne de mouvement (Terrain)', en: 'Movement column (Terrain)' },
			short: { fr: 'Mvt', en: 'Move' }
		},
		{
			id: 'range',
			head: { fr: 'Portée de tir, en hexagones', en: 'Fire range, in hexes' },
			short: { fr: 'Portée', en: 'Range' }
		},
		{
			id: 'target',
			head: { fr: 'Modificateur si cible d’un tir', en: 'Modifier when the target of fire' },
			short: { fr: 'Cible', en: 'Target' }
		}
	],
	rows: [
		type('ph', 'foot', ['phalanx']),
		type('ho', 'foot'),
		type('pe', 'foot'),
		type('in', 'foot'),
		type('ja', 'foot'),
		type('ar', 'foot'),
		type('ca', 'mounted'),
		type('cl', 'mounted'),
		type('ch', 'mounted'),
		type('el', 'foot')
	],
	notes: [
		{
			id: 'phalanx',
			mark: '*',
			text: {
				fr: 'A ses propres lignes en mêlée : qualité, modificateurs de phalange, avance.',
				en: 'Has lines of its own in melee: quality, phalanx modifiers, advance.'
			}
		},
		{
			id: 'leaders',
			text: {
				fr: 'Les {leader|chefs} paient le terrain comme l’infanterie.',
				en: '{leader|Leaders} pay for terrain as infantry does.'
			}
		}
	]
} satisfies ChartBody;
