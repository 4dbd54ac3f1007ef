/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page of both languages opens without a network. This file connects its logic in
 * `lib/worker`, which also runs in tests, to the browser's events.
 */
import { Copy, type Order } from '$lib/worker/copy';
import type { Entry } from '$lib/worker/list';
import { receiveShared } from '$lib/app/settings/receive-shared';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly Entry[] };

const { scope } = self.registration;

const copy = new Copy(
	{
		caches: self.caches,
		fetch: (input, init) => fetch(input, init),
		scope,
		languages: navigator.languages,
		now: () => Date.now(),
		pages: async () => {
			const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
			return open.filter(({ url }) => url.startsWith(scope));
		},
		lookForUpdate: () => void self.registration.update().catch(() => undefined)
	},
	self.__WB_MANIFEST
);

self.addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
	const isFirst = !self.registration.active;
	await copy.install(isFirst);
	if (isFirst) await self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
	await copy.activate();
	// The worker controls the page of the first visit without a reload.
	await self.clients.claim();
	// Fetches the rest of a first copy. Not awaited, because a worker answers no request before it is active. Open pages order it too.
	void copy.order('fill');
}

self.addEventListener('fetch', (event) => receiveShared(event, scope));

self.addEventListener('fetch', (event) => {
	const { request, clientId } = event;
	const { url } = request;
	if (request.method !== 'GET' || !url.startsWith(scope)) return;
	const { answers } = copy;
	if (request.mode === 'navigate') event.respondWith(answers.page({ url }));
	else if (answers.entry(url) || url.startsWith(`${scope}_app/`))
		event.respondWith(answers.file({ url, from: clientId }, request));
});

interface Message {
	readonly order?: Order;
}

self.addEventListener('message', (event) => {
	// The message that pages of every version send.
	if (event.data === 'take over') return void self.skipWaiting();
	const { order } = (event.data ?? {}) as Message;
	const [port] = event.ports;
	if (order) event.waitUntil(copy.order(order).then(() => copy.tell()));
	// Pages of earlier versions ask for the status without an order, and read `of` as a count.
	else event.waitUntil(copy.status().then((status) => port?.postMessage({ ...status, of: status.all, status })));
});
