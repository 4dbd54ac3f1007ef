/**
 * Where the combat on the table was noted: kept as long and as widely as its dice are, so that a page that comes back with
 * them does not note it twice.
 */
import { areFaces } from '$lib/calculator/moment';
import { readTabThenLocal, writeTabAndLocal } from '$lib/device/local-settings';
import type { Noted } from './log';

interface Kept extends Noted {
	/** The answers it was thrown with, as a link. */
	readonly link: string;
}

/** For this page's life, whatever the browser allows. */
const inHand = new Map<string, Kept>();

export function rememberNoted(calculator: string, link: string, noted: Noted) {
	inHand.set(calculator, { ...noted, link });
	writeTabAndLocal(`noted.${calculator}`, JSON.stringify({ ...noted, link }));
}

/** What was noted of these very answers and first dice. */
export const lastNoted = (calculator: string, link: string, first: readonly number[]): Noted | undefined =>
	[inHand.get(calculator), ...readTabThenLocal(`noted.${calculator}`).filter(isKept)].find(
		(kept) => kept?.link === link && kept.faces['']?.join() === first.join()
	);

/** Damaged or written by hand: as if nothing had been noted. */
const isKept = (value: unknown): value is Kept => {
	const { id, faces } = (value ?? {}) as Partial<Kept>;
	return typeof id === 'string' && areFaces(faces);
};
