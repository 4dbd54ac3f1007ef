/**
 * Saves the current page. A phone may drop an installed app from memory and restart it at its first page (`first-redirect.ts`), which then
 * restores the saved one.
 */
import { writeLocal } from './local-settings';

export function rememberPage(path: string, now = Date.now()) {
	writeLocal('place', JSON.stringify({ path, now }));
}
