/** Every row and cell that means an answer leads to its calculator with that answer in. */
import { beforeAll, describe, expect, test } from 'vitest';
import { prefilled } from '$lib/app/calculator/prefill';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { settle } from '$lib/core/odds/settle';
import { loadAll, loadCalculator, loadGames } from '$lib/games';
import type { Answers, Calculator, Chart, RowRef } from '$lib/core/types';

interface Tried {
	readonly name: string;
	readonly calculator: Calculator;
	readonly charts: readonly Chart[];
}

const all: Tried[] = (
	await Promise.all(
		(await loadGames()).map(async (game) => {
			const { charts } = await loadAll(game);
			const calculators = await Promise.all(game.calculators.map(({ id }) => loadCalculator(game, id)));
			return calculators.map((calculator) => ({
				name: `${game.id}/${calculator!.id}`,
				calculator: calculator!,
				charts: charts.filter(({ id }) => calculator!.charts.includes(id))
			}));
		})
	)
).flat();

/** Asked only after two other answers, or never open in that calculator: a pavise in combat. */
const FAR =
	/^dbm.pip (halted|marches)|^dbm.shooting own-rank|^dbm.close-combat (own|enemy)-(rear-.*|second|contacted)|^wab.\w+ barding|^wab.combat shield/;

const calculatorOf = (name: string) => all.find((one) => one.name === name)!;

function open(name: string, ref: RowRef, left?: Answers): Answers | undefined {
	const { calculator, charts } = calculatorOf(name);
	const chart = charts.find(({ id }) => id === ref.chart)!;
	return prefilled(calculator, chart, ref, left);
}

describe.each(all)('$name', ({ name, calculator, charts }) => {
	const refs = charts.flatMap((chart) =>
		chart.rows.flatMap((row) => [
			{ chart, row: row.id },
			...(chart.matrix ? chart.columns.map((column) => ({ chart, row: row.id, column: column.id })) : [])
		])
	);
	/** Every place that means an answer. */
	let meant: { chart: Chart; place: { row: string; column?: string }; answers: Answers }[] = [];
	beforeAll(() => {
		meant = refs.flatMap(({ chart, ...place }) => {
			const answers = prefilled(calculator, chart, place);
			return answers ? [{ chart, place, answers }] : [];
		});
	});

	test('fills in answers that stand, and that can be worked out or say why not', () => {
		for (const { chart, place, answers } of meant) {
			const result = resolve(calculator, answers);
			for (const [id, answer] of Object.entries(answers)) {
				expect([chart.id, place, result.settled.answers[id]]).toEqual([chart.id, place, answer]);
			}
			expect(isIllegal(result) ? result.illegal.en : result.odds.size).toBeTruthy();
		}
	});

	test('knows every row that one of its choices is made of, but for those that take two answers more', () => {
		const missed = calculator.questions.flatMap((question) =>
			!('choices' in question)
				? []
				: question.choices.flatMap(({ id, row }) => {
						const chart = row && charts.find((chart) => chart.id === row.chart);
						if (!chart || question.setting || FAR.test(`${name} ${question.id}`)) return [];
						if (prefilled(calculator, chart, row)) return [];
						return [`${question.id}.${id}`];
					})
		);
		expect(missed).toEqual([]);
	});

	test('changes nothing where the answer is in already', () => {
		for (const { chart, place, answers } of meant) {
			expect(prefilled(calculator, chart, place, answers)).toEqual(answers);
		}
	});

	test('leaves what was answered before, but for what the row contradicts', () => {
		const number = calculator.questions.find(({ kind, asked }) => kind === 'number' && !asked);
		if (number?.kind !== 'number') return;
		const left = { [number.id]: number.max };
		for (const { chart, ...place } of refs) {
			const answers = prefilled(calculator, chart, place, left);
			if (answers && !number.edges) expect(answers[number.id]).toBe(number.max);
		}
	});
});

test.each<[string, RowRef, Answers]>([
	['alexander/melee', { chart: 'melee-types', row: 'el', column: 'in' }, { attackers: ['el'], defenders: ['in'] }],
	['alexander/melee', { chart: 'terrain', row: 'ford-2' }, { terrain: ['ford-2'] }],
	['alexander/melee', { chart: 'melee-modifiers', row: 'flank' }, { from: 'flank' }],
	['alexander/fire', { chart: 'fire-table', row: 'ar', column: '2' }, { firers: ['ar'], range: '2' }],
	['alexander/fire', { chart: 'fire-modifiers', row: 'firers-above-7' }, { points: 8 }],
	['wab/shooting', { chart: 'weapons', row: 'longbow' }, { weapon: 'longbow' }],
	['wab/combat', { chart: 'combat-to-hit', row: 'ws4', column: 'ws2' }, { ws: 4, 'enemy-ws': 2 }],
	['wab/combat', { chart: 'to-wound', row: 's5', column: 't4' }, { strength: 5, toughness: 4 }],
	['dbm/pip', { chart: 'pip-costs', row: 'general-lost' }, { distant: 'general-lost' }],
	['dbm/close-combat', { chart: 'combat-factors', row: 'kn-wwg', column: 'foot' }, { 'own-type': 'kn' }],
	['jdg/shock', { chart: 'terrain', row: 'woods' }, { terrain: 'woods' }],
	['jdg/artillery-fire', { chart: 'fire-modifiers', row: 'massed' }, { target: ['massed'] }]
])('%s from %j', (name, ref, answers) => {
	expect(open(name, ref)).toEqual(answers);
});

test('a question that is not asked yet is brought up', () => {
	const answers = open('alexander/melee', { chart: 'melee-modifiers', row: 'phalanx-attacks' })!;
	expect(answers).toEqual({ attackers: ['ph'], 'attacker-phalanx': ['phalanx-attacks'] });
	const { questions } = calculatorOf('alexander/melee').calculator;
	expect(settle(questions, answers).has('attacker-phalanx', 'phalanx-attacks')).toBe(true);
});

test('a figure that lies in the band stays as it is', () => {
	const ref = { chart: 'fire-modifiers', row: 'firers-above-7' };
	expect(open('alexander/fire', ref, { points: 12, range: '3' })).toEqual({ points: 12, range: '3' });
	expect(open('alexander/fire', ref, { points: 3 })).toEqual({ points: 8 });
});

test('a modifier is added to those that are ticked', () => {
	const ref = { chart: 'tactical-factors', row: 'higher' };
	expect(open('dbm/close-combat', ref, { 'own-factors': ['general'] })).toEqual({
		'own-factors': ['general', 'higher']
	});
});

test('a row leaves the side that has its type already, and names no side that may not be', () => {
	const ref = { chart: 'combat-factors', row: 'lh-ps-hd-bts' };
	const left = { 'own-type': 'bw', 'enemy-type': 'bts' };
	expect(open('dbm/shooting', ref, left)).toEqual(left);
	// Of Bts only (S) shoot: the row is that of the target.
	expect(open('dbm/shooting', ref)).toEqual({ 'enemy-type': 'lh' });
	expect(open('dbm/close-combat', ref)).toEqual({ 'own-type': 'lh' });
});

test('a row of results means no answer', () => {
	const row = calculatorOf('alexander/melee').charts.find(({ id }) => id === 'melee-results')!.rows[0]!.id;
	expect(open('alexander/melee', { chart: 'melee-results', row })).toBeUndefined();
});
