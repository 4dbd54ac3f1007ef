import type { Favourite } from './types';

/** A star is identified by its path, a preset by path and answers. */
export const isStar = (favourite: Favourite, path: string): boolean => favourite.path === path && !favourite.answers;
