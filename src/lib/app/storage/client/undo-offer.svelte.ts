/**
 * The offer to undo what was just done, shown as a toast. Code that changes what is kept calls `undoOffer.done()` afterwards; the
 * toast and Ctrl+Z do the rest.
 */
import { openDb, troubleOf } from './open-db';
import type { StepInfo } from '../types';
import type { Text } from '$lib/core/types';

/** Long enough to be read and reached, short enough not to be in the way. */
const SHOWN = 8_000;

interface Offer {
	readonly step: StepInfo;
	/** Whether the step stands and can be undone, or was undone and can be done again. */
	readonly way: 'undo' | 'redo';
	/** It was turned around just now, and is not news of its own. */
	readonly turned: boolean;
}

class UndoOffer {
	offer = $state.raw<Offer>();
	trouble = $state.raw<Text>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** This tab has changed something: offers to undo it. */
	async done() {
		try {
			const { undo } = await (await openDb()).undoable().now();
			if (undo) this.#show({ step: undo, way: 'undo', turned: false });
		} catch {
			// The change itself was written: there is only no offer.
		}
	}

	/** Turns the offered step around, or the last one there is; on the page of a battle only a step of that battle. */
	undo = (battle?: string) => this.#turn('undo', battle);
	redo = (battle?: string) => this.#turn('redo', battle);

	close() {
		clearTimeout(this.#timer);
		this.offer = undefined;
		this.trouble = undefined;
	}

	/** While a finger or the focus is on it, it stays. */
	hold() {
		clearTimeout(this.#timer);
	}

	release() {
		this.hold();
		this.#timer = setTimeout(() => this.close(), SHOWN);
	}

	async #turn(way: 'undo' | 'redo', battle?: string) {
		const offered = this.offer?.way === way ? this.offer.step : undefined;
		try {
			const db = await openDb();
			const next = battle === undefined ? offered : (await db.undoable().now())[way];
			if (battle !== undefined && next?.battle?.id !== battle) return;
			const step = await db[way](next?.n);
			if (step) this.#show({ step, way: way === 'undo' ? 'redo' : 'undo', turned: true });
			// Another tab has gone on: that step is no longer the last.
			else this.close();
		} catch (error) {
			this.trouble = troubleOf(error);
			this.release();
		}
	}

	#show(offer: Offer) {
		this.offer = offer;
		this.trouble = undefined;
		this.release();
	}
}

export const undoOffer = new UndoOffer();
