import type { ChartBody } from '$lib/core/types';
import { code, doubtful, plus, slash } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Troupe', en: 'Troops' },
	columns: [
		{ id: 'road', head: { fr: 'Route', en: 'Road' } },
		{ id: 'good', head: { fr: 'Bon terrain', en: 'Good going' }, short: { fr: 'Bon', en: 'Good' } },
		{ id: 'rough', head: { fr: 'Terrain inégal', en: 'Rough going' }, short: { fr: 'Inég.', en: 'Rough' } },
		{ id: 'difficult', head: { fr: 'Terrain difficile', en: 'Difficult going' }, short: 'Diff.' }
	],
	rows: [
		{ id: 'lh', head: code('lh'), cells: [250, 250, 200, 100] },
		{ id: 'cv-exp-cm', head: slash(code('cv'), code('exp'), code('cm')), cells: [200, 200, 150, 100] },
		{ id: 'el-kn', head: slash(code('el'), code('kn')), cells: [200, 150, 150, 100] },
		{ id: 'ax-bw-ps', head: slash(code('ax'), code('bw'), code('ps')), cells: [200, 150, 150, 150], notes: ['bw-x'] },
		{
			id: 'sp-pk-bd-wb-hd',
			head: slash(code('sp'), code('pk'), code('bd'), code('wb'), code('hd')),
			cells: [200, 100, 100, 100]
		},
		{
			id: 'wwg-art',
			head: { fr: '{wwg}, {art} sauf {s}', en: '{wwg}, {art} except {s}' },
			cells: [150, 100, 100, 100],
			notes: ['art-x']
		},
		{
			id: 'art-s',
			head: { fr: '{art} {s}', en: '{art} {s}' },
			cells: [
				100,
				50,
				50,
				doubtful(null, {
					printed: { fr: 'Case vide', en: 'A blank' },
					read: { fr: 'Terrain interdit à l’Art (S)', en: 'Art (S) may not enter' },
					why: { fr: 'Tous les autres types ont un chiffre ici.', en: 'Every other type has a figure here.' }
				})
			]
		},
		{ id: 'bg', head: code('bg'), cells: [150, 100, 50, 50] },
		{
			id: 'f-mounted',
			head: { fr: '{f} : {mounted|montés}, {art}, {naval}', en: '{f}: {mounted|mounted}, {art}, {naval}' },
			cells: [null, plus(50), null, null]
		},
		{
			id: 'f-foot',
			head: { fr: '{f} : {foot|piétons}', en: '{f}: {foot|foot}' },
			cells: [null, plus(50), plus(50), plus(50)]
		},
		{
			id: 'naval',
			head: { fr: '{naval} sauf {x}', en: '{naval} except {x}' },
			cells: [null, 200, null, 100]
		},
		{ id: 'naval-x', head: { fr: '{naval} {x}', en: '{naval} {x}' }, cells: [null, 100, null, 50] }
	],
	notes: [
		{ id: 'bw-x', mark: 'a', text: { fr: '{bw} {x} : mouvement des {sp}.', en: '{bw} {x}: moves as {sp}.' } },
		{ id: 'art-x', mark: 'b', text: { fr: '{art} {x} : 100 pas.', en: '{art} {x}: 100 paces.' } },
		{
			id: 'blank',
			text: {
				fr: 'Case vide : pas de supplément pour les {f}, aucun mouvement imprimé pour les autres.',
				en: 'Blank: no addition for {f}, no move printed for the others.'
			}
		}
	]
} satisfies ChartBody;
