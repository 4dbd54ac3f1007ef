/**
 * What the phone keeps. Dexie comes with it, so pages load it when they need it: `const { db } = await import('$lib/db')`.
 * Types are in `storage/types.ts`, sentences in `storage/words.ts`.
 */
import { loadSystems } from '$lib/systems';
import { openKept } from './storage/open';

export { UNKEPT } from './storage/battles';
export { battleBackup } from './storage/backup';
export { StorageError } from './storage/errors';
export { battleSheet } from './storage/sheet';

export const db = openKept({
	data: async () => Object.fromEntries((await loadSystems()).map(({ id, revised }) => [id, revised]))
});
