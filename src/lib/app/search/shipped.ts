/** The indexes that come with the app: each is fetched and unpacked once, whoever asks for it first. */
import { once } from '$lib/core/once';
import type { Text } from '$lib/core/types';
import { unpack, type Index, type Packed } from '$lib/core/search';

/** As the site is built with it, in two files: texts change less often than what is said of them. */
export interface WrittenIndex extends Omit<Packed, 'texts'> {
	/** What its game is called where space is short. */
	readonly short: Text;
	/** That of the texts that it speaks of. */
	readonly sum: string;
}

export interface WrittenTexts extends Pick<Packed, 'texts'> {
	readonly sum: string;
}

export interface Shipped {
	readonly index: Index;
	readonly short: Text;
}

async function part<T>(address: string): Promise<T> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`The index at ${address} answered ${answer.status}.`);
	return answer.json() as Promise<T>;
}

export const addressOf = (base: string, game: string): string => `${base}/search/${game}.json`;
export const textsOf = (address: string): string => address.replace(/\.json$/, '/texts.json');

async function read(address: string): Promise<Shipped> {
	const [{ short, sum, ...packed }, found] = await Promise.all([
		part<WrittenIndex>(address),
		part<WrittenTexts>(textsOf(address))
	]);
	// A host that was given a new version between the two answers.
	if (found.sum !== sum)
		throw new Error(`The index at ${address} and its texts are of two versions: ask for both again.`);
	return { index: unpack({ ...packed, texts: found.texts }), short };
}

/** By the whole address of the index. */
export const shipped = once(read);
