/**
 * What the workers remember between two starts. Each fact is a separate cache entry, written by one worker only, because the active
 * worker and the one being installed run at the same time.
 */
import { ownPrefix } from './store';
import type { Env } from './env';

interface Facts {
	/** Name of the cache of the active version. */
	current: string;
	/** Name of the cache of the version being installed, which must not be deleted. */
	coming: string;
	/** The version that was replaced last. */
	left: { readonly name: string; readonly at: number };
	/** The last time that the digest of every entry was right. */
	checked: { readonly version: string; readonly at: number };
	/** Cache names by the client ids of open pages that were loaded from an earlier version. */
	pages: Readonly<Record<string, string>>;
}

export class State {
	readonly #name: string;
	#pages?: Promise<Facts['pages']>;

	constructor(readonly env: Env) {
		this.#name = `${ownPrefix(env.scope)}state`;
	}

	#address(fact: keyof Facts) {
		return new URL(`_state/${fact}`, this.env.scope).href;
	}

	async read<F extends keyof Facts>(fact: F): Promise<Facts[F] | undefined> {
		try {
			const kept = await this.env.caches.match(this.#address(fact), { cacheName: this.#name });
			return await kept?.json();
		} catch {
			// Damaged, or storage is blocked: the same as never written.
			return undefined;
		}
	}

	async write<F extends keyof Facts>(fact: F, value: Facts[F]): Promise<void> {
		try {
			const cache = await this.env.caches.open(this.#name);
			await cache.put(this.#address(fact), new Response(JSON.stringify(value)));
		} catch {
			// Storage is full: without the fact everything works, only slower.
		}
	}

	/** The cache an open page was loaded from, unless it is that of the active version. */
	async originOf(page: string): Promise<string | undefined> {
		this.#pages ??= this.read('pages').then((pages) => pages ?? {});
		return (await this.#pages)[page];
	}

	/** Records the caches that pages were loaded from and forgets closed pages. Returns the names of caches still in use. */
	async notePages(origins: Readonly<Record<string, string>>): Promise<ReadonlySet<string>> {
		this.#pages ??= this.read('pages').then((pages) => pages ?? {});
		const open = new Set((await this.env.pages()).map(({ id }) => id));
		const before = await this.#pages;
		const all = { ...origins, ...before };
		// A page that is still loading is not yet among the open clients.
		const kept = Object.fromEntries(Object.entries(all).filter(([id]) => open.has(id) || id in origins));
		this.#pages = Promise.resolve(kept);
		if (JSON.stringify(kept) !== JSON.stringify(before)) await this.write('pages', kept);
		return new Set(Object.values(kept));
	}
}
