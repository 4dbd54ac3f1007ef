import { holdsTo } from '../../../../tests/unit/one-word';

holdsTo(
	[
		{
			thing: 'who shoots',
			fr: 'tireurs',
			en: 'firing unit',
			not: { en: ['firer', 'shooter', 'shooting unit'] }
		},
		{
			thing: 'strength against strength',
			fr: 'rapport de force',
			en: 'strength ratio',
			not: { fr: ['table des ratios', 'ratio'], en: ['odds', 'force ratio'] }
		},
		{
			thing: 'the die with its modifiers',
			fr: 'dé modifié',
			en: 'modified die roll',
			not: { fr: ['d10 modifié'], en: ['modified d10', 'modified roll'] }
		},
		{
			thing: 'a number added to the die',
			fr: 'modificateur',
			en: 'modifier',
			not: { fr: ['mod.'], en: ['DRM'] }
		},
		{
			thing: 'to give way by a hex',
			fr: 'recul',
			en: 'retreat',
			not: { fr: ['repli', 'repoussé', 'retraite'], en: ['recoil', 'pushed back', 'fall back'] }
		},
		{ thing: 'to run', fr: 'déroute', en: 'rout', not: { fr: ['fuite'], en: ['flight'] } },
		{ thing: 'who leads', fr: 'chef', en: 'leader', not: { fr: ['général'], en: ['general'] } },
		{
			thing: 'fighting hand to hand',
			fr: 'mêlée',
			en: 'melee',
			not: { fr: ['corps à corps'], en: ['close combat', 'hand-to-hand'] }
		}
	],
	'alexander'
);
