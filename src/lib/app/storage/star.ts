import type { Favourite } from './types';

/** A star is known by its path, a preset by its path and its answers. */
export const isStar = (favourite: Favourite, path: string): boolean => favourite.path === path && !favourite.answers;
