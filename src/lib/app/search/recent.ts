/** The last few searches, to be asked again with one tap. */
import { readLocalJson, writeLocal } from '$lib/app/device/local-settings';

const MOST = 6;
const LONGEST = 60;
const KEY = 'searches';

export function recentSearches(): string[] {
	const list = readLocalJson(KEY);
	return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST) : [];
}

/** Remembers a search; one that it only goes on with, `gué` before `gué 2`, is replaced. */
export function rememberSearch(query: string) {
	const words = query.trim();
	if (!words || words.length > LONGEST) return;
	const [last, ...before] = recentSearches();
	const others = [...(last === undefined || words.startsWith(last) ? [] : [last]), ...before];
	writeLocal(KEY, JSON.stringify([words, ...others.filter((other) => other !== words)].slice(0, MOST)));
}

export const forgetSearches = () => writeLocal(KEY, '[]');

/** Milliseconds without a key after which what was found has been read. */
const READ = 2_500;
let reading: ReturnType<typeof setTimeout> | undefined;

/** After every key: what was asked is kept once nobody types on, if it found anything. */
export function rememberOnceRead(answered: () => string) {
	clearTimeout(reading);
	reading = setTimeout(() => rememberSearch(answered()), READ);
}
