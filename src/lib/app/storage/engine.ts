/** Runs reads and changes on the current store, and turns every failure into one `StorageError`. */
import { MOST_TIME } from './constants';
import { copiedOf, latestMark } from './copies';
import { StorageError, asStorageError, kindOf } from './errors';
import { newId } from './new-id';
import { sift, type Sieve } from './sift';
import type { RawWriter, Reader, Store, Writer } from './store';
import type { Keeping, Live, Problem, StepInfo, StepKind, Time, Undoable, Watched } from './types';
import { historyOf, recording, remember, swap, undoable } from './undo';
import { cell } from './watch';
import { whereabouts, type DatabaseOptions } from './whereabouts';

export interface EngineOptions extends DatabaseOptions {
	readonly now?: () => Time;
	/** Called after every change written to the disk. */
	readonly onKept?: () => void;
	readonly onError?: (error: StorageError) => void;
}

/** The name of a change for undo, or a function that derives it from the result. */
type What<T> = StepKind | ((value: T) => StepKind);

/** When the disk is full: continue in memory, or fail. */
type WhenFull = 'memory' | 'refuse';

export interface Engine {
	readonly state: Watched<Keeping>;
	/** Whether any unreadable row was met. */
	readonly unreadable: Watched<boolean>;
	/** Current time, strictly increasing. */
	now(): Time;
	/** A value for `updated`: the current time, but later than `than` and than the last backup even if the clock was set back. */
	notBefore(than: Time, now?: Time): Time;
	/** Entries up to this `updated` are in a backup; later writes must get a higher value. */
	passed(mark: Time): void;
	read<T>(body: (reader: Reader) => Promise<T>): Promise<T>;
	live<T>(query: (reader: Reader) => Promise<T>): Live<T>;
	/** Runs a change and records it as an undo step. */
	change<T>(what: What<T>, body: (writer: Writer) => Promise<T>, full?: WhenFull): Promise<T>;
	/** Runs a change without an undo step: a page was opened, a backup was made. */
	writeUnrecorded<T>(body: (writer: Writer) => Promise<T>): Promise<T>;
	undo(only?: number): Promise<StepInfo | undefined>;
	redo(only?: number): Promise<StepInfo | undefined>;
	undoable(): Live<Undoable>;
	/** Tries the disk again after it was blocked or full, and copies rows from memory to it. Returns the new state. */
	retry(): Promise<Keeping>;
	close(): Promise<void>;
}

/** Cleared by the next successful operation. */
const PASSING: readonly (Problem | undefined)[] = ['closed', 'unknown'];

/** Milliseconds. A larger step back means the clock was set; a smaller one, that two calls fell into the same millisecond. */
const SET_BACK = 1_000;

function clockOf(clock: () => Time) {
	let last = 0;
	return () => {
		const now = clock();
		last = now <= last && last - now < SET_BACK ? last + 1 : now;
		return last;
	};
}

export function openEngine(options: EngineOptions = {}): Engine {
	const where = whereabouts(options);
	const { state, report } = where;
	const unreadable = cell(false);
	const now = clockOf(options.now ?? Date.now);
	let mark = 0;

	const sieveOf = ({ newer = false }: Store): Sieve => ({
		lenient: newer,
		met: () => unreadable.now,
		found: () => unreadable.set(true)
	});

	/** Turns any error into a StorageError. Reports `closed` and `newer`, which outlive this call. */
	function failed(error: unknown): StorageError {
		const ours = asStorageError(error);
		options.onError?.(ours);
		if (ours.kind === 'closed' || ours.kind === 'newer') report(ours.kind);
		return ours;
	}

	/** A full disk can also fail reads: report it as closed, because nothing was moved to memory. */
	function unread(error: unknown): StorageError {
		const ours = failed(error);
		return ours.kind === 'full' ? new StorageError('no-room', ours) : ours;
	}

	async function attempt<T>(run: (store: Store) => Promise<T>): Promise<T> {
		try {
			const value = await where.with(run);
			if (PASSING.includes(state.now.problem)) report();
			return value;
		} catch (error) {
			throw failed(error);
		}
	}

	const read = <T>(body: (reader: Reader) => Promise<T>): Promise<T> =>
		attempt((store) => store.read((raw) => body(sift(raw, sieveOf(store))))).catch((error) => {
			throw unread(error);
		});

	async function write<T>(body: (raw: RawWriter, sieve: Sieve) => Promise<T>, full: WhenFull = 'memory'): Promise<T> {
		const run = (store: Store) => store.write((raw) => body(raw, sieveOf(store)));
		try {
			return await attempt(run);
		} catch (error) {
			const kind = kindOf(error);
			if (kind !== 'full' && kind !== 'closed') throw error;
			if (full === 'refuse') throw unread(error);
			await where.spill(kind === 'full' ? 'full' : 'lost').catch((error) => {
				throw unread(error);
			});
			return attempt(run);
		}
	}

	/**
	 * Runs a body that must not be applied twice. If the connection is lost, the second run first checks by `op` whether the first was
	 * committed.
	 */
	function once<T>(body: (raw: RawWriter, op: string, sieve: Sieve) => Promise<T>, full?: WhenFull): Promise<T> {
		const op = newId();
		let done: { value: T } | undefined;
		return write(async (raw, sieve) => {
			if (done && (await historyOf(raw)).ops.includes(op)) return done.value;
			const value = await body(raw, op, sieve);
			done = { value };
			return value;
		}, full);
	}

	/** Subscribes to a query on the current store, and again when the store changes. */
	function listen<T>(query: (reader: Reader) => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void) {
		let stop = () => {};
		let round = 0;
		const start = async () => {
			stop();
			stop = () => {};
			const mine = ++round;
			const failing = (error: unknown) => mine === round && fail(unread(error));
			try {
				const store = await where.store();
				if (mine === round) stop = store.live((raw) => query(sift(raw, sieveOf(store))), next, failing);
			} catch (error) {
				failing(error);
			}
		};
		const leave = where.follow(start);
		void start();
		return () => {
			leave();
			round++;
			stop();
		};
	}

	const engine: Engine = {
		state,
		unreadable,
		now,
		notBefore: (than, at = now()) => Math.min(MOST_TIME, Math.max(at, mark + 1, than + 1)),
		passed: (exported) => (mark = Math.max(mark, exported)),
		read,
		live: (query) => ({
			now: () => read(query),
			subscribe: (next, fail = (error) => report(kindOf(error))) => listen(query, next, fail)
		}),
		async change(what, body, full) {
			const value = await once(async (raw, op, sieve) => {
				engine.passed(latestMark(await copiedOf(raw)));
				const recorder = recording(raw, sieve, now());
				const value = await body(recorder);
				const swaps = recorder.swaps();
				const kind = typeof what === 'function' ? what(value) : what;
				if (swaps.length) await remember(raw, op, kind, now(), swaps);
				return value;
			}, full);
			if (state.now.kept) options.onKept?.();
			return value;
		},
		writeUnrecorded: (body) => write((raw, sieve) => body({ ...raw, ...sift(raw, sieve) })),
		undo: (only) => once((raw, op) => swap(raw, op, -1, only)),
		redo: (only) => once((raw, op) => swap(raw, op, 1, only)),
		undoable: () => engine.live(undoable),
		async retry() {
			await where.retry();
			return state.now;
		},
		close: where.close
	};
	return engine;
}
