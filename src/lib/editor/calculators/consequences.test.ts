/** What goes with a part of a calculator that is changed or taken away; what its charts have got since. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CalculatorDraft, OutcomeDraft } from './calculator-draft';
import { missingOutcomes } from './charts';
import { withoutOutcome, withoutQuestion, withSide } from './consequences';

const game = () => JSON.parse(readFileSync('static/packs/three-hills.guidon.txt', 'utf8'));
const attack = (): CalculatorDraft => game().calculators[0];

describe('results', () => {
	const outcome: OutcomeDraft = { id: 'dr', title: 'Retreat' };

	test('what a result does to a side is also what is to be done, until that is said otherwise', () => {
		const once = withSide(outcome, 'defender', 'Retreats.');
		expect(once).toEqual({
			...outcome,
			sides: { defender: 'Retreats.' },
			steps: [{ side: 'defender', text: 'Retreats.' }]
		});
		expect(withSide(once, 'defender', 'Runs.').steps).toEqual([{ side: 'defender', text: 'Runs.' }]);
		expect(withSide(once, 'defender', undefined)).toEqual(outcome);
		const own = { ...once, steps: [{ side: 'defender', text: 'Move it one hex.' }] };
		expect(withSide(own, 'defender', 'Runs.').steps).toEqual(own.steps);
	});

	test('what the chart has got since comes at the end, what was there keeps its words', () => {
		const calculator = { ...attack(), outcomes: [outcome] };
		const list = missingOutcomes(game(), calculator);
		expect(list[0]).toBe(outcome);
		expect(list.map(({ id }) => id)).toEqual(['dr', 'de', 'ex', 'ne', 'ar', 'ae']);
		expect(missingOutcomes(game(), { ...calculator, outcomes: list })).toBe(list);
	});

	test('one that goes is no longer counted in any chance', () => {
		const { outcomes, headlines } = withoutOutcome(attack(), 'de');
		expect(outcomes!.map(({ id }) => id)).not.toContain('de');
		expect(headlines.flatMap((one) => one.outcomes ?? [])).not.toContain('de');
	});
});

test('a question that goes takes its line of the sum along', () => {
	const { questions, lines } = withoutQuestion(attack(), 'case');
	expect(questions.map(({ id }) => id)).toEqual(['attackers', 'defenders', 'ground']);
	expect(lines).toEqual([{ take: ['ground'] }]);
	expect(withoutQuestion(withoutQuestion(attack(), 'case'), 'ground').lines).toEqual([]);
});
