/**
 * What a request is answered with: the copy, if its body has its sum; else the network as it is; else, for a page, our own words.
 * Scripts have their sums in their names, so that a page never runs those of two versions; an open page of an earlier version gets
 * them, and the search index, which has none, from the copy that it came from.
 */
import { fromHost } from './host';
import { addressOf, entryFor, headersOf, isPage, readingOf, sumOf, type Entry } from './list';
import { recoveryPage, type KeptPage } from './recovery';
import type { State } from './state';
import type { Store } from './store';
import { within } from './world';

/** A page that hangs is worse than one that says so. */
const PATIENCE = 3000;
const NOT_FOUND = '404/';
/** No text and nothing that could bring any: what some proxies answer in place of a page, with the status 200. */
const BLANK = /^(?:\s|<!doctype[^>]*>|<\/?(?:html|head|body)\b[^>]*>)*$/i;
const LONGEST_BLANK = 1_000;
/** The charts of one game, and the starting points: more would hold the page up on a slow phone. */
const MOST_LINKS = 24;

export interface Asked {
	readonly url: string;
	/** The page that asks, for what is not a page. */
	readonly from?: string;
}

export class Answers {
	readonly #entries: ReadonlyMap<string, Entry>;

	constructor(
		readonly store: Promise<Store>,
		readonly state: State,
		list: readonly Entry[],
		/** What was missing when it was wanted is fetched, with all else that may be missing. */
		readonly onHole: () => void
	) {
		this.#entries = new Map(list.map((entry) => [entry.url, entry]));
	}

	entry(url: string): Entry | undefined {
		return entryFor(this.#entries, url, this.state.world.scope);
	}

	/** A copy that cannot be read, whatever the browser says of it, is one that is missing. */
	async #kept(entry: Entry | undefined): Promise<Response | undefined> {
		try {
			return entry && (await (await this.store).take(entry));
		} catch {
			return undefined;
		}
	}

	async #text(entry: Entry): Promise<string | undefined> {
		try {
			const body = await (await this.store).read(entry);
			return body && new TextDecoder().decode(body);
		} catch {
			return undefined;
		}
	}

	async page(asked: Asked): Promise<Response> {
		const entry = this.entry(asked.url);
		const kept = await this.#kept(entry);
		if (kept) return kept;
		try {
			const answer = await this.#pageFromHost(asked, entry);
			if (answer) return answer;
		} catch (error) {
			// Without a network an address that is not in the list does not exist: the page that says so, with its status.
			const lost =
				!entry && (error as Error).name !== 'TimeoutError' && (await this.#kept(this.#entries.get(NOT_FOUND)));
			if (lost) return new Response(lost.body, { status: 404, headers: lost.headers });
		}
		return this.#recovery(asked.url, entry);
	}

	/** Undefined if the host has no such page, or a blank one, though there is one. */
	async #pageFromHost({ url }: Asked, entry: Entry | undefined): Promise<Response | undefined> {
		const { fetch } = this.state.world;
		// A redirect is followed by the browser, which then asks for what it leads to.
		const answer = await within(PATIENCE, (signal) => fetch(url, { cache: 'no-cache', redirect: 'manual', signal }));
		if (!entry) return answer;
		this.onHole();
		if (answer.type === 'opaqueredirect') return answer;
		if (!answer.ok) return undefined;
		const body = await within(PATIENCE, () => answer.arrayBuffer());
		const isOurs = (await sumOf(body)) === entry.sum;
		if (isOurs) await this.#keep(entry, body);
		else if (body.byteLength < LONGEST_BLANK && BLANK.test(new TextDecoder().decode(body))) return undefined;
		return new Response(body, { status: answer.status, headers: answer.headers });
	}

	async #keep(entry: Entry, body: ArrayBuffer, answer?: Response) {
		try {
			await (await this.store).put(entry, body, answer);
		} catch {
			// No room: it is shown all the same, and counted as missing.
		}
	}

	async file(asked: Asked, request: Request): Promise<Response> {
		const { world } = this.state;
		const origin = asked.from ? await this.state.originOf(asked.from) : undefined;
		const entry = this.entry(asked.url);
		if (origin) {
			// A worker of an earlier kind kept some under an address with a query.
			const earlier = await world.caches.match(request, { cacheName: origin, ignoreSearch: true });
			if (earlier) return earlier;
		}
		const kept = await this.#kept(entry);
		if (kept) return kept;
		return entry ? this.#fileFromHost(entry) : world.fetch(request);
	}

	/** What has another sum is of another version, or a page of the network's owner: a script that breaks this page. */
	async #fileFromHost(entry: Entry): Promise<Response> {
		this.onHole();
		const fetched = await fromHost(this.state.world, entry, PATIENCE).catch(() => undefined);
		if (!fetched || typeof fetched === 'string') return Response.error();
		await this.#keep(entry, fetched.body, fetched.answer);
		return (await this.#kept(entry)) ?? new Response(fetched.body, { headers: headersOf(entry) });
	}

	async #recovery(url: string, entry: Entry | undefined): Promise<Response> {
		const { scope, languages } = this.state.world;
		const { lang, game } = readingOf(url, scope, languages);
		const pages = [...this.#entries.values()].filter((page) => isPage(page) && /^(fr|en)\//.test(page.url));
		// First what stands beside the page that is missing, then the starting points.
		const near = (page: Entry) => game !== undefined && page.url.startsWith(`${lang}/${game}/`);
		const isStart = (page: Entry) => page.url.split('/').length <= 3;
		const wanted = [...pages.filter(near), ...pages.filter((page) => !near(page) && isStart(page))];
		const kept: KeptPage[] = [];
		for (const page of wanted) {
			const of = page.url.slice(0, 2) as KeptPage['lang'];
			if (kept.filter((other) => other.lang === of).length >= MOST_LINKS) continue;
			const html = page === entry ? undefined : await this.#text(page);
			const title = html && /<title>([^<]*)<\/title>/.exec(html)?.[1];
			if (title) kept.push({ href: addressOf(page, scope), title: plainText(title), lang: of });
		}
		// The shorter addresses are where a language and a game begin.
		const depth = ({ href }: KeptPage) => href.split('/').length;
		kept.sort((a, b) => depth(a) - depth(b) || a.title.localeCompare(b.title, a.lang));
		return recoveryPage(url, entry !== undefined, lang, kept, 503);
	}
}

const plainText = (html: string) =>
	html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
