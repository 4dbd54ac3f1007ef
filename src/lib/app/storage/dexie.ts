/** `Store` on Dexie. */
import Dexie, { liveQuery, type Table, type Transaction } from 'dexie';
import { StorageError, kindOf } from './errors';
import { isInUse } from './in-use';
import { SCHEMA, declareVersions } from './schema';
import { metaOf } from './meta';
import {
	TABLES,
	type Key,
	type KeyIn,
	type RawReader,
	type RawWriter,
	type Store,
	type TableName,
	type Tables
} from './store';
import type { EntryCounts } from './entry-counts';
import { follow } from './under-way';

export interface DatabaseRef {
	readonly name: string;
	readonly indexedDB: IDBFactory;
	readonly IDBKeyRange: typeof IDBKeyRange;
}

export interface Signals {
	/** Called when another tab blocks opening because it holds an older version. */
	waiting(): void;
	/** Called when another tab opens a newer version. */
	newer(): void;
	/** Called when the database has just been created, and before the first write to it. */
	blank(): void;
}

const INDEX = '[battle+order+id]';

/** Rows by key. From this many on, one request for all keys or rows is faster than one for each. */
const MANY = 200;

async function manyIn<T, K>(table: Table<T, K>, keys: readonly K[]): Promise<(T | undefined)[]> {
	if (keys.length < MANY) return table.bulkGet([...keys]);
	const all = await table.toCollection().primaryKeys();
	const wanted = new Set(keys);
	const there = all.filter((key) => wanted.has(key));
	// If most of the table is wanted, read all of it.
	const isMost = there.length * 2 > all.length;
	const rows = isMost ? await table.toArray() : await table.bulkGet(there);
	const found = new Map((isMost ? all : there).map((key, i) => [key, rows[i]]));
	return keys.map((key) => found.get(key));
}

/**
 * Deletes rows by key, in ranges of neighbouring keys where these are fewer: Dexie notes each single key for its live queries, which
 * took four of the five seconds that a battle of 20,000 entries needed to go.
 */
async function removeIn<K extends Key>(table: Table<unknown, K>, keys: readonly K[]): Promise<void> {
	if (keys.length < MANY) return table.bulkDelete([...keys]);
	const wanted = new Set(keys);
	const ranges: [K, K][] = [];
	let isOpen = false;
	for (const key of await table.toCollection().primaryKeys()) {
		const range = ranges.at(-1);
		if (!wanted.has(key)) isOpen = false;
		else if (isOpen && range) range[1] = key;
		else isOpen = ranges.push([key, key]) > 0;
	}
	if (ranges.length * 2 > keys.length) return table.bulkDelete([...keys]);
	for (const [from, to] of ranges) await table.where(':id').between(from, to, true, true).delete();
}

const tableOf = <T extends TableName>(tx: Transaction, table: T) => tx.table<Tables[T], KeyIn<T>>(table);

function readerOf(tx: Transaction): RawReader {
	const entriesOf = (battle: string, low: unknown[] = [], high: unknown[] = [Dexie.maxKey]) =>
		tableOf(tx, 'entries')
			.where(INDEX)
			.between([battle, ...low], [battle, ...high], false, false);
	return {
		get: async (table, key) => tableOf(tx, table).get(key),
		many: (table, keys) => manyIn(tableOf(tx, table), keys),
		all: async (table) => tableOf(tx, table).toArray(),
		keys: async (table) => tableOf(tx, table).toCollection().primaryKeys(),
		async entries(battle, { order, past, limit }) {
			const edge = past && [past.order, past.id];
			const found = order === 'newest' ? entriesOf(battle, [], edge).reverse() : entriesOf(battle, edge);
			return (limit === undefined ? found : found.limit(limit)).toArray();
		},
		async counts(battle) {
			// One range query each: with several ranges Dexie iterates over the rows instead of counting.
			const of = (kind: keyof EntryCounts) => tx.table('entries').where('[battle+kind]').equals([battle, kind]).count();
			const [combat, note, change] = await Promise.all([of('combat'), of('note'), of('change')]);
			return { combat, note, change };
		},
		changedSince: async (time) => tx.table('entries').where('updated').above(time).count(),
		entriesSince: async (time) => tableOf(tx, 'entries').where('updated').above(time).toArray()
	};
}

