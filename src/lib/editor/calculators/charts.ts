/** What a calculator can be made of in a chart that is still being written: heads that find, columns of modifiers, results. */
import type { Lang } from '$lib/core/types';
import { outcomeIn } from '$lib/packs/expression/charts';
import {
	holds,
	isBand,
	isWords,
	wordsIn,
	type DraftCell,
	type DraftChart,
	type DraftTerm,
	type DraftText,
	type DraftValue,
	type PackDraft
} from '../draft-file';
import { words } from './begin-words';
import type { CalculatorDraft, OutcomeDraft } from './calculator-draft';
import { parts } from '../recognise';
import { asValue } from '../shown';
import { idFor, inLanguages, saidIn, sayValue } from './names';

const valueIn = (cell: DraftCell): DraftValue => parts(cell).value;

export const chartIn = (file: PackDraft, id: string | undefined): DraftChart | undefined =>
	file.charts.find((chart) => chart.id === id);

/** The whole numbers a head stands for. */
function bandOf(head: DraftValue): readonly [number, number] | undefined {
	if (typeof head === 'number') return [head, head];
	if (!isBand(head)) return undefined;
	const { min = -Infinity, max = Infinity } = head;
	return [min, max];
}

type Heads = readonly { readonly id: string; readonly head: DraftValue }[];

/** What heads are found by: numbers and bands, ratios, or their words alone. */
export function headsBy(heads: Heads): 'numbers' | 'ratios' | 'words' {
	if (heads.some(({ head }) => holds(head, 'ratio'))) return 'ratios';
	return heads.some(({ head }) => bandOf(head)) ? 'numbers' : 'words';
}

/** The first and the last number that heads stand for, where one of them ends there. */
export function endsOf(heads: Heads): readonly [number, number] | undefined {
	const bands = heads.map(({ head }) => bandOf(head)).filter((band) => band !== undefined);
	if (!bands.length) return undefined;
	const low = Math.min(...bands.map(([min]) => min));
	const high = Math.max(...bands.map(([, max]) => max));
	const finite = bands.flat().filter(Number.isFinite);
	if (low === -Infinity && high === Infinity) return undefined;
	return [low === -Infinity ? Math.min(...finite) : low, high === Infinity ? Math.max(...finite) : high];
}

/** Whether numbers are a difference of two others, where nobody says so: some of them are below 0. */
export const isDifference = (heads: Heads, found?: 'number' | 'difference'): boolean =>
	found
		? found === 'difference'
		: heads.some(({ head }) => bandOf(head)?.some((end) => Number.isFinite(end) && end < 0));

/** The lowest ratio that is printed, where nothing says “or less”. */
function lowestRatio(heads: Heads): readonly [number, number] | undefined {
	const ratios = heads.flatMap(({ head }) => (holds(head, 'ratio') ? [head] : []));
	if (!ratios.length || heads.some(({ head }) => !holds(head, 'ratio'))) return undefined;
	const [least] = ratios.sort((a, b) => a.ratio[0] * b.ratio[1] - b.ratio[0] * a.ratio[1]);
	return least?.open === 'less' ? undefined : least?.ratio;
}

/** Words, and some of them. */
const isSaid = (value: DraftValue): value is DraftText => isWords(value) && value !== '';

const isFigure = (value: DraftValue) => typeof value === 'number' || holds(value, 'plus');

/** What rule books write above a column of modifiers. */
const MODIFIER_HEAD = /\b(?:[cd]?drm|mods?|modif\w*|dm)\b/i;

/** Columns that hold figures, the likeliest modifiers first: the most signs, then a head that says so, then as they stand. */
export function figureColumns({ columns, rows }: Pick<DraftChart, 'columns' | 'rows'>): readonly string[] {
	return columns
		.map(({ id, head }, i) => {
			const values = rows.map(({ cells }) => valueIn(cells[i] ?? null));
			const named = isWords(head) && (['fr', 'en'] as const).some((lang) => MODIFIER_HEAD.test(wordsIn(head, lang)));
			return { id, named, signs: values.filter((value) => holds(value, 'plus')).length, any: values.some(isFigure) };
		})
		.filter(({ any }) => any)
		.sort((a, b) => b.signs - a.signs || Number(b.named) - Number(a.named))
		.map(({ id }) => id);
}

/** Columns that say how far the column of another chart is shifted: `1L`, `2R`. */
export const shiftColumns = ({ columns, rows }: Pick<DraftChart, 'columns' | 'rows'>): readonly string[] =>
	columns.filter((_, i) => rows.some(({ cells }) => holds(valueIn(cells[i] ?? null), 'shift'))).map(({ id }) => id);

/** Whether its rows look like modifiers: a column of signed figures. */
export const hasModifiers = ({ columns, rows }: DraftChart): boolean =>
	columns.some((_, i) => rows.some(({ cells }) => holds(valueIn(cells[i] ?? null), 'plus')));

/** What a cell brings about, as the interpreter has it. */
const outcomeId = (value: DraftValue): string | undefined => (isWords(value) ? undefined : outcomeIn(asValue(value)));

/** Whether cells name terms or say words: what a throw may lead to. */
export const hasResults = ({ rows }: DraftChart): boolean =>
	rows.some(({ cells }) =>
		cells.some((cell) => {
			const value = valueIn(cell);
			return isSaid(value) || (outcomeId(value) !== undefined && !holds(value, 'plus') && typeof value !== 'number');
		})
	);

