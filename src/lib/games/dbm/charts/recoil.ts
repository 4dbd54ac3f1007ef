import type { ChartBody } from '$lib/core/types';

export default {
	rowHead: { fr: 'Cas', en: 'Case' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'move', title: { fr: 'L’élément qui recule', en: 'The recoiling element' } },
		{ id: 'friends', title: { fr: 'Les amis derrière lui', en: 'Friends behind it' } }
	],
	rows: [
		{
			id: 'recoiling',
			head: { fr: 'Il recule', en: 'It recoils' },
			cells: [{ fr: 'Vers son arrière, sans se tourner', en: 'To its rear, without turning' }],
			group: 'move'
		},
		{
			id: 'shot-from-rear',
			head: { fr: 'Tir venu de son arrière', en: 'Shot at from its rear' },
			cells: [{ fr: 'Demi-tour d’abord', en: 'Turns about first' }],
			group: 'move'
		},
		{
			id: 'passable',
			head: { fr: 'Amis qui le laissent passer', en: 'Friends it may pass through' },
			cells: [{ fr: 'Il les traverse', en: 'Passes through' }],
			group: 'friends'
		},
		{
			id: 'same-way',
			head: { fr: 'Amis tournés du même côté', en: 'Friends facing the same way' },
			cells: [{ fr: 'Il les repousse', en: 'Pushed back' }],
			group: 'friends'
		},
		{
			id: 'not-pushed',
			head: { fr: '{el}, {wwg}, {bg}, {naval}', en: '{el}, {wwg}, {bg} or {naval}' },
			cells: [{ fr: 'Jamais repoussés', en: 'Never pushed back' }],
			group: 'friends'
		},
		{
			id: 'ps',
			head: {
				fr: '{ps} sans ennemi au contact de leur face avant',
				en: '{ps} with no enemy in contact with their front'
			},
			cells: [{ fr: 'Repoussés derrière lui', en: 'Pushed to its rear' }],
			group: 'friends'
		},
		{
			id: 'el',
			head: { fr: 'Amis d’{el} qui reculent', en: 'Friends of recoiling {el}' },
			cells: [{ fr: '{flees|Fuient}', en: '{flees|Flee}' }],
			group: 'friends'
		}
	]
} satisfies ChartBody;
