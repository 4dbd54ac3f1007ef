/**
 * A read-only store over a database that a newer version has written. Every read opens it again, without a version number, so that the
 * browser opens the existing version.
 */
import type { DatabaseRef } from './dexie';
import { StorageError } from './errors';
import { contentsOf, openMemory, type Contents } from './memory';
import { done } from './request';
import { TABLES, type Store } from './store';

function openAsItIs({ indexedDB, name }: DatabaseRef): Promise<IDBDatabase> {
	const request = indexedDB.open(name);
	// The database was deleted meanwhile: abort, or opening would create an empty one.
	request.onupgradeneeded = () => request.transaction?.abort();
	return done(request);
}

async function readAll(place: DatabaseRef): Promise<Partial<Contents>> {
	const db = await openAsItIs(place);
	try {
		const known = TABLES.filter((table) => db.objectStoreNames.contains(table));
		if (!known.length) return {};
		const tx = db.transaction(known);
		return await contentsOf(async (table) => (known.includes(table) ? done(tx.objectStore(table).getAll()) : []));
	} finally {
		db.close();
	}
}

export function openNewer(place: DatabaseRef): Store {
	const now = async () => openMemory(await readAll(place));
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
