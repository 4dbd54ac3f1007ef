/** What the worker reaches of the browser, so that its logic runs in a test as well. */
interface Page {
	readonly id: string;
	readonly url: string;
	postMessage(message: unknown): void;
}

export interface World {
	readonly caches: CacheStorage;
	readonly fetch: typeof fetch;
	/** The absolute address that everything stands below. */
	readonly scope: string;
	readonly languages: readonly string[];
	now(): number;
	/** Open pages below the scope, those that another worker or none serves included. */
	pages(): Promise<readonly Page[]>;
	/** Asks the browser to look for a new version. */
	lookForUpdate(): void;
}

/** Gives up on what takes longer than some milliseconds; the work itself is told through the signal. */
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

/** Does things a few at a time, in their order; stops taking new ones once `done` says so. */
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
