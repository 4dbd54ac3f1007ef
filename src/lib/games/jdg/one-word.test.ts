import { holdsTo } from '../../../../tests/unit/one-word';

holdsTo(
	[
		{
			thing: 'the chart of strength against strength',
			fr: 'table des ratios',
			en: 'odds table',
			not: { fr: ['table des rapports'], en: ['ratio of strengths', 'strength ratio'] }
		},
		{ thing: 'how likely it is', fr: 'chances', en: 'chances', not: { en: ['odds of'] } },
		{ thing: 'who fires', fr: 'tireur', en: 'firing unit', not: { en: ['firer', 'shooter'] } },
		{
			thing: 'a number added to the die',
			fr: 'modificateur',
			en: 'modifier',
			not: { fr: ['MD'], en: ['DRM'] }
		},
		{
			thing: 'the defender strikes back',
			fr: 'contre-choc',
			en: 'counter-shock',
			not: { fr: ['riposte'], en: ['riposte', 'strikes back'] }
		},
		{
			thing: 'the attacker goes on',
			fr: 'choc de rupture',
			en: 'breakthrough',
			not: { fr: ['percée'], en: ['break-through', 'exploitation'] }
		},
		{
			thing: 'the roll against cohesion',
			fr: 'test de cohésion',
			en: 'cohesion test',
			not: { fr: ['test de moral', 'jet de cohésion'], en: ['cohesion check', 'morale test', 'morale check'] }
		},
		{
			thing: 'to give way by a hex',
			fr: 'recul',
			en: 'recoil',
			not: { fr: ['repli', 'repoussé'], en: ['pushed back', 'fall back'] }
		}
	],
	'jdg'
);