export const hasBlanks = ({ rows, columns }: DraftChart): boolean =>
	rows.some(({ cells }) => columns.some((_, i) => valueIn(cells[i] ?? null) === null));

/** Where it stands from the first to the last: 0 to 1. */
const share = (i: number, all: number) => (all < 2 ? 0 : i / (all - 1));

/**
 * The results in a chart, the best first for the one who throws: a high die and a column far to the right are taken for good, which
 * a tap turns round.
 */
export function outcomesIn(
	chart: DraftChart,
	columns: readonly string[] | undefined,
	terms: readonly DraftTerm[],
	languages: readonly Lang[]
): OutcomeDraft[] {
	const rank = new Map(
		[...chart.rows]
			.sort((a, b) => (bandOf(a.head)?.[1] ?? 0) - (bandOf(b.head)?.[1] ?? 0))
			.map(({ id }, i) => [id, share(i, chart.rows.length)])
	);
	const found = new Map<string, { id?: string; value: DraftValue; places: number[] }>();
	for (const row of chart.rows) {
		for (const [i, column] of chart.columns.entries()) {
			if (columns && !columns.includes(column.id)) continue;
			const value = valueIn(row.cells[i] ?? null);
			const id = outcomeId(value);
			if (id === undefined && !isSaid(value)) continue;
			const key = id ?? JSON.stringify(value);
			const one = found.get(key) ?? { value, places: [], ...(id !== undefined && { id }) };
			one.places.push((rank.get(row.id) ?? 0) + share(i, chart.columns.length));
			found.set(key, one);
		}
	}
	const mean = (places: readonly number[]) => places.reduce((sum, one) => sum + one, 0) / places.length;
	const taken: string[] = [...found.values()].flatMap(({ id }) => id ?? []);
	return [...found.values()]
		.sort((a, b) => mean(b.places) - mean(a.places))
		.map(({ id, value }): OutcomeDraft => {
			const title = inLanguages(languages, (lang) => sayValue(value, terms, lang));
			if (id !== undefined) return { id, title };
			const made = idFor(sayValue(value, terms, languages.includes('en') ? 'en' : 'fr'), taken, 'result');
			taken.push(made);
			return { id: made, title, ...(isWords(value) && { words: [value] }) };
		});
}

/** The chart that an expression reads, the two numbers whose ratio it takes, the one column it is always read in. */
function looksUp(file: PackDraft, { let: steps = {} }: CalculatorDraft, cell = '') {
	const chart = chartIn(file, /^at\(\s*([a-z0-9-]+)/.exec(cell)?.[1]);
	const column = /,\s*'([a-z0-9-]+)'\s*\)$/.exec(cell)?.[1];
	const whole = cell.replace(/[a-z][a-z0-9-]*/g, (name) => (Object.hasOwn(steps, name) ? (steps[name] ?? name) : name));
	const [, over, under] = /ratio\(\s*([a-z0-9-]+)\s*,\s*([a-z0-9-]+)\s*\)/.exec(whole) ?? [];
	return (
		chart && { chart, column, ...(over !== undefined && under !== undefined && { ratio: [over, under] as const }) }
	);
}

/** The results with what the charts of the dice have got since; what is there already keeps its place and its words. */
export function missingOutcomes(file: PackDraft, calculator: CalculatorDraft): readonly OutcomeDraft[] {
	const { outcomes = [], throw: dice, versus } = calculator;
	const said = (one: OutcomeDraft) => (one.words ?? []).map((words) => JSON.stringify(words));
	const reads = [...(dice?.read ?? []), ...(versus?.read ?? [])];
	return reads.reduce<readonly OutcomeDraft[]>((list, { cell }) => {
		const look = looksUp(file, calculator, cell);
		if (!look) return list;
		const known = new Set(list.flatMap((one) => [one.id, ...said(one)]));
		const inChart = outcomesIn(
			look.chart,
			look.column === undefined ? undefined : [look.column],
			file.terms,
			file.languages
		);
		const missing = inChart.filter((one) =>
			one.words ? !said(one).some((words) => known.has(words)) : !known.has(one.id)
		);
		return missing.length ? [...list, ...missing] : list;
	}, outcomes);
}

/** No throw below the lowest ratio of the chart that is read, where nothing says so yet. */
export function stopBelow(file: PackDraft, calculator: CalculatorDraft) {
	const { stop = [], throw: dice } = calculator;
	for (const { cell } of dice?.read ?? []) {
		const look = looksUp(file, calculator, cell);
		if (!look?.ratio) continue;
		const lowest = lowestRatio(look.chart.columns) ?? lowestRatio(look.chart.rows);
		if (!lowest) continue;
		const [x, y] = lowest;
		const [over, under] = look.ratio;
		// Without a factor on either side it would be two numbers that are compared.
		const least = y === 1 && x !== 1 ? over : `${over} * ${y}`;
		const condition = `${least} < ${x === 1 ? under : `${under} * ${x}`}`;
		if (stop.some((one) => one.if === condition)) continue;
		const say = saidIn(file.languages, words.noThrowBelow, { x, y });
		return { if: condition, say };
	}
	return undefined;
}
