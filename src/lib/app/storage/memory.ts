/** `Store` in memory, for browsers that keep nothing. Same behaviour, except that rows are lost when the tab closes. */
import {
	TABLES,
	keyOf,
	type Key,
	type RawReader,
	type RawWriter,
	type Store,
	type TableName,
	type Tables
} from './store';
import type { Entry } from './types';

export type Contents = { [T in TableName]?: readonly Tables[T][] };

export interface Memory extends Store {
	/** Keys written or removed since the store was created, by table. */
	touched(): ReadonlyMap<TableName, ReadonlySet<Key>>;
}

const inOrder = (a: Entry, b: Entry) => a.order - b.order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

export function openMemory(contents: Contents = {}): Memory {
	const tables = new Map<TableName, Map<Key, unknown>>(
		TABLES.map((table) => [table, new Map((contents[table] ?? []).map((row) => [keyOf(table, row as never), row]))])
	);
	const touched = new Map<TableName, Set<Key>>(TABLES.map((table) => [table, new Set()]));
	const queries = new Set<() => void>();
	let queue: Promise<unknown> = Promise.resolve();

	/** Runs one operation after another, like transactions. */
	function inTurn<T>(run: () => Promise<T>): Promise<T> {
		const turn = queue.then(run);
		queue = turn.catch(() => undefined);
		return turn;
	}

	// Rows are copied in and out, so that callers cannot modify stored rows.
	const rows = <T extends TableName>(table: T) => tables.get(table) as Map<Key, Tables[T]>;
	const reader: RawReader = {
		get: async (table, key) => structuredClone(rows(table).get(key)),
		many: async (table, keys) => structuredClone(keys.map((key) => rows(table).get(key))),
		all: async (table) => structuredClone([...rows(table).values()]),
		keys: async (table) => [...rows(table).keys()],
		async entries(battle, { order, past, limit }) {
			const found = [...rows('entries').values()].filter((entry) => entry.battle === battle).sort(inOrder);
			if (order === 'newest') found.reverse();
			const side = order === 'newest' ? -1 : 1;
			const rest = past ? found.filter((entry) => inOrder(entry, past as Entry) * side > 0) : found;
			return structuredClone(rest.slice(0, limit));
		},
		count: async (battle) =>
			[...rows('entries').values()].filter((entry) => entry.battle === battle && entry.kind !== 'turn').length,
		changedSince: async (time) => [...rows('entries').values()].filter(({ updated }) => updated > time).length,
		entriesSince: async (time) => structuredClone([...rows('entries').values()].filter(({ updated }) => updated > time))
	};

	const writing = (undo: (() => void)[]): RawWriter => {
		function change(table: TableName, key: Key, row: unknown) {
			const map = tables.get(table)!;
			const had = map.has(key);
			const before = map.get(key);
			undo.push(() => (had ? map.set(key, before) : map.delete(key)));
			if (row === undefined) map.delete(key);
			else map.set(key, row);
			touched.get(table)!.add(key);
		}
		return {
			...reader,
			async put(table, rows) {
				for (const row of structuredClone([...rows])) change(table, keyOf(table, row), row);
			},
			async remove(table, keys) {
				for (const key of keys) change(table, key, undefined);
			}
		};
	};

	return {
		read: (body) => inTurn(() => body(reader)),
		write: (body) =>
			inTurn(async () => {
				const undo: (() => void)[] = [];
				try {
					const value = await body(writing(undo));
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
		touched: () => touched
	};
}
