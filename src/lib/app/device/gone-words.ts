/**
 * What a removed game called what the player keeps of it, by path: favourites and lines of the log hold paths, and the words are the
 * game's. Once the game is back they are its own again.
 */
import { MOST_GONE } from '$lib/app/storage/constants';
import type { AllGoneWords, GoneWords } from '$lib/app/storage/types';
import type { Text } from '$lib/core/types';
import { readLocal, readLocalJson, writeLocal } from './local-settings';

const isText = (kept: unknown): kept is Text =>
	typeof kept === 'object' &&
	kept !== null &&
	typeof (kept as Partial<Text>).fr === 'string' &&
	typeof (kept as Partial<Text>).en === 'string';

function read(): ReadonlyMap<string, GoneWords> {
	const kept = readLocalJson('gone-words');
	if (typeof kept !== 'object' || kept === null) return new Map();
	return new Map(
		Object.entries(kept).flatMap(([path, words]): [string, GoneWords][] => {
			const { title, of } = (words ?? {}) as Partial<GoneWords>;
			return isText(title) ? [[path, { title, ...(isText(of) && { of }) }]] : [];
		})
	);
}

/** A log asks for each of its lines. */
let last: { readonly text: string | undefined; readonly words: ReadonlyMap<string, GoneWords> } | undefined;

function all(): ReadonlyMap<string, GoneWords> {
	const text = readLocal('gone-words');
	if (last?.text !== text || !last) last = { text, words: read() };
	return last.words;
}

export const goneWords = (path: string): GoneWords | undefined => all().get(path);

/** Those below where the ones above say nothing; of too many the lowest go. */
function write(below: ReadonlyMap<string, GoneWords>, above: ReadonlyMap<string, GoneWords>) {
	const words = [...[...below].filter(([path]) => !above.has(path)), ...above];
	writeLocal('gone-words', JSON.stringify(Object.fromEntries(words.slice(-MOST_GONE))));
}

/** Before a game is removed. */
export function keepWords(words: ReadonlyMap<string, GoneWords>) {
	if (words.size) write(all(), words);
}

/** For a backup. */
export const allGoneWords = (): AllGoneWords => Object.fromEntries(all());

/** From a backup: where both know words, those that are here stay, or not. */
export function bringWords(brought: AllGoneWords, stays: boolean) {
	const theirs = new Map(Object.entries(brought));
	if (stays) write(theirs, all());
	else write(all(), theirs);
}
