/**
 * Undo and redo. A step holds the earlier versions of the rows it changed; undoing swaps them with the current ones, so the same step
 * then serves redo. Steps form one list per device and are written in the transaction of the change, so a killed tab cannot separate the
 * two.
 */
import { Fault, isRow, rowOf } from './check';
import { uncover } from './copies';
import { StorageError } from './errors';
import { metaOf } from './meta';
import { asideOf, sift, type Sieve } from './sift';
import {
	isDataTable,
	keyOf,
	type DataTable,
	type History,
	type RawReader,
	type RawWriter,
	type Step,
	type Swap,
	type Tables,
	type Writer
} from './store';
import type { StepInfo, StepKind, Time, Undoable } from './types';
import { stepWords } from './words';
import { inPortions, type Rows } from './work';

const MOST_STEPS = 100;
/** Total weight of all steps. The newest is kept whatever its weight. */
const MOST_ROWS = 20_000;
const REMEMBERED_OPS = 20;

const EMPTY: History = { key: 'history', first: 1, at: 0, steps: [], ops: [] };

export const historyOf = async (reader: RawReader): Promise<History> => (await metaOf(reader, 'history')) ?? EMPTY;

/** A writer that checks each row and records its earlier version. */
export interface Recorder extends Writer {
	/** Removes rows that were just read: they are not read again. */
	take<T extends DataTable>(table: T, rows: readonly Tables[T][]): Promise<void>;
	swaps(): Swap[];
}

export function recording(raw: RawWriter, sieve: Sieve, now: Time): Recorder {
	const before = new Map<string, Swap>();

	async function remember(table: DataTable, keys: readonly string[]) {
		const fresh = [...new Set(keys)].filter((key) => !before.has(`${table} ${key}`));
		const rows = await raw.many(table, fresh);
		fresh.forEach((key, i) => before.set(`${table} ${key}`, { table, key, row: rows[i] }));
		return rows;
	}

	async function put<T extends DataTable>(table: T, rows: readonly Tables[T][]) {
		const clean = rows.map((row) => checked(table, row));
		const old = await remember(
			table,
			clean.map((row) => keyOf(table, row))
		);
		// An unreadable row that is overwritten is kept as text.
		const lost = old.filter((row) => row !== undefined && !isRow(table, row));
		if (lost.length)
			await put(
				'aside',
				lost.map((row) => asideOf(table, row, now))
			);
		await raw.put(table, clean);
	}

	return {
		...sift(raw, sieve),
		put,
		async remove(table, keys) {
			await remember(table, keys);
			await raw.remove(table, keys);
		},
		async take(table, rows) {
			const keys = rows.map((row) => {
				const key = keyOf(table, row);
				const at = `${table} ${key}`;
				if (!before.has(at)) before.set(at, { table, key, row });
				return key;
			});
			await raw.remove(table, keys);
		},
		swaps: () => [...before.values()]
	};
}

export function checked<T extends DataTable>(table: T, row: unknown): Tables[T] {
	try {
		return rowOf(table, row);
	} catch (error) {
		if (error instanceof Fault) throw new StorageError('invalid', error);
		throw error;
	}
}

/** Number of rows, with packs weighted by their length. */
const weightOf = (swaps: readonly Swap[]): number =>
	swaps.reduce((sum, { row }) => sum + 1 + (row && 'text' in row ? Math.floor(row.text.length / 1_000) : 0), 0);

/** As many steps as the limits allow, at least one. */
function newest(steps: History['steps']): History['steps'] {
	let size = 0;
	const tooBig = steps.findLastIndex((step) => (size += step.size) > MOST_ROWS);
	return steps.slice(Math.max(0, Math.min(tooBig + 1, steps.length - 1), steps.length - MOST_STEPS));
}

/** Appends a step and drops the undone ones after the current position. */
export async function remember(writer: RawWriter, op: string, what: StepKind, when: Time, swaps: readonly Swap[]) {
	const history = await historyOf(writer);
	const n = history.at + 1;
	const undone = numbers(n, history.first + history.steps.length);
	const steps = [...history.steps.slice(0, n - history.first), { what, when, size: weightOf(swaps) }];

	const kept = newest(steps);
	const first = history.first + steps.length - kept.length;
	await writer.remove('steps', [...numbers(history.first, first), ...undone]);
	await writer.put('steps', [{ n, swaps }]);
	const ops = [...history.ops, op].slice(-REMEMBERED_OPS);
	await writer.put('meta', [{ ...history, first, at: n, steps: kept, ops }]);
}

