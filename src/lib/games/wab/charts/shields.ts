import type { ChartBody } from '$lib/core/types';
import { and, code, or, plus } from '$lib/core/charts/write';

const front = code('front-hit');
const shooting = code('against-shooting');
const handToHand = code('hand-to-hand');

export default {
	rowHead: { fr: 'Protection', en: 'Protection' },
	columns: [
		{ id: 'bonus', head: { fr: 'Bonus', en: 'Bonus' } },
		{ id: 'when', head: { fr: 'Quand', en: 'When' } }
	],
	groups: [
		{ id: 'shield', title: { fr: 'Boucliers', en: 'Shields' } },
		{ id: 'barding', title: { fr: 'Caparaçons', en: 'Barding' } }
	],
	rows: [
		{ id: 'shield', group: 'shield', head: code('shield'), cells: [plus(1), code('always')] },
		{ id: 'large-shield', group: 'shield', head: code('large-shield'), cells: [plus(2), code('always')] },
		{ id: 'pavise', group: 'shield', head: code('pavise'), cells: [plus(2), and(front, shooting)] },
		{ id: 'buckler', group: 'shield', head: code('buckler'), cells: [plus(1), or(handToHand, code('skirmishers'))] },
		{
			id: 'full-metal',
			group: 'barding',
			head: { fr: '{barding|Caparaçon} complet en métal', en: 'Full metal {barding|barding}' },
			cells: [plus(1), code('always')]
		},
		{
			id: 'half-metal',
			group: 'barding',
			head: { fr: 'Demi-{barding|caparaçon} en métal', en: 'Half metal {barding|barding}' },
			cells: [plus(1), front]
		},
		{
			id: 'full-cloth',
			group: 'barding',
			head: { fr: '{barding|Caparaçon} complet en tissu', en: 'Full cloth {barding|barding}' },
			cells: [plus(1), handToHand]
		},
		{
			id: 'half-cloth',
			group: 'barding',
			head: { fr: 'Demi-{barding|caparaçon} en tissu', en: 'Half cloth {barding|barding}' },
			cells: [plus(1), and(front, handToHand)]
		}
	],
	notes: [
		{
			id: 'conditions',
			text: {
				fr: 'Hors de la situation indiquée, la protection n’ajoute rien.',
				en: 'Outside the case shown, the protection adds nothing.'
			}
		},
		{
			id: 'skirmishers-buckler',
			text: {
				fr: 'Rondache : seuls les {skirmishers|tirailleurs} la comptent aussi contre le tir.',
				en: 'Buckler: only {skirmishers|skirmishers} count it against shooting as well.'
			}
		}
	]
} satisfies ChartBody;
