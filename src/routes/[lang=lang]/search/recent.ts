/** The last few searches, to be asked again with one tap. */
import { readLocalJson, writeLocal } from '$lib/device/local-settings';

const MOST = 6;
const KEY = 'searches';

export function recentSearches(): string[] {
	const list = readLocalJson(KEY);
	return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST) : [];
}

export function rememberSearch(query: string) {
	const words = query.trim();
	// Nobody asks a novel twice.
	if (!words || words.length > 60) return;
	const others = recentSearches().filter((other) => other !== words);
	writeLocal(KEY, JSON.stringify([words, ...others].slice(0, MOST)));
}

export const forgetSearches = () => writeLocal(KEY, '[]');
