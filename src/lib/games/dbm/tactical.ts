/** What close combat and shooting say alike of tactical factors and of the ground. */
import type { Barred, Choice } from '$lib/core/types';

export const GENERAL = { label: { fr: 'Élément d’un général', en: 'A general’s element' } };
export const HAMPERED = { label: { fr: 'Gêné par la météo', en: 'Hampered by the weather' } };
export const FORTIFIED = {
	label: { fr: 'À pied, défend une fortification', en: 'Foot defending a fortification' },
	hint: { fr: 'Sans effet contre Art ou Ps (X)', en: 'Nothing against Art or Ps (X)' }
};
export const FOOT_ONLY: Barred = {
	why: { fr: 'Seules les troupes à pied en profitent.', en: 'Only foot gain by it.' },
	row: { chart: 'tactical-factors', row: 'fortification' }
};

export const DRY_GROUND: readonly Choice[] = [
	{ id: 'good', label: { fr: 'Bon terrain', en: 'Good going' } },
	{ id: 'rough', label: { fr: 'Terrain inégal', en: 'Rough going' } },
	{ id: 'difficult', label: { fr: 'Terrain difficile', en: 'Difficult going' } }
];
export const RIVER: Choice = { id: 'river', label: { fr: 'Dans une rivière', en: 'In a river' } };
