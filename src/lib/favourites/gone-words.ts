/**
 * What favourites of a game were called, kept on this device when the game is removed: a favourite is a path, and its words are the
 * game's. Once the game is back they are its own again.
 */
import { readLocalJson, writeLocal } from '$lib/device/local-settings';
import type { Text } from '$lib/types';
import { meaningOf, placeOf, type Library } from './favourite-path';

export interface GoneWords {
	readonly title: Text;
	/** Of which chart. */
	readonly of?: Text;
}

/** More favourites of removed games than these lose their words, the oldest first. */
const MOST = 200;

const isText = (kept: unknown): kept is Text =>
	typeof kept === 'object' &&
	kept !== null &&
	typeof (kept as Partial<Text>).fr === 'string' &&
	typeof (kept as Partial<Text>).en === 'string';

function all(): [string, GoneWords][] {
	const kept = readLocalJson('gone-words');
	if (typeof kept !== 'object' || kept === null) return [];
	return Object.entries(kept).flatMap(([path, words]): [string, GoneWords][] => {
		const { title, of } = (words ?? {}) as Partial<GoneWords>;
		return isText(title) ? [[path, { title, ...(isText(of) && { of }) }]] : [];
	});
}

export const goneWords = (path: string): GoneWords | undefined => new Map(all()).get(path);

/** Before a game is removed. */
export async function keepWordsOf(game: string, favourites: readonly { readonly path: string }[], library: Library) {
	const words = new Map(all());
	for (const { path } of favourites) {
		if (placeOf(path)?.system !== game) continue;
		const meaning = await meaningOf(path, library);
		if (!meaning) continue;
		words.delete(path);
		words.set(path, { title: meaning.title, ...(meaning.of && { of: meaning.of }) });
	}
	if (words.size) writeLocal('gone-words', JSON.stringify(Object.fromEntries([...words].slice(-MOST))));
}
