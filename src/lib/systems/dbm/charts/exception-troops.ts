import type { ChartBody } from '$lib/types';
import { EXCEPTIONS, exceptionRows } from '../exceptions';
import { named } from '../names';

export default {
	rowHead: { fr: 'Quand', en: 'When' },
	columns: [{ id: 'as', head: { fr: 'Compte comme', en: 'Counts as' } }],
	groups: [...new Set(EXCEPTIONS.map(({ troop }) => troop))].map((troop) => ({ id: troop, title: named(troop) })),
	rows: exceptionRows()
} satisfies ChartBody;
