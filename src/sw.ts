/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page of both languages opens with no network. Here its logic, which stands in
 * `lib/worker` and runs in tests as well, meets the browser.
 */
import { Keeper, type Order } from '$lib/worker/keeper';
import type { Entry } from '$lib/worker/list';
import { receiveShared } from '$lib/app/settings/receive-shared';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly Entry[] };

const { scope } = self.registration;

const keeper = new Keeper(
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
	await keeper.install(isFirst);
	if (isFirst) await self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
	await keeper.activate();
	// The very first page is served by the worker from then on, without a reload.
	await self.clients.claim();
	// The rest of a first copy. Not waited for: nothing is answered before the worker is active. A page that is open asks for it, too.
	void keeper.order('fill');
}

self.addEventListener('fetch', (event) => receiveShared(event, scope));

self.addEventListener('fetch', (event) => {
	const { request, clientId } = event;
	const { url } = request;
	if (request.method !== 'GET' || !url.startsWith(scope)) return;
	const { answers } = keeper;
	if (request.mode === 'navigate') event.respondWith(answers.page({ url }));
	else if (answers.entry(url) || url.startsWith(`${scope}_app/`))
		event.respondWith(answers.file({ url, from: clientId }, request));
});

interface Message {
	readonly order?: Order;
}

self.addEventListener('message', (event) => {
	// Pages of every version say it so.
	if (event.data === 'take over') return void self.skipWaiting();
	const { order } = (event.data ?? {}) as Message;
	const [port] = event.ports;
	if (order) event.waitUntil(keeper.order(order).then(() => keeper.tell()));
	// The question of earlier versions is understood too.
	else event.waitUntil(keeper.status().then((status) => port?.postMessage({ ...status, of: status.all, status })));
});
