/** `Store` in memory, for browsers that keep nothing. Same behaviour, except that rows are lost when the tab closes. */
import { keyOf, type KeyIn, type RawReader, type RawWriter, type Store, type TableName, type Tables } from './store';
import { countsByKind } from './entry-counts';
import type { EntryPosition } from './types';

export type Contents = { readonly [T in TableName]: readonly Tables[T][] };

/** The rows of all tables. They are requested at once, because a transaction without pending requests ends. */
export async function contentsOf(
	all: <T extends TableName>(table: T) => Promise<readonly Tables[T][]>
): Promise<Contents> {
	const [favourites, battles, entries, recents, packs, drafts, forces, aside, steps, meta] = await Promise.all([
		all('favourites'),
		all('battles'),
		all('entries'),
		all('recents'),
		all('packs'),
		all('drafts'),
		all('forces'),
		all('aside'),
		all('steps'),
		all('meta')
	]);
	return { favourites, battles, entries, recents, packs, drafts, forces, aside, steps, meta };
}

export interface Memory extends Store {
	/** Keys written or removed since the store was created. */
	touched<T extends TableName>(table: T): ReadonlySet<KeyIn<T>>;
}

class MemoryTable<T extends TableName> {
	readonly rows: Map<KeyIn<T>, Tables[T]>;
	readonly touched = new Set<KeyIn<T>>();

	constructor(table: T, rows: readonly Tables[T][] = []) {
		this.rows = new Map(rows.map((row) => [keyOf(table, row), row]));
	}

	/** Returns what undoes it. */
	change(key: KeyIn<T>, row?: Tables[T]): () => void {
		const before = this.rows.get(key);
		this.#set(key, row);
		this.touched.add(key);
		return () => this.#set(key, before);
	}

	#set(key: KeyIn<T>, row: Tables[T] | undefined) {
		if (row === undefined) this.rows.delete(key);
		else this.rows.set(key, row);
	}
}

type MemoryTables = { readonly [T in TableName]: MemoryTable<T> };

const tablesOf = (contents: Partial<Contents>): MemoryTables => ({
	favourites: new MemoryTable('favourites', contents.favourites),
	battles: new MemoryTable('battles', contents.battles),
	entries: new MemoryTable('entries', contents.entries),
	recents: new MemoryTable('recents', contents.recents),
	packs: new MemoryTable('packs', contents.packs),
	drafts: new MemoryTable('drafts', contents.drafts),
	forces: new MemoryTable('forces', contents.forces),
	aside: new MemoryTable('aside', contents.aside),
	steps: new MemoryTable('steps', contents.steps),
	meta: new MemoryTable('meta', contents.meta)
});

const inOrder = (a: EntryPosition, b: EntryPosition) => a.order - b.order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

// Rows are copied in and out, so that callers cannot modify stored rows.
function readerOf(tables: MemoryTables): RawReader {
	const entries = () => [...tables.entries.rows.values()];
	return {
		get: async (table, key) => structuredClone(tables[table].rows.get(key)),
		many: async (table, keys) => structuredClone(keys.map((key) => tables[table].rows.get(key))),
		all: async (table) => structuredClone([...tables[table].rows.values()]),
		keys: async (table) => [...tables[table].rows.keys()],
		async entries(battle, { order, past, limit }) {
			const found = entries()
				.filter((entry) => entry.battle === battle)
				.sort(inOrder);
			if (order === 'newest') found.reverse();
			const side = order === 'newest' ? -1 : 1;
			const rest = past ? found.filter((entry) => inOrder(entry, past) * side > 0) : found;
			return structuredClone(rest.slice(0, limit));
		},
		counts: async (battle) => countsByKind(entries().filter((entry) => entry.battle === battle)),
		changedSince: async (time) => entries().filter(({ updated }) => updated > time).length,
		entriesSince: async (time) => structuredClone(entries().filter(({ updated }) => updated > time))
	};
}

/** `undo` takes what undoes each change, in their order. */
const writerOf = (tables: MemoryTables, undo: (() => void)[]): RawWriter => ({
	...readerOf(tables),
	async put(table, rows) {
		for (const row of structuredClone([...rows])) undo.push(tables[table].change(keyOf(table, row), row));
	},
	async remove(table, keys) {
		for (const key of keys) undo.push(tables[table].change(key));
	}
});

export function openMemory(contents: Partial<Contents> = {}): Memory {
	const tables = tablesOf(contents);
	const reader = readerOf(tables);
	const queries = new Set<() => void>();
	let queue: Promise<unknown> = Promise.resolve();

	/** Runs one operation after another, like transactions. */
	function inTurn<T>(run: () => Promise<T>): Promise<T> {
		const turn = queue.then(run);
		queue = turn.catch(() => undefined);
		return turn;
	}

	return {
		read: (body) => inTurn(() => body(reader)),
		write: (body) =>
			inTurn(async () => {
				const undo: (() => void)[] = [];
				try {
					const value = await body(writerOf(tables, undo));
					for (const query of queries) query();
					return value;
				} catch (error) {
					for (const back of undo.reverse()) back();
					throw error;
				}
			}),
		live(query, next, fail) {
			let stopped = false;
			const ask = () =>
				void inTurn(() => query(reader)).then(
					(value) => stopped || next(value),
					(error) => stopped || fail(error)
				);
			queries.add(ask);
			ask();
			return () => {
				stopped = true;
				queries.delete(ask);
			};
		},
		close: () => queries.clear(),
		touched: (table) => tables[table].touched
	};
}