const writerOf = (tx: Transaction): RawWriter => ({
	...readerOf(tx),
	async put(table, rows) {
		await tableOf(tx, table).bulkPut([...rows]);
	},
	remove: (table, keys) => removeIn(tableOf(tx, table), keys)
});

/** Dexie opens a database with a higher version and adds missing indexes, which would damage a newer schema: refuse it here. */
const guarded = (factory: IDBFactory): IDBFactory => ({
	open(name, version) {
		if (version === undefined) throw new StorageError('newer');
		if (version !== SCHEMA * 10) throw new StorageError('unknown');
		return factory.open(name, version);
	},
	cmp: (a, b) => factory.cmp(a, b),
	databases: () => factory.databases(),
	deleteDatabase: (name) => factory.deleteDatabase(name)
});

function databaseAt(place: DatabaseRef, signals: Signals): Dexie {
	const db = new Dexie(place.name, {
		indexedDB: guarded(place.indexedDB),
		IDBKeyRange: place.IDBKeyRange,
		// Wait until the data is flushed to the disk, so that it survives a power failure.
		chromeTransactionDurability: 'strict',
		// Queries read the database, never Dexie's optimistic cache.
		cache: 'disabled'
	});
	declareVersions(db);
	db.on('blocked', () => signals.waiting());
	db.on('populate', () => signals.blank());
	db.on('versionchange', (event) => {
		// Another tab is deleting the database. Dexie's default handler closes it here, and the next use creates it again.
		if (!event.newVersion) return;
		db.close();
		signals.newer();
		return false;
	});
	return db;
}

const read = async <T>(db: Dexie, body: (reader: RawReader) => Promise<T>): Promise<T> =>
	db.transaction('r', [...TABLES], async (tx) => {
		follow(tx.idbtrans);
		return body(readerOf(tx));
	});

async function write<T>(db: Dexie, signals: Signals, body: (writer: RawWriter) => Promise<T>): Promise<T> {
	let native: IDBTransaction | undefined;
	try {
		return await db.transaction('rw', [...TABLES], async (tx) => {
			native = tx.idbtrans;
			follow(native);
			const writer = writerOf(tx);
			const schema = await metaOf(writer, 'schema');
			if (schema && schema.version > SCHEMA) throw new StorageError('newer');
			if (!schema && !(await isInUse(writer))) signals.blank();
			if (schema?.version !== SCHEMA) await writer.put('meta', [{ key: 'schema', version: SCHEMA }]);
			return body(writer);
		});
	} catch (error) {
		// A full disk aborts the transaction, and the error here may be only that abort: the transaction has the cause.
		if (native?.error && kindOf(native.error) === 'full') throw new StorageError('full', error);
		throw error;
	}
}

async function reopen(db: Dexie) {
	db.close({ disableAutoOpen: false });
	try {
		await db.open();
	} catch (error) {
		// It was open a moment ago, so report a lost connection whatever the browser says.
		throw kindOf(error) === 'newer' ? error : new StorageError('closed', error);
	}
}

/** iOS closes connections in the background: reopens once for all waiting calls, then repeats the operation once. */
function repeating(db: Dexie) {
	let reopening: Promise<unknown> | undefined;
	return async function again<T>(run: () => Promise<T>): Promise<T> {
		const connection = db.backendDB();
		try {
			return await run();
		} catch (error) {
			// Dexie may have tried to reopen by itself and have been refused.
			if (!['closed', 'blocked'].includes(kindOf(error))) throw error;
			if (!db.isOpen() || db.backendDB() === connection) {
				reopening ??= reopen(db).finally(() => (reopening = undefined));
				await reopening;
			}
			return run();
		}
	};
}

export async function openDexie(place: DatabaseRef, signals: Signals): Promise<Store> {
	const db = databaseAt(place, signals);
	const again = repeating(db);
	await db.open();
	return {
		read: (body) => again(() => read(db, body)),
		write: (body) => again(() => write(db, signals, body)),
		live(query, next, fail) {
			const subscription = liveQuery(async () => again(() => read(db, query))).subscribe(next, fail);
			return () => subscription.unsubscribe();
		},
		close: () => db.close()
	};
}
