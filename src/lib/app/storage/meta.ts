/** Reads rows of the `meta` table. */
import { isMeta } from './check';
import type { MetaRows, RawReader } from './store';

/** Undefined when the row is missing or damaged. */
export async function metaOf<K extends keyof MetaRows>(reader: RawReader, key: K): Promise<MetaRows[K] | undefined> {
	const row = await reader.get('meta', key);
	return isMeta(key, row) ? row : undefined;
}
