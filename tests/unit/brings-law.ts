/** What a verdict makes of the units that fought: exactly the results that its rows name. */
import { describe, expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { loadUnits } from '$lib/games';
import { annotated } from '$lib/core/charts/cell';
import type { Chart, Reading, RowRef, Step, Throw, Value } from '$lib/core/types';
import { everyCalculator, someAnswers } from './answers';

const all = await everyCalculator();

/**
 * A code that stands for a test brings nothing by itself: what failing it brings is in the throw that follows, whose row is
 * the same cell.
 */
const BY_TEST: Readonly<Record<string, string>> = { 'jdg/ct': 'd' };

const codesIn = (value: Value): string[] => {
	if (value === null || typeof value !== 'object') return [];
	if ('code' in value) return [value.code];
	return 'join' in value ? value.of.flatMap(codesIn) : [];
};

function codesAt(charts: readonly Chart[], { chart, row, column }: RowRef): string[] {
	const body = charts.find(({ id }) => id === chart)!;
	const cells = body.rows.find(({ id }) => id === row)!.cells;
	const at = column === undefined ? cells : [cells[body.columns.findIndex(({ id }) => id === column)] ?? null];
	return at.flatMap((cell) => codesIn(annotated(cell).value));
}

/** The first throw with each of its faces, and what follows with the first and the last of its own. */
function* readings(thrown: Throw, asked?: RowRef, deep = 0): Generator<{ reading: Reading; asked?: RowRef }> {
	const [die] = thrown.dice;
	for (const face of deep ? [die!.faces[0]!, die!.faces.at(-1)!] : die!.faces) {
		const reading = thrown.read(thrown.dice.map((one, i) => (i ? one.faces[0]! : face)));
		yield { reading, ...(asked && { asked }) };
		for (const { then, row } of reading.steps) if (then && deep < 3) yield* readings(then, row, deep + 1);
	}
}

const key = ({ chart, row, column }: RowRef) => `${chart}#${row}${column ? `.${column}` : ''}`;
function byRow(steps: readonly Step[]): Map<string, Step[]> {
	const rows = new Map<string, Step[]>();
	for (const step of steps) if (step.row) rows.set(key(step.row), [...(rows.get(key(step.row)) ?? []), step]);
	return rows;
}

const statesBrought = (steps: readonly Step[]) =>
	steps.flatMap(({ brings = [] }) => brings.flatMap(({ state }) => state ?? []));

const withUnits = (
	await Promise.all(all.map(async (one) => ({ ...one, rules: (await loadUnits(one.game.id))! })))
).filter(({ rules, calculator }) => rules.parts[calculator.id]);

/** Looked at in so many answers to each calculator. */
export const bringsWhatRowsName = (most: number) =>
	describe.each(withUnits)('$name', ({ game, charts, calculator, rules }) => {
		const states = new Set(rules.states.map(({ id }) => id));
		const parts = new Set(rules.parts[calculator.id]!.map(({ id }) => id));
		/** By row: thousands of readings name the same few. */
		const known = new Map<string, string[]>();
		const codesOf = (at: string, ref: RowRef) => {
			const codes = known.get(at) ?? codesAt(charts, ref);
			known.set(at, codes);
			return codes;
		};

		test('brings the results that its rows name, and no other, upon parts that there are', () => {
			const wrong = new Set<string>();
			let brought = 0;
			for (const answers of someAnswers(calculator, most)) {
				const worked = resolve(calculator, answers);
				if (isIllegal(worked)) continue;
				for (const { reading, asked } of readings(worked)) {
					const { steps } = reading;
					for (const { brings = [] } of steps)
						for (const { part, state, lost } of brings) {
							brought++;
							if (!parts.has(part)) wrong.add(`there is no part ${part}`);
							if (state === undefined ? !rules.losses || !lost : !states.has(state)) wrong.add(`there is no ${state}`);
						}
					for (const [at, ours] of byRow(steps)) {
						const codes = codesOf(at, ours[0]!.row!);
						const named = codes.filter((code) => states.has(code));
						const tested = codes.flatMap((code) => BY_TEST[`${game.id}/${code}`] ?? []);
						const brings = statesBrought(ours);
						if (brings.some((state) => !named.includes(state) && !tested.includes(state)))
							wrong.add(`${at} brings ${brings.join()} and names ${codes.join()}`);
						// What follows from a test is told in the cell that asked for it, which names more.
						const isTest = tested.length || (asked && key(asked) === at);
						if (!isTest && named.some((code) => !brings.includes(code)))
							wrong.add(`${at} names ${named.join()} and brings ${brings.join() || 'nothing'}`);
					}
				}
			}
			expect([...wrong]).toEqual([]);
			expect(brought).toBeGreaterThan(0);
		});
	});
