/** A phone, a host and a network for the worker's logic: every fault is something done to one of the three. */
import { packed, digestOf } from '../../scripts/build/parcels.js';
import { Copy, type Status } from '$lib/worker/copy';
import type { Entry } from '$lib/worker/list';

export const SCOPE = 'https://guidon.test/app/';
const NEVER = new Promise<never>(() => {});

interface Kept {
	body: Uint8Array<ArrayBuffer>;
	readonly headers: [string, string][];
}

const addressIn = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
const withoutQuery = (address: string) => address.split('?')[0]!;

/** The caches of one origin, with a limit of bytes, and an end of the worker at a given write. */
class Storage {
	readonly all = new Map<string, Map<string, Kept>>();
	/** Bytes in all. */
	room = Infinity;
	/** How many writes are left before the browser ends the worker. */
	writesLeft = Infinity;
	onKilled = () => {};

	get used() {
		return [...this.all.values()]
			.flatMap((cache) => [...cache.values()])
			.reduce((sum, { body }) => sum + body.length, 0);
	}

	#cache(name: string): Cache {
		const kept = () => this.all.get(name) ?? new Map<string, Kept>();
		const find = (request: RequestInfo | URL, ignoreSearch = false) => {
			const address = addressIn(request);
			if (!ignoreSearch) return kept().get(address);
			return [...kept()].find(([key]) => withoutQuery(key) === withoutQuery(address))?.[1];
		};
		const cache = {
			match: async (request: RequestInfo | URL, how?: CacheQueryOptions) => {
				const found = find(request, how?.ignoreSearch);
				return found && new Response(found.body.slice(), { headers: found.headers });
			},
			put: async (request: RequestInfo | URL, response: Response) => {
				const body = new Uint8Array(await response.arrayBuffer());
				if (this.writesLeft <= 0) {
					this.onKilled();
					return NEVER;
				}
				this.writesLeft -= 1;
				if (this.used + body.length > this.room) throw new DOMException('No room.', 'QuotaExceededError');
				if (!this.all.has(name)) this.all.set(name, new Map());
				this.all.get(name)!.set(addressIn(request), { body, headers: [...response.headers] });
			},
			delete: async (request: RequestInfo | URL) => kept().delete(addressIn(request)),
			keys: async () => [...kept().keys()].map((address) => new Request(address))
		};
		return cache as unknown as Cache;
	}

	readonly caches = {
		open: async (name: string) => {
			if (!this.all.has(name)) this.all.set(name, new Map());
			return this.#cache(name);
		},
		keys: async () => [...this.all.keys()],
		delete: async (name: string) => this.all.delete(name),
		match: async (request: RequestInfo | URL, how: MultiCacheQueryOptions = {}) =>
			this.#cache(how.cacheName ?? '').match(request, how)
	} as unknown as CacheStorage;
}

export type Files = Readonly<Record<string, string>>;

const page = (title: string, text: string) => `<!doctype html><title>${title} · Guidon</title><h1>${title}</h1>${text}`;
const FILLING = 'It is long enough to be cut. '.repeat(20);

/** Scripts have what is in them in their names. */
export const chartsOf = (edition = 'first') => `_app/charts.${edition}.js`;

/** A site with one of everything that the real one has. `edition` is what a new version changes. */
export function site(edition = 'first'): Files {
	const files: Record<string, string> = {
		'_app/base.js': `export const base = 1; ${FILLING}`,
		[chartsOf(edition)]: `export const figures = '${edition}'; ${FILLING}`,
		'_app/style.css': `main { color: red } ${FILLING}`,
		'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
		'search.json': JSON.stringify({ edition }),
		'./': page('Guidon', FILLING),
		'404/': page('Nothing here', FILLING)
	};
	for (const lang of ['fr', 'en']) {
		files[`${lang}/`] = page(`Home ${lang}`, FILLING);
		files[`${lang}/settings/`] = page(`Settings ${lang}`, FILLING);
		for (const game of ['dbm', 'wab']) {
			files[`${lang}/${game}/`] = page(`${game} ${lang}`, FILLING);
			files[`${lang}/${game}/terms/`] = page(`Terms ${game} ${lang}`, FILLING);
			for (const chart of ['one', 'two', 'three'])
				files[`${lang}/${game}/${chart}/`] = page(
					`Chart ${chart} ${game} ${lang}`,
					`${FILLING}${chart === 'one' ? edition : ''}`
				);
		}
	}
	return files;
}

