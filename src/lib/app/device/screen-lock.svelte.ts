/** Keeps the screen on while a battle runs, on every page. The browser drops the lock whenever the page is hidden: it is requested again when it is shown. */
import { hasChanged, readLocal, writeLocal } from './local-settings';

class ScreenLock {
	/** The player's switch. */
	#wanted = $state(true);
	#running = false;
	#lock: WakeLockSentinel | undefined;
	#asking = false;
	#started = false;

	/** Called once the first page is idle, or by the first code that needs it sooner. */
	start() {
		if (this.#started) return;
		this.#started = true;
		this.#wanted = readLocal('awake') !== 'no';
		this.#running = readLocal('battle') === 'running';
		document.addEventListener('visibilitychange', () => void this.#settle());
		// Another tab has begun or ended a battle.
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

	/** Set by every page that has read whether a battle runs. */
	set running(running: boolean) {
		// Not before the player's switch has been read.
		this.start();
		if (running === this.#running) return;
		this.#running = running;
		// Remembered beside the database, so that no page has to open it for this.
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
			// The battery is low, or the system says no: the screen sleeps as it always does.
		} finally {
			this.#asking = false;
		}
		// It may have ended while the browser was answering.
		if (!(this.#wanted && this.#running)) void this.#settle();
	}
}

export const screenLock = new ScreenLock();
