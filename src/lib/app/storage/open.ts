/** All that is kept, behind named functions. Nothing is opened before the first of them is used. */
import { backup, type BackupOptions } from './backup';
import { battles } from './battles';
import { drafts } from './drafts';
import { openEngine, type EngineOptions } from './engine';
import { favourites } from './favourites';
import { forces } from './forces';
import { packs } from './packs';
import { recents } from './recents';
import { unreadable } from './unreadable';
import { trust, type TrustOptions } from './trust';

export type OpenOptions = Omit<EngineOptions, 'onKept'> & TrustOptions & BackupOptions;

export function openKept(options: OpenOptions = {}) {
	let asked = false;
	/** The first thing worth keeping: the moment to ask the browser to keep it. */
	async function onKept() {
		if (asked) return;
		asked = true;
		if (await trusted.mayAsk()) await trusted.persist();
	}
	const engine = openEngine({
		...options,
		// What the browser answers changes nothing for what was just kept, and is shown in the settings.
		onKept: () => void onKept().catch(() => undefined)
	});
	const trusted = trust(engine, options);
	const { state, undo, redo, undoable, retry, close } = engine;
	return {
		...favourites(engine),
		...battles(engine),
		...recents(engine),
		...packs(engine),
		...drafts(engine),
		...forces(engine),
		...unreadable(engine),
		...backup(engine, options),
		...trusted,
		/** Whether anything is kept at all, and what to tell the player when it is not. */
		state,
		undo,
		redo,
		undoable,
		retry,
		close
	};
}

export type Kept = ReturnType<typeof openKept>;
