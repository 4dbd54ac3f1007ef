/**
 * Undo and redo for everything that changes data. A step holds the rows as they were; undoing swaps them with what stands
 * there, and the step then holds what redoing needs. One line of steps for the device, in the order things happened, written
 * in the same transaction as the change itself: a killed tab never has one without the other.
 */
import { Fault, isDataTable, rowChecks } from './check';
import { StorageError } from './errors';
import { keyOf, metaOf, type DataTable, type History, type Reader, type Swap, type Tables, type Writer } from './store';
import type { StepInfo, StepKind, Time, Undoable } from './types';
import { stepWords } from './words';

const MOST_STEPS = 100;
/** Rows held by all steps together; the newest step stays whatever its size. */
const MOST_ROWS = 20_000;
const REMEMBERED_OPS = 20;

const EMPTY: History = { key: 'history', first: 1, at: 0, steps: [], ops: [] };

export const historyOf = async (reader: Reader): Promise<History> => (await metaOf(reader, 'history')) ?? EMPTY;

/** Checks what is written and remembers what stood there before. */
export function recording(writer: Writer): Writer & { swaps(): Swap[] } {
	const before = new Map<string, Swap>();

	async function remember(table: DataTable, keys: readonly string[]) {
		const fresh = [...new Set(keys)].filter((key) => !before.has(`${table} ${key}`));
		const rows = await writer.many(table, fresh);
		fresh.forEach((key, i) => before.set(`${table} ${key}`, { table, key, row: rows[i] }));
	}

	return {
		...writer,
		async put(table, rows) {
			if (!isDataTable(table)) return writer.put(table, rows);
			const clean: Tables[DataTable][] = rows.map((row) => checked(table, row as never));
			await remember(
				table,
				clean.map((row) => keyOf(table, row as never) as string)
			);
			await writer.put(table, clean as never);
		},
		async remove(table, keys) {
			if (isDataTable(table)) await remember(table, keys as string[]);
			await writer.remove(table, keys);
		},
		swaps: () => [...before.values()]
	};
}

export function checked<T extends DataTable>(table: T, row: Tables[T]): Tables[T] {
	try {
		return rowChecks[table](row, table);
	} catch (error) {
		if (error instanceof Fault) throw new StorageError('invalid', error);
		throw error;
	}
}

/** Adds a step after the last one done; what was undone cannot be done again from here. */
export async function remember(writer: Writer, op: string, what: StepKind, when: Time, swaps: readonly Swap[]) {
	const history = await historyOf(writer);
	const n = history.at + 1;
	const undone = numbers(n, history.first + history.steps.length);
	const steps = [...history.steps.slice(0, n - history.first), { what, when, size: swaps.length }];

	let first = history.first;
	let size = steps.reduce((sum, step) => sum + step.size, 0);
	while (steps.length > 1 && (steps.length > MOST_STEPS || size > MOST_ROWS)) {
		size -= steps.shift()!.size;
		first++;
	}
	await writer.remove('steps', [...numbers(history.first, first), ...undone]);
	await writer.put('steps', [{ n, swaps }]);
	await writer.put('meta', [{ ...history, first, at: n, steps, ops: [...history.ops, op].slice(-REMEMBERED_OPS) }]);
}

/** Undoes the last step done (`by` −1) or does the first undone again (`by` +1). `only`: that step and no other. */
export async function swap(writer: Writer, op: string, by: 1 | -1, only?: number): Promise<StepInfo | undefined> {
	const history = await historyOf(writer);
	const info = infoOf(history, by === -1 ? history.at : history.at + 1);
	if (!info || (only !== undefined && info.n !== only)) return undefined;
	const step = (await writer.get('steps', info.n))!;

	const swaps: Swap[] = [];
	for (const [table, mine] of byTable(step.swaps)) {
		const rows = await writer.many(
			table,
			mine.map(({ key }) => key)
		);
		swaps.push(...mine.map(({ key }, i) => ({ table, key, row: rows[i] })));
		await writer.put(table, mine.flatMap(({ row }) => (row ? [row] : [])) as never);
		await writer.remove(
			table,
			mine.flatMap(({ key, row }) => (row ? [] : [key]))
		);
	}
	await writer.put('steps', [{ n: info.n, swaps }]);
	const ops = [...history.ops, op].slice(-REMEMBERED_OPS);
	await writer.put('meta', [{ ...history, at: history.at + by, ops }]);
	return info;
}

export async function undoable(reader: Reader): Promise<Undoable> {
	const history = await historyOf(reader);
	return { undo: infoOf(history, history.at), redo: infoOf(history, history.at + 1) };
}

/** Gives the room of all steps back. */
export async function forgetSteps(writer: Writer) {
	const history = await historyOf(writer);
	await writer.remove('steps', numbers(history.first, history.first + history.steps.length));
	await writer.put('meta', [{ ...history, first: history.at + 1, steps: [] }]);
}

function infoOf(history: History, n: number): StepInfo | undefined {
	const step = history.steps[n - history.first];
	return step && { n, what: step.what, says: stepWords[step.what], when: step.when };
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
