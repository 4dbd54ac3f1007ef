/** What functions that change rows have in common. */
import type { Engine } from './engine';
import { StorageError } from './errors';
import type { DataTable, KeyIn, Reader, Tables } from './store';
import type { Time } from './types';

/** Fails if another tab has removed the row. */
export async function existing<T extends DataTable>(reader: Reader, table: T, key: KeyIn<T>): Promise<Tables[T]> {
	const row = await reader.get(table, key);
	if (row === undefined) throw new StorageError('gone');
	return row;
}

/** The row with the time of its change. */
export const touched = <T extends { readonly updated: Time }>(engine: Engine, row: T): T => ({
	...row,
	updated: engine.notBefore(row.updated)
});
