/** The units of the game: lines of elements of one troop and grade. */
import type { CardAnswer, Part, UnitRules } from '$lib/core/units/types';
import { D6 } from '$lib/core/odds/odds';
import { nameById } from '$lib/core/charts/name-by-id';
import names from './names';
import { CAMPS, COMMAND, gradeQuestion, troopOf, troopQuestion, yesNo, type Camp } from './fighters';

const GENERAL = { field: 'general', is: ['yes'] } as const;

/** What the element that fights answers in every calculator. Exceptions that shoot have a type of their own. */
const element = (camp: Camp, shoots: boolean): CardAnswer[] => [
	...(shoots
		? (['el', 'ps'] as const).map((troop): CardAnswer => ({
				question: `${camp}-type`,
				choice: `${troop}-x`,
				where: [
					{ field: 'troop', is: [troop] },
					{ field: 'grade', is: ['x'] }
				],
				of: 'all'
			}))
		: []),
	{ question: `${camp}-type`, first: 'troop' },
	{ question: `${camp}-grade`, first: 'grade' },
	...(shoots ? [] : [{ question: `${camp}-chariots`, first: 'chariots' }]),
	{ question: `${camp}-factors`, choice: 'general', where: [GENERAL], of: 'all' }
];

const demoralised = (camp: Camp): CardAnswer => ({
	question: `${camp}-factors`,
	choice: 'demoralised',
	where: [{ state: 'demoralised' }],
	of: 'all'
});

const part = (camp: Camp, answers: readonly CardAnswer[]): Part => ({ id: camp, acts: camp === 'own', answers });

export default {
	fields: [
		troopQuestion(
			'troop',
			{ ask: { fr: 'Quelles troupes ?', en: 'Which troops?' }, short: { fr: 'Type', en: 'Type' } },
			'sp'
		),
		gradeQuestion(
			'grade',
			{ ask: { fr: 'Quelle classe ?', en: 'Which grade?' }, short: { fr: 'Classe', en: 'Grade' } },
			(settled) => troopOf(settled.one('troop'))
		),
		{
			id: 'elements',
			kind: 'number',
			ask: { fr: 'Combien d’éléments ?', en: 'How many elements?' },
			short: { fr: 'Éléments', en: 'Elements' },
			min: 1,
			max: 60,
			default: 1
		},
		yesNo(
			'general',
			{ ask: { fr: 'Avec un général ?', en: 'With a general?' }, short: { fr: 'Général', en: 'General' } },
			'no'
		),
		yesNo('chariots', { ask: { fr: 'Des chars ?', en: 'Chariots?' }, short: { fr: 'Chars', en: 'Chariots' } }, 'no', {
			asked: (settled) => settled.has('troop', 'kn')
		}),
		{
			id: 'worth',
			kind: 'number',
			rare: true,
			ask: { fr: 'Combien vaut un élément ?', en: 'What is one element worth?' },
			short: { fr: 'Vaut', en: 'Worth' },
			help: {
				fr: 'Vers le point de rupture de son corps, comme sur votre liste.',
				en: 'Towards the break point of its command, as on your list.'
			},
			min: 0,
			max: 4,
			step: 0.5,
			default: 1
		}
	],
	shown: ['troop', 'grade', 'elements'],
	states: [],
	losses: {
		field: 'elements',
		one: { fr: 'élément perdu', en: 'element lost' },
		many: { fr: 'éléments perdus', en: 'elements lost' }
	},
	counted: 'elements',
	groupDie: {
		title: { fr: 'PIP', en: 'PIPs' },
		faces: D6.faces,
		one: { fr: 'PIP dépensé', en: 'PIP spent' },
		many: { fr: 'PIP dépensés', en: 'PIPs spent' },
		pays: { calculator: 'pip', part: COMMAND, spent: 'spent' }
	},
	group: nameById(names, 'corps').title,
	worth: 'worth',
	groupStates: [{ id: 'demoralised', title: { fr: 'Démoralisé', en: 'Demoralised' }, spares: GENERAL }],
	parts: {
		'close-combat': CAMPS.map((camp) => part(camp, [...element(camp, false), demoralised(camp)])),
		shooting: CAMPS.map((camp) => part(camp, element(camp, camp === 'own')))
	}
} satisfies UnitRules;
