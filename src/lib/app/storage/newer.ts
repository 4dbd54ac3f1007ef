/**
 * A read-only store over a database that a newer version has written. Every read opens it again, without a version number, so that the
 * browser opens the existing version.
 */
import type { DatabaseRef } from './dexie';
import { StorageError } from './errors';
import { openMemory, type Contents } from './memory';
import { TABLES, type Store } from './store';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

function openAsItIs({ indexedDB, name }: DatabaseRef): Promise<IDBDatabase> {
	const request = indexedDB.open(name);
	// The database was deleted meanwhile: abort, or opening would create an empty one.
	request.onupgradeneeded = () => request.transaction?.abort();
	return done(request);
}

async function contentsOf(place: DatabaseRef): Promise<Contents> {
	const db = await openAsItIs(place);
	try {
		const known = TABLES.filter((table) => db.objectStoreNames.contains(table));
		const contents: Record<string, unknown[]> = {};
		if (!known.length) return contents as Contents;
		const tx = db.transaction(known);
		// All requests at once, because a transaction without pending requests ends.
		await Promise.all(known.map(async (table) => (contents[table] = await done(tx.objectStore(table).getAll()))));
		return contents as Contents;
	} finally {
		db.close();
	}
}

export function openNewer(place: DatabaseRef): Store {
	const now = async () => openMemory(await contentsOf(place));
	return {
		newer: true,
		read: async (body) => (await now()).read(body),
		write: () => Promise.reject(new StorageError('newer')),
		live(query, next, fail) {
			let stopped = false;
			now()
				.then((memory) => memory.read(query))
				.then(
					(value) => stopped || next(value),
					(error) => stopped || fail(error)
				);
			return () => (stopped = true);
		},
		close: () => undefined
	};
}
