/**
 * Runs reads and writes on the current store. A write that the disk refuses is repeated in memory, and every failure becomes one
 * `StorageError`.
 */
import { StorageError, asStorageError, kindOf } from './errors';
import { newId } from './new-id';
import { sift, type Sieve } from './sift';
import type { RawWriter, Reader, Store } from './store';
import type { Problem } from './types';
import { historyOf } from './undo';
import { cell } from './watch';
import type { Whereabouts } from './whereabouts';
import type { Rows, Works } from './work';

/** When the disk is full: continue in memory, or fail. */
export type WhenFull = 'memory' | 'refuse';

/** Cleared by the next successful operation. */
const PASSING: readonly (Problem | undefined)[] = ['closed', 'unknown'];

export class Operations {
	/** Whether any unreadable row was met. */
	readonly unreadable = cell(false);
	readonly #where: Whereabouts;
	readonly #work: Works;
	readonly #onError: ((error: StorageError) => void) | undefined;

	constructor(where: Whereabouts, work: Works, onError?: (error: StorageError) => void) {
		this.#where = where;
		this.#work = work;
		this.#onError = onError;
	}

	async read<T>(body: (reader: Reader) => Promise<T>): Promise<T> {
		try {
			return await this.#attempt((store) => store.read((raw) => body(sift(raw, this.#sieveOf(store)))));
		} catch (error) {
			throw this.#unread(error);
		}
	}

	async write<T>(body: (raw: RawWriter, sieve: Sieve) => Promise<T>, full: WhenFull = 'memory'): Promise<T> {
		const run = (store: Store) => store.write((raw) => body(raw, this.#sieveOf(store)));
		try {
			return await this.#attempt(run);
		} catch (error) {
			const kind = kindOf(error);
			if (kind !== 'full' && kind !== 'closed') throw error;
			if (full === 'refuse') throw this.#unread(error);
			await this.#where.spill(kind === 'full' ? 'full' : 'lost').catch((error) => {
				throw this.#unread(error);
			});
			return this.#attempt(run);
		}
	}

	/**
	 * Runs a body that must not be applied twice. If the connection is lost, the second run first checks by `op` whether the first was
	 * committed.
	 */
	once<T>(body: (raw: RawWriter, op: string, rows: Rows, sieve: Sieve) => Promise<T>, full?: WhenFull): Promise<T> {
		const op = newId();
		let done: { value: T } | undefined;
		return this.write(async (raw, sieve) => {
			if (done && (await historyOf(raw)).ops.includes(op)) return done.value;
			const value = await this.#work.run((rows) => body(raw, op, rows, sieve));
			done = { value };
			return value;
		}, full);
	}

	/** Subscribes to a query on the current store, and again when the store changes. */
	listen<T>(query: (reader: Reader) => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void) {
		let stop = () => {};
		let round = 0;
		const start = async () => {
			stop();
			stop = () => {};
			const mine = ++round;
			const failing = (error: unknown) => mine === round && fail(this.#unread(error));
			try {
				const store = await this.#where.store();
				if (mine === round) stop = store.live((raw) => query(sift(raw, this.#sieveOf(store))), next, failing);
			} catch (error) {
				failing(error);
			}
		};
		const leave = this.#where.follow(start);
		void start();
		return () => {
			leave();
			round++;
			stop();
		};
	}

	#sieveOf({ newer = false }: Store): Sieve {
		return { lenient: newer, met: () => this.unreadable.now, found: () => this.unreadable.set(true) };
	}

	async #attempt<T>(run: (store: Store) => Promise<T>): Promise<T> {
		try {
			const value = await this.#where.with(run);
			if (PASSING.includes(this.#where.state.now.problem)) this.#where.report();
			return value;
		} catch (error) {
			throw this.#failed(error);
		}
	}

	/** Turns any error into a StorageError. Reports `closed` and `newer`, which outlive this call. */
	#failed(error: unknown): StorageError {
		const ours = asStorageError(error);
		if (ours.kind !== 'stopped') this.#onError?.(ours);
		if (ours.kind === 'closed' || ours.kind === 'newer') this.#where.report(ours.kind);
		return ours;
	}

	/** A full disk can also fail reads: report it as closed, because nothing was moved to memory. */
	#unread(error: unknown): StorageError {
		const ours = this.#failed(error);
		return ours.kind === 'full' ? new StorageError('no-room', ours) : ours;
	}
}
