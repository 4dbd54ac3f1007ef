/**
 * What the workers of this app remember between two starts. Each fact stands in a file of its own, written by one worker only:
 * the active one and the one that is being installed run side by side.
 */
import { ownPrefix } from './store';
import type { World } from './world';

interface Facts {
	/** The cache of the version in charge. */
	current: string;
	/** The cache of the version that is being installed: not to be cleaned away. */
	coming: string;
	/** The last time that every entry was read and found sound. */
	checked: { readonly version: string; readonly at: number };
	/** Open pages that are not of the version in charge, by the cache they came from. */
	pages: Readonly<Record<string, string>>;
}

export class State {
	readonly #name: string;
	#pages?: Promise<Facts['pages']>;

	constructor(readonly world: World) {
		this.#name = `${ownPrefix(world.scope)}state`;
	}

	#address(fact: keyof Facts) {
		return new URL(`_state/${fact}`, this.world.scope).href;
	}

	async read<F extends keyof Facts>(fact: F): Promise<Facts[F] | undefined> {
		try {
			const kept = await this.world.caches.match(this.#address(fact), { cacheName: this.#name });
			return (await kept?.json()) as Facts[F] | undefined;
		} catch {
			// Damaged, or storage is blocked: as if it had never been written.
			return undefined;
		}
	}

	async write<F extends keyof Facts>(fact: F, value: Facts[F]): Promise<void> {
		try {
			const cache = await this.world.caches.open(this.#name);
			await cache.put(this.#address(fact), new Response(JSON.stringify(value)));
		} catch {
			// No room: everything works without, only with more to look up.
		}
	}

	/** Where an open page came from, if not from the version in charge. */
	async originOf(page: string): Promise<string | undefined> {
		this.#pages ??= this.read('pages').then((pages) => pages ?? {});
		return (await this.#pages)[page];
	}

	/** Notes where pages came from, and forgets those that are closed. Gives back the caches still in use. */
	async notePages(origins: Readonly<Record<string, string>>): Promise<ReadonlySet<string>> {
		this.#pages ??= this.read('pages').then((pages) => pages ?? {});
		const open = new Set((await this.world.pages()).map(({ id }) => id));
		const before = await this.#pages;
		const all = { ...origins, ...before };
		// A page on its way is not among the open ones yet.
		const kept = Object.fromEntries(Object.entries(all).filter(([id]) => open.has(id) || id in origins));
		this.#pages = Promise.resolve(kept);
		if (JSON.stringify(kept) !== JSON.stringify(before)) await this.write('pages', kept);
		return new Set(Object.values(kept));
	}
}
