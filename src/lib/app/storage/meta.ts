/** Rows about the rest. */
import { metaRow } from './check';
import type { MetaRows, RawReader } from './store';

/** Nothing where there is no such row, or a damaged one. */
export const metaOf = async <K extends keyof MetaRows>(reader: RawReader, key: K): Promise<MetaRows[K] | undefined> =>
	metaRow(key, await reader.get('meta', key));
