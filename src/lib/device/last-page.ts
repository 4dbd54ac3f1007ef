/**
 * Where the player was. A phone may drop the installed app from memory and start it again at its first page: a battle
 * interrupted by a call goes on where it stood.
 */
import { keep, kept } from './local-settings';

/** After a night the first page is what one expects. */
const HOURS = 6;

export function rememberPlace(path: string, now = Date.now()) {
	keep('place', JSON.stringify({ path, now }));
}

/** The address last shown, if it was not long ago; only the installed app restarts by itself. */
export function lastPlace(now = Date.now()): string | undefined {
	try {
		const { path, now: then } = JSON.parse(kept('place') ?? '{}') as { path?: string; now?: number };
		const fresh = typeof then === 'number' && now - then < HOURS * 3_600_000;
		return fresh && typeof path === 'string' && /^\/(fr|en)\//.test(path) ? path : undefined;
	} catch {
		// Not ours, or damaged: as if there were none.
		return undefined;
	}
}
