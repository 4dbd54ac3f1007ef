/**
 * Where the player was. A phone may drop the installed app from memory and start it again at its first page (`start.ts`): a battle
 * interrupted by a call goes on where it stood.
 */
import { writeLocal } from './local-settings';

export function rememberPage(path: string, now = Date.now()) {
	writeLocal('place', JSON.stringify({ path, now }));
}
