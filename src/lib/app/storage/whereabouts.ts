/**
 * Chooses the store: the disk; this tab's memory while the disk is blocked, full or not responding; or, read-only, a database of a newer
 * version. Moves rows between them and reports the state.
 */
import { bringBack, everything } from './bring-back';
import { openDexie, type DatabaseRef } from './dexie';
import { StorageError, asStorageError, isConnectionLost, kindOf } from './errors';
import { openMemory, type Memory } from './memory';
import { openNewer } from './newer';
import { TABLES, type Store } from './store';
import type { Keeping, Problem, Watched } from './types';
import { cell } from './watch';
import { problemWords } from './words';

export interface DatabaseOptions extends Partial<DatabaseRef> {
	/** Milliseconds to wait for the database to open before continuing in memory. */
	readonly patience?: number;
	/** Milliseconds between attempts to return to a lost connection. */
	readonly returnEvery?: number;
	/** Called when the database turns out to be empty, before anything is written to it. */
	readonly onBlank?: () => void;
}

/** Milliseconds. With it the player is told within three seconds. */
const PATIENCE = 2_500;

/** Milliseconds. */
const RETURN_EVERY = 10_000;

/** The database to open; IndexedDB access may throw where it is blocked. */
function databaseOf({ name = 'guidon', indexedDB, IDBKeyRange }: DatabaseOptions): DatabaseRef {
	const factory = indexedDB ?? globalThis.indexedDB;
	if (!factory) throw new StorageError('blocked');
	return { name, indexedDB: factory, IDBKeyRange: IDBKeyRange ?? globalThis.IDBKeyRange };
}

/** Settled result of a promise, or undefined after `time` milliseconds. */
async function within<T>(promise: Promise<T>, time: number): Promise<PromiseSettledResult<T> | undefined> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), time)));
	const [settled] = await Promise.race([Promise.allSettled([promise]), silence.then(() => [undefined])]);
	clearTimeout(timer);
	return settled;
}

export class Whereabouts {
	readonly #state = cell<Keeping>({ kept: true });
	readonly state: Watched<Keeping> = this.#state;
	readonly #options: DatabaseOptions;
	readonly #followers = new Set<() => void>();
	readonly #underWay = new Set<Promise<unknown>>();
	#opened: Promise<Store> | undefined;
	/** Set while this tab works in memory; `disk` is the store to return to. */
	#inMemory: { readonly memory: Memory; readonly disk?: Store; readonly silent?: boolean } | undefined;
	#moving: Promise<void> | undefined;
	#returning: ReturnType<typeof setTimeout> | undefined;

	constructor(options: DatabaseOptions) {
		this.#options = options;
	}

	report(problem?: Problem) {
		if (this.state.now.problem !== problem)
			this.#state.set(problem ? { kept: false, problem, says: problemWords[problem] } : { kept: true });
	}

