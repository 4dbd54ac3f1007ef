import type { ChartBody, Text } from '$lib/core/types';

const all: Text = { fr: 'Toute troupe', en: 'Any troops' };
const ambush: Text = { fr: '{ps} en {ambush|embuscade}', en: '{ps} in {ambush|ambush}' };

export default {
	rowHead: { fr: 'Dans', en: 'In' },
	columns: [
		{ id: 'troops', head: { fr: 'Troupes', en: 'Troops' } },
		{ id: 'paces', head: { fr: 'Pas', en: 'Paces' } }
	],
	rows: [
		{ id: 'woods', head: { fr: 'Bois', en: 'Woods' }, cells: [all, 50] },
		{ id: 'built-up', head: { fr: 'Zone bâtie', en: 'Built-up area' }, cells: [all, 50] },
		{ id: 'same-hill', head: { fr: 'La même colline', en: 'The same hill' }, cells: [all, 100] },
		{ id: 'orchards', head: { fr: 'Vergers', en: 'Orchards' }, cells: [all, 150] },
		{ id: 'palm-groves', head: { fr: 'Palmeraies', en: 'Palm groves' }, cells: [all, 150] },
		{ id: 'dunes', head: { fr: 'Dunes', en: 'Dunes' }, cells: [all, 150] },
		{ id: 'vineyards', head: { fr: 'Vignes', en: 'Vineyards' }, cells: [ambush, 150] },
		{ id: 'marsh', head: { fr: 'Marais', en: 'Marsh' }, cells: [ambush, 150] },
		{ id: 'rocks', head: { fr: 'Rocailles', en: 'Rocky ground' }, cells: [ambush, 150] },
		{ id: 'scrub', head: { fr: 'Broussailles', en: 'Scrub' }, cells: [ambush, 150] }
	]
} satisfies ChartBody;
