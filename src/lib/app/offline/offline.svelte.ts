/** State of the service worker for the player: offline copy ready, new version waiting. */
import { base } from '$app/paths';
import { readLocal, writeLocal } from '$lib/app/device/local-settings';
import { isWithoutWorker, register } from './register';
import type { Order, Status } from '$lib/worker/copy';

const HOUR = 3_600_000;
/** Milliseconds after which the whole copy is checked again. */
const CHECK_EVERY = 20 * HOUR;
/** Milliseconds without progress after which the browser is assumed to have ended a copying worker. */
const SILENCE = 10_000;

class Offline {
	/** The active version's own count. */
	status = $state.raw<Status>();
	/** Progress of a new version. */
	coming = $state.raw<Status>();
	/** The first copy was completed just now: mentioned once. */
	news = $state(false);
	/** The browser has no service workers, or blocks them. */
	impossible = $state(false);
	#waiting = $state.raw<ServiceWorker>();
	/** Another tab activated a new version, so files of this page may be missing on the next navigation. */
	stale = false;
	#asked = false;
	/** No worker controls this page yet. */
	#isUnclaimed = isWithoutWorker;
	#silence?: ReturnType<typeof setTimeout>;

	/** All files are cached. */
	get ready() {
		return this.status !== undefined && this.status.kept === this.status.all;
	}

	/** A new version is cached and waits for a tap or the next launch. */
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
		// The worker took control before this page was idle.
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
				// Fails offline; the next check will do.
				registration.update().catch(() => undefined);
			});
			return true;
		} catch {
			// Blocked by the browser, or no https. A worker of an earlier visit still works.
			this.impossible = !navigator.serviceWorker.controller;
			return !this.impossible;
		}
	}

	/** Activates the waiting version. The page reloads, with its state in the address. */
	install() {
		this.#asked = true;
		this.#waiting?.postMessage('take over');
	}

	later() {
		this.#waiting = undefined;
	}

	/** Asks the worker for a new count. */
	async refresh(): Promise<void> {
		// Older workers count pages and answer in another format.
		const answer = await this.#ask<{ kept: number; of: number; status?: Status }>('count');
		if (answer) this.#hear(answer.status ?? { of: 'current', kept: answer.kept, all: answer.of });
	}

	/** `fill` continues an interrupted copy, `repair` fetches everything again. */
	async order(order: Order) {
		this.#expectWord();
		(await this.#worker())?.postMessage({ order });
	}

	/**
	 * Sets the alarm for a silent worker. The browser may have ended it, and may end it again before it answers the count: the
	 * alarm is set again before each question.
	 */
	#expectWord() {
		clearTimeout(this.#silence);
		this.#silence = setTimeout(() => {
			this.#expectWord();
			// Asks for a new count: a working copy reports progress, an ended one is started again.
			void this.refresh().then(() => this.#goOn());
		}, SILENCE);
	}

	/** The active worker, also before it controls this page. */
	async #worker(): Promise<ServiceWorker | null | undefined> {
		const workers = navigator.serviceWorker;
		return workers.controller ?? (await workers.getRegistration(`${base}/`))?.active;
	}

	/** Starts fetching missing files, or a check if the last one is old. */
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
		if (status.doing) this.#expectWord();
		if (this.ready && !status.doing && !readLocal('told-ready')) {
			this.news = true;
			writeLocal('told-ready', 'yes');
		}
	}

	#follow(registration: ServiceWorkerRegistration) {
		const offer = (worker: ServiceWorker | null) => {
			// Without a controller this is the first version ever, not an update.
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
