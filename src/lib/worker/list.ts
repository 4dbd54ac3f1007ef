/** The list of files in the copy, written into the worker at build time: every page, script, style and index with its digest. */
import { LANGS, type Lang } from '$lib/core/types';
import { PAGE_HEADERS } from './page-headers';

export interface Entry {
	/** Relative to the scope; a page ends with a slash, the first page is `./`. */
	readonly url: string;
	readonly digest: string;
	readonly bytes: number;
	/** Name of the parcel that contains it. */
	readonly parcel: string;
	/** Fetched singly, not in its parcel, so that the browser can cache its compiled code. */
	readonly apart?: true;
}

/** 72 bits, long enough against accidents. Against attackers no digest helps: who can write the host's files can replace the worker. */
const DIGEST_BYTES = 9;

export async function digestOf(body: BufferSource): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
	return btoa(String.fromCharCode(...digest.subarray(0, DIGEST_BYTES)))
		.replaceAll('+', '-')
		.replaceAll('/', '_');
}

/** A version is named by the digest of its list: the same files give the same name, whenever they were built. */
export const versionOf = (list: readonly Entry[]): Promise<string> =>
	digestOf(new TextEncoder().encode(list.map(({ url, digest }) => `${url} ${digest}`).join('\n')));

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

/** Pages, the shell and the 404 page. */
const isHtml = (entry: Entry) => typeOf(entry) === HTML;

export const headersOf = (entry: Entry): Record<string, string> => ({
	'Content-Type': `${typeOf(entry)};charset=utf-8`,
	...(isHtml(entry) ? PAGE_HEADERS : undefined)
});

/**
 * The entry of an address. The query is ignored: only scripts read it. A page may be requested with or without its slash, and as
 * `index.html`. Pages of installed games (`fr/~little-wars/`) are in no build: they get the shell, whose router renders them.
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

/** A language, and a game in it, whose pages are fetched first. */
export interface Reading {
	readonly lang: Lang;
	readonly game?: string;
}

/** Read from the address of an open page, else from the browser's languages. */
export function readingOf(address: string | undefined, scope: string, languages: readonly string[]): Reading {
	const [lang, game] = (address?.startsWith(scope) ? address.slice(scope.length) : '').split(/[/?#]/);
	const isLang = (tag?: string): tag is Lang => LANGS.some((one) => one === tag);
	const own = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLang);
	return isLang(lang) ? { lang, game } : { lang: own ?? 'en' };
}

/** The order in which parcels are fetched, and how many of them at its start make the pages being read complete. */
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
