/** What the service worker is up to, as far as a player cares: ready without a network, and a new version waiting. */
import { base } from '$app/paths';
import { readLocal, writeLocal } from '$lib/app/device/local-settings';
import { isWithoutWorker, register } from './register';
import type { Order, Status } from '$lib/worker/keeper';

const HOUR = 3_600_000;
/** How old a check of the whole copy may be. */
const CHECK_EVERY = 20 * HOUR;
/** A worker that is copying says so many times a second: after such a silence the browser has ended it. */
const SILENCE = 10_000;

class Offline {
	/** What the version in charge has, as it counted itself. */
	status = $state.raw<Status>();
	/** What has come of a new version that is being fetched. */
	coming = $state.raw<Status>();
	/** The cache was filled just now, for the first time: worth saying once. */
	news = $state(false);
	/** This browser cannot keep pages, or is told not to. */
	impossible = $state(false);
	#waiting = $state.raw<ServiceWorker>();
	/** Another tab took a new version over: the files of this page may be gone at the next step. */
	stale = false;
	#asked = false;
	/** No worker has taken this page over yet. */
	#isUnclaimed = isWithoutWorker;
	#silence?: ReturnType<typeof setTimeout>;

	/** Every file is in the cache. */
	get ready() {
		return this.status !== undefined && this.status.kept === this.status.all;
	}

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
		workers.addEventListener('message', ({ data }) => this.#hear(data?.status));
		workers.addEventListener('controllerchange', () => this.#takenOver());
		// Before this page was idle.
		if (this.#isUnclaimed && workers.controller) this.#takenOver();
		addEventListener('online', () => this.#goOn());
		if (!(await this.#register())) return;
		await workers.ready;
		await this.refresh();
		this.#goOn();
	}

	async #register(): Promise<boolean> {
		try {
			const registration = await register();
			this.#follow(registration);
			let asked = Date.now();
			document.addEventListener('visibilitychange', () => {
				if (document.visibilityState !== 'visible' || Math.abs(Date.now() - asked) < HOUR) return;
				asked = Date.now();
				// Without a network there is nothing to ask; the next time will do.
				registration.update().catch(() => undefined);
			});
			return true;
		} catch {
			// Blocked by the browser, or not served over https. What an earlier visit left still answers, network or not.
			this.impossible = !navigator.serviceWorker.controller;
			return !this.impossible;
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

	/** Asks the worker to count what it has. */
	async refresh(): Promise<void> {
		// A worker of an earlier version counts its pages, and answers in its own words.
		const answer = await this.#ask<{ kept: number; of: number; status?: Status }>('count');
		if (answer) this.#hear(answer.status ?? { of: 'current', kept: answer.kept, all: answer.of });
	}

	/** `fill` goes on where a copy stopped, `repair` fetches everything again. */
	async order(order: Order) {
		(await this.#worker())?.postMessage({ order });
	}

	/** The version in charge; before it has taken this page over, too. */
	async #worker(): Promise<ServiceWorker | null | undefined> {
		const workers = navigator.serviceWorker;
		return workers.controller ?? (await workers.getRegistration(`${base}/`))?.active;
	}

	/** What is missing is fetched; what has not been read for long is checked. */
	#goOn() {
		const { status } = this;
		if (!status || status.doing) return;
		if (!this.ready) void this.order('fill');
		else if (Math.abs(Date.now() - (status.checked ?? 0)) > CHECK_EVERY) void this.order('check');
	}

	async #ask<Answer>(question: unknown): Promise<Answer | undefined> {
		const worker = await this.#worker();
		if (!worker) return undefined;
		return new Promise((resolve) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = ({ data }) => resolve(data);
			worker.postMessage(question, [port2]);
		});
	}

	#hear(status: Status | undefined) {
		if (!status) return;
		if (status.of === 'coming') {
			this.coming = status;
			return;
		}
		this.status = status;
		clearTimeout(this.#silence);
		// Counted again, it says whether it still works; if it does not, it goes on where it stopped.
		if (status.doing) this.#silence = setTimeout(() => void this.refresh().then(() => this.#goOn()), SILENCE);
		if (this.ready && !status.doing && !readLocal('told-ready')) {
			this.news = true;
			writeLocal('told-ready', 'yes');
		}
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

	#takenOver() {
		this.#waiting = undefined;
		if (this.#asked) location.reload();
		else if (!this.#isUnclaimed) this.stale = true;
		this.#isUnclaimed = false;
	}
}

export const offline = new Offline();
