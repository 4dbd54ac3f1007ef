/**
 * Keeps the screen on while a battle is running, on every page. The browser releases the lock when the page is hidden, so it is requested
 * again when shown.
 */
import { hasChanged, readLocal, writeLocal } from './local-settings';

class ScreenLock {
	/** The player's setting. */
	#wanted = $state(true);
	#running = false;
	#lock: WakeLockSentinel | undefined;
	#asking = false;
	#started = false;

	/** Called when the first page is idle, or earlier by code that needs it. */
	start() {
		if (this.#started) return;
		this.#started = true;
		this.#wanted = readLocal('awake') !== 'no';
		this.#running = readLocal('battle') === 'running';
		document.addEventListener('visibilitychange', () => void this.#settle());
		// Another tab has started or ended a battle.
		addEventListener('storage', (event) => {
			if (!hasChanged(event, 'battle')) return;
			this.#running = readLocal('battle') === 'running';
			void this.#settle();
		});
		void this.#settle();
	}

	get wanted() {
		return this.#wanted;
	}

	set wanted(wanted: boolean) {
		this.#wanted = wanted;
		writeLocal('awake', wanted ? 'yes' : 'no');
		void this.#settle();
	}

	/** Set by pages that have read whether a battle is running. */
	set running(running: boolean) {
		// The player's setting must be read first.
		this.start();
		if (running === this.#running) return;
		this.#running = running;
		// Stored in localStorage, so that pages need not open the database for this.
		writeLocal('battle', running ? 'running' : '');
		void this.#settle();
	}

	async #settle() {
		const on = this.#wanted && this.#running;
		if (!on) {
			void this.#lock?.release();
			this.#lock = undefined;
			return;
		}
		if (this.#lock || this.#asking || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
		this.#asking = true;
		try {
			const lock = await navigator.wakeLock.request('screen');
			lock.addEventListener('release', () => {
				if (this.#lock === lock) this.#lock = undefined;
			});
			this.#lock = lock;
		} catch {
			// Low battery, or the system refuses: the screen sleeps as usual.
		} finally {
			this.#asking = false;
		}
		// The battle may have ended during the request.
		if (!(this.#wanted && this.#running)) void this.#settle();
	}
}

export const screenLock = new ScreenLock();
