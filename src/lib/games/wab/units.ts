/** The units of the game: models of one profile, and the wounds that take them away. */
import type { Question } from '$lib/core/types';
import type { CardAnswer, CardField, Part, UnitRules } from '$lib/core/units/types';
import combat from './calculators/combat';
import shooting from './calculators/shooting';
import { termOf } from './rows';

/** A question of a calculator as a line of the card: the same words, choices and limits. */
function card(id: string, from: readonly Question[], own: Pick<Question, 'rare'> = {}): CardField {
	const question = from.find((one) => one.id === id);
	if (!question || question.kind === 'house') throw new Error(`No calculator of the game asks “${id}”.`);
	return { ...question, ...own };
}

const profile = (id: string, term: string, max: number): CardField => {
	const { title, abbr } = termOf(term);
	const short = typeof abbr === 'object' ? abbr : title;
	return { id, kind: 'number', ask: title, short, min: 1, max, default: id === 'wounds' ? 1 : 3 };
};

/** Armour and mount count on the side that is hit. */
const struck: CardAnswer[] = [
	{ question: 'toughness', first: 'toughness' },
	{ question: 'troop', first: 'troop' },
	{ question: 'armour', first: 'armour' },
	{ question: 'shield', first: 'shield' },
	{ question: 'barding', first: 'barding' },
	{ question: 'wounds', first: 'wounds' },
	{ question: 'carried', first: 'carried' }
];

const shots: Part[] = [
	{
		id: 'attacker',
		acts: true,
		answers: [
			{ question: 'shots', sum: 'left' },
			{ question: 'bs', first: 'bs' },
			{ question: 'weapon', first: 'weapon' }
		]
	},
	{ id: 'defender', acts: false, answers: struck }
];

const blows: Part[] = [
	{
		id: 'attacker',
		acts: true,
		// How many of them reach the enemy is seen on the table.
		answers: [
			{ question: 'ws', first: 'ws' },
			{ question: 'strength', first: 'strength' }
		]
	},
	{ id: 'defender', acts: false, answers: [{ question: 'enemy-ws', first: 'ws' }, ...struck] }
];

export default {
	fields: [
		{
			id: 'models',
			kind: 'number',
			ask: { fr: 'Combien de figurines ?', en: 'How many models?' },
			short: { fr: 'Figurines', en: 'Models' },
			min: 1,
			max: 200,
			default: 20
		},
		profile('ws', 'ws', 10),
		profile('bs', 'bs', 6),
		profile('strength', 's', 10),
		profile('toughness', 't', 10),
		profile('wounds', 'w', 10),
		...['troop', 'armour', 'shield', 'barding'].map((id) => card(id, combat.questions)),
		card('weapon', shooting.questions, { rare: true })
	],
	shown: ['models'],
	states: [],
	counted: 'models',
	losses: {
		field: 'models',
		each: 'wounds',
		one: { fr: 'blessure', en: 'wound' },
		many: { fr: 'blessures', en: 'wounds' }
	},
	parts: { shooting: shots, combat: blows }
} satisfies UnitRules;
