/** What must be true of every game, whichever it is. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { annotated } from '$lib/core/charts/cell';
import { pieces } from '$lib/core/figures';
import type { Whole } from '$lib/core/types';
import { LANGS, type Chart, type Doubt, type Value } from '$lib/core/types';
import { faultsIn, textsIn } from './texts';

const URL_SAFE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names that pages give to their own elements. */
const ON_THE_PAGE = /^(main|chart|svelte-announcer|(note|term|doubt)-.*)$/;
/** Addresses that are no chart of a game, and no game. */
const BESIDE_CHARTS = /^(terms|calc)$/;
const BESIDE_GAMES = readdirSync(join(import.meta.dirname, '../../src/routes/[lang=lang]'), { withFileTypes: true })
	.filter((one) => one.isDirectory() && !one.name.startsWith('['))
	.map(({ name }) => name);

const twice = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i);

/** Every id that a link, a favourite or a log may hold. */
export const promisedIds = ({ game, terms, charts }: Whole): string[] => [
	game.id,
	...terms.map((term) => `${game.id}/term/${term.id}`),
	...game.calculators.map((calculator) => `${game.id}/calc/${calculator.id}`),
	...charts.flatMap((chart) => [
		`${game.id}/${chart.id}`,
		...chart.rows.map((row) => `${game.id}/${chart.id}#${row.id}`),
		...(chart.matrix ? chart.columns.map((column) => `${game.id}/${chart.id}#.${column.id}`) : [])
	])
];

export function idFaults({ game, terms, charts }: Whole): string[] {
	const lists: [string, string[], taken?: RegExp][] = [
		['game', [game.id], new RegExp(`^(${BESIDE_GAMES.join('|')})$`)],
		['terms', terms.map(({ id }) => id), ON_THE_PAGE],
		['charts', charts.map(({ id }) => id), BESIDE_CHARTS],
		['calculators', game.calculators.map(({ id }) => id)],
		...charts.flatMap((chart): [string, string[], taken?: RegExp][] => [
			[`${chart.id} rows`, chart.rows.map(({ id }) => id), ON_THE_PAGE],
			[`${chart.id} columns`, chart.columns.map(({ id }) => id)],
			[`${chart.id} notes`, (chart.notes ?? []).map(({ id }) => id)],
			[`${chart.id} groups`, (chart.groups ?? []).map(({ id }) => id)]
		])
	];
	return lists.flatMap(([name, ids, taken]) => [
		...twice(ids).map((id) => `${name}: “${id}” stands twice.`),
		...ids.filter((id) => !URL_SAFE.test(id)).map((id) => `${name}: “${id}” does not fit into an address.`),
		...ids.filter((id) => taken?.test(id)).map((id) => `${name}: “${id}” is taken.`)
	]);
}

const codesIn = (value: Value): string[] => {
	if (value === null || typeof value !== 'object') return [];
	if ('code' in value) return [value.code];
	if ('join' in value) return value.of.flatMap(codesIn);
	return [];
};

const valuesOf = (chart: Chart): Value[] => [
	...chart.columns.map((column) => column.head),
	...chart.rows.flatMap((row) => [row.head, ...row.cells.map((cell) => annotated(cell).value)])
];

/** Every term that a chart or another term names, in a cell or inside a sentence. */
export function termFaults({ game, terms, charts }: Whole): string[] {
	const known = new Set(terms.map(({ id }) => id));
	const named = [
		...charts.flatMap((chart) =>
			valuesOf(chart)
				.flatMap(codesIn)
				.map((id) => ({ id, where: chart.id }))
		),
		...charts.flatMap((chart) => Object.keys(chart.matrix?.sayCode ?? {}).map((id) => ({ id, where: chart.id }))),
		...textsIn({ charts: charts.map((chart) => ({ ...chart, matrix: undefined })), terms }).flatMap(({ path, text }) =>
			[text.fr, text.en].flatMap((words = '') =>
				pieces(words).flatMap((piece) => (typeof piece === 'string' ? [] : [{ id: piece.term, where: path }]))
			)
		)
	];
	return named
		.filter(({ id }) => !known.has(id))
		.map(({ id, where }) => `${game.id} ${where}: no term explains “${id}”.`);
}

