/** Files from outside the app: opened with it, or shared to it and stored by the worker. */

/** Where the worker stores a shared file until the page reads it. */
const SHARED = { cache: 'guidon-shared', entry: '/shared-file' };

interface LaunchParams {
	readonly files?: readonly FileSystemFileHandle[];
}

interface LaunchQueue {
	setConsumer(consumer: (params: LaunchParams) => void): void;
}

/** Not in the DOM types of TypeScript yet. */
declare global {
	interface Window {
		launchQueue?: LaunchQueue;
	}
}

/** Whether a text is a pack instead of a backup: both are JSON, and the share sheet does not tell them apart. */
export const isGame = async (file: Blob): Promise<boolean> => /"guidon"\s*:/.test(await file.slice(0, 4_096).text());

/** Stores a file for the page that reads it. */
export async function putAside(file: Blob, name: string) {
	const cache = await caches.open(SHARED.cache);
	await cache.put(SHARED.entry, new Response(file, { headers: { 'x-name': encodeURIComponent(name) } }));
}

/** Passes on files from the share sheet and from “Open with”. They are validated like any other file. */
export async function takeIncoming(take: (file: File) => Promise<void>): Promise<void> {
	window.launchQueue?.setConsumer(async ({ files = [] }) => {
		try {
			for (const handle of files.slice(0, 1)) await take(await handle.getFile());
		} catch {
			// The file was moved or deleted since: the player can still use the file picker.
		}
	});
	try {
		const shared = await takeShared();
		if (shared) await take(shared);
	} catch {
		// The cache is blocked, so there is no shared file.
	}
}

async function takeShared(): Promise<File | undefined> {
	if (!('caches' in window) || !(await caches.has(SHARED.cache))) return undefined;
	const cache = await caches.open(SHARED.cache);
	const found = await cache.match(SHARED.entry);
	if (!found) return undefined;
	await cache.delete(SHARED.entry);
	const name = decodeURIComponent(found.headers.get('x-name') ?? '') || 'guidon.txt';
	return new File([await found.blob()], name, { type: 'text/plain' });
}
