/** What the functions of storage are built on: reads, live queries, changes with undo, and the times of rows. */
import { clockOf, type Clock } from './clock';
import { copiedOf, latestMark } from './copies';
import { kindOf, type StorageError } from './errors';
import { Operations, type WhenFull } from './operations';
import { sift } from './sift';
import type { PlainWriter, Reader } from './store';
import type { Keeping, Live, StepInfo, StepKind, Time, Undoable, Watched, Work } from './types';
import { recording, remember, swap, undoable, type Recorder } from './undo';
import { Whereabouts, type DatabaseOptions } from './whereabouts';
import { works, type Rows, type WorkOptions } from './work';

export interface EngineOptions extends DatabaseOptions, WorkOptions {
	readonly now?: () => Time;
	/** Called after every change written to the disk. */
	readonly onKept?: () => void;
	readonly onError?: (error: StorageError) => void;
}

/** The name of a change for undo, or a function that derives it from the result. */
type What<T> = StepKind | ((value: T) => StepKind);

export interface Engine extends Clock {
	readonly state: Watched<Keeping>;
	/** A change of many rows that takes long, while it does. */
	readonly work: Watched<Work | undefined>;
	/** Whether any unreadable row was met. */
	readonly unreadable: Watched<boolean>;
	read<T>(body: (reader: Reader) => Promise<T>): Promise<T>;
	live<T>(query: (reader: Reader) => Promise<T>): Live<T>;
	/** Runs a change and records it as an undo step. */
	change<T>(what: What<T>, body: (writer: Recorder, rows: Rows) => Promise<T>, full?: WhenFull): Promise<T>;
	/** Runs a change without an undo step: a page was opened, a backup was made. */
	writeUnrecorded<T>(body: (writer: PlainWriter) => Promise<T>): Promise<T>;
	undo(only?: number): Promise<StepInfo | undefined>;
	redo(only?: number): Promise<StepInfo | undefined>;
	undoable(): Live<Undoable>;
	/** Tries the disk again after it was blocked or full, and copies rows from memory to it. Returns the new state. */
	retry(): Promise<Keeping>;
	close(): Promise<void>;
}

export function openEngine(options: EngineOptions = {}): Engine {
	const where = new Whereabouts(options);
	const work = works(options);
	const operations = new Operations(where, work, options.onError);
	const clock = clockOf(options.now ?? Date.now);
	const { state } = where;

	const engine: Engine = {
		...clock,
		state,
		work: work.state,
		unreadable: operations.unreadable,
		read: (body) => operations.read(body),
		live: (query) => ({
			now: () => operations.read(query),
			subscribe: (next, fail = (error) => where.report(kindOf(error))) => operations.listen(query, next, fail)
		}),
		async change(what, body, full) {
			const value = await operations.once(async (raw, op, rows, sieve) => {
				clock.passed(latestMark(await copiedOf(raw)));
				const recorder = recording(raw, sieve, clock.now());
				const value = await body(recorder, rows);
				const swaps = recorder.swaps();
				const kind = typeof what === 'function' ? what(value) : what;
				if (swaps.length) await remember(raw, op, kind, clock.now(), swaps);
				return value;
			}, full);
			if (state.now.kept) options.onKept?.();
			return value;
		},
		writeUnrecorded: (body) => operations.write((raw, sieve) => body({ ...raw, ...sift(raw, sieve) })),
		undo: (only) => operations.once((raw, op, rows) => swap(raw, op, -1, only, rows)),
		redo: (only) => operations.once((raw, op, rows) => swap(raw, op, 1, only, rows)),
		undoable: () => engine.live(undoable),
		async retry() {
			await where.retry();
			return state.now;
		},
		close: () => where.close()
	};
	return engine;
}
