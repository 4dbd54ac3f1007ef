/** Which charts are on the sheet: all, the starred ones, or a selection. Pure. */
import { targetOf } from '$lib/app/favourites/favourite-path';
import { isObject } from '$lib/core/is-object';

export const WAYS = ['all', 'starred', 'picked'] as const;
export type Way = (typeof WAYS)[number];

export interface Choice {
	readonly way: Way;
	/** Ids of charts; kept while another option is chosen. */
	readonly picked: readonly string[];
}

export const EVERY: Choice = { way: 'all', picked: [] };

/** Validates what was saved on the device. */
export function choiceFrom(kept: unknown): Choice {
	if (!isObject(kept)) return EVERY;
	const { way, picked } = kept;
	return {
		way: WAYS.find((one) => one === way) ?? EVERY.way,
		picked: Array.isArray(picked) ? picked.filter((id) => typeof id === 'string') : []
	};
}

/** Charts that are starred, or that have a starred row or cell. */
export function starredCharts(game: string, favourites: readonly { readonly path: string }[]): ReadonlySet<string> {
	const places = favourites.flatMap(({ path }) => targetOf(path) ?? []);
	return new Set(places.flatMap((place) => (place.game === game && 'chart' in place ? [place.chart] : [])));
}

/** In play order; unknown ids are ignored. */
export function chosen<C extends { readonly id: string }>(
	charts: readonly C[],
	{ way, picked }: Choice,
	starred: ReadonlySet<string>
): readonly C[] {
	if (way === 'all') return charts;
	return charts.filter(({ id }) => (way === 'starred' ? starred.has(id) : picked.includes(id)));
}
