import type { Group, Row, Text } from '$lib/core/types';
import { band, code } from '$lib/core/charts/write';

/** What two charts say alike: the die of fire and of melee, and that of leaders. */
export const MODIFIED_DIE: Text = { fr: 'Dé modifié', en: 'Modified die roll' };
export const natural9: Text = { fr: '9 {natural|naturel}', en: '{natural|Natural} 9' };

/** The second roll is the same under fire and in melee. */
export const fateGroup: Group = {
	id: 'fate',
	title: { fr: 'Puis 1d10 pour chaque chef', en: 'Then 1d10 for each leader' }
};

export const fates: readonly Row[] = [
	{ id: 'roll-0-to-6', group: 'fate', head: band(0, 6), cells: [code('unharmed')] },
	{ id: 'roll-7-to-8', group: 'fate', head: band(7, 8), cells: [code('wounded')] },
	{ id: 'roll-9', group: 'fate', head: 9, cells: [code('killed')] }
];
