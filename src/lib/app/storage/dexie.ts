/** The database as a store. */
import Dexie, { liveQuery, type Transaction } from 'dexie';
import { StorageError, kindOf } from './errors';
import { SCHEMA, declareVersions } from './schema';
import { metaOf } from './meta';
import { TABLES, type Key, type RawReader, type RawWriter, type Store } from './store';
import type { Entry } from './types';

export interface Place {
	readonly name: string;
	readonly indexedDB: IDBFactory;
	readonly IDBKeyRange: typeof IDBKeyRange;
}

export interface Signals {
	/** Another tab holds an older version open. */
	waiting(): void;
	/** Another tab has a newer version. */
	newer(): void;
}

/** The kinds of entries that are counted. */
const TOLD: readonly Entry['kind'][] = ['combat', 'note', 'change'];

const INDEX = '[battle+order+id]';

function readerOf(tx: Transaction): RawReader {
	const entriesOf = (battle: string, low: unknown[] = [], high: unknown[] = [Dexie.maxKey]) =>
		tx
			.table<Entry>('entries')
			.where(INDEX)
			.between([battle, ...low], [battle, ...high], false, false);
	return {
		get: async (table, key) => tx.table(table).get(key),
		many: async (table, keys) => tx.table(table).bulkGet([...keys]),
		all: async (table) => tx.table(table).toArray(),
		keys: async (table) => (await tx.table(table).toCollection().primaryKeys()) as Key[],
		async entries(battle, { order, past, limit }) {
			const edge = past && [past.order, past.id];
			const found = order === 'newest' ? entriesOf(battle, [], edge).reverse() : entriesOf(battle, edge);
			return (limit === undefined ? found : found.limit(limit)).toArray();
		},
		async count(battle) {
			// One range each: of several at once Dexie walks through the rows.
			const counts = await Promise.all(
				TOLD.map((kind) => tx.table('entries').where('[battle+kind]').equals([battle, kind]).count())
			);
			return counts.reduce((sum, n) => sum + n, 0);
		},
		changedSince: async (time) => tx.table('entries').where('updated').above(time).count()
	};
}

const writerOf = (tx: Transaction): RawWriter => ({
	...readerOf(tx),
	async put(table, rows) {
		await tx.table(table).bulkPut([...rows]);
	},
	async remove(table, keys) {
		await tx.table(table).bulkDelete([...keys]);
	}
});

/** Dexie opens a newer database as if it were its own, and adds what it misses there: both would be damage. */
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

export async function openDexie(place: Place, signals: Signals): Promise<Store> {
	const db = new Dexie(place.name, {
		indexedDB: guarded(place.indexedDB),
		IDBKeyRange: place.IDBKeyRange,
		// What is told to be kept is on the disk, whatever happens to the battery.
		chromeTransactionDurability: 'strict',
		// What is shown is what is stored.
		cache: 'disabled'
	});
	declareVersions(db);
	db.on('blocked', () => signals.waiting());
	db.on('versionchange', (event) => {
		// Another tab deletes the database: the default handler closes it here, and the next use creates it again.
		if (!event.newVersion) return;
		db.close();
		signals.newer();
		return false;
	});

	async function write<T>(body: (writer: RawWriter) => Promise<T>): Promise<T> {
		let native: IDBTransaction | undefined;
		try {
			return await db.transaction('rw', [...TABLES], async (tx) => {
				native = tx.idbtrans;
				const writer = writerOf(tx);
				const schema = await metaOf(writer, 'schema');
				if (schema && schema.version > SCHEMA) throw new StorageError('newer');
				if (schema?.version !== SCHEMA) await writer.put('meta', [{ key: 'schema', version: SCHEMA }]);
				return body(writer);
			});
		} catch (error) {
			// A full disk aborts everything under way, and what comes here may be that alone: the transaction knows why.
			if (native?.error && kindOf(native.error) === 'full') throw new StorageError('full', error);
			throw error;
		}
	}
	const read = async <T>(body: (reader: RawReader) => Promise<T>): Promise<T> =>
		db.transaction('r', [...TABLES], async (tx) => body(readerOf(tx)));

	let reopening: Promise<unknown> | undefined;
	/** iOS closes connections in the background: open again, once for all who wait, and run once more. */
	async function again<T>(run: () => Promise<T>): Promise<T> {
		const connection = db.backendDB();
		try {
			return await run();
		} catch (error) {
			// Dexie may have tried to open by itself, and been refused.
			if (!['closed', 'blocked'].includes(kindOf(error))) throw error;
			if (!db.isOpen() || db.backendDB() === connection) {
				reopening ??= reopen().finally(() => (reopening = undefined));
				await reopening;
			}
			return run();
		}
	}
	async function reopen() {
		db.close({ disableAutoOpen: false });
		try {
			await db.open();
		} catch (error) {
			// It was there a moment ago: whatever the browser says now, to the player the connection is lost.
			throw kindOf(error) === 'newer' ? error : new StorageError('closed', error);
		}
	}

	await db.open();
	return {
		read: (body) => again(() => read(body)),
		write: (body) => again(() => write(body)),
		live(query, next, fail) {
			const subscription = liveQuery(async () => again(() => read(query))).subscribe(next, fail);
			return () => subscription.unsubscribe();
		},
		close: () => db.close()
	};
}
