/**
 * Runs reads and changes over the database; over this tab's memory where storage is blocked or full. Everything that can go
 * wrong between a tap and the disk is met here, and said once.
 */
import { openDexie, type Place, type Signals } from './dexie';
import { StorageError, asStorageError, kindOf } from './errors';
import { openMemory, type Contents, type Memory } from './memory';
import { TABLES, keyOf, type Reader, type Store, type Writer } from './store';
import type { Keeping, Live, Problem, StepInfo, StepKind, Time, Undoable, Watched } from './types';
import { forgetSteps, historyOf, recording, remember, swap, undoable } from './undo';
import { cell } from './watch';
import { problemWords } from './words';

export interface EngineOptions extends Partial<Place> {
	readonly now?: () => Time;
	/** Told after every change that is kept on the disk. */
	readonly onKept?: () => void;
	/** How long the browser may be silent about opening before the player is told that we wait. */
	readonly patience?: number;
}

/** What a change is called, or how that follows from what came of it. */
export type What<T> = StepKind | ((value: T) => StepKind);

export interface Engine {
	readonly state: Watched<Keeping>;
	/** The time, later at every call. */
	stamp(after?: Time): Time;
	read<T>(body: (reader: Reader) => Promise<T>): Promise<T>;
	live<T>(query: (reader: Reader) => Promise<T>): Live<T>;
	/** One change that can be undone. `full`: whether to go on in memory when the device is full, or to refuse. */
	change<T>(what: What<T>, body: (writer: Writer) => Promise<T>, full?: 'memory' | 'refuse'): Promise<T>;
	/** One that nobody would undo: a page was opened, a backup was made. */
	jot(body: (writer: Writer) => Promise<void>): Promise<void>;
	undo(only?: number): Promise<StepInfo | undefined>;
	redo(only?: number): Promise<StepInfo | undefined>;
	undoable(): Live<Undoable>;
	/** Tries the disk again after it was blocked or full, and brings there what was written since; says why not. */
	retry(): Promise<Keeping>;
	close(): Promise<void>;
}

/** Over as soon as something succeeds again. */
const PASSING: readonly (Problem | undefined)[] = ['closed', 'waiting', 'unknown'];

/** Where the tables are, as far as the browser lets us see. */
function placeOf({ name = 'guidon', indexedDB, IDBKeyRange }: EngineOptions): Place {
	const factory = indexedDB ?? globalThis.indexedDB;
	if (!factory) throw new StorageError('blocked');
	return { name, indexedDB: factory, IDBKeyRange: IDBKeyRange ?? globalThis.IDBKeyRange };
}

