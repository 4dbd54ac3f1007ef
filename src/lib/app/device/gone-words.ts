/**
 * Titles that a removed game gave to favourites and log entries, by path: rows hold only paths, and the titles belong to the game. Unused
 * while the game is installed.
 */
import { MOST_GONE } from '$lib/app/storage/constants';
import type { AllGoneWords, GoneWords } from '$lib/app/storage/types';
import { isObject } from '$lib/core/is-object';
import type { Text } from '$lib/core/types';
import { readLocal, readLocalJson, writeLocal } from './local-settings';

const isText = (kept: unknown): kept is Text =>
	isObject(kept) && typeof kept.fr === 'string' && typeof kept.en === 'string';

function read(): ReadonlyMap<string, GoneWords> {
	const kept = readLocalJson('gone-words');
	if (typeof kept !== 'object' || kept === null) return new Map();
	return new Map(
		Object.entries(kept).flatMap(([path, words]): [string, GoneWords][] => {
			if (!isObject(words)) return [];
			const { title, of } = words;
			return isText(title) ? [[path, { title, ...(isText(of) && { of }) }]] : [];
		})
	);
}

/** Parsed once, because a log looks words up for each line. */
let last: { readonly text: string | undefined; readonly words: ReadonlyMap<string, GoneWords> } | undefined;

function all(): ReadonlyMap<string, GoneWords> {
	const text = readLocal('gone-words');
	if (last?.text !== text || !last) last = { text, words: read() };
	return last.words;
}

export const goneWords = (path: string): GoneWords | undefined => all().get(path);

/** Merges two maps, `above` wins. Over the limit the first entries are dropped. */
function write(below: ReadonlyMap<string, GoneWords>, above: ReadonlyMap<string, GoneWords>) {
	const words = [...[...below].filter(([path]) => !above.has(path)), ...above];
	writeLocal('gone-words', JSON.stringify(Object.fromEntries(words.slice(-MOST_GONE))));
}

/** Called before a game is removed. */
export function keepWords(words: ReadonlyMap<string, GoneWords>) {
	if (words.size) write(all(), words);
}

/** For a backup. */
export const allGoneWords = (): AllGoneWords => Object.fromEntries(all());

/** From a backup. `stays`: the words on this device win. */
export function bringWords(brought: AllGoneWords, stays: boolean) {
	const theirs = new Map(Object.entries(brought));
	if (stays) write(theirs, all());
	else write(all(), theirs);
}
