import type { ChartBody } from '$lib/core/types';
import { doubtful, plus } from '$lib/core/charts/write';

const distant = ['beyond-1200', 'unseen-600', 'general-lost', 'general-off-table', 'enemy-edge'];
const irregulars = ['deviation', 'short-move', 'column'];
const others = (ids: string[], id: string) => ids.filter((other) => other !== id);

export default {
	rowHead: { fr: 'Circonstance', en: 'Circumstance' },
	columns: [{ id: 'value', head: { fr: 'PIP', en: 'PIPs' }, signs: 'cost' }],
	groups: [
		{ id: 'order', title: { fr: 'L’ordre', en: 'The order' } },
		{ id: 'distant', title: { fr: 'Loin du général : +1 en tout', en: 'Away from the general: +1 in all' } },
		{
			id: 'irregulars',
			title: { fr: 'Irréguliers, sauf LH, Ps, Ax, Cv : +1 en tout', en: 'Irregulars, except LH, Ps, Ax, Cv: +1 in all' }
		},
		{ id: 'other', title: { fr: 'Autres cas', en: 'Other cases' } }
	],
	rows: [
		{
			id: 'order',
			head: {
				fr: '{tactical|Mouvement tactique}, {march|marche} ou {halt|halte}',
				en: '{tactical|Tactical move}, {march|march} or {halt|halt}'
			},
			cells: [
				doubtful(1, {
					printed: { fr: 'La ligne est imprimée sans chiffre', en: 'The line is printed without a figure' },
					read: { fr: 'Chacun coûte 1 PIP', en: 'Each costs 1 PIP' },
					why: {
						fr: 'C’est l’ordre lui-même ; les autres lignes le rendent plus ou moins cher.',
						en: 'It is the order itself; the other lines make it dearer or cheaper.'
					}
				})
			],
			group: 'order'
		},
		{
			id: 'cinc',
			head: {
				fr: 'Élément ou groupe avec le {cinc|général en chef}, une fois par phase',
				en: 'Element or group with the {cinc}, once a phase'
			},
			cells: [plus(-1)],
			group: 'order'
		},
		{
			id: 'beyond-1200',
			head: { fr: 'Son général est à plus de 1200 pas', en: 'Its general is more than 1200 paces away' },
			cells: [plus(1)],
			group: 'distant',
			not: others(distant, 'beyond-1200')
		},
		{
			id: 'unseen-600',
			head: {
				fr: 'Son général est à plus de 600 pas, hors de vue',
				en: 'Its general is more than 600 paces away, out of sight'
			},
			cells: [plus(1)],
			group: 'distant',
			not: others(distant, 'unseen-600')
		},
		{
			id: 'general-lost',
			head: { fr: 'Général perdu', en: 'General lost' },
			cells: [plus(1)],
			group: 'distant',
			not: others(distant, 'general-lost')
		},
		{
			id: 'general-off-table',
			head: { fr: 'Hors de table', en: 'Off table' },
			cells: [plus(1)],
			group: 'distant',
			not: others(distant, 'general-off-table')
		},
		{
			id: 'enemy-edge',
			head: { fr: 'Au contact du bord de table ennemi', en: 'In contact with the enemy’s table edge' },
			cells: [plus(1)],
			group: 'distant',
			not: others(distant, 'enemy-edge')
		},
		{
			id: 'deviation',
			head: {
				fr: 'Dévie de la ligne droite, sauf colonne suivant {rd} ou {rv}',
				en: 'Leaves a straight line, except a column following a {rd} or {rv}'
			},
			cells: [plus(1)],
			group: 'irregulars',
			not: others(irregulars, 'deviation')
		},
		{
			id: 'short-move',
			head: {
				fr: 'Irréguliers autres que {ps}, moins que leur maximum, sauf contact avec ennemi, rivière ou terrain infranchissable',
				en: 'Irregulars other than {ps} moving less than their maximum, except on contact with enemy, river or impassable terrain'
			},
			cells: [plus(1)],
			group: 'irregulars',
			not: others(irregulars, 'short-move')
		},
		{
			id: 'column',
			head: { fr: 'Étend ou réduit une colonne', en: 'Expands or contracts a column' },
			cells: [plus(1)],
			group: 'irregulars',
			not: others(irregulars, 'column')
		},
		{
			id: 'mixed',
			head: {
				fr: 'Bouge ensemble infanterie montée, {kn}, {cv} ou {lh} (sauf général) et piétons non montés (sauf {ps})',
				en: 'Moves mounted infantry, {kn}, {cv} or {lh} (except a general) together with foot not mounted (except {ps})'
			},
			cells: [plus(1)],
			group: 'other',
			not: ['halt-irregulars']
		},
		{
			id: 'halt-irregulars',
			head: {
				fr: '{halt|Arrête} des {irregular|irréguliers}, sauf piétons en terrain inégal ou difficile, défendant fortifications ou berges, ou plus haut',
				en: '{halt|Halts} {irregular|irregulars}, except foot in rough or difficult going, defending fortifications or banks, or uphill'
			},
			cells: [plus(1)],
			group: 'other',
			not: ['mixed'],
			doubt: {
				printed: {
					fr: '« sauf troupes à pied qui - ou sont en terrain inégal… »',
					en: '“sauf troupes à pied qui - ou sont en terrain inégal…” (except foot that - or are in rough going…)'
				},
				read: { fr: 'Les exceptions imprimées, sans plus', en: 'The exceptions printed, and no more' },
				why: {
					fr: 'Une première exception semble perdue avant « ou ».',
					en: 'A first exception seems lost before “or”.'
				}
			}
		},
		{
			id: 'third-march',
			head: {
				fr: '{irregular|Irréguliers}, dès la 3e phase de {march|marche} de suite, sauf {lh}, {ps} ou colonne d’un élément de front',
				en: '{irregular|Irregulars} from their third {march|march} phase running, except {lh}, {ps} or in a column one element wide'
			},
			cells: [plus(1)],
			group: 'other'
		}
	],
	doubt: {
		printed: { fr: 'Un seul « +1 », au milieu de la liste', en: 'A single “+1”, in the middle of the list' },
		read: {
			fr: '+1 par circonstance ; un seul +1 pour toute la liste des distances, un seul pour les trois tirets des irréguliers',
			en: '+1 for each circumstance; one +1 for the whole list of distances, one for the three dashes of the irregulars'
		},
		why: { fr: 'Le chiffre est centré devant le bloc.', en: 'The figure stands in front of the middle of the block.' }
	}
} satisfies ChartBody;
