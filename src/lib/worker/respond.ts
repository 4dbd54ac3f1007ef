/**
 * Answers requests: from the copy if the body matches its digest, else from the network, else, for a page, with a recovery page.
 * Script names contain content hashes, so a page never runs scripts of two versions. An open page of an earlier version gets its
 * scripts, and the search index (whose name has no hash), from the copy of that version.
 */
import { LANGS } from '$lib/core/types';
import { fromHost, type Fetched } from './host';
import { addressOf, entryFor, headersOf, isPage, readingOf, digestOf, type Entry } from './list';
import { recoveryPage, type KeptPage } from './recovery';
import type { State } from './state';
import type { Store } from './store';
import { within } from './env';

/** After so many milliseconds the recovery page is shown: a page that never loads is worse. */
const PATIENCE = 3000;
const NOT_FOUND = '404/';
/** A page without text, style or script, which some proxies answer with status 200. */
const BLANK = /^(?:\s|<!doctype[^>]*>|<\/?(?:html|head|body)\b[^>]*>)*$/i;
const LONGEST_BLANK = 1_000;
/**
 * Most links on the recovery page, by language: the charts of one game and the start pages. Each title is read from the cache, so
 * more would delay the page on a slow phone.
 */
const MOST_LINKS = 24;

export interface Asked {
	readonly url: string;
	/** Client id of the requesting page; only for files. */
	readonly from?: string;
}

export class Responder {
	readonly #entries: ReadonlyMap<string, Entry>;

	constructor(
		readonly store: Promise<Store>,
		readonly state: State,
		list: readonly Entry[],
		/** Called when a listed file was not in the copy; refills every gap in the background. */
		readonly onHole: () => void
	) {
		this.#entries = new Map(list.map((entry) => [entry.url, entry]));
	}

	entry(url: string): Entry | undefined {
		return entryFor(this.#entries, url, this.state.env.scope);
	}

	/** Any error while reading the cache counts as a miss. */
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
			// Not before: of two hosts behind one name the next answer may be the one that is wanted here.
			if (entry) this.onHole();
			if (answer) return answer;
		} catch (error) {
			// Offline, an address that is not in the list gets the 404 page with status 404. After a time-out it may exist on the host.
			const isLate = error instanceof Error && error.name === 'TimeoutError';
			const lost = !entry && !isLate && (await this.#kept(this.#entries.get(NOT_FOUND)));
			if (lost) return new Response(lost.body, { status: 404, headers: lost.headers });
		}
		return this.#recovery(asked.url, entry);
	}

	/** Undefined if the host answers with an error, or with a blank page, for a page that the list contains. */
	async #pageFromHost({ url }: Asked, entry: Entry | undefined): Promise<Response | undefined> {
		const { fetch } = this.state.env;
		// The browser follows a redirect itself and requests its target.
		const answer = await within(PATIENCE, (signal) => fetch(url, { cache: 'no-cache', redirect: 'manual', signal }));
		if (!entry) return answer;
		if (answer.type === 'opaqueredirect') return answer;
		if (!answer.ok) return undefined;
		const body = await within(PATIENCE, () => answer.arrayBuffer());
		const isOurs = (await digestOf(body)) === entry.digest;
		const ours = isOurs ? { body, answer } : await this.#askedAgain(entry);
		if (ours) await this.#keep(entry, ours.body);
		else if (body.byteLength < LONGEST_BLANK && BLANK.test(new TextDecoder().decode(body))) return undefined;
		const { status, headers } = ours?.answer ?? answer;
		return new Response(ours?.body ?? body, { status, headers });
	}

	/** Of two hosts behind one name the next to answer may have this version; so may the host itself, past a cache on the way. */
	async #askedAgain(entry: Entry): Promise<Fetched | undefined> {
		const fetched = await fromHost(this.state.env, entry, PATIENCE, ['reload']).catch(() => undefined);
		return typeof fetched === 'string' ? undefined : fetched;
	}

	async #keep(entry: Entry, body: ArrayBuffer, answer?: Response) {
		try {
			await (await this.store).put(entry, body, answer);
		} catch {
			// Storage is full: the page is served all the same, and counted as missing.
		}
	}

	async file(asked: Asked, request: Request): Promise<Response> {
		const { env } = this.state;
		const origin = asked.from ? await this.state.originOf(asked.from) : undefined;
		const entry = this.entry(asked.url);
		if (origin) {
			// Versions up to November 2026 (Workbox) kept some files under an address with a query.
			const earlier = await env.caches.match(request, { cacheName: origin, ignoreSearch: true });
			if (earlier) return earlier;
		}
		const kept = await this.#kept(entry);
		if (kept) return kept;
		if (entry) return this.#fileFromHost(entry);
		const answer = await env.fetch(request);
		// A file of another version, for a page of it: the next of two hosts may have it.
		return answer.status === 404 ? env.fetch(request, { cache: 'reload' }) : answer;
	}

	/** A body with another digest is refused: it belongs to another version, or is a sign-in page, and would break the open page. */
	async #fileFromHost(entry: Entry): Promise<Response> {
		this.onHole();
		const fetched = await fromHost(this.state.env, entry, PATIENCE).catch(() => undefined);
		if (!fetched || typeof fetched === 'string') return Response.error();
		await this.#keep(entry, fetched.body, fetched.answer);
		return (await this.#kept(entry)) ?? new Response(fetched.body, { headers: headersOf(entry) });
	}

	async #recovery(url: string, entry: Entry | undefined): Promise<Response> {
		const { scope, languages } = this.state.env;
		const { lang, game } = readingOf(url, scope, languages);
		const pages = [...this.#entries.values()].filter((page) => isPage(page) && /^(fr|en)\//.test(page.url));
		// First pages of the same language and game as the missing one, then the start pages.
		const near = (page: Entry) => game !== undefined && page.url.startsWith(`${lang}/${game}/`);
		const isStart = (page: Entry) => page.url.split('/').length <= 3;
		const wanted = [...pages.filter(near), ...pages.filter((page) => !near(page) && isStart(page))];
		const kept: KeptPage[] = [];
		for (const page of wanted) {
			const of = LANGS.find((one) => page.url.startsWith(`${one}/`));
			if (!of || kept.filter((other) => other.lang === of).length >= MOST_LINKS) continue;
			const html = page === entry ? undefined : await this.#text(page);
			const title = html && /<title>([^<]*)<\/title>/.exec(html)?.[1];
			if (title) kept.push({ href: addressOf(page, scope), title: plainText(title), lang: of });
		}
		// Start pages have the shortest addresses, and are listed first.
		const depth = ({ href }: KeptPage) => href.split('/').length;
		kept.sort((a, b) => depth(a) - depth(b) || a.title.localeCompare(b.title, a.lang));
		return recoveryPage(url, entry !== undefined, lang, kept, 503);
	}
}

const plainText = (html: string) =>
	html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
