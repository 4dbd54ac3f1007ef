import { describe, expect, test } from 'vitest';
import { settle } from '$lib/core/odds/settle';
import type { Answers, Question } from '$lib/core/types';
import { isFromCard, withCards, withoutCards } from './cards';

const text = { fr: '', en: '' };
const asking = { ask: text, short: text };
const choice = (id: string, not?: string[]) => ({ id, label: text, ...(not && { not }) });
const questions: readonly Question[] = [
	{ ...asking, id: 'types', kind: 'some', needed: true, choices: ['foot', 'horse'].map((id) => choice(id)) },
	{ ...asking, id: 'points', kind: 'number', min: 0, max: 20, default: 5 },
	{
		...asking,
		id: 'factors',
		kind: 'some',
		choices: [choice('uphill'), choice('general', ['going.river']), choice('shaken')]
	},
	{
		...asking,
		id: 'order',
		kind: 'one',
		default: 'open',
		choices: [choice('open'), choice('square', ['going.river'])]
	},
	{ ...asking, id: 'going', kind: 'one', default: 'flat', choices: [choice('flat'), choice('river')] }
];
const cards: Answers = { types: ['horse'], points: 8, factors: ['general'], order: 'square' };

describe('answers of cards among those of the player', () => {
	test('take the place of what they know, and add to a shared checklist', () => {
		const own = { types: ['foot'], factors: ['uphill'], going: 'flat' };
		const both = withCards(questions, own, cards);
		expect(both).toEqual({
			...{ types: ['horse'], points: 8, factors: ['uphill', 'general'], order: 'square' },
			going: 'flat'
		});
		expect(questions.map((question) => isFromCard(question, both, cards))).toEqual([true, true, true, true, false]);
	});

	test('are taken back without those that the player gave', () => {
		const both = withCards(questions, { factors: ['uphill'], going: 'flat' }, cards);
		expect(withoutCards(questions, both, cards)).toEqual({ factors: ['uphill'], going: 'flat' });
		expect(withoutCards(questions, { ...both, points: 6 }, cards)).toMatchObject({ points: 6 });
	});

	test('are not chosen where the player’s answers rule them out', () => {
		const both = withCards(questions, { order: 'open', factors: ['shaken'], going: 'river' }, cards);
		expect(both).toEqual({ types: ['horse'], points: 8, factors: ['shaken'], order: 'open', going: 'river' });
		const ticked = settle(questions, both).ruledOut.filter(({ question, choice }) =>
			[both[question]].flat().includes(choice)
		);
		expect(ticked).toEqual([]);
	});
});
