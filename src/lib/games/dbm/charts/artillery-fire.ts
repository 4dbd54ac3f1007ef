import type { ChartBody, Text } from '$lib/core/types';
import { code, glued, slash } from '$lib/core/charts/write';

const enemyPhase: Text = { fr: 'Adverse seulement', en: 'Enemy’s only' };
const free: Text = { fr: 'Oui', en: 'Yes' };

export default {
	rowHead: { fr: 'Artillerie', en: 'Artillery' },
	columns: [
		{ id: 'phase', head: { fr: 'Phase de tir', en: 'Phase' } },
		{
			id: 'moved',
			head: { fr: 'Tire même si elle a bougé dans sa phase', en: 'May shoot after moving in its own phase' },
			short: { fr: 'Après mvt', en: 'If moved' }
		}
	],
	rows: [
		{
			id: 'x',
			head: glued(code('art'), code('x')),
			cells: [{ fr: 'Les deux', en: 'Either' }, free],
			notes: ['second']
		},
		{ id: 'f', head: glued(code('art'), code('f')), cells: [enemyPhase, free] },
		{
			id: 'others',
			head: slash(...['s', 'o', 'i'].map((grade) => glued(code('art'), code(grade)))),
			cells: [enemyPhase, { fr: 'Non', en: 'No' }]
		}
	],
	notes: [
		{
			id: 'second',
			mark: '*',
			text: { fr: 'Son 2e rang tire dans sa propre phase.', en: 'Its second rank shoots in its own phase.' }
		}
	]
} satisfies ChartBody;
