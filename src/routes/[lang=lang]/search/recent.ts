/** The last few searches, to be asked again with one tap. */
import { keep, kept } from '$lib/device/local-settings';

const MOST = 6;
const KEY = 'searches';

export function recentSearches(): string[] {
	try {
		const list: unknown = JSON.parse(kept(KEY) ?? '[]');
		return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST) : [];
	} catch {
		// Damaged or not ours: as if nothing had been searched.
		return [];
	}
}

export function rememberSearch(query: string) {
	const words = query.trim();
	// Nobody asks a novel twice.
	if (!words || words.length > 60) return;
	const others = recentSearches().filter((other) => other !== words);
	keep(KEY, JSON.stringify([words, ...others].slice(0, MOST)));
}

export const forgetSearches = () => keep(KEY, '[]');
