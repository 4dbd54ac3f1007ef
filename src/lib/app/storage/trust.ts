/** How far the browser can be trusted to keep what was kept. */
import type { Engine } from './engine';
import { metaOf } from './meta';
import type { Space } from './types';

/** Some browsers ask the player: not again for a week. */
const AGAIN = 7 * 24 * 60 * 60 * 1000;

export interface TrustOptions {
	/** `navigator.storage`, which is not there without https. */
	readonly storage?: Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>>;
	readonly now?: () => number;
}

export function trust(engine: Engine, options: TrustOptions = {}) {
	const storage = () => options.storage ?? globalThis.navigator?.storage;
	const now = () => options.now?.() ?? Date.now();

	return {
		/** Asks the browser not to clear what is kept. True when it has promised. */
		async persist(): Promise<boolean> {
			const manager = storage();
			if (!manager?.persist) return false;
			try {
				if (await manager.persisted?.()) return true;
				await engine.writeUnrecorded((writer) => writer.put('meta', [{ key: 'persist', at: now() }]));
				return await manager.persist();
			} catch {
				// A browser that refuses to answer has not promised.
				return false;
			}
		},

		/** Whether asking now would not be asking again and again. */
		async mayAsk(): Promise<boolean> {
			const asked = await engine.read((reader) => metaOf(reader, 'persist'));
			return !asked || now() - asked.at > AGAIN;
		},

		/** Nothing where the browser does not tell. */
		async space(): Promise<Space | undefined> {
			const manager = storage();
			if (!manager?.estimate) return undefined;
			try {
				const { usage = 0, quota = 0 } = await manager.estimate();
				return { used: usage, quota, persisted: (await manager.persisted?.()) ?? false };
			} catch {
				// Firefox in private windows throws: it does not tell.
				return undefined;
			}
		}
	};
}
