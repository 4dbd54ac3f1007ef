/** What the two files of an index hold, written at build time. */
import { createHash } from 'node:crypto';
import { buildIndex } from '$lib/search/build';
import { entriesOf } from '$lib/search/entries';
import { pack } from '$lib/search/pack';
import type { WrittenIndex, WrittenTexts } from '$lib/search/page/shipped';
import { loadAll, loadSystem } from '$lib/systems';

export interface Written {
	readonly index: WrittenIndex;
	readonly texts: WrittenTexts;
}

async function write(game: string): Promise<Written | undefined> {
	const system = await loadSystem(game);
	if (!system) return undefined;
	const { texts, ...rest } = pack(buildIndex(entriesOf(await loadAll(system))));
	const sum = createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 12);
	return { index: { short: system.short, sum, ...rest }, texts: { sum, texts } };
}

const known = new Map<string, ReturnType<typeof write>>();

/** Both files ask for it: an index is built once. */
export function written(game: string): ReturnType<typeof write> {
	const one = known.get(game) ?? write(game);
	known.set(game, one);
	return one;
}
