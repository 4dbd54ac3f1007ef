/** The last few searches, offered again on the empty search page. */
import { readLocalJson, writeLocal } from '$lib/app/device/local-settings';

const MOST = 6;
const LONGEST = 60;
const KEY = 'searches';

export function recentSearches(): string[] {
	const list = readLocalJson(KEY);
	return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST) : [];
}

/** Stores a search. It replaces a stored one that it extends: `gué 2` replaces `gué`. */
export function rememberSearch(query: string) {
	const words = query.trim();
	if (!words || words.length > LONGEST) return;
	const [last, ...before] = recentSearches();
	const others = [...(last === undefined || words.startsWith(last) ? [] : [last]), ...before];
	writeLocal(KEY, JSON.stringify([words, ...others.filter((other) => other !== words)].slice(0, MOST)));
}

export const forgetSearches = () => writeLocal(KEY, '[]');

/** Milliseconds without a key after which the results count as read. */
const READ = 2_500;
let reading: ReturnType<typeof setTimeout> | undefined;

/** Called after every key: stores the query after a pause, if it found anything. */
export function rememberOnceRead(answered: () => string) {
	clearTimeout(reading);
	reading = setTimeout(() => rememberSearch(answered()), READ);
}
