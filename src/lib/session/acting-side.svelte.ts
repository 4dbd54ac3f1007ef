/** Which side acts in the next combat: as last said on this calculator or another, else as in the last combat, else the first. */
import { SvelteMap } from 'svelte/reactivity';
import type { Calculation } from '$lib/calculator/calculation.svelte';
import type { Entry } from '$lib/storage/types';
import type { Who } from './report';

interface Said {
	readonly side: Who;
	/** A swap on this calculation since then hands the attack over. */
	readonly calculation: Calculation;
	readonly turned: boolean;
}

/** By battle, while the app is open: what lasts longer stands in the log. */
const said = new SvelteMap<string, Said>();

export const sayActing = (battle: string, side: Who, calculation: Calculation) =>
	void said.set(battle, { side, calculation, turned: calculation.turned });

export function actingSide(battle: string, latest: readonly Entry[], calculation: Calculation): Who {
	const last = said.get(battle);
	const side = last?.side ?? latest.find((entry) => entry.kind === 'combat' && entry.who !== undefined)?.who ?? 0;
	const before = last?.calculation === calculation && last.turned;
	return calculation.turned === before ? side : side === 0 ? 1 : 0;
}

/** The names that units of a battle were given, the latest first, each once. */
export function namesIn(latest: readonly Entry[]): string[] {
	const names = latest.flatMap((entry) => (entry.kind === 'combat' ? (entry.units ?? []) : []));
	return names.filter((name, at) => name && names.indexOf(name) === at);
}
