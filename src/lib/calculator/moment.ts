/**
 * The dice on the table and the question on screen survive a reload or a phone call: kept beside the answers they belong to,
 * for the tab and, since a phone may start an installed app again in a new tab, for the phone.
 */
import { readTabThenLocal, writeTabAndLocal } from '$lib/device/local-settings';
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

const keyOf = (system: string, calculator: string) => `moment.${system}.${calculator}` as const;

export function rememberMoment(
	system: string,
	calculator: string,
	hash: string,
	{ faces, step, ways }: Table,
	now = Date.now()
) {
	writeTabAndLocal(keyOf(system, calculator), JSON.stringify({ hash, faces, step, ways, now }));
}

/** Where the player was with these very answers. */
export function lastMoment(system: string, calculator: string, hash: string, now = Date.now()): Table {
	const table = readTabThenLocal(keyOf(system, calculator))
		.filter(isKept)
		.find((last) => last.hash === hash && now - last.now < HOURS * 3_600_000);
	return table ?? { faces: {}, step: 0, ways: { past: [], future: [] } };
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
