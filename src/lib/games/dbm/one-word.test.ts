import { holdsTo } from '../../../../tests/unit/one-word';

holdsTo(
	[
		{ thing: 'help from the rank behind', fr: 'soutien', en: 'support', not: { fr: ['support', 'appui'] } },
		{
			thing: 'to give way',
			fr: 'recule',
			en: 'recoil',
			not: { fr: ['repli', 'retraite'], en: ['repelled', 'fall back', 'retreat'] }
		},
		{
			thing: 'houses',
			fr: 'zone bâtie',
			en: 'built-up area',
			not: { fr: ['zone construite'], en: ['village'] }
		},
		{ thing: 'an enemy beside one’s front', fr: 'débord', en: 'overlap', not: { fr: ['débordement'] } }
	],
	'dbm'
);
