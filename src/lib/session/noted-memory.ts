/**
 * Where the combat on the table was noted: kept as long and as widely as its dice are, so that a page that comes back with
 * them does not note it twice.
 */
import { areFaces } from '$lib/calculator/moment';
import type { Noted } from './log';

const key = (calculator: string) => `guidon.noted.${calculator}`;

interface Kept extends Noted {
	/** The answers it was thrown with, as a link. */
	readonly link: string;
}

const SHELVES = [() => sessionStorage, () => localStorage];

/** For this page's life, whatever the browser allows. */
const inHand = new Map<string, Kept>();

export function rememberNoted(calculator: string, link: string, noted: Noted) {
	inHand.set(calculator, { ...noted, link });
	for (const shelf of SHELVES) {
		try {
			shelf().setItem(key(calculator), JSON.stringify({ ...noted, link }));
		} catch {
			// Blocked storage keeps no dice over a reload either.
		}
	}
}

/** What was noted of these very answers and first dice. */
export const lastNoted = (calculator: string, link: string, first: readonly number[]): Noted | undefined =>
	[inHand.get(calculator), ...SHELVES.map((shelf) => read(shelf, calculator))].find(
		(kept) => kept?.link === link && kept.faces['']?.join() === first.join()
	);

function read(shelf: () => Storage, calculator: string): Kept | undefined {
	try {
		const kept = JSON.parse(shelf().getItem(key(calculator)) ?? 'null') as Kept | null;
		return typeof kept?.id === 'string' && areFaces(kept.faces) ? kept : undefined;
	} catch {
		// Blocked storage, or words that are not ours: nothing was noted.
		return undefined;
	}
}