/** `by` −1 undoes the last step, +1 redoes the next. `only` limits it to the step of that number. */
export async function swap(
	writer: RawWriter,
	op: string,
	by: 1 | -1,
	only: number | undefined,
	rows: Rows
): Promise<StepInfo | undefined> {
	const history = await historyOf(writer);
	const info = await infoOf(writer, history, by === -1 ? history.at : history.at + 1);
	if (!info || (only !== undefined && info.n !== only)) return undefined;
	const step = await writer.get('steps', info.n);
	if (!isStep(step)) return undefined;

	// Each row is read and written.
	rows.expect(2 * step.swaps.length);
	const portioned = inPortions(writer, rows);
	const swaps: Swap[] = [];
	for (const [table, mine] of byTable(step.swaps)) {
		const found = await writer.many(
			table,
			mine.map(({ key }) => key)
		);
		rows.did(mine.length);
		swaps.push(...mine.map(({ key }, i) => ({ table, key, row: found[i] })));
		await portioned.put(
			table,
			mine.flatMap(({ row }) => row ?? [])
		);
		const gone = mine.flatMap(({ key, row }) => (row ? [] : [key]));
		await writer.remove(table, gone);
		rows.did(gone.length);
	}
	await writer.put('steps', [{ n: info.n, swaps }]);
	const ops = [...history.ops, op].slice(-REMEMBERED_OPS);
	await writer.put('meta', [{ ...history, at: history.at + by, ops }]);
	await uncover(
		writer,
		step.swaps.flatMap(({ table, row }) => (table === 'entries' && isRow(table, row) ? [row] : []))
	);
	return info;
}

export async function undoable(reader: RawReader): Promise<Undoable> {
	const history = await historyOf(reader);
	const undo = await infoOf(reader, history, history.at);
	return { undo, redo: await infoOf(reader, history, history.at + 1) };
}

/** A damaged step is refused, because applying half of it would corrupt data. */
const isStep = (step: Step | undefined): step is Step =>
	Array.isArray(step?.swaps) && step.swaps.every(({ table, key }) => isDataTable(table) && typeof key === 'string');

/** Deletes all steps to free space. */
export async function forgetSteps(writer: RawWriter) {
	const history = await historyOf(writer);
	await writer.remove('steps', numbers(history.first, history.first + history.steps.length));
	await writer.put('meta', [{ ...history, first: history.at + 1, steps: [] }]);
}

async function infoOf(reader: RawReader, history: History, n: number): Promise<StepInfo | undefined> {
	const step = history.steps[n - history.first];
	if (!step) return undefined;
	const { what, when } = step;
	return { n, what, says: stepWords[what], when, battle: await battleOf(reader, what, n, n <= history.at) };
}

const OF_BATTLES = /^(battle|entry|turn|units|force)-/;

/** The battle that a step changed: as it is after the step, or as it was before being removed. */
async function battleOf(reader: RawReader, what: StepKind, n: number, done: boolean): Promise<StepInfo['battle']> {
	const step = OF_BATTLES.test(what) ? await reader.get('steps', n) : undefined;
	if (!isStep(step)) return undefined;
	// Starting a battle pauses others first, so its own swap is the last.
	const swap = step.swaps.findLast(({ table }) => table === 'battles') ?? step.swaps.at(-1);
	if (!swap) return undefined;
	const there: unknown = await reader.get(swap.table, swap.key);
	const row: unknown = done ? (there ?? swap.row) : (swap.row ?? there);
	const of = isRow('entries', row) || isRow('forces', row) ? row.battle : undefined;
	const battle: unknown = of === undefined ? row : await reader.get('battles', of);
	if (!isRow('battles', battle)) return undefined;
	const { id, scenario, created } = battle;
	return { id, scenario, created };
}

const numbers = (from: number, to: number): number[] =>
	Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

function byTable(swaps: readonly Swap[]): Map<DataTable, Swap[]> {
	const tables = new Map<DataTable, Swap[]>();
	for (const swap of swaps) {
		const mine = tables.get(swap.table);
		if (mine) mine.push(swap);
		else tables.set(swap.table, [swap]);
	}
	return tables;
}
