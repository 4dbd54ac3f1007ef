/** A game that is opened in the editor and written again is the same game, and so is one of which every field was set to what it says. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ids, loadAll, loadSystem } from '$lib/systems';
import { gameAsPack } from '../from-game';
import { calculatorIn, withCalculator, type CalculatorDraft } from './calculator/calculator-draft';
import { readConditions, readLook, writeConditions, writeLook } from './calculator/expressions';
import { withFollow, withSide } from './calculator/outcomes';
import { cellAt, withCell, withNote, withRivals } from './chart-draft';
import { fileText, type DraftChart, type DraftText, type PackDraft } from './draft-file';
import { readDraft } from './read-draft';

const FOLDER = 'static/packs';
const shipped = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);
const core = await Promise.all(
	ids.map(async (id) => [id, await gameAsPack(await loadAll((await loadSystem(id))!))] as const)
);

/** Each cell, head, note and list of rivals is set to what stands there. */
function retyped(chart: DraftChart): DraftChart {
	const spots = [
		...chart.columns.map(({ id }) => ({ column: id })),
		...chart.rows.flatMap(({ id }) => [{ row: id }, ...chart.columns.map((column) => ({ row: id, column: column.id }))])
	];
	const cells = spots.reduce((now, spot) => withCell(now, spot, cellAt(chart, spot)!), chart);
	const notes = (chart.notes ?? []).reduce((now, { id, text, doubt }) => withNote(now, id, { text, doubt }), cells);
	return chart.rows.reduce((now, { id, not }) => withRivals(now, id, not ?? []), notes);
}

/** What its fields read of an expression, they write. */
function rewritten(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(rewritten);
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, rewritten(inside)]));
	if (typeof value !== 'string') return value;
	const conditions = readConditions(value);
	const look = readLook(value);
	return conditions ? writeConditions(conditions) : look ? writeLook(look) : value;
}

/** Each follow-up throw and each side of a result is set to what it says. */
function refilled(calculator: CalculatorDraft): CalculatorDraft {
	const follows = Object.entries(calculator.follow ?? {});
	const followed = follows.reduce((now, [name, one]) => withFollow(now, name, one), calculator);
	const outcomes = followed.outcomes?.map((outcome) =>
		Object.entries(outcome.sides ?? {}).reduce((now, [side, said]) => withSide(now, side, said as DraftText), outcome)
	);
	return { ...followed, ...(outcomes && { outcomes }) };
}

/** A list that holds nothing is the same as none. */
const parsed = (text: string): unknown =>
	JSON.parse(text, (_, value: unknown) => (Array.isArray(value) && !value.length ? undefined : value));
const opened = (text: string): PackDraft => readDraft(text)!;

describe.each([...shipped, ...core])('%s', (_, text) => {
	test('comes back as it was', () => expect(parsed(fileText(opened(text)))).toEqual(parsed(text)));

	test('comes back though every field was set', () => {
		const file = opened(text);
		const charts: PackDraft = { ...file, charts: file.charts.map(retyped) };
		const whole = file.calculators.reduce<PackDraft>(
			(now, { id }) => withCalculator(now, refilled(calculatorIn(now, id)!)),
			charts
		);
		expect(parsed(fileText(whole))).toEqual(parsed(text));
	});

	test('reads each condition as it writes it', () => {
		const { calculators } = opened(text);
		expect(rewritten(rewritten(calculators))).toEqual(rewritten(calculators));
	});
});

test('a throw that is taken away is no longer called for, and nothing else changes', async () => {
	const [, text] = core.find(([id]) => id === 'alexander')!;
	const file = opened(text);
	const melee = calculatorIn(file, 'melee')!;
	const { follow: _, ...without } = withFollow(
		withFollow(melee, 'attacker-leader', undefined),
		'defender-leader',
		undefined
	);
	expect(JSON.stringify(without)).not.toMatch(/"(then|times)":/);
	expect(_).toBeUndefined();
	expect(without.throw!.steps).toHaveLength(melee.throw!.steps!.length);
	expect(without.outcomes).toEqual(melee.outcomes);
});
