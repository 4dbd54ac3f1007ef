/**
 * The cache of one version, with every entry under its real address. A body is stored and served only if its digest is right. The
 * names of our caches begin with the scope: all others on the same origin belong to other apps.
 */
import { addressOf, headersOf, digestOf, type Entry } from './list';
import { inLanes, type Env } from './env';

export const ownPrefix = (scope: string) => `guidon:${new URL(scope).pathname}:`;
const cacheName = (scope: string, version: string) => `${ownPrefix(scope)}v:${version}`;
/** Cache name of versions up to November 2026, which used Workbox. */
const workboxName = (scope: string) => `workbox-precache-v2-${scope}`;

/** Names of the caches that earlier versions of this app filled for this scope. */
export async function earlierCaches({ caches, scope }: Env, current: string): Promise<string[]> {
	const names = await caches.keys();
	return names.filter(
		(name) =>
			(name.startsWith(`${ownPrefix(scope)}v:`) && name !== cacheName(scope, current)) || name === workboxName(scope)
	);
}

/**
 * Chromium caches compiled code only for a response with a URL. A response constructed from a body has none: its script would
 * be compiled at every start.
 */
const isScriptFrom = (address: string, { url, headers }: Response) =>
	url === address && /javascript/.test(headers.get('content-type') ?? '');

export class Store {
	readonly name: string;
	/** Addresses whose digests were right since the worker was started. */
	readonly #sound = new Set<string>();

	constructor(
		readonly env: Env,
		readonly list: readonly Entry[],
		readonly version: string
	) {
		this.name = cacheName(env.scope, version);
	}

	#address(entry: Entry) {
		return addressOf(entry, this.env.scope);
	}

	async missing(): Promise<Entry[]> {
		const keys = await (await this.env.caches.open(this.name)).keys();
		const kept = new Set(keys.map(({ url }) => url));
		return this.list.filter((entry) => !kept.has(this.#address(entry)));
	}

	#match(entry: Entry) {
		return this.env.caches.match(this.#address(entry), { cacheName: this.name, ignoreVary: true });
	}

	/**
	 * The response of an entry if its body has the right digest. A damaged one is deleted, and is then missing.
	 *
	 * The body is read from a second response, because the first must stay unread to bring along the browser's compiled code. It is read
	 * even if its digest is known already: Chromium 156 uses compiled code only if some milliseconds pass between cache and page.
	 * With an immediate response it compiled all scripts again, 10 times of 10, and a calculator was hydrated 45 ms after paint
	 * instead of 30 (133 and 116 with the processor slowed down four times). A wait of 2 ms instead helped 6 times of 10.
	 */
	async take(entry: Entry): Promise<Response | undefined> {
		const kept = await this.#match(entry);
		return kept && (await this.read(entry)) && kept;
	}

	/** The body of an entry, if its digest is right. */
	async read(entry: Entry): Promise<ArrayBuffer | undefined> {
		const kept = await this.#match(entry);
		if (!kept) return undefined;
		// An unreadable body counts as damaged.
		const body = await kept.arrayBuffer().catch(() => undefined);
		if (body && (this.#sound.has(entry.url) || (await digestOf(body)) === entry.digest)) {
			this.#sound.add(entry.url);
			return body;
		}
		await (await this.env.caches.open(this.name)).delete(this.#address(entry));
		return undefined;
	}

	/** Stores a body if it has the entry's digest; false if it has not. `answer` is the host's response, unread. */
	async put(entry: Entry, body: BufferSource, answer?: Response): Promise<boolean> {
		if ((await digestOf(body)) !== entry.digest) return false;
		const cache = await this.env.caches.open(this.name);
		const address = this.#address(entry);
		const headers = { ...headersOf(entry), 'Content-Length': String(body.byteLength) };
		const own = () => cache.put(address, new Response(body, { headers }));
		// `cache.put` rejects a response with “Vary: *”.
		if (answer && isScriptFrom(address, answer)) await cache.put(address, answer).catch(own);
		else await own();
		this.#sound.add(entry.url);
		return true;
	}

	/** Reads every entry, deletes damaged ones and returns what is missing then. `trusting`: digests found right since the start count. */
	async check({ trusting = false } = {}): Promise<Entry[]> {
		if (!trusting) this.#sound.clear();
		const missing: Entry[] = [];
		await inLanes(2, this.list, async (entry) => {
			if (!(await this.take(entry))) missing.push(entry);
		});
		return missing;
	}

	/** Copies files from the caches of earlier versions that have the digest of a missing entry, under whatever name. */
	async adopt(): Promise<void> {
		const wanted = new Map<string, Entry[]>();
		for (const entry of await this.missing()) wanted.set(entry.digest, [...(wanted.get(entry.digest) ?? []), entry]);
		for (const name of await earlierCaches(this.env, this.version)) {
			if (!wanted.size) return;
			const cache = await this.env.caches.open(name);
			await inLanes(6, await cache.keys(), async (request) => {
				const kept = await cache.match(request, { ignoreVary: true });
				const body = await kept
					?.clone()
					.arrayBuffer()
					.catch(() => undefined);
				if (!body) return;
				for (const entry of wanted.get(await digestOf(body)) ?? []) {
					if (await this.put(entry, body, kept)) wanted.delete(entry.digest);
				}
			});
		}
	}
}
