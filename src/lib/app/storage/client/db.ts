/**
 * The database of the app. Imports Dexie, so pages load it on demand through `openDb()`. Types are in `../types.ts`, sentences in
 * `../words.ts`.
 */
import { allGoneWords, bringWords } from '$lib/app/device/gone-words';
import { noteError } from '$lib/app/device/error-log';
import { loadGames } from '$lib/games';
import { openKept } from '../open';
import { endAll } from '../under-way';
import { blankStart } from './blank-start.svelte';

export { StorageError } from '../errors';
export { copiesIn, copyInto, fileIn } from '../folder-copies';
export { battleSheet } from '../sheet';

addEventListener('pagehide', () => void endAll());

export const db = openKept({
	data: async () => Object.fromEntries((await loadGames()).map(({ id, revised }) => [id, revised])),
	gone: { read: allGoneWords, bring: bringWords },
	// Later: called within a transaction, for whose end Dexie would wait for the cache that this reads.
	onBlank: () => void setTimeout(() => blankStart.blank()),
	onKept: () => blankStart.kept(),
	onError: (error) => noteError(error, error.kind)
});
