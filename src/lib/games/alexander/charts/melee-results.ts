import type { ChartBody } from '$lib/core/types';
import { and, band, code } from '$lib/core/charts/write';
import { MODIFIED_DIE } from '../leaders';

const none = code('ne');
const retreat = code('r');
const mayAdvance = code('advance-may');
const mustAdvance = code('advance-must');

export default {
	rowHead: MODIFIED_DIE,
	columns: [
		{ id: 'defender', head: { fr: 'Défenseurs', en: 'Defenders' } },
		{ id: 'attacker', head: { fr: 'Attaquants', en: 'Attackers' } }
	],
	rows: [
		{ id: 'minus-7-to-minus-4', head: band(-7, -4), cells: [mayAdvance, and(code('d'), retreat)] },
		{ id: 'minus-3-to-0', head: band(-3, 0), cells: [none, and(code('f'), retreat)] },
		{ id: '1-to-3', head: band(1, 3), cells: [code('f'), retreat] },
		{ id: '4', head: 4, cells: [none, none] },
		{ id: '5-to-6', head: band(5, 6), cells: [retreat, mustAdvance] },
		{ id: '7-to-9', head: band(7, 9), cells: [and(code('f'), retreat), mustAdvance] },
		{ id: '10-to-13', head: band(10, 13), cells: [and(code('d'), retreat), mustAdvance] },
		{ id: '14-to-16', head: band(14, 16), cells: [and(code('dr'), retreat), mustAdvance] }
	],
	covers: { rows: [-7, 16] },
	notes: [
		{
			id: 'all-units',
			text: {
				fr: 'Le résultat frappe toutes les unités des piles concernées.',
				en: 'The result strikes every unit of the stacks involved.'
			}
		},
		{
			id: 'order',
			text: {
				fr: 'Résultat double : dans l’ordre de la table. {dr} + {r} : d’abord {dr} avec toutes ses contraintes, puis {r} avec les siennes.',
				en: 'A double result: in the order of the table. {dr} + {r}: first {dr} with all its restrictions, then {r} with its own.'
			}
		},
		{
			id: 'discouraged',
			text: {
				fr: 'Une unité {d|découragée}, attaquante ou en défense, n’avance jamais après le combat.',
				en: 'A {d|discouraged} unit, attacking or defending, never advances after combat.'
			}
		},
		{
			id: 'phalanx',
			text: {
				fr: 'Pour les {ph}, {advance-must|avance obligatoire} devient {advance-may|avance possible}.',
				en: 'For {ph}, {advance-must|mandatory advance} becomes {advance-may|advance possible}.'
			}
		},
		{
			id: 'again',
			text: {
				fr: '{f|Fatigue} et {d|découragement} répétés : voir les règles.',
				en: '{f|Fatigued} or {d|discouraged} more than once: see the rules.'
			},
			ref: '11, 12'
		}
	]
} satisfies ChartBody;