export function shapeFaults({ game, charts }: Whole): string[] {
	return charts.flatMap((chart) => {
		const notes = new Set((chart.notes ?? []).map(({ id }) => id));
		const groups = new Set((chart.groups ?? []).map(({ id }) => id));
		const rows = new Set(chart.rows.map(({ id }) => id));
		const pointed = [
			...chart.columns.flatMap((column) => column.notes ?? []),
			...chart.rows.flatMap((row) => [
				...(row.notes ?? []),
				...row.cells.flatMap((cell) => annotated(cell).notes ?? [])
			])
		];
		const sheets = new Set(game.sheets.map(({ id }) => id));
		return [
			...chart.rows
				.filter((row) => row.cells.length !== chart.columns.length)
				.map((row) => `row ${row.id} has ${row.cells.length} cells for ${chart.columns.length} columns.`),
			...pointed.filter((id) => !notes.has(id)).map((id) => `there is no note “${id}”.`),
			...(chart.notes ?? [])
				.filter((note) => note.mark && !pointed.includes(note.id))
				.map((note) => `nothing points to note “${note.id}”.`),
			...(chart.notes ?? [])
				.filter((note) => !note.mark && pointed.includes(note.id))
				.map((note) => `note “${note.id}” is pointed to and has no mark.`),
			...chart.rows.filter((row) => row.group && !groups.has(row.group)).map((row) => `row ${row.id} is in no group.`),
			...[...groups]
				.filter((id) => !chart.rows.some((row) => row.group === id))
				.map((id) => `the group “${id}” is empty.`),
			...(groups.size ? chart.rows.filter((row) => !row.group).map((row) => `row ${row.id} has no group.`) : []),
			...chart.rows.flatMap((row) =>
				(row.not ?? []).filter((id) => !rows.has(id) || id === row.id).map((id) => `row ${row.id} rules out “${id}”.`)
			),
			...chart.source.sheets.filter((id) => !sheets.has(id)).map((id) => `there is no sheet “${id}”.`),
			...(chart.rows.length ? [] : ['it has no rows.']),
			...LANGS.flatMap((lang) =>
				['{row}', '{column}', '{value}']
					.filter((part) => chart.matrix && !chart.matrix.say[lang].includes(part))
					.map((part) => `the matrix does not say ${part} in ${lang}.`)
			)
		].map((fault) => `${game.id}/${chart.id}: ${fault}`);
	});
}

type Band = { min: number; max: number };

function bandOf(value: Value): Band | undefined {
	if (typeof value === 'number') return { min: value, max: value };
	if (value === null || typeof value !== 'object') return undefined;
	if ('min' in value || 'max' in value) return { min: value.min ?? -Infinity, max: value.max ?? Infinity };
	return undefined;
}

/** Holes and overlaps of bands that should cover a span. */
function coverFaults(values: readonly Value[], span: readonly [number, number]): string[] {
	const bands = values.map(bandOf);
	if (bands.some((band) => !band)) return ['a head in a covered list is not a band.'];
	const sorted = (bands as Band[]).sort((a, b) => a.min - b.min);
	const faults: string[] = [];
	let next = span[0];
	for (const { min, max } of sorted) {
		if (min !== next) faults.push(`${min > next ? 'a hole' : 'an overlap'} at ${next}.`);
		if (max < min) faults.push(`the band ${min} to ${max} is inside out.`);
		next = max + 1;
	}
	if (next !== span[1] + 1) faults.push(`the bands end at ${next - 1}, not at ${span[1]}.`);
	return faults;
}

export function bandFaults({ game, charts }: Whole): string[] {
	return charts.flatMap((chart) => {
		const rows = chart.rows.map((row) => row.head);
		const columns = chart.columns.map((column) => column.head);
		const silent = (values: Value[], what: string) =>
			values.length > 1 && values.every(bandOf) ? [`its ${what} are bands, but covers.${what} is not given.`] : [];
		return [
			...(chart.covers?.rows ? coverFaults(rows, chart.covers.rows) : silent(rows, 'rows')),
			...(chart.covers?.columns ? coverFaults(columns, chart.covers.columns) : silent(columns, 'columns'))
		].map((fault) => `${game.id}/${chart.id}: ${fault}`);
	});
}

/** Every doubt in a value. */
function doubtsIn(value: unknown): Doubt[] {
	if (value === null || typeof value !== 'object') return [];
	const own = 'doubt' in value && value.doubt ? [value.doubt as Doubt] : [];
	return [...own, ...Object.values(value).flatMap(doubtsIn)];
}

export const doubtFaults = (whole: Whole): string[] =>
	doubtsIn(whole)
		.filter(({ printed, read, why }) => ![printed, read, why].every((part) => part?.fr.trim() && part.en.trim()))
		.map((doubt) => `${whole.game.id}: a doubt lacks a part: ${JSON.stringify(doubt)}`);

export const textFaults = ({ game, terms, charts }: Whole): string[] =>
	textsIn({ game, terms, charts })
		.flatMap(faultsIn)
		.map((fault) => `${game.id}${fault}`);

export const faults = (whole: Whole): string[] =>
	[idFaults, termFaults, shapeFaults, bandFaults, doubtFaults, textFaults].flatMap((check) => check(whole));
