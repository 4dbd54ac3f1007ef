import type { ChartBody } from '$lib/core/types';
import { code, glued } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Tireur', en: 'Shooter' },
	columns: [{ id: 'range', head: { fr: 'Portée, en pas', en: 'Range, in paces' }, short: { fr: 'Pas', en: 'Paces' } }],
	rows: [
		{ id: 'art-x', head: glued(code('art'), code('x')), cells: [100] },
		{ id: 'bw', head: code('bw'), cells: [200] },
		{ id: 'wwg', head: code('wwg'), cells: [200], notes: ['wwg-x'] },
		{ id: 'art-i', head: glued(code('art'), code('i')), cells: [200] },
		{ id: 'gal', head: code('gal'), cells: [200] },
		{ id: 'shp', head: code('shp'), cells: [200] },
		{ id: 'bts-s', head: glued(code('bts'), code('s')), cells: [200] },
		{ id: 'art', head: { fr: 'Autre {art}', en: 'Other {art}' }, cells: [500], notes: ['as-art'] }
	],
	notes: [
		{ id: 'wwg-x', mark: 'a', text: { fr: 'Les {wwg} {x} ne tirent pas.', en: '{wwg} {x} do not shoot.' } },
		{
			id: 'as-art',
			mark: 'b',
			text: {
				fr: 'Tirent aussi comme de l’{art} : {el} {x}, et {ps} {x} sauf contre {ax} ou {ps}.',
				en: '{el} {x} also shoot as {art}, and so do {ps} {x} except at {ax} or {ps}.'
			}
		}
	],
	doubt: {
		printed: {
			fr: '« Bts (S)autres Art » sur une ligne, « 200 pas 500 pas » en face',
			en: '“Bts (S)autres Art” (other Art) on one line, “200 pas 500 pas” facing it'
		},
		read: {
			fr: '200 pas jusqu’aux Bts (S), 500 pas pour les autres Art',
			en: '200 paces down to Bts (S), 500 paces for other Art'
		},
		why: { fr: 'Deux lignes se sont collées.', en: 'Two lines have run together.' }
	}
} satisfies ChartBody;