	store(): Promise<Store> {
		return (this.#opened ??= this.#open());
	}

	/** Calls back whenever the store changes. Returns what ends that. */
	follow(moved: () => void): () => void {
		this.#followers.add(moved);
		return () => this.#followers.delete(moved);
	}

	/** Runs with the current store. The store cannot change during the run. */
	async with<T>(run: (store: Store) => Promise<T>): Promise<T> {
		// A failed move has already rejected for its own caller.
		while (this.#moving) await this.#moving.catch(() => undefined);
		const running = this.store().then(run);
		this.#underWay.add(running);
		try {
			return await running;
		} finally {
			this.#underWay.delete(running);
		}
	}

	/** The disk can no longer be written: copy everything to memory and continue there. */
	spill(problem: 'full' | 'lost'): Promise<void> {
		return this.#move(async () => {
			if (this.#inMemory) return this.#inMemory.memory;
			const disk = await this.store();
			const memory = openMemory(await disk.read(everything));
			this.#inMemory = { memory, disk };
			this.report(problem);
			if (problem === 'lost') this.#returnLater();
			return memory;
		});
	}

	/** Tries the disk again, and copies to it what was written since. */
	async retry() {
		if (this.#inMemory && !this.#inMemory.silent) await this.#goBack(this.#inMemory.disk);
	}

	async close() {
		clearTimeout(this.#returning);
		const open = await this.#opened?.catch(() => undefined);
		open?.close();
		this.#inMemory?.disk?.close();
	}

	async #open(): Promise<Store> {
		const disk = this.#openDisk();
		const settled = await within(disk, this.#options.patience ?? PATIENCE);
		if (!settled) return this.#goOnWithout(disk);
		if (settled.status === 'rejected') return this.#instead(settled.reason);
		if (this.state.now.problem === 'waiting') this.report();
		return settled.value;
	}

	async #openDisk(): Promise<Store> {
		// Ignored while in memory: those rows must stay readable and exportable whatever happens to the disk.
		return openDexie(databaseOf(this.#options), {
			waiting: () => this.#inMemory || this.report('waiting'),
			newer: () => {
				if (this.#inMemory) return;
				this.#opened = undefined;
				this.report('newer');
				this.#tellFollowers();
			},
			blank: () => this.#options.onBlank?.()
		});
	}

	/** The disk does not respond: continue in memory, and return once it opens. */
	#goOnWithout(opening: Promise<Store>): Store {
		const memory = openMemory();
		this.#inMemory = { memory, silent: true };
		this.report('waiting');
		opening
			.then(
				async (disk) => {
					this.#inMemory = { memory, disk };
					await this.#goBack(disk);
				},
				async (error) => {
					// Nothing was written meanwhile: the same as if the error had come in time.
					if (TABLES.every((table) => !memory.touched(table).size))
						await this.#move(async () => {
							this.#inMemory = undefined;
							return this.#instead(error);
						});
					else this.#inMemory = { memory };
				}
			)
			.catch((error) => this.#inMemory && this.report(kindOf(error) === 'full' ? 'full' : 'waiting'));
		return memory;
	}

	/** The store to use when the disk cannot be opened. */
	#instead(error: unknown): Store {
		const kind = kindOf(error);
		const isLost = isConnectionLost(error);
		this.report(kind === 'full' || kind === 'newer' ? kind : isLost ? 'lost' : 'blocked');
		if (kind === 'newer') return openNewer(databaseOf(this.#options));
		const memory = openMemory();
		this.#inMemory = { memory };
		if (isLost) this.#returnLater();
		return memory;
	}

	/** iOS gives a lost connection back after a while, or never in this tab. */
	#returnLater() {
		clearTimeout(this.#returning);
		this.#returning = setTimeout(() => {
			if (this.#inMemory && this.state.now.problem === 'lost')
				this.#goBack(this.#inMemory.disk).catch(() => this.#returnLater());
		}, this.#options.returnEvery ?? RETURN_EVERY);
	}

	#goBack(known?: Store): Promise<void> {
		return this.#move(async () => {
			if (!this.#inMemory) return this.store();
			const { memory } = this.#inMemory;
			const disk = known ?? (await this.#openDisk());
			try {
				const contents = await memory.read(everything);
				await disk.write((writer) => bringBack(writer, memory, contents));
			} catch (error) {
				if (!known) disk.close();
				throw error;
			}
			this.#inMemory = undefined;
			this.report();
			return disk;
		});
	}

	/** Changes the store between operations, never during one: every acknowledged write is in the store that is left. */
	async #move(to: () => Promise<Store>): Promise<void> {
		while (this.#moving) await this.#moving.catch(() => undefined);
		this.#moving = (async () => {
			await Promise.allSettled(this.#underWay);
			this.#opened = Promise.resolve(await to());
		})();
		try {
			await this.#moving;
		} catch (error) {
			throw asStorageError(error);
		} finally {
			this.#moving = undefined;
		}
		this.#tellFollowers();
	}

	#tellFollowers() {
		for (const moved of this.#followers) moved();
	}
}