/** Also where the page is not served over https and has no `randomUUID`. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = (bytes[6]! & 0x0f) | 0x40;
	bytes[8] = (bytes[8]! & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

export function openEngine(options: EngineOptions = {}): Engine {
	const state = cell<Keeping>({ kept: true });
	const switched = new Set<() => void>();
	let opened: Promise<Store> | undefined;
	/** What is kept in memory alone, and the disk it could go back to. */
	let afloat: { memory: Memory; disk?: Store } | undefined;
	let moving: Promise<void> | undefined;
	const underWay = new Set<Promise<unknown>>();
	let last = 0;

	function report(problem?: Problem) {
		if (state.now.problem !== problem)
			state.set(problem ? { kept: false, problem, says: problemWords[problem] } : { kept: true });
	}
	// What is in memory alone can still be read and exported: nothing that happens to the disk may stop that.
	const signals: Signals = {
		waiting: () => afloat || report('waiting'),
		newer: () => afloat || report('newer')
	};

	async function openDisk(): Promise<Store> {
		const slow = setTimeout(signals.waiting, options.patience ?? 8_000);
		try {
			return await openDexie(placeOf(options), signals);
		} finally {
			clearTimeout(slow);
		}
	}

	function store(): Promise<Store> {
		opened ??= openDisk().then(
			(disk) => {
				if (state.now.problem === 'waiting') report();
				return disk;
			},
			(error) => {
				const kind = kindOf(error);
				if (kind === 'newer') {
					opened = undefined;
					report('newer');
					throw asStorageError(error);
				}
				report(kind === 'full' ? 'full' : 'blocked');
				afloat = { memory: openMemory() };
				return afloat.memory;
			}
		);
		return opened;
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
		} finally {
			moving = undefined;
		}
		for (const again of switched) again();
	}

	/** Told to the player where it lasts; every failure leaves here as one of ours. */
	function failed(error: unknown): StorageError {
		const ours = asStorageError(error);
		if (ours.kind === 'newer' || ours.kind === 'closed') report(ours.kind);
		return ours;
	}

	async function attempt<T>(run: (store: Store) => Promise<T>): Promise<T> {
		// A move that fails has told its own caller.
		while (moving) await moving.catch(() => undefined);
		if (state.now.problem === 'newer') throw new StorageError('newer');
		const running = store().then(run);
		underWay.add(running);
		try {
			const value = await running;
			if (PASSING.includes(state.now.problem)) report();
			return value;
		} catch (error) {
			throw failed(error);
		} finally {
			underWay.delete(running);
		}
	}

	/** The disk is full: go on in memory, with everything that is on the disk. */
	const spill = () =>
		move(async () => {
			if (afloat) return afloat.memory;
			const disk = await store();
			afloat = { memory: openMemory(await disk.read(everything)), disk };
			report('full');
			return afloat.memory;
		});

	async function write<T>(body: (writer: Writer) => Promise<T>, full: 'memory' | 'refuse' = 'memory'): Promise<T> {
		try {
			return await attempt((store) => store.write(body));
		} catch (error) {
			if (kindOf(error) !== 'full' || full === 'refuse') throw error;
			await spill().catch((error) => {
				throw asStorageError(error);
			});
			return attempt((store) => store.write(body));
		}
	}

	/**
	 * Runs a body that must not happen twice. When a connection is lost on the way, the second run looks whether the first one
	 * arrived after all.
	 */
	function once<T>(body: (writer: Writer, op: string) => Promise<T>, full?: 'memory' | 'refuse'): Promise<T> {
		const op = newId();
		let done: { value: T } | undefined;
		return write(async (writer) => {
			if (done && (await historyOf(writer)).ops.includes(op)) return done.value;
			const value = await body(writer, op);
			done = { value };
			return value;
		}, full);
	}

	const engine: Engine = {
		state,
		stamp(after = 0) {
			last = Math.max(options.now?.() ?? Date.now(), last + 1, after + 1);
			return last;
		},
		read: (body) => attempt((store) => store.read(body)),
		live: (query) => ({
			now: () => engine.read(query),
			subscribe(next, fail = (error) => report(kindOf(error))) {
				let stop = () => {};
				let round = 0;
				const listen = async () => {
					stop();
					stop = () => {};
					const mine = ++round;
					const failing = (error: unknown) => mine === round && fail(failed(error));
					try {
						const from = await store();
						if (mine === round) stop = from.live(query, next, failing);
					} catch (error) {
						failing(error);
					}
				};
				switched.add(listen);
				void listen();
				return () => {
					switched.delete(listen);
					round++;
					stop();
				};
			}
		}),
		async change(what, body, full) {
			const value = await once(async (writer, op) => {
				const recorder = recording(writer);
				const value = await body(recorder);
				const swaps = recorder.swaps();
				const kind = typeof what === 'function' ? what(value) : what;
				if (swaps.length) await remember(writer, op, kind, engine.stamp(), swaps);
				return value;
			}, full);
			if (state.now.kept) options.onKept?.();
			return value;
		},
		jot: (body) => write((writer) => body(writer)),
		undo: (only) => once((writer, op) => swap(writer, op, -1, only)),
		redo: (only) => once((writer, op) => swap(writer, op, 1, only)),
		undoable: () => engine.live(undoable),
		async retry() {
			if (!afloat) return state.now;
			const { memory, disk } = afloat;
			await move(async () => {
				const back = disk ?? (await openDisk());
				try {
					const contents = await memory.read(everything);
					await back.write(async (writer) => {
						// Old steps give their room back first, and those taken in memory do not fit the disk's.
						await forgetSteps(writer);
						await bringBack(writer, memory, contents);
					});
				} catch (error) {
					if (back !== disk) back.close();
					throw error;
				}
				afloat = undefined;
				report();
				return back;
			}).catch((error) => {
				throw asStorageError(error);
			});
			return state.now;
		},
		async close() {
			const open = await opened?.catch(() => undefined);
			open?.close();
			afloat?.disk?.close();
		}
	};
	return engine;
}

async function everything(reader: Reader): Promise<Contents> {
	const contents: Record<string, readonly unknown[]> = {};
	for (const table of TABLES) contents[table] = await reader.all(table);
	return contents as Contents;
}

/** Writes what was touched in memory over what stands on the disk. */
async function bringBack(writer: Writer, memory: Memory, contents: Contents) {
	for (const [table, keys] of memory.touched()) {
		if (table === 'steps') continue;
		const rows = new Map((contents[table] ?? []).map((row) => [keyOf(table, row as never), row]));
		const mine = [...keys].filter((key) => key !== 'history' && key !== 'schema');
		await writer.put(table, mine.flatMap((key) => rows.get(key) ?? []) as never);
		await writer.remove(
			table,
			mine.filter((key) => !rows.has(key))
		);
	}
}
