/** The parts of the browser that the worker uses, as an interface, so that its logic runs in tests as well. */
interface Page {
	readonly id: string;
	readonly url: string;
	postMessage(message: unknown): void;
}

export interface Env {
	readonly caches: CacheStorage;
	readonly fetch: typeof fetch;
	/** The absolute address below which the app lives. */
	readonly scope: string;
	readonly languages: readonly string[];
	now(): number;
	/** Open pages below the scope, also those controlled by another worker or none. */
	pages(): Promise<readonly Page[]>;
	/** Asks the browser to look for a new version. */
	lookForUpdate(): void;
}

/** Rejects with a TimeoutError after `ms` milliseconds, and aborts the work through its signal. */
export async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
	const stop = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(new DOMException('The network does not answer.', 'TimeoutError'));
			stop.abort();
		}, ms);
	});
	try {
		return await Promise.race([work(stop.signal), late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Runs a task for each thing, `lanes` at a time and in order; starts no more once `done` returns true. */
export async function inLanes<T>(
	lanes: number,
	things: readonly T[],
	run: (thing: T) => Promise<void>,
	done: () => boolean = () => false
): Promise<void> {
	const queue = [...things];
	const lane = async () => {
		for (let next = queue.shift(); next !== undefined && !done(); next = queue.shift()) await run(next);
	};
	await Promise.all(Array.from({ length: lanes }, lane));
}
