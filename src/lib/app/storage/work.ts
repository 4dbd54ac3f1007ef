/** How far a change of many rows has come. It can be stopped, and then nothing of it is done. */
import { StorageError } from './errors';
import type { RawWriter } from './store';
import type { Watched, Work } from './types';
import { cell } from './watch';

/** Milliseconds. A faster change is not told of. */
const LONG = 1_000;
/** Rows read or written at a time. Between two portions the page answers taps. */
const PORTION = 1_000;

/** When a change is long, and what it does at a time. */
export interface WorkOptions {
	/** Milliseconds. */
	readonly long?: number;
	/** Rows. */
	readonly portion?: number;
}

/** Told by a change of the rows that it deals with. */
export interface Rows {
	readonly portion: number;
	/** So many are to come. */
	expect(rows: number): void;
	/** So many are done. Throws if the player has stopped it. */
	did(rows: number): void;
}

export interface Works {
	readonly state: Watched<Work | undefined>;
	run<T>(body: (rows: Rows) => Promise<T>): Promise<T>;
}

export function works({ long = LONG, portion = PORTION }: WorkOptions): Works {
	const state = cell<Work | undefined>(undefined);

	async function run<T>(body: (rows: Rows) => Promise<T>): Promise<T> {
		const started = performance.now();
		let isStopped = false;
		let [done, all] = [0, 0];
		const stop = () => (isStopped = true);
		const goOn = () => {
			if (isStopped) throw new StorageError('stopped');
		};
		try {
			const value = await body({
				portion,
				expect: (rows) => (all += rows),
				did(rows) {
					goOn();
					done += rows;
					if (all >= portion && performance.now() - started >= long)
						state.set({ done: Math.min(done, all), all, stop });
				}
			});
			// What follows the last row, its step of undo, takes a part of the time.
			goOn();
			return value;
		} finally {
			if (state.now) state.set(undefined);
		}
	}
	return { state, run };
}

/** Writes many rows one portion after the other. */
export const inPortions = (raw: RawWriter, { portion, did }: Rows): RawWriter => ({
	...raw,
	async put(table, rows) {
		for (let at = 0; at < rows.length; at += portion) {
			const some = rows.slice(at, at + portion);
			await raw.put(table, some);
			did(some.length);
		}
	}
});
