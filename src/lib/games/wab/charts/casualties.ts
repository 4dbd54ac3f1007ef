import type { ChartBody } from '$lib/core/types';

export default {
	rowHead: { fr: 'Figurines', en: 'Models' },
	columns: [{ id: 'removal', head: { fr: 'Retrait', en: 'Removal' } }],
	rows: [
		{
			id: 'one-wound',
			ref: '1',
			head: { fr: '1 {w|PV} au profil', en: '1 {w|Wound} on the profile' },
			cells: [{ fr: 'Une figurine par blessure subie', en: 'One model for each wound suffered' }]
		},
		{
			id: 'several-wounds',
			ref: '2',
			head: { fr: 'Plusieurs {w|PV}', en: 'Several {w|Wounds}' },
			cells: [
				{
					fr: 'Notez les blessures ; une figurine entière part dès qu’il y en a assez, le reste est reporté',
					en: 'Keep count; a whole model goes once there are enough, and the rest is carried forward'
				}
			]
		},
		{
			id: 'several-ranks',
			ref: '3',
			head: { fr: 'Troupe sur plusieurs rangs', en: 'Troops in several ranks' },
			cells: [{ fr: 'En général aux rangs arrière', en: 'As a rule from the rear ranks' }]
		},
		{
			id: 'single-rank',
			ref: '3',
			head: { fr: 'Troupe sur un seul rang', en: 'Troops in a single rank' },
			cells: [{ fr: 'En général aux extrémités', en: 'As a rule from the ends' }]
		},
		{
			id: 'in-contact',
			ref: '3.1',
			head: {
				fr: 'Au combat, {trooper|soldats} au contact de l’ennemi',
				en: 'In combat, {trooper|troopers} touching the enemy'
			},
			cells: [{ fr: 'Jamais, sauf s’il n’y a pas d’autre choix', en: 'Never, unless there is no other choice' }]
		}
	],
	notes: [
		{
			id: 'formation',
			ref: '3',
			text: {
				fr: 'Le but : que l’unité garde sa formation.',
				en: 'The aim: the unit keeps its formation.'
			}
		}
	]
} satisfies ChartBody;
