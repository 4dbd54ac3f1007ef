/**
 * The dice on the table and the question on screen survive a reload or a phone call: kept beside the answers they belong to,
 * for the tab and, since a phone may start an installed app anew, for the phone.
 */
import type { Faces } from '$lib/odds/throws';
import type { Ways } from './calculation.svelte';

export interface Table {
	readonly faces: Faces;
	readonly ways: Ways;
	/** Which question is on screen; beyond the last, the dice. */
	readonly step: number;
}

/** The next battle starts with clean dice. */
const HOURS = 6;

const keyOf = (system: string, calculator: string) => `guidon.moment.${system}.${calculator}`;

const SHELVES = [() => sessionStorage, () => localStorage];

export function rememberMoment(
	system: string,
	calculator: string,
	hash: string,
	{ faces, step, ways }: Table,
	now = Date.now()
) {
	const table = JSON.stringify({ hash, faces, step, ways, now });
	for (const shelf of SHELVES) {
		try {
			shelf().setItem(keyOf(system, calculator), table);
		} catch {
			// Blocked or full storage: the dice last as long as the page.
		}
	}
}

/** Where the player was with these very answers. */
export function lastMoment(system: string, calculator: string, hash: string, now = Date.now()): Table {
	for (const shelf of SHELVES) {
		try {
			const last: unknown = JSON.parse(shelf().getItem(keyOf(system, calculator)) ?? 'null');
			if (isKept(last) && last.hash === hash && now - last.now < HOURS * 3_600_000) return last;
		} catch {
			// Blocked storage, or words that are not ours: no dice were thrown.
		}
	}
	return { faces: {}, step: 0, ways: { past: [], future: [] } };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const areFaces = (faces: unknown): faces is Faces =>
	isObject(faces) && Object.values(faces).every((of) => Array.isArray(of) && of.every(Number.isInteger));

function isKept(value: unknown): value is Table & { readonly hash: string; readonly now: number } {
	return (
		isObject(value) &&
		typeof value.hash === 'string' &&
		typeof value.now === 'number' &&
		Number.isInteger(value.step) &&
		areFaces(value.faces) &&
		isObject(value.ways) &&
		// What answers say is checked where they are settled.
		[value.ways.past, value.ways.future].every((way) => Array.isArray(way) && way.every(isObject))
	);
}
