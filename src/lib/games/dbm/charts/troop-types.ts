import type { ChartBody } from '$lib/core/types';
import { nameById } from '$lib/core/charts/name-by-id';
import { code } from '$lib/core/charts/write';
import names from '../names';
import { ALL_TROOPS, TROOPS } from '../troops';

export default {
	rowHead: { fr: 'Abréviation', en: 'Abbreviation' },
	columns: [
		{ id: 'name', head: { fr: 'Nom', en: 'Name' } },
		{ id: 'kind', head: { fr: 'Genre', en: 'Kind' } }
	],
	rows: ALL_TROOPS.map((troop) => ({
		id: troop,
		head: code(troop),
		cells: [nameById(names, troop).title, code(TROOPS[troop])]
	})),
	doubt: {
		printed: {
			fr: 'L’aide de jeu ne dit pas qui est monté et qui est piéton',
			en: 'The sheet does not say who is mounted and who is foot'
		},
		read: {
			fr: 'Montés : El, Kn, Cv, LH, Cm, Exp ; tout le reste à terre est piéton',
			en: 'Mounted: El, Kn, Cv, LH, Cm, Exp; everything else on land is foot'
		},
		why: {
			fr: 'L’aide de jeu range « autres troupes montées » après les El, Kn, LH et Exp.',
			en: 'The sheet lists “other mounted troops” after El, Kn, LH and Exp.'
		}
	}
} satisfies ChartBody;
