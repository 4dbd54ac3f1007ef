/** The units of the game, the leaders stacked on them, and what the sheet does to both. */
import type { HowMany, Text } from '$lib/core/types';
import type { CardAnswer, CardField, Part, UnitRules } from '$lib/core/units/types';
import unitTypes from './charts/unit-types';
import { nameOf } from './naming';

const number = (id: string, ask: Text, short: Text, max: number, own: Partial<HowMany> = {}): HowMany => ({
	id,
	kind: 'number',
	ask,
	short,
	min: 0,
	max,
	default: 0,
	...own
});

const fields: CardField[] = [
	{
		id: 'type',
		kind: 'one',
		ask: { fr: 'Quel type ?', en: 'Which type?' },
		short: { fr: 'Type', en: 'Type' },
		choices: unitTypes.rows.map(({ id }) => ({ id, label: nameOf(id) })),
		default: 'ho'
	},
	number('points', nameOf('sp'), { fr: 'PF', en: 'SP' }, 20, { default: 5 }),
	number('quality', nameOf('quality'), nameOf('quality'), 20, { default: 5 }),
	number(
		'leaders',
		{ fr: 'Combien de chefs avec elle ?', en: 'How many leaders with it?' },
		{ fr: 'Chefs', en: 'Leaders' },
		6,
		{
			rare: true
		}
	),
	number('bonus', { fr: 'Leur bonus en tout', en: 'Their bonus in all' }, { fr: 'Bonus', en: 'Bonus' }, 20, {
		rare: true,
		asked: (settled) => settled.number('leaders') > 0
	})
];

const routed = [{ state: 'dr' }];
const discouraged = [{ state: 'd' }];

/** What a side of a melee answers, whichever it is. */
const inMelee = (side: 'attacker' | 'defender'): CardAnswer[] => [
	{ question: `${side}s`, each: 'type' },
	{ question: `${side}-points`, sum: 'points' },
	{ question: `${side}-quality`, best: 'quality' },
	{ question: `${side}-leaders`, sum: 'leaders' },
	{ question: `${side}-bonus`, sum: 'bonus' }
];

const melee: Part[] = [
	{
		id: 'attacker',
		acts: true,
		several: true,
		answers: [
			...inMelee('attacker'),
			{ question: 'attacker-state', choice: 'all-discouraged', where: discouraged, of: 'all' },
			{ question: 'attacker-state', choice: 'some-discouraged', where: discouraged, of: 'part' }
		]
	},
	{
		id: 'defender',
		acts: false,
		several: true,
		// Rout first: it is worth more than discouragement, and a unit may be in both states.
		answers: [
			...inMelee('defender'),
			{ question: 'defender-state', choice: 'all-routed', where: routed, of: 'all' },
			{ question: 'defender-state', choice: 'some-routed', where: routed, of: 'part' },
			{ question: 'defender-state', choice: 'all-discouraged', where: discouraged, of: 'all' },
			{ question: 'defender-state', choice: 'some-discouraged', where: discouraged, of: 'part' }
		]
	}
];

const fire: Part[] = [
	{
		id: 'attacker',
		acts: true,
		several: true,
		answers: [
			{ question: 'firers', each: 'type' },
			{ question: 'points', sum: 'points' },
			{ question: 'state', choice: 'discouraged', where: discouraged, of: 'any' }
		]
	},
	{
		id: 'defender',
		acts: false,
		several: true,
		answers: [
			{ question: 'target', first: 'type' },
			{ question: 'stack', sum: 'points' },
			{ question: 'leaders', sum: 'leaders' }
		]
	}
];

export default {
	fields,
	shown: ['type', 'points', 'quality'],
	states: [
		{
			id: 'f',
			again: {
				after: ['f'],
				text: {
					fr: 'Fatiguée une deuxième fois : la règle 11 n’est pas sur l’aide de jeu.',
					en: 'Fatigued a second time: rule 11 is not on the sheet.'
				}
			}
		},
		{
			id: 'd',
			again: {
				after: ['d', 'dr'],
				text: {
					fr: 'Découragée alors qu’elle l’était, ou en déroute : la règle 12 n’est pas sur l’aide de jeu.',
					en: 'Discouraged when it was already, or was routed: rule 12 is not on the sheet.'
				}
			}
		},
		{ id: 'dr' },
		{ id: 'wounded' },
		{ id: 'killed' },
		{ id: 'eliminated', title: { fr: 'Éliminée', en: 'Eliminated' }, gone: true }
	],
	group: { fr: 'Aile', en: 'Wing' },
	parts: { fire, melee }
} satisfies UnitRules;
