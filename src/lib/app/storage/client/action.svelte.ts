/** State of an operation that may fail: whether it is running, and the error of the last attempt. */
import type { Text } from '$lib/core/types';
import { openDb, troubleOf, type Db } from './open-db';
import { undoOffer } from './undo-offer.svelte';

export class Action {
	busy = $state(false);
	/** Error of the last attempt, cleared by the next. A page may set its own. */
	trouble = $state.raw<Text>();

	/** Returns whether it succeeded. `failed` replaces the error's own message. */
	async run(act: () => Promise<unknown>, failed?: Text): Promise<boolean> {
		this.trouble = undefined;
		this.busy = true;
		try {
			await act();
			return true;
		} catch (error) {
			// AbortError: the player closed the share sheet, which is no error.
			if (!(error instanceof DOMException && error.name === 'AbortError')) this.trouble = failed ?? troubleOf(error);
			return false;
		} finally {
			this.busy = false;
		}
	}

	/** Runs a change of the database, and offers undo. */
	change(act: (db: Db) => Promise<unknown>): Promise<boolean> {
		return this.run(async () => {
			await act(await openDb());
			await undoOffer.done();
		});
	}
}
