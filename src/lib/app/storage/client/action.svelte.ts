/** What a player asks of a page that may fail: whether it is under way, and why the last one came to nothing. */
import type { Text } from '$lib/core/types';
import { openDb, troubleOf, type Db } from './open-db';
import { undoOffer } from './undo-offer.svelte';

export class Action {
	busy = $state(false);
	/** Why it failed, until the next attempt. A page may put its own reason here. */
	trouble = $state.raw<Text>();

	/** Whether it succeeded; `failed` replaces the sentence of the error. */
	async run(act: () => Promise<unknown>, failed?: Text): Promise<boolean> {
		this.trouble = undefined;
		this.busy = true;
		try {
			await act();
			return true;
		} catch (error) {
			// The player closed the share sheet: he knows.
			if (!(error instanceof DOMException && error.name === 'AbortError')) this.trouble = failed ?? troubleOf(error);
			return false;
		} finally {
			this.busy = false;
		}
	}

	/** A change of what is kept, which can be undone. */
	change(act: (db: Db) => Promise<unknown>): Promise<boolean> {
		return this.run(async () => {
			await act(await openDb());
			await undoOffer.done();
		});
	}
}
