import { done } from '../request';

/** The player's folder for copies. In a database of its own, so that it outlives the loss of the other. */
const NAME = 'guidon-folder';
const STORE = 'folder';

/** Not in the DOM types of TypeScript yet. */
export interface Folder extends FileSystemDirectoryHandle {
	queryPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
	requestPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
}

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	const opening = indexedDB.open(NAME, 1);
	opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
	const database = await done(opening);
	try {
		return await done(ask(database.transaction(STORE, mode).objectStore(STORE)));
	} finally {
		database.close();
	}
}

export const rememberFolder = (folder: Folder) => within('readwrite', (store) => store.put(folder, STORE));
export const forgetFolder = () => within('readwrite', (store) => store.delete(STORE));

/** Undefined if there is none, or storage is blocked. */
export const rememberedFolder = (): Promise<Folder | undefined> =>
	within<Folder | undefined>('readonly', (store) => store.get(STORE)).catch(() => undefined);
