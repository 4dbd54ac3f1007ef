/**
 * Where the combat on the table was noted: kept as long and as widely as its dice are, so that a page that comes back with
 * them does not note it twice.
 */
import { areFaces } from '$lib/calculator/moment';
import { readAtOnce, writeAtOnce } from '$lib/device/at-once';
import { readTabThenLocal, writeTabAndLocal } from '$lib/device/local-settings';
import type { Noted } from './log';

interface Kept extends Noted {
	/** The answers it was thrown with, as a link. */
	readonly link: string;
}

/** For this page's life, whatever the browser allows. */
const inHand = new Map<string, Kept>();

export function rememberNoted(calculator: string, link: string, noted: Noted) {
	const kept = { ...noted, link };
	inHand.set(calculator, kept);
	writeTabAndLocal(`noted.${calculator}`, JSON.stringify(kept));
	void writeAtOnce(`noted.${calculator}`, JSON.stringify(kept));
}

/** What was noted of these very answers and first dice. */
export async function lastNoted(
	calculator: string,
	link: string,
	first: readonly number[]
): Promise<Noted | undefined> {
	const key = `noted.${calculator}` as const;
	const isIt = (kept: unknown): kept is Kept =>
		isKept(kept) && kept.link === link && kept.faces['']?.join() === first.join();
	return [inHand.get(calculator), ...readTabThenLocal(key)].find(isIt) ?? [await readAtOnce(key)].find(isIt);
}

/** Damaged or written by hand: as if nothing had been noted. */
const isKept = (value: unknown): value is Kept => {
	const { id, faces } = (value ?? {}) as Partial<Kept>;
	return typeof id === 'string' && areFaces(faces);
};
