/** The list of what is kept, written into the worker at build time: every page, script, style and index with its sum. */
import { LANGS, type Lang } from '$lib/core/types';
import { PAGE_HEADERS } from './page-headers';

export interface Entry {
	/** Relative to the scope; a page ends with a slash, the first page is `./`. */
	readonly url: string;
	readonly sum: string;
	readonly bytes: number;
	/** The parcel that carries it. */
	readonly parcel: string;
	/** Fetched beside its parcel, by itself: what is worth compiling only once. */
	readonly apart?: true;
}

/** Long enough against accidents. It is no defence against an attacker: one who can write files of the host can replace the worker. */
const SUM_BYTES = 9;

export async function sumOf(body: BufferSource): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
	return btoa(String.fromCharCode(...digest.subarray(0, SUM_BYTES)))
		.replaceAll('+', '-')
		.replaceAll('/', '_');
}

/** A version is its list: the same files have the same name, whenever they were built. */
export const versionOf = (list: readonly Entry[]): Promise<string> =>
	sumOf(new TextEncoder().encode(list.map(({ url, sum }) => `${url} ${sum}`).join('\n')));

export const isPage = ({ url }: Entry) => url.endsWith('/');

export const addressOf = ({ url }: Entry, scope: string) => new URL(url, scope).href;

const HTML = 'text/html';
const TYPES: Record<string, string> = {
	js: 'text/javascript',
	css: 'text/css',
	svg: 'image/svg+xml',
	json: 'application/json',
	txt: 'text/plain'
};

const typeOf = ({ url }: Entry) => TYPES[url.split('.').at(-1) ?? ''] ?? HTML;

/** Pages, the shell and the page that says that there is none. */
const isHtml = (entry: Entry) => typeOf(entry) === HTML;

export const headersOf = (entry: Entry): Record<string, string> => ({
	'Content-Type': `${typeOf(entry)};charset=utf-8`,
	...(isHtml(entry) ? PAGE_HEADERS : undefined)
});

/**
 * The entry that an address asks for. Nothing in a query changes a file: it is for scripts to read. A page may be typed with or
 * without its slash, and as a file. No build knows the pages of games that came to this device, `fr/~little-wars/`: the shell
 * starts the router there.
 */
export function entryFor(list: ReadonlyMap<string, Entry>, address: string, scope: string): Entry | undefined {
	const { pathname } = new URL(address);
	const start = new URL(scope).pathname;
	if (`${pathname}/` === start) return list.get('./');
	if (!pathname.startsWith(start)) return undefined;
	const path = pathname.slice(start.length);
	if (/^(fr|en)\/~/.test(path)) return list.get('shell.html');
	const folder = path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
	return list.get(path) ?? list.get(folder ? folder.replace(/\/*$/, '/') : './');
}

/** What is read first: a language, and a game in it. */
export interface Reading {
	readonly lang: Lang;
	readonly game?: string;
}

/** From the address of an open page, else from the browser's languages. */
export function readingOf(address: string | undefined, scope: string, languages: readonly string[]): Reading {
	const [lang, game] = (address?.startsWith(scope) ? address.slice(scope.length) : '').split(/[/?#]/);
	const isLang = (tag?: string): tag is Lang => LANGS.includes(tag as Lang);
	const own = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang);
	return isLang(lang) ? { lang, game } : { lang: own ?? 'en' };
}

/** The order in which parcels are fetched, and how many of them are what the reader is reading. */
export function parcelsFor(list: readonly Entry[], { lang, game }: Reading): { parcels: string[]; first: number } {
	const all = [...new Set(list.map(({ parcel }) => parcel))];
	const rank = (parcel: string) => {
		const [of, ...rest] = parcel.split('-');
		const isOther = LANGS.some((other) => other === of && other !== lang);
		if (isOther) return 4;
		if (parcel === lang) return 1;
		if ((of === lang || of === 'scripts') && rest.join('-') === game) return 2;
		return parcel === 'shell' ? 0 : 3;
	};
	const parcels = all.sort((a, b) => rank(a) - rank(b));
	return { parcels, first: parcels.filter((parcel) => rank(parcel) < 3).length };
}
