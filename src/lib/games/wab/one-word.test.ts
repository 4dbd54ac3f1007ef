import { holdsTo } from '../../../../tests/unit/one-word';

holdsTo(
	[
		{
			thing: 'no armour to roll for',
			fr: 'aucune',
			en: 'none',
			not: { fr: ['pas de svg', 'svg'], en: ['no sv'] }
		},
		{ thing: 'who shoots', fr: 'tireur', en: 'shooter', not: { en: ['firer', 'firing unit'] } },
		{
			thing: 'one miniature',
			fr: 'figurine',
			en: 'model',
			not: { fr: ['pion', 'socle'], en: ['figurine'] }
		},
		{
			thing: 'what armour may still stop',
			fr: 'sauvegarde',
			en: 'save',
			not: { fr: ['jet d’armure'], en: ['saving throw', 'armour roll'] }
		},
		{ thing: 'who is shot at', fr: 'cible', en: 'target', not: { fr: ['objectif'], en: ['victim'] } }
	],
	'wab'
);
