/** Reads rows of the `meta` table. */
import { metaRow } from './check';
import type { MetaRows, RawReader } from './store';

/** Undefined when the row is missing or damaged. */
export const metaOf = async <K extends keyof MetaRows>(reader: RawReader, key: K): Promise<MetaRows[K] | undefined> =>
	metaRow(key, await reader.get('meta', key));
