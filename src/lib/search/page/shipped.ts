/** The indexes that come with the app: each is fetched and unpacked once, whoever asks for it first. */
import type { Text } from '$lib/types';
import { unpack, type Index, type Packed } from '..';

/** As the site is built with it. */
export interface Written extends Packed {
	/** What its game is called where space is short. */
	readonly short: Text;
}

export interface Shipped {
	readonly index: Index;
	readonly short: Text;
}

const coming = new Map<string, Promise<Shipped>>();

async function read(address: string): Promise<Shipped> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`The index at ${address} answered ${answer.status}.`);
	const { short, ...packed } = (await answer.json()) as Written;
	return { index: unpack(packed), short };
}

/** By its whole address; one that did not come may be asked for again. */
export function shipped(address: string): Promise<Shipped> {
	const one = coming.get(address) ?? read(address);
	coming.set(address, one);
	one.catch(() => coming.delete(address));
	return one;
}
