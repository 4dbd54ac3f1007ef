/**
 * The dice on the table and the question on screen survive a reload or a phone call: kept beside the answers they belong to,
 * for the tab and, since a phone may start an installed app anew, for the phone.
 */
import type { Faces } from './calculation.svelte';

export interface Moment {
	readonly faces: Faces;
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
	{ faces, step }: Moment,
	now = Date.now()
) {
	for (const shelf of SHELVES) {
		try {
			shelf().setItem(keyOf(system, calculator), JSON.stringify({ hash, faces, step, now }));
		} catch {
			// Blocked or full storage: the dice last as long as the page.
		}
	}
}

/** Where the player was with these very answers. */
export function lastMoment(system: string, calculator: string, hash: string, now = Date.now()): Moment {
	for (const shelf of SHELVES) {
		try {
			const last: unknown = JSON.parse(shelf().getItem(keyOf(system, calculator)) ?? 'null');
			if (isKept(last) && last.hash === hash && now - last.now < HOURS * 3_600_000) return last;
		} catch {
			// Blocked storage, or words that are not ours: no dice were thrown.
		}
	}
	return { faces: {}, step: 0 };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isKept(value: unknown): value is Moment & { readonly hash: string; readonly now: number } {
	return (
		isObject(value) &&
		typeof value.hash === 'string' &&
		typeof value.now === 'number' &&
		Number.isInteger(value.step) &&
		isObject(value.faces) &&
		Object.values(value.faces).every((faces) => Array.isArray(faces) && faces.every(Number.isInteger))
	);
}
