import type { ChartBody, Row } from '$lib/core/types';
import { code, plus } from '$lib/core/charts/write';

const TYPES = ['ph', 'ho', 'pe', 'in', 'ja', 'ar', 'ca', 'cl', 'ch', 'el'];

const attacker = (type: string, ...by: number[]): Row => ({ id: type, head: code(type), cells: by.map(plus) });

// prettier-ignore
const rows = [
	//              Ph  Ho  Pe  In  Ja  Ar  Ca  Cl  Ch  El
	attacker('ph',  0, +2, +3, +4, +1, +2, +1, +1,  0,  0),
	attacker('ho',  0,  0, +2, +3, +1, +2, +1, +1,  0,  0),
	attacker('pe', -2, -1,  0, +2, +2, +2,  0,  0, +1, +1),
	attacker('in', -3, -2, -1,  0, +1, +1, -1, -1, -1,  0),
	attacker('ja', -2, -2, -1, -1,  0, +1, -1, -1, -1, +1),
	attacker('ar', -2, -2, -2, -2,  0,  0, -2, -2, -1, -1),
	attacker('ca', -2,  0, +2, +4, +3, +3,  0, +2,  0, -2),
	attacker('cl', -3, -1, +1, +3, +2, +2, -1,  0, +1, -2),
	attacker('ch', -2, -2, +2, +2, +2, +2,  0,  0,  0, -2),
	attacker('el', +2, +2, +1, +3, +1, +2, +2, +2, +2,  0)
];

export default {
	rowHead: { fr: 'Att. / Déf.', en: 'Att. / Def.' },
	columns: TYPES.map((type) => ({ id: type, head: code(type) })),
	rows,
	matrix: {
		rows: { fr: 'Attaquant', en: 'Attacker' },
		columns: { fr: 'Défenseur', en: 'Defender' },
		say: {
			fr: 'Les {row} attaquent les {column} : {value} au dé.',
			en: '{row} attacking {column}: {value}'
		}
	},
	notes: [
		{
			id: 'several',
			text: {
				fr: 'Plusieurs piles dans un camp : comptez l’attaquant le moins bon, ou le défenseur le meilleur, d’après cette table. C’est toujours au profit du défenseur.',
				en: 'Several stacks on a side: count the attacker who does worst, or the defender who does best, by this chart. It always goes the defender’s way.'
			}
		}
	]
} satisfies ChartBody;
