import type { ChartBody } from '$lib/core/types';
import { EXCEPTIONS, exceptionRows } from '../exceptions';
import names from '../names';
import { nameById } from '$lib/core/charts/name-by-id';
import type { Text } from '$lib/core/types';

/** As the sheet prints it, behind the name: `Éléphants, El (X)`. */
function exception(troop: string): Text {
	const { title, abbr } = nameById(names, troop);
	return { fr: `${title.fr}, ${abbr} (X)`, en: `${title.en}, ${abbr} (X)` };
}

export default {
	rowHead: { fr: 'Quand', en: 'When' },
	columns: [{ id: 'as', head: { fr: 'Compte comme', en: 'Counts as' } }],
	groups: [...new Set(EXCEPTIONS.map(({ troop }) => troop))].map((troop) => ({ id: troop, title: exception(troop) })),
	rows: exceptionRows()
} satisfies ChartBody;
