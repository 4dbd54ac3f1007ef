import type { ChartBody } from '$lib/core/types';
import { supportRows } from '../support';

export default {
	rowHead: { fr: 'Arrière / avant, qui en profite', en: 'Rear / front, which benefits' },
	columns: [
		{ id: 'against', head: { fr: 'Contre', en: 'Against' } },
		{
			id: 'value',
			head: { fr: 'Par rang ou élément', en: 'Per rank or element' },
			short: { fr: 'Par rang', en: 'Each' }
		},
		{ id: 'most', head: { fr: 'Au plus', en: 'At most' }, short: { fr: 'Max', en: 'Most' } }
	],
	rows: supportRows(),
	doubt: {
		printed: {
			fr: 'Un maximum pour certaines lignes, aucun chiffre pour les autres',
			en: 'A maximum on some lines, no figure on the others'
		},
		read: {
			fr: '+1 par rang ou élément ; +1 au plus là où rien n’est imprimé',
			en: '+1 a rank or element; +1 at most where nothing is printed'
		},
		why: { fr: 'Les maximums imprimés se comptent par rang.', en: 'The printed maximums are counted by rank.' }
	}
} satisfies ChartBody;
