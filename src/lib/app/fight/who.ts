/** The units that take part in a combat, and what they are called together. Pure. */
import type { MusteredUnit } from '$lib/app/army/mustered';
import type { Fighters } from '$lib/app/calculator/calculation.svelte';
import { bothLangs } from '$lib/core/lang';
import type { Part } from '$lib/core/units/types';
import type { Text } from '$lib/core/types';
import { words } from './words';

export type ByPart = Readonly<Record<string, readonly MusteredUnit[]>>;

export const unitsOf = (
	parts: readonly Part[],
	units: ReadonlyMap<string, MusteredUnit>,
	fighters: Fighters
): Record<string, readonly MusteredUnit[]> =>
	Object.fromEntries(parts.map(({ id }) => [id, (fighters[id] ?? []).flatMap((unit) => units.get(unit) ?? [])]));

export const listed = (units: readonly MusteredUnit[]): Text =>
	bothLangs((lang) => units.map(({ called }) => called[lang]).join(', '));

/** `Companions – Immortals`; undefined if no unit takes part. */
export function toldOf(parts: readonly Part[], chosen: ByPart): Text | undefined {
	const [ours = [], theirs = []] = parts.map(({ id }) => chosen[id] ?? []);
	if (!ours.length && !theirs.length) return undefined;
	const name = (units: readonly MusteredUnit[]) => (units.length ? listed(units) : words.nobody);
	return bothLangs((lang) => `${name(ours)[lang]} – ${name(theirs)[lang]}`);
}
