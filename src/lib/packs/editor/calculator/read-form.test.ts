/** What the form shows of calculators that it did not make, and what it leaves alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CalculatorDraft, OutcomeDraft } from './calculator-draft';
import { outcomesIn, withMissing } from './charts';
import { withSide } from './outcomes';
import { withoutQuestion } from './questions';
import { handWritten } from './read-form';
import { readStages, stageSums, withStages } from './stages';

const packed = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const calculators = (path: string): CalculatorDraft[] => [packed(path)].flat().flatMap((one) => one.calculators ?? one);
const attack = () => calculators('static/packs/three-hills.guidon.txt')[0]!;
const melee = () => calculators('static/packs/little-wars.guidon.txt')[0]!;
const shooting = () => calculators('src/lib/packs/twins/wab.json').find(({ id }) => id === 'shooting')!;

test('of the attack of Three Hills nothing is written by hand', () => expect(handWritten(attack())).toEqual([]));

test('of the melee of Little Wars the named steps are, and the negation of a comparison', () =>
	expect(handWritten(melee())).toEqual([
		'questions › alone',
		'let › less',
		'let › more',
		'let › prisoners',
		'let › dead'
	]));

describe('the shooting of Warhammer', () => {
	test('is named as written by hand where no field can show it', () => {
		const found = handWritten(shooting());
		expect(found).toContain('pool');
		expect(found).toContain('stop 2');
		expect(found).not.toContain('questions › bs');
	});

	test('keeps its stages, whatever is done to them', () => {
		const before = shooting();
		expect(readStages(before)).toBeUndefined();
		expect(withStages(before, [], 6, ['fr', 'en'])).toBe(before);
	});
});

describe('stages', () => {
	const stage = (name: string, n: number) => ({
		name,
		score: { from: { of: 'number' as const, n }, helped: [], least: 2 },
		keep: 'made' as const,
		title: name,
		words: { things: 'die|dice', makes: 'hit|hits', aim: 'to hit', made: 'Hits' }
	});
	const made = [stage('hit', 4), stage('wound', 5)];
	const whole = (sums: CalculatorDraft['sums']): CalculatorDraft =>
		({
			id: 'x',
			let: { hit: 'max(2, 4)', wound: 'max(2, 5)', own: 'if face = 1 then 2 else 3' },
			sums,
			total: 'hit',
			pool: { count: '5', stages: made.map(({ name, keep, words }) => ({ need: name, keep, ...words })) }
		}) as unknown as CalculatorDraft;

	test('come back as they were made', () => {
		const one = whole(stageSums(made, 6, ['en']));
		expect(readStages(one)).toEqual(made);
		expect(withStages(one, made, 6, ['en'])).toEqual({ ...one, let: { own: one.let!.own, ...one.let } });
	});

	test('take their sums along, and leave steps of others alone', () => {
		const next = withStages(whole(stageSums(made, 6, ['en'])), made.slice(1), 6, ['en']);
		expect(next.sums?.map(({ side }) => side)).toEqual(['wound']);
		expect(next.let).toEqual({ own: 'if face = 1 then 2 else 3', wound: 'max(2, 5)' });
		expect(next.total).toBe('wound');
	});

	test('leave sums alone that were written by hand', () => {
		const sums = [{ side: 'hit', title: 'Mine', lines: [] }];
		expect(withStages(whole(sums), made.slice(1), 6, ['en']).sums).toBe(sums);
	});
});

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
		expect(withSide(once, 'defender', '')).toEqual(outcome);
		const own = { ...once, steps: [{ side: 'defender', text: 'Move it one hex.' }] };
		expect(withSide(own, 'defender', 'Runs.').steps).toEqual(own.steps);
	});

	test('what the chart has got since comes at the end, what was there keeps its words', () => {
		const { charts, terms } = packed('static/packs/three-hills.guidon.txt');
		const chart = charts.find(({ id }: { id: string }) => id === 'results');
		const list = withMissing([outcome], outcomesIn(chart, undefined, terms, ['en']));
		expect(list[0]).toBe(outcome);
		expect(list.map(({ id }) => id)).toEqual(['dr', 'de', 'ex', 'ne', 'ar', 'ae']);
		expect(withMissing(list, outcomesIn(chart, undefined, terms, ['en']))).toBe(list);
	});
});

test('a question that goes takes its line of the sum along', () => {
	const { questions, lines } = withoutQuestion(attack(), 'case');
	expect(questions.map(({ id }) => id)).toEqual(['attackers', 'defenders', 'ground']);
	expect(lines).toEqual([{ take: ['ground'] }]);
	expect(withoutQuestion(withoutQuestion(attack(), 'case'), 'ground').lines).toEqual([]);
});
