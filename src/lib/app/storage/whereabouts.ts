/**
 * Chooses the store: the disk; this tab's memory while the disk is blocked, full or not responding; or, read-only, a database of a newer
 * version. Moves rows between them and reports the state.
 */
import { bringBack, everything } from './bring-back';
import { openDexie, type DatabaseRef, type Signals } from './dexie';
import { StorageError, asStorageError, isConnectionLost, kindOf } from './errors';
import { openMemory, type Memory } from './memory';
import { openNewer } from './newer';
import type { Store } from './store';
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

export interface Whereabouts {
	readonly state: Watched<Keeping>;
	report(problem?: Problem): void;
	/** Runs with the current store. The store cannot change during the run. */
	with<T>(run: (store: Store) => Promise<T>): Promise<T>;
	/** Calls back with the current store, and again whenever it changes. */
	follow(moved: () => void): () => void;
	store(): Promise<Store>;
	/** The disk can no longer be written: copy everything to memory and continue there. */
	spill(problem: 'full' | 'lost'): Promise<void>;
	/** Tries the disk again, and copies to it what was written since. */
	retry(): Promise<void>;
	close(): Promise<void>;
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

export function whereabouts(options: DatabaseOptions): Whereabouts {
	const state = cell<Keeping>({ kept: true });
	const moved = new Set<() => void>();
	const underWay = new Set<Promise<unknown>>();
	let opened: Promise<Store> | undefined;
	/** Set while this tab works in memory; `disk` is the store to return to. */
	let inMemory: { readonly memory: Memory; readonly disk?: Store; readonly silent?: boolean } | undefined;
	let moving: Promise<void> | undefined;
	let returning: ReturnType<typeof setTimeout> | undefined;

	function report(problem?: Problem) {
		if (state.now.problem !== problem)
			state.set(problem ? { kept: false, problem, says: problemWords[problem] } : { kept: true });
	}

	// Ignored while in memory: those rows must stay readable and exportable whatever happens to the disk.
	const signals: Signals = {
		waiting: () => inMemory || report('waiting'),
		newer() {
			if (inMemory) return;
			opened = undefined;
			report('newer');
			tellMoved();
		},
		blank: () => options.onBlank?.()
	};

	const openDisk = async (): Promise<Store> => openDexie(databaseOf(options), signals);

	function tellMoved() {
		for (const again of moved) again();
	}

	async function open(): Promise<Store> {
		const disk = openDisk();
		const settled = await within(disk, options.patience ?? PATIENCE);
		if (!settled) return goOnWithout(disk);
		if (settled.status === 'rejected') return instead(settled.reason);
		if (state.now.problem === 'waiting') report();
		return settled.value;
	}

	/** The disk does not respond: continue in memory, and return once it opens. */
	function goOnWithout(disk: Promise<Store>): Store {
		const memory = openMemory();
		inMemory = { memory, silent: true };
		report('waiting');
		disk
			.then(
				async (disk) => {
					inMemory = { memory, disk };
					await goBack(disk);
				},
				async (error) => {
					// Nothing was written meanwhile: the same as if the error had come in time.
					if ([...memory.touched().values()].every((keys) => !keys.size))
						await move(async () => {
							inMemory = undefined;
							return instead(error);
						});
					else inMemory = { memory };
				}
			)
			.catch((error) => inMemory && report(kindOf(error) === 'full' ? 'full' : 'waiting'));
		return memory;
	}

	/** The store to use when the disk cannot be opened. */
	function instead(error: unknown): Store {
		const kind = kindOf(error);
		const isLost = isConnectionLost(error);
		report(kind === 'full' || kind === 'newer' ? kind : isLost ? 'lost' : 'blocked');
		if (kind === 'newer') return openNewer(databaseOf(options));
		inMemory = { memory: openMemory() };
		if (isLost) returnLater();
		return inMemory.memory;
	}

	/** iOS gives a lost connection back after a while, or never in this tab. */
	function returnLater() {
		clearTimeout(returning);
		returning = setTimeout(() => {
			if (inMemory && state.now.problem === 'lost') goBack(inMemory.disk).catch(returnLater);
		}, options.returnEvery ?? RETURN_EVERY);
	}

	function store(): Promise<Store> {
		return (opened ??= open());
	}

	/** Changes the store between operations, never during one: every acknowledged write is in the store that is left. */
	async function move(to: () => Promise<Store>): Promise<void> {
		while (moving) await moving.catch(() => undefined);
		moving = (async () => {
			await Promise.allSettled(underWay);
			opened = Promise.resolve(await to());
		})();
		try {
			await moving;
		} catch (error) {
			throw asStorageError(error);
		} finally {
			moving = undefined;
		}
		tellMoved();
	}

	const goBack = (known?: Store) =>
		move(async () => {
			if (!inMemory) return store();
			const { memory } = inMemory;
			const disk = known ?? (await openDisk());
			try {
				const contents = await memory.read(everything);
				await disk.write((writer) => bringBack(writer, memory, contents));
			} catch (error) {
				if (!known) disk.close();
				throw error;
			}
			inMemory = undefined;
			report();
			return disk;
		});

	return {
		state,
		report,
		store,
		follow(again) {
			moved.add(again);
			return () => moved.delete(again);
		},
		async with(run) {
			// A failed move has already rejected for its own caller.
			while (moving) await moving.catch(() => undefined);
			const running = store().then(run);
			underWay.add(running);
			try {
				return await running;
			} finally {
				underWay.delete(running);
			}
		},
		spill: (problem) =>
			move(async () => {
				if (inMemory) return inMemory.memory;
				const disk = await store();
				const memory = openMemory(await disk.read(everything));
				inMemory = { memory, disk };
				report(problem);
				if (problem === 'lost') returnLater();
				return memory;
			}),
		async retry() {
			if (inMemory && !inMemory.silent) await goBack(inMemory.disk);
		},
		async close() {
			clearTimeout(returning);
			const open = await opened?.catch(() => undefined);
			open?.close();
			inMemory?.disk?.close();
		}
	};
}
