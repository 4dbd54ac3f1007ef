/**
 * Where the rows are: on the disk; in this tab's memory, while the disk is blocked, full or silent; or on a disk that a newer
 * version has written. Moves from one to the other, and says where it is.
 */
import { bringBack, everything } from './bring-back';
import { openDexie, type Place, type Signals } from './dexie';
import { StorageError, asStorageError, kindOf } from './errors';
import { openMemory, type Memory } from './memory';
import { openNewer } from './newer';
import type { Store } from './store';
import type { Keeping, Problem, Watched } from './types';
import { cell } from './watch';
import { problemWords } from './words';

export interface PlaceOptions extends Partial<Place> {
	/** How long the browser may be silent about opening before the tab goes on in memory. */
	readonly patience?: number;
}

export interface Whereabouts {
	readonly state: Watched<Keeping>;
	report(problem?: Problem): void;
	/** Runs with the store of the moment, which is not changed under it. */
	with<T>(run: (store: Store) => Promise<T>): Promise<T>;
	/** For who listens: the store of the moment, and a call whenever it is another. */
	follow(moved: () => void): () => void;
	store(): Promise<Store>;
	/** The disk is full: goes on in memory, with everything that is on the disk. */
	spill(): Promise<void>;
	/** Tries the disk again, and brings there what was written since. */
	retry(): Promise<void>;
	close(): Promise<void>;
}

/** The player is told within three seconds. */
const PATIENCE = 2_500;

/** Where the tables are, as far as the browser lets us see. */
function placeOf({ name = 'guidon', indexedDB, IDBKeyRange }: PlaceOptions): Place {
	const factory = indexedDB ?? globalThis.indexedDB;
	if (!factory) throw new StorageError('blocked');
	return { name, indexedDB: factory, IDBKeyRange: IDBKeyRange ?? globalThis.IDBKeyRange };
}

/** What a promise has come to within a time; nothing when it has not. */
async function within<T>(promise: Promise<T>, time: number): Promise<PromiseSettledResult<T> | undefined> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), time)));
	const [settled] = await Promise.race([Promise.allSettled([promise]), silence.then(() => [undefined])]);
	clearTimeout(timer);
	return settled;
}

export function whereabouts(options: PlaceOptions): Whereabouts {
	const state = cell<Keeping>({ kept: true });
	const moved = new Set<() => void>();
	const underWay = new Set<Promise<unknown>>();
	let opened: Promise<Store> | undefined;
	/** What is kept in this tab alone, and the disk it could go back to. */
	let inMemory: { readonly memory: Memory; readonly disk?: Store; readonly silent?: boolean } | undefined;
	let moving: Promise<void> | undefined;

	function report(problem?: Problem) {
		if (state.now.problem !== problem)
			state.set(problem ? { kept: false, problem, says: problemWords[problem] } : { kept: true });
	}

	// What is in memory alone can still be read and exported: nothing that happens to the disk may stop that.
	const signals: Signals = {
		waiting: () => inMemory || report('waiting'),
		newer() {
			if (inMemory) return;
			opened = undefined;
			report('newer');
			tellMoved();
		}
	};

	const openDisk = async (): Promise<Store> => openDexie(placeOf(options), signals);

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

	/** The disk is silent: goes on in memory, and goes back by itself when it answers. */
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
					// Nothing was written meanwhile: as if the answer had come in time.
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

	/** In the place of a disk that cannot be opened. */
	function instead(error: unknown): Store {
		const kind = kindOf(error);
		report(kind === 'full' || kind === 'newer' ? kind : 'blocked');
		if (kind === 'newer') return openNewer(placeOf(options));
		inMemory = { memory: openMemory() };
		return inMemory.memory;
	}

	function store(): Promise<Store> {
		return (opened ??= open());
	}

	/** Changes the store between two operations, never under one: what was acknowledged is in the store that is left. */
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
			// A move that fails has told its own caller.
			while (moving) await moving.catch(() => undefined);
			const running = store().then(run);
			underWay.add(running);
			try {
				return await running;
			} finally {
				underWay.delete(running);
			}
		},
		spill: () =>
			move(async () => {
				if (inMemory) return inMemory.memory;
				const disk = await store();
				const memory = openMemory(await disk.read(everything));
				inMemory = { memory, disk };
				report('full');
				return memory;
			}),
		async retry() {
			if (inMemory && !inMemory.silent) await goBack(inMemory.disk);
		},
		async close() {
			const open = await opened?.catch(() => undefined);
			open?.close();
			inMemory?.disk?.close();
		}
	};
}
