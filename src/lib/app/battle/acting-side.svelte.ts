/** Which side acts in the next combat: as last said or noted while the app is open, else as in the log, else the first. */
import { SvelteMap } from 'svelte/reactivity';
import type { Calculation } from '$lib/app/calculator/calculation.svelte';
import type { Entry } from '$lib/app/storage/types';
import type { Who } from './report';

/** By battle: what lasts longer is read from the log. An object each, so that the same side said again is a change too. */
const said = new SvelteMap<string, { readonly side: Who }>();

/** Which way round the sides of a calculation stood when its side was last said: a swap since then hands the attack over. */
const turnedThen = new WeakMap<Calculation, boolean>();

/** The player says which side acts, or a combat of that side is noted. */
export function sayActing(battle: string, side: Who, calculation: Calculation) {
	turnedThen.set(calculation, calculation.turned);
	said.set(battle, { side });
}

/** The side of an entry was changed in the log, which counts from now on. */
export const forgetActing = (battle: string) => void said.delete(battle);

export function actingSide(battle: string, latest: readonly Entry[], calculation: Calculation): Who {
	const logged = latest.find((entry) => entry.kind === 'combat' && entry.who !== undefined)?.who;
	const side = said.get(battle)?.side ?? logged ?? 0;
	return calculation.turned === (turnedThen.get(calculation) ?? false) ? side : side === 0 ? 1 : 0;
}

/** The names that units of a battle were given, the latest first, each once. */
export function namesIn(latest: readonly Entry[]): string[] {
	const names = latest.flatMap((entry) => (entry.kind === 'combat' ? (entry.units ?? []) : []));
	return names.filter((name, at) => name && names.indexOf(name) === at);
}
