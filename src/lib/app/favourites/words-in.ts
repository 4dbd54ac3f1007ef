import type { GoneWords } from '$lib/app/storage/types';
import { meaningOf, targetOf, type Library } from './favourite-path';

/** Titles of a game's favourites, stored when the game is removed. */
export async function wordsIn(
	game: string,
	favourites: readonly { readonly path: string }[],
	library: Library
): Promise<ReadonlyMap<string, GoneWords>> {
	const words = new Map<string, GoneWords>();
	for (const { path } of favourites) {
		if (targetOf(path)?.game !== game) continue;
		const meaning = await meaningOf(path, library);
		if (meaning) words.set(path, { title: meaning.title, ...(meaning.of && { of: meaning.of }) });
	}
	return words;
}
