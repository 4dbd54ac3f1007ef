/** What the service worker is up to, as far as a player cares: ready without a network, and a new version waiting. */
import { base } from '$app/paths';
import { readLocal, writeLocal } from '../device/local-settings';

const HOUR = 3_600_000;

/** A page that requires Trusted Types takes the address of a worker from this policy alone. */
function workerAddress(): string {
	const address = `${base}/sw.js`;
	const policy = globalThis.window?.trustedTypes?.createPolicy('guidon-worker', {
		createScriptURL: (of: string) => of
	});
	return (policy?.createScriptURL(address) as string | undefined) ?? address;
}

class Offline {
	/** Every page is in the cache. */
	ready = $state(false);
	/** The cache was filled just now, for the first time: worth saying once. */
	news = $state(false);
	/** This browser cannot keep pages, or is told not to. */
	impossible = $state(false);
	#waiting = $state.raw<ServiceWorker>();
	/** Another tab took a new version over: the files of this page may be gone at the next step. */
	stale = false;
	#asked = false;

	/** A new version is in the cache and waits for a tap, or for the next launch. */
	get update() {
		return this.#waiting !== undefined;
	}

	async start() {
		if (!('serviceWorker' in navigator)) {
			this.impossible = true;
			return;
		}
		const workers = navigator.serviceWorker;
		const first = !workers.controller;
		try {
			const registration = await workers.register(workerAddress(), { scope: `${base}/` });
			this.#follow(registration);
			workers.addEventListener('controllerchange', () => this.#takenOver(first));
			let asked = Date.now();
			document.addEventListener('visibilitychange', () => {
				if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
				asked = Date.now();
				// Without a network there is nothing to ask; the next time will do.
				registration.update().catch(() => undefined);
			});
			await workers.ready;
			this.ready = true;
			this.news = !readLocal('told-ready');
			writeLocal('told-ready', 'yes');
		} catch {
			// Blocked by the browser, or not served over https: the pages still open with a network.
			this.impossible = true;
		}
	}

	/** Lets the waiting version take over; the page reloads with its place and its answers in the address. */
	install() {
		this.#asked = true;
		this.#waiting?.postMessage('take over');
	}

	later() {
		this.#waiting = undefined;
	}

	/** How many pages are in the cache, counted by the worker. */
	async count(): Promise<{ kept: number; of: number } | undefined> {
		const worker = navigator.serviceWorker?.controller;
		if (!worker) return undefined;
		return new Promise((resolve) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = ({ data }) => resolve(data);
			worker.postMessage('count', [port2]);
		});
	}

	#follow(registration: ServiceWorkerRegistration) {
		const offer = (worker: ServiceWorker | null) => {
			// Without a controller it is the first version of all, and no news.
			if (worker && navigator.serviceWorker.controller) this.#waiting = worker;
		};
		offer(registration.waiting);
		registration.addEventListener('updatefound', () => {
			const worker = registration.installing;
			worker?.addEventListener('statechange', () => {
				if (worker.state === 'installed') offer(worker);
			});
		});
	}

	#takenOver(first: boolean) {
		this.#waiting = undefined;
		if (this.#asked) location.reload();
		else if (!first) this.stale = true;
	}
}

export const offline = new Offline();
