/** The undo toast. Code that changes the database calls `undoOffer.done()` afterwards; the toast and Ctrl+Z read this class. */
import { openDb, troubleOf } from './open-db';
import type { StepInfo } from '../types';
import type { Text } from '$lib/core/types';

/** Milliseconds: enough to read it and reach the button. */
const SHOWN = 8_000;

interface Offer {
	readonly step: StepInfo;
	/** `undo` when the step is applied, `redo` when it has been undone. */
	readonly way: 'undo' | 'redo';
	/** Set when the toast itself undid or redid the step, so that it is not announced as a new change. */
	readonly turned: boolean;
}

class UndoOffer {
	offer = $state.raw<Offer>();
	trouble = $state.raw<Text>();
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Called after a change in this tab: offers to undo it. */
	async done() {
		try {
			const { undo } = await (await openDb()).undoable().now();
			if (undo) this.#show({ step: undo, way: 'undo', turned: false });
		} catch {
			// The change itself succeeded; only the offer is missing.
		}
	}

	/** Undoes or redoes the offered step, or the last one. With a battle id, only a step of that battle. */
	undo = (battle?: string) => this.#turn('undo', battle);
	redo = (battle?: string) => this.#turn('redo', battle);

	close() {
		clearTimeout(this.#timer);
		this.offer = undefined;
		this.trouble = undefined;
	}

	/** Keeps the toast open while it is pressed or has focus. */
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
			// Another tab has changed something since, so this step is no longer the last.
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
