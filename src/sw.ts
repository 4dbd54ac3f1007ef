/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page of both languages opens with no network. The list of files is written in at
 * build time, each with the sum of its contents: a host that answers something else under their names fails the install, and
 * the version before stays.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { receiveShared } from './lib/settings/receive-shared';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const entries = self.__WB_MANIFEST;
const NOT_FOUND = '404/';

self.addEventListener('fetch', (event) => receiveShared(event, self.registration.scope));

precacheAndRoute(entries, {
	// Nothing in a query changes a page: it is for scripts to read.
	ignoreURLParametersMatching: [/./],
	directoryIndex: 'index.html',
	cleanURLs: false,
	urlManipulation: ({ url }) => {
		const folder = new URL(url);
		folder.pathname = url.pathname.replace(/(\/index)?\.html$/, '').replace(/\/*$/, '/');
		return [folder];
	}
});

/** A page that is not in the cache does not exist, or not yet: ask the network, else say so. */
registerRoute(
	new NavigationRoute(async ({ request }) => {
		try {
			return await fetch(request as Request);
		} catch {
			// No network: the friendly page for wrong addresses, with the status that is true of them.
			const page = await matchPrecache(NOT_FOUND);
			return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
		}
	})
);

cleanupOutdatedCaches();
// The very first page is served by the worker from then on, without a reload.
clientsClaim();

/** How many pages are really in the cache, counted and not believed. */
async function count(): Promise<{ kept: number; of: number }> {
	const pages = entries.filter(({ url }) => url.endsWith('/'));
	const found = await Promise.all(pages.map(({ url }) => matchPrecache(url)));
	return { kept: found.filter(Boolean).length, of: pages.length };
}

self.addEventListener('message', (event) => {
	if (event.data === 'take over') void self.skipWaiting();
	if (event.data === 'count') event.waitUntil(count().then((pages) => event.ports[0]?.postMessage(pages)));
});
