/** What the calculators say of the charts they resolve: every modifier, and every doubt, or the reason why not. */
import { describe, expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { annotated } from '$lib/core/charts/cell';
import { doubtsOf } from '$lib/core/charts/doubts';
import type { Answers, Chart, Doubt, Reading, Row, RowRef, Throw } from '$lib/core/types';
import { everyCalculator, someAnswers } from './answers';

const all = await everyCalculator();

/** Rows with a signed figure that no calculator adds, and why. */
const NO_MODIFIER: Readonly<Record<string, string>> = {
	'jdg/terrain#friendly-unit': 'a cost of movement',
	'jdg/terrain#leave-zoc': 'a cost of movement',
	'wab/seven-plus#up-to-6': 'a Strength that stays as it is'
};

/** Doubts that no calculator shows, by where they stand, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
	'alexander/fire-modifiers#note cumulative': 'where a heading stands; the calculator adds all of them either way',
	'alexander/fire-modifiers#note uncapped': 'no sum of fire is as large as the limit of melee',
	'jdg/terrain#note d': 'about movement',
	'dbm/naval#doubled': 'the same reading is shown from outcome-doubled',
	'dbm/naval#naval.doubled': 'the same reading is shown from outcome-doubled'
};

/** Fights too rare to be met by chance. */
const RARE: Readonly<Record<string, readonly Answers[]>> = {
	'dbm/close-combat': [
		{ 'own-type': 'el', 'enemy-type': 'pk', 'enemy-grade': 'x', 'enemy-rear-pk-x': 'one', 'enemy-front': 'yes' }
	]
};

/** Answers tried of each calculator, at most: all is met within 700. */
const MOST = 2_000;

const isSigned = ({ cells }: Row) =>
	cells.some((cell) => {
		const { value } = annotated(cell);
		return value !== null && typeof value === 'object' && 'plus' in value;
	});

/** Every doubt of a chart, by where it is. */
const placesOf = (chart: Chart): [string, Doubt][] =>
	doubtsOf(chart).map(([place, doubt]) => [place ? `${chart.id}#${place}` : chart.id, doubt]);

/** Everything that stands in a value, however deep: rows it comes from and doubts it carries. */
function* within(value: unknown): Generator<{ row?: RowRef; doubt?: Doubt }> {
	if (value === null || typeof value !== 'object') return;
	if (Array.isArray(value) || value instanceof Map) {
		for (const inner of value.values()) yield* within(inner);
		return;
	}
	yield value as { row?: RowRef; doubt?: Doubt };
	for (const [name, inner] of Object.entries(value)) if (name !== 'doubt' && name !== 'odds') yield* within(inner);
}

/** A reading, and one of each throw that follows from it. */
function* readings(at: Throw, random: () => number): Generator<Reading> {
	const reading = at.read(at.dice.map(({ faces }) => faces[Math.floor(random() * faces.length)]!));
	yield reading;
	for (const { then } of reading.steps) if (then) yield* readings(then, random);
}

describe.each([...new Set(all.map(({ game }) => game.id))])('%s', (id) => {
	const calculators = all.filter(({ game }) => game.id === id);
	const named = new Set(calculators.flatMap(({ calculator }) => calculator.charts));
	const charts = calculators[0]!.charts.filter(({ id }) => named.has(id));
	const rows = charts.flatMap(({ id, rows }) => rows.filter(isSigned).map((row) => `${id}#${row.id}`));
	const doubts = charts.flatMap(placesOf);
	const key = (doubt: Doubt) => JSON.stringify(doubt);

	const unsaid = new Set(rows);
	const unshown = new Map(doubts.map(([place, doubt]) => [place, key(doubt)]));
	const meet = (value: unknown) => {
		for (const { row, doubt } of within(value)) {
			if (row) unsaid.delete(`${row.chart}#${row.row}`);
			if (!doubt) continue;
			const shown = key(doubt);
			for (const [place, doubt] of unshown) if (doubt === shown) unshown.delete(place);
		}
	};

	let seed = 7;
	const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
	const missing = () => [
		...[...unsaid].filter((row) => !(`${id}/${row}` in NO_MODIFIER)),
		...[...unshown.keys()].filter((place) => !(`${id}/${place}` in NOT_SHOWN))
	];
	/** All that a calculator says of some answers; what is rare shows in the ends of numbers and in one throw of many. */
	function look({ calculator }: (typeof calculators)[number], answers: Answers) {
		const { settled, ...result } = resolve(calculator, answers);
		meet(settled.lines());
		meet(result);
		if (isIllegal(result)) return;
		for (let i = 0; i < 6; i++) for (const reading of readings(result, random)) meet(reading);
	}
	for (const one of calculators) {
		meet(one.calculator.questions);
		for (const answers of RARE[one.name] ?? []) for (let i = 0; i < 10; i++) look(one, answers);
	}
	const samples = calculators.map(({ calculator }) => someAnswers(calculator, MOST));
	for (let n = 0; n < MOST && (n % 50 || missing().length); n++) {
		for (const [i, one] of calculators.entries()) look(one, samples[i]!.next().value!);
	}

	test('every modifier of a named chart is reached, or listed with the reason', () => {
		expect([...unsaid].map((row) => `${id}/${row}`).filter((row) => !(row in NO_MODIFIER))).toEqual([]);
	});

	test('every doubt of a named chart is shown, or listed with the reason', () => {
		expect([...unshown.keys()].map((place) => `${id}/${place}`).filter((place) => !(place in NOT_SHOWN))).toEqual([]);
	});
});
