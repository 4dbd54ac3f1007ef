/** The side that acts in the next combat: the last one set or logged since the app was opened, else that of the log, else the first. */
import { SvelteMap } from 'svelte/reactivity';
import type { Calculation } from '$lib/app/calculator/calculation.svelte';
import type { Entry } from '$lib/app/storage/types';
import type { Who } from './report';

/** By battle. An object per value, so that setting the same side again is also a change. */
const said = new SvelteMap<string, { readonly side: Who }>();

/** Whether the calculation was swapped when its side was last set: a swap since then changes the acting side. */
const turnedThen = new WeakMap<Calculation, boolean>();

/** Called when the player sets the acting side, or when a combat is logged. */
export function sayActing(battle: string, side: Who, calculation: Calculation) {
	turnedThen.set(calculation, calculation.turned);
	said.set(battle, { side });
}

/** Called when an entry's side is edited in the log, which counts from then on. */
export const forgetActing = (battle: string) => void said.delete(battle);

export function actingSide(battle: string, latest: readonly Entry[], calculation: Calculation): Who {
	const logged = latest.find((entry) => entry.kind === 'combat' && entry.who !== undefined)?.who;
	const side = said.get(battle)?.side ?? logged ?? 0;
	return calculation.turned === (turnedThen.get(calculation) ?? false) ? side : side === 0 ? 1 : 0;
}

/** Unit names used in a battle, latest first, without duplicates. */
export function namesIn(latest: readonly Entry[]): string[] {
	const names = latest.flatMap((entry) => (entry.kind === 'combat' ? (entry.units ?? []) : []));
	return names.filter((name, at) => name && names.indexOf(name) === at);
}
