import type { ChartBody } from '$lib/core/types';
import { band, code, slash } from '$lib/core/charts/write';

const never = code('never');
const barred = code('na');

export default {
	rowHead: { fr: 'Tireur', en: 'Firing unit' },
	columns: [
		{ id: '1', head: 1 },
		{ id: '2', head: 2 },
		{ id: '3', head: 3 },
		{ id: '4', head: band(4), short: '4+' }
	],
	rows: [
		{ id: 'ar', head: code('ar'), cells: [slash(6, 7), slash(7, never), slash(8, never), barred] },
		{
			id: 'pe-ja-ch-el',
			head: slash(code('pe'), code('ja'), code('ch'), code('el')),
			cells: [slash(7, 8), slash(8, never), barred, barred]
		},
		{ id: 'cl', head: code('cl'), cells: [slash(6, 8), slash(7, never), barred, barred] }
	],
	covers: { columns: [1, Infinity] },
	notes: [
		{
			id: 'adjacent',
			text: { fr: 'Portée 1 : hexagone adjacent.', en: 'Range 1: adjacent hex.' }
		},
		{
			id: 'farthest',
			text: {
				fr: 'Plusieurs tireurs sur une même cible : prenez la colonne du plus éloigné.',
				en: 'Several firing units at one target: use the column of the farthest.'
			},
			doubt: {
				printed: {
					fr: 'La colonne du plus éloigné, sans rien dire de ceux qui n’y ont pas de chiffre',
					en: 'The column of the farthest, and nothing about units that have no figures in it'
				},
				read: { fr: 'Ils ne tirent pas avec les autres', en: 'They do not fire with the others' },
				why: {
					fr: 'À cette portée la table leur interdit le tir.',
					en: 'At that range the table does not let them fire.'
				}
			}
		},
		{
			id: 'mixed',
			text: {
				fr: 'Tireurs de lignes différentes : prenez la ligne la plus favorable au défenseur.',
				en: 'Firing units on different rows: use the row that favours the defender most.'
			},
			doubt: {
				printed: {
					fr: 'Seule la colonne est donnée quand plusieurs unités tirent ensemble',
					en: 'Only the column is given when several units fire together'
				},
				read: { fr: 'La ligne la plus favorable au défenseur', en: 'The row that favours the defender most' },
				why: {
					fr: 'Partout ailleurs, l’aide de jeu tranche pour le défenseur.',
					en: 'Everywhere else the player aid decides for the defender.'
				}
			}
		},
		{
			id: 'silent-types',
			text: {
				fr: 'Les {ph}, {ho}, {in} et {ca} ne tirent pas.',
				en: '{ph}, {ho}, {in} and {ca} do not fire.'
			},
			doubt: {
				printed: { fr: 'Ces quatre types n’ont pas de ligne', en: 'These four types have no row' },
				read: { fr: 'Ils ne peuvent pas tirer', en: 'They cannot fire' },
				why: {
					fr: 'La table nomme un à un les six types qui tirent.',
					en: 'The table names the six types that fire one by one.'
				}
			}
		}
	]
} satisfies ChartBody;
