import type { ChartBody } from '$lib/core/types';
import { doubtful, plus } from '$lib/core/charts/write';

const outflanked = ['overlap-1', 'overlap-2', 'shooters-1', 'shooters-2'];
const others = (id: string) => outflanked.filter((other) => other !== id);

export default {
	rowHead: { fr: 'L’élément…', en: 'The element…' },
	columns: [{ id: 'value', head: { fr: 'Valeur', en: 'Value' } }],
	groups: [
		{ id: 'better', title: { fr: 'Avantages', en: 'Advantages' } },
		{ id: 'overlap', title: { fr: 'Débords et tireurs : −2 au plus', en: 'Overlaps and shooters: −2 at most' } },
		{ id: 'worse', title: { fr: 'Inconvénients', en: 'Drawbacks' } }
	],
	rows: [
		{
			id: 'fortification',
			head: {
				fr: 'À pied, défend une fortification, mais pas contre {art} ou {ps} {x}',
				en: 'Foot defending a fortification, except against {art} or {ps} {x}'
			},
			cells: [plus(2)],
			group: 'better'
		},
		{
			id: 'general',
			head: { fr: 'Élément d’un {general|général}', en: 'A {general|general}’s element' },
			cells: [
				doubtful(plus(1), {
					printed: { fr: 'Aligné sous le +2 des fortifications', en: 'Set below the +2 of fortifications' },
					read: { fr: '+1 ; réglable par le joueur', en: '+1; the player can change it' },
					why: {
						fr: 'Le jeu se joue à +1 ; l’alignement imprimé donnerait +2.',
						en: 'The game is played with +1; the sheet’s alignment would give +2.'
					}
				})
			],
			group: 'better'
		},
		{
			id: 'higher',
			head: { fr: 'En mêlée, plus haut que l’ennemi', en: 'In close combat, uphill of the enemy' },
			cells: [plus(1)],
			group: 'better',
			not: ['bank']
		},
		{
			id: 'bank',
			head: {
				fr: 'En mêlée, défend une berge, sauf sur pont ou gué',
				en: 'In close combat, defending a river bank, except at a bridge or ford'
			},
			cells: [plus(1)],
			group: 'better',
			not: ['higher']
		},
		{
			id: 'overlap-1',
			head: { fr: 'Un flanc {overlap|débordé}', en: 'One flank {overlap|overlapped}' },
			cells: [plus(-1)],
			group: 'overlap',
			not: others('overlap-1')
		},
		{
			id: 'overlap-2',
			head: { fr: 'Deux flancs {overlap|débordés}', en: 'Two flanks {overlap|overlapped}' },
			cells: [plus(-2)],
			group: 'overlap',
			not: others('overlap-2')
		},
		{
			id: 'shooters-1',
			head: { fr: 'Cible : un élément soutient le tireur', en: 'Shot at: one element supports the shooter' },
			cells: [plus(-1)],
			group: 'overlap',
			not: others('shooters-1')
		},
		{
			id: 'shooters-2',
			head: {
				fr: 'Cible : deux éléments ou plus soutiennent le tireur',
				en: 'Shot at: two or more elements support the shooter'
			},
			cells: [plus(-2)],
			group: 'overlap',
			not: others('shooters-2')
		},
		{
			id: 'weather',
			head: { fr: 'Conditions atmosphériques', en: 'Weather conditions' },
			cells: [plus(-1)],
			group: 'worse'
		},
		{
			id: 'demoralised',
			head: {
				fr: 'En mêlée, {corps|corps} {broken|démoralisé}, sauf le général',
				en: 'In close combat, {broken|demoralised} {corps|command}, except the general'
			},
			cells: [plus(-1)],
			group: 'worse'
		},
		{
			id: 'mounted',
			head: {
				fr: '{mounted|Monté} contre {foot|piétons}, en mêlée, en {rgo} ou {bgo}, ou contre fortifications',
				en: '{mounted|Mounted}, in close combat against {foot|foot} in {rgo} or {bgo}, or against fortifications'
			},
			cells: [
				doubtful(plus(-1), {
					printed: { fr: 'Entre le −1 et le −2, sans chiffre', en: 'Between the −1 and the −2, without a figure' },
					read: { fr: '−1', en: '−1' },
					why: {
						fr: 'Elle suit les lignes à −1 et précède le −2.',
						en: 'It follows the −1 lines and comes before the −2.'
					}
				})
			],
			group: 'worse'
		},
		{
			id: 'bd-wb',
			head: {
				fr: '{bd}, {wb} {s} {o} contre {foot|piétons}, en mêlée, en {rgo} ou {bgo}',
				en: '{bd}, {wb} {s} {o}, in close combat against {foot|foot} in {rgo} or {bgo}'
			},
			cells: [plus(-2)],
			group: 'worse',
			doubt: {
				printed: { fr: '« Bd, Wb ( S O ) »', en: '“Bd, Wb ( S O )”' },
				read: { fr: 'Bd de toute classe, Wb (S) et Wb (O)', en: 'Bd of any grade, Wb (S) and Wb (O)' },
				why: {
					fr: 'Les classes peuvent aussi valoir pour les Bd.',
					en: 'The grades could be meant for the Bd too.'
				}
			}
		},
		{
			id: 'close-order',
			head: {
				fr: '{sp}, {pk}, {hd} {o}, {wwg}, {art}, {bg} en {rgo}, {bgo} ou {rv}, au tir ou en mêlée',
				en: '{sp}, {pk}, {hd} {o}, {wwg}, {art}, {bg} in {rgo}, {bgo} or {rv}, shooting or in close combat'
			},
			cells: [plus(-2)],
			group: 'worse'
		}
	],
	notes: [
		{
			id: 'each',
			text: {
				fr: 'Chaque flanc débordé ou élément soutenant le tireur : −1, et −2 au plus.',
				en: 'Each flank overlapped or element supporting the shooter: −1, and −2 at most.'
			}
		}
	]
} satisfies ChartBody;
