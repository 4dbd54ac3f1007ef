/**
 * The copy of one version on the phone: a cache of its own, in which every entry stands under its real address. Nothing goes
 * in or comes out without its sum. The name of every cache of ours begins with the scope: others on the same origin are not ours.
 */
import { addressOf, headersOf, sumOf, type Entry } from './list';
import { inLanes, type World } from './world';

export const ownPrefix = (scope: string) => `guidon:${new URL(scope).pathname}:`;
const cacheName = (scope: string, version: string) => `${ownPrefix(scope)}v:${version}`;
/** Where versions up to November 2026 kept their copy. */
const workboxName = (scope: string) => `workbox-precache-v2-${scope}`;

/** The caches that earlier versions of this app filled, below this scope and no other. */
export async function earlierCaches({ caches, scope }: World, current: string): Promise<string[]> {
	const names = await caches.keys();
	return names.filter(
		(name) =>
			(name.startsWith(`${ownPrefix(scope)}v:`) && name !== cacheName(scope, current)) || name === workboxName(scope)
	);
}

/**
 * Chromium keeps what it compiled of a script beside an answer of a host, under the address that it came from; beside one that we
 * made of a body, which has no address, it keeps nothing, and compiles at every start.
 */
const isScriptFrom = (address: string, { url, headers }: Response) =>
	url === address && /javascript/.test(headers.get('content-type') ?? '');

export class Store {
	readonly name: string;
	/** Found sound since the worker was started. */
	readonly #sound = new Set<string>();

	constructor(
		readonly world: World,
		readonly list: readonly Entry[],
		readonly version: string
	) {
		this.name = cacheName(world.scope, version);
	}

	#address(entry: Entry) {
		return addressOf(entry, this.world.scope);
	}

	async missing(): Promise<Entry[]> {
		const keys = await (await this.world.caches.open(this.name)).keys();
		const kept = new Set(keys.map(({ url }) => url));
		return this.list.filter((entry) => !kept.has(this.#address(entry)));
	}

	#match(entry: Entry) {
		return this.world.caches.match(this.#address(entry), { cacheName: this.name, ignoreVary: true });
	}

	/**
	 * An entry whose body has its sum. A damaged one is thrown away, and is then missing.
	 *
	 * The body is read from a second answer: the first, untouched, brings along the compiled script that the browser kept. It does
	 * so only where some milliseconds lie between the cache and the page, so that the second is read each time, though its sum be
	 * known: of answers given at once Chromium 156 compiled all scripts anew, ten times of ten, and a calculator was alive 45 ms
	 * after its paint where it is 30 (133 and 116 slowed down four times). To wait for 2 ms instead helped six times of ten.
	 */
	async take(entry: Entry): Promise<Response | undefined> {
		const kept = await this.#match(entry);
		return kept && (await this.read(entry)) && kept;
	}

	/** The body of such an entry, for what is made of it. */
	async read(entry: Entry): Promise<ArrayBuffer | undefined> {
		const kept = await this.#match(entry);
		if (!kept) return undefined;
		// One that cannot be read any more is damaged.
		const body = await kept.arrayBuffer().catch(() => undefined);
		if (body && (this.#sound.has(entry.url) || (await sumOf(body)) === entry.sum)) {
			this.#sound.add(entry.url);
			return body;
		}
		await (await this.world.caches.open(this.name)).delete(this.#address(entry));
		return undefined;
	}

	/** Keeps a body under its entry if it has the sum of it; false if it has not. `answer` is what the host gave it in, unread. */
	async put(entry: Entry, body: BufferSource, answer?: Response): Promise<boolean> {
		if ((await sumOf(body)) !== entry.sum) return false;
		const cache = await this.world.caches.open(this.name);
		const address = this.#address(entry);
		const headers = { ...headersOf(entry), 'Content-Length': String(body.byteLength) };
		const own = () => cache.put(address, new Response(body, { headers }));
		// With “Vary: *” no cache takes it.
		if (answer && isScriptFrom(address, answer)) await cache.put(address, answer).catch(own);
		else await own();
		this.#sound.add(entry.url);
		return true;
	}

	/** Reads every entry and throws away what is damaged; gives back what is missing then. `trusting` those just put in. */
	async check({ trusting = false } = {}): Promise<Entry[]> {
		if (!trusting) this.#sound.clear();
		const missing: Entry[] = [];
		await inLanes(2, this.list, async (entry) => {
			if (!(await this.take(entry))) missing.push(entry);
		});
		return missing;
	}

	/** Copies what an earlier version has under the same sum, whatever it was called there. */
	async adopt(): Promise<void> {
		const wanted = new Map<string, Entry[]>();
		for (const entry of await this.missing()) wanted.set(entry.sum, [...(wanted.get(entry.sum) ?? []), entry]);
		for (const name of await earlierCaches(this.world, this.version)) {
			if (!wanted.size) return;
			const cache = await this.world.caches.open(name);
			await inLanes(6, await cache.keys(), async (request) => {
				const kept = await cache.match(request, { ignoreVary: true });
				const body = await kept
					?.clone()
					.arrayBuffer()
					.catch(() => undefined);
				const same = body && wanted.get(await sumOf(body));
				for (const entry of same ?? []) {
					if (await this.put(entry, body!, kept)) wanted.delete(entry.sum);
				}
			});
		}
	}
}
