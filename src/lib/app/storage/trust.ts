/** Asks the browser for persistent storage and free space. */
import type { Engine } from './engine';
import { metaOf } from './meta';
import type { Space } from './types';

/** Milliseconds: a week, because some browsers show a prompt. */
const AGAIN = 7 * 24 * 60 * 60 * 1000;

export interface TrustOptions {
	/** `navigator.storage` is missing without https. */
	readonly storage?: Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>;
	readonly now?: () => number;
}

export function trust(engine: Engine, options: TrustOptions = {}) {
	const storage = () => options.storage ?? globalThis.navigator?.storage;
	const now = () => options.now?.() ?? Date.now();

	return {
		/** Requests persistent storage. True if granted. */
		async persist(): Promise<boolean> {
			const manager = storage();
			if (!manager?.persist) return false;
			try {
				if (await manager.persisted?.()) return true;
				await engine.writeUnrecorded((writer) => writer.put('meta', [{ key: 'persist', at: now() }]));
				return await manager.persist();
			} catch {
				// A rejected request counts as not granted.
				return false;
			}
		},

		/** False within a week of the last request. */
		async mayAsk(): Promise<boolean> {
			const asked = await engine.read((reader) => metaOf(reader, 'persist'));
			return !asked || now() - asked.at > AGAIN;
		},

		/** Undefined where the browser does not tell. */
		async space(): Promise<Space | undefined> {
			const manager = storage();
			if (!manager?.estimate) return undefined;
			try {
				const { usage = 0, quota = 0 } = await manager.estimate();
				return { used: usage, quota, persisted: (await manager.persisted?.()) ?? false };
			} catch {
				// Firefox throws in private windows.
				return undefined;
			}
		}
	};
}
