import type { ChartBody } from '$lib/core/types';
import { doubtful, need } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'CT du tireur', en: 'Shooter’s BS' },
	columns: [{ id: 'score', head: { fr: 'Score pour toucher', en: 'Score to hit' } }],
	rows: [
		{ id: 'bs1', head: 1, cells: [need(6)] },
		{ id: 'bs2', head: 2, cells: [need(5)] },
		{ id: 'bs3', head: 3, cells: [need(4)] },
		{ id: 'bs4', head: 4, cells: [need(3)] },
		{ id: 'bs5', head: 5, cells: [need(2)] },
		{
			id: 'bs6',
			head: 6,
			cells: [
				doubtful(need(1), {
					printed: { fr: '1', en: '1' },
					read: {
						fr: 'Touche toujours. Le joueur peut régler qu’un 1 naturel rate toujours.',
						en: 'Always hits. The player can make a natural 1 always miss.'
					},
					why: {
						fr: 'L’aide de jeu ne parle pas du 1 naturel.',
						en: 'The sheet says nothing of a natural 1.'
					}
				})
			]
		}
	],
	notes: [{ id: 'seven-less', text: { fr: 'En bref : 7 moins la {bs}.', en: 'In short: 7 minus {bs}.' } }],
	covers: { rows: [1, 6] }
} satisfies ChartBody;