const bytes = (text: string) => new TextEncoder().encode(text);

export function listOf(files: Files): Entry[] {
	const parcelOf = (url: string) => {
		const [, lang, part] = /^(fr|en)\/(?:(dbm|wab)\/)?/.exec(url) ?? [];
		if (url === 'search.json') return 'search';
		return lang ? [lang, part].filter(Boolean).join('-') : 'shell';
	};
	return Object.entries(files).map(([url, text]) => ({
		url,
		digest: digestOf(bytes(text)),
		bytes: text.length,
		parcel: parcelOf(url)
	}));
}

export type Answer = (
	path: string,
	init: RequestInit | undefined,
	usual: () => Response
) => Response | Promise<Response>;

export class Host {
	/** What stands between the phone and the files. */
	answer: Answer = (_path, _init, usual) => usual();
	readonly asked: string[] = [];

	constructor(public files: Files) {}

	#usual(path: string): Response {
		const [, parcel] = /^_app\/parcels\/(.+)\.parcel$/.exec(path) ?? [];
		if (parcel) {
			const inParcel = listOf(this.files).filter((entry) => entry.parcel === parcel);
			const body = packed(inParcel.map(({ url }) => ({ url, body: bytes(this.files[url]!) })));
			return inParcel.length ? new Response(new Uint8Array(body)) : notFound();
		}
		const text = this.files[path === '' ? './' : path];
		if (text === undefined) return notFound();
		return new Response(text, { headers: { 'Content-Type': /\/$|^$/.test(path) ? 'text/html' : 'text/plain' } });
	}

	readonly fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
		const path = withoutQuery(addressIn(input)).slice(SCOPE.length);
		this.asked.push(path);
		return this.answer(path, init, () => this.#usual(path));
	}) as typeof fetch;
}

export const notFound = () =>
	new Response('<h1>Not here</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } });
export const offline: Answer = () => {
	throw new TypeError('Failed to fetch');
};
export const signIn: Answer = () =>
	new Response('<!doctype html><title>Sign in</title>', { headers: { 'Content-Type': 'text/html' } });
export const hangs: Answer = () => NEVER;

/** One phone: what it keeps outlives the workers that run on it. */
export class Phone {
	readonly storage = new Storage();
	now = Date.UTC(2026, 10, 18);
	open = [{ id: 'a', url: `${SCOPE}fr/wab/one/` }];
	readonly told: Status[] = [];
	updatesAsked = 0;

	constructor(readonly host: Host) {}

	/** A worker as the browser starts it, again and again: it knows nothing but what is kept. */
	worker(files: Files = this.host.files): Copy {
		const postMessage = (message: unknown) => void this.told.push((message as { status: Status }).status);
		return new Copy(
			{
				caches: this.storage.caches,
				fetch: this.host.fetch,
				scope: SCOPE,
				languages: ['fr-FR'],
				now: () => this.now,
				pages: async () => this.open.map((each) => ({ ...each, postMessage })),
				lookForUpdate: () => void (this.updatesAsked += 1)
			},
			listOf(files)
		);
	}

	/** The first visit, to its end. */
	async visited(files: Files = this.host.files): Promise<Copy> {
		const worker = this.worker(files);
		await worker.install(true);
		await worker.activate();
		await worker.order('fill');
		return worker;
	}

	/** Work that the browser ends at the nth write. */
	async killedAt(writes: number, work: () => Promise<unknown>): Promise<void> {
		const killed = new Promise<void>((done) => (this.storage.onKilled = done));
		this.storage.writesLeft = writes;
		await Promise.race([work().catch(() => undefined), killed]);
		this.storage.writesLeft = Infinity;
	}

	/** The one cache with the files of a version. */
	version(): Map<string, { body: Uint8Array<ArrayBuffer> }> {
		const [name] = [...this.storage.all.keys()].filter((key) => key.startsWith('guidon:/app/:v:'));
		return this.storage.all.get(name!)!;
	}
}
