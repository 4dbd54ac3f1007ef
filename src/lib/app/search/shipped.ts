/** Indexes of the app's games, fetched and unpacked once. */
import { once } from '$lib/core/once';
import type { Text } from '$lib/core/types';
import { unpack, type Index, type Packed } from '$lib/core/search';

/** The build writes each index in two files, because texts change less often than figures. */
export interface WrittenIndex extends Omit<Packed, 'texts'> {
	/** Short title of the game. */
	readonly short: Text;
	/** Digest of the texts file that it refers to. */
	readonly digest: string;
}

export interface WrittenTexts extends Pick<Packed, 'texts'> {
	readonly digest: string;
}

export interface Shipped {
	readonly index: Index;
	readonly short: Text;
}

async function part<T>(address: string): Promise<T> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`The index at ${address} answered ${answer.status}.`);
	return answer.json();
}

export const addressOf = (base: string, game: string): string => `${base}/search/${game}.json`;
export const textsOf = (address: string): string => address.replace(/\.json$/, '/texts.json');

async function read(address: string): Promise<Shipped> {
	const [{ short, digest, ...packed }, found] = await Promise.all([
		part<WrittenIndex>(address),
		part<WrittenTexts>(textsOf(address))
	]);
	// The host was updated between the two responses.
	if (found.digest !== digest)
		throw new Error(`The index at ${address} and its texts are of two versions: ask for both again.`);
	return { index: unpack({ ...packed, texts: found.texts }), short };
}

/** By the full URL of the index. */
export const shipped = once(read);
