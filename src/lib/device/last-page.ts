/**
 * Where the player was. A phone may drop the installed app from memory and start it again at its first page: a battle
 * interrupted by a call goes on where it stood.
 */
import { readLocalJson, writeLocal } from './local-settings';

/** Longer than any break within a game; shorter than the night after which a player expects the first page. */
const HOURS = 6;

export function rememberPage(path: string, now = Date.now()) {
	writeLocal('place', JSON.stringify({ path, now }));
}

/** The address last shown, if that is less than six hours ago. Only the installed app asks: no other restarts by itself. */
export function lastPage(now = Date.now()): string | undefined {
	const { path, now: then } = (readLocalJson('place') ?? {}) as { path?: unknown; now?: unknown };
	const fresh = typeof then === 'number' && now - then < HOURS * 3_600_000;
	return fresh && typeof path === 'string' && /^\/(fr|en)\//.test(path) ? path : undefined;
}
