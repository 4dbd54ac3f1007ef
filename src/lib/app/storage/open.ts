/** Builds the database API. Opens nothing before the first call. */
import { battles } from './battles';
import { drafts } from './drafts';
import { openEngine, type EngineOptions } from './engine';
import { entries } from './entries';
import { exporter, type BackupOptions } from './exporter';
import { favourites } from './favourites';
import { forces } from './forces';
import { importer } from './importer';
import { log } from './log';
import { packs } from './packs';
import { recents } from './recents';
import { trust, type TrustOptions } from './trust';
import { turns } from './turns';
import { unkept } from './unkept';
import { unreadable } from './unreadable';

export type OpenOptions = EngineOptions & TrustOptions & BackupOptions;

export function openKept(options: OpenOptions = {}) {
	let asked = false;
	/** After the first change: asks the browser for persistent storage. */
	async function askOnce() {
		if (asked) return;
		asked = true;
		if (await trusted.mayAsk()) await trusted.persist();
	}
	const engine = openEngine({
		...options,
		onKept() {
			options.onKept?.();
			// A failed request changes nothing for the rows just written; the settings show the result.
			askOnce().catch(() => undefined);
		}
	});
	const trusted = trust(engine, options);
	const { state, work, undo, redo, undoable, retry, close } = engine;
	return {
		...favourites(engine),
		...battles(engine),
		...unkept(engine),
		...turns(engine),
		...entries(engine),
		...log(engine),
		...recents(engine),
		...packs(engine),
		...drafts(engine),
		...forces(engine),
		...unreadable(engine),
		...exporter(engine, options),
		...importer(engine, options),
		...trusted,
		/** Whether anything is kept, and what to tell the player if not. */
		state,
		/** A change of many rows that takes long: how far it is, and a way to stop it. */
		work,
		undo,
		redo,
		undoable,
		retry,
		close
	};
}

export type Kept = ReturnType<typeof openKept>;
