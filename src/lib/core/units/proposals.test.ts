import { describe, expect, test } from 'vitest';
import { proposalsOf } from './proposals';
import type { Change, Standing, UnitRules } from './types';

const rules: UnitRules = {
	fields: [],
	shown: [],
	states: [{ id: 'd', again: { after: ['d', 'dr'], text: { fr: 'Encore.', en: 'Again.' } } }, { id: 'dr' }],
	parts: {}
};

const unit = (id: string, own: Partial<Standing> = {}): Standing => ({
	id,
	name: id,
	card: {},
	states: [],
	lost: 0,
	carried: 0,
	gone: false,
	...own
});
const text = { fr: 'Découragée.', en: 'Discouraged.' };
const what = (change: Change) => ('state' in change ? change.state : 'lost' in change ? change.lost : change.spent);
const told = (proposals: ReturnType<typeof proposalsOf>) =>
	proposals.map(({ unit, change, sure, again }) => [unit.id, what(change), sure, again?.en]);

describe('what a verdict proposes', () => {
	test('strikes every unit of the part, and none of the other', () => {
		const steps = [{ text, brings: [{ part: 'defender', state: 'd' }] }, { text }];
		const chosen = { attacker: [unit('ours')], defender: [unit('one'), unit('two'), unit('gone', { gone: true })] };
		expect(told(proposalsOf(rules, steps, chosen))).toEqual([
			['one', 'd', true, undefined],
			['two', 'd', true, undefined]
		]);
	});

	test('strikes the top unit alone', () => {
		const steps = [{ text, brings: [{ part: 'defender', state: 'dr', who: 'first' as const }] }];
		expect(told(proposalsOf(rules, steps, { defender: [unit('top'), unit('below')] }))).toEqual([
			['top', 'dr', true, undefined]
		]);
	});

	test('is not sure of a second time, which the sheet leaves to a rule', () => {
		const steps = [{ text, brings: [{ part: 'defender', state: 'd' }] }];
		const chosen = { defender: [unit('fresh'), unit('shaken', { states: ['d'] }), unit('routed', { states: ['dr'] })] };
		expect(told(proposalsOf(rules, steps, chosen))).toEqual([
			['fresh', 'd', true, undefined],
			['shaken', 'd', false, 'Again.'],
			['routed', 'd', false, 'Again.']
		]);
	});

	test('is not sure of what depends on the table, nor of one among several', () => {
		const one = [{ text, brings: [{ part: 'own', lost: 1, who: 'one' as const }] }];
		expect(told(proposalsOf(rules, one, { own: [unit('alone')] }))).toEqual([['alone', 1, true, undefined]]);
		expect(told(proposalsOf(rules, one, { own: [unit('a'), unit('b')] })).map(([, , sure]) => sure)).toEqual([
			false,
			false
		]);
		const unsure = [{ text, brings: [{ part: 'own', lost: 1, unsure: true as const }] }];
		expect(told(proposalsOf(rules, unsure, { own: [unit('a')] }))).toEqual([['a', 1, false, undefined]]);
	});

	test('spends the die of a group', () => {
		const steps = [{ text, brings: [{ part: 'command', spent: 2 }] }];
		const [proposal] = proposalsOf(rules, steps, { command: [unit('left')] });
		expect(proposal).toMatchObject({ change: { group: 'left', spent: 2 }, sure: true });
	});

	test('nothing is proposed to those who chose nobody', () => {
		expect(proposalsOf(rules, [{ text, brings: [{ part: 'own', state: 'd' }] }], {})).toEqual([]);
	});
});
