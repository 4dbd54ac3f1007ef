import type { Favourite } from './types';

/** A star is identified by its path, a preset by path and answers. */
export const isStar = (favourite: Favourite, path: string): boolean => favourite.path === path && !favourite.answers;

/** Ids of stars whose page has a star here under another id: two devices may have starred it. */
export const doubleStars = (coming: readonly Favourite[], here: readonly Favourite[]): ReadonlySet<string> =>
	new Set(
		coming
			.filter((one) => !one.answers && here.some((own) => isStar(own, one.path) && own.id !== one.id))
			.map(({ id }) => id)
	);
