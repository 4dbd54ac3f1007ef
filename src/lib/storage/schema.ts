/**
 * Every version of the database that was ever released, oldest first. Never edit a released one: add the next below it, with
 * `.upgrade()` where rows change, and a fixture of it under tests/fixtures/storage.
 */
import type Dexie from 'dexie';

export const SCHEMA = 1;

export function declareVersions(db: Dexie) {
	db.version(1).stores({
		favourites: 'id',
		battles: 'id',
		// Ending in the id, so that two entries of one millisecond keep their order and none is skipped between two pages.
		entries: 'id, [battle+created+id], updated',
		recents: 'path',
		steps: 'n',
		meta: 'key'
	});
}
