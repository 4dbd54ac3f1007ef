import type { Game } from '$lib/core/types';

/** Whether the author of a game lets it be given away; games without a licence are the app's own. */
export const mayBeGiven = ({ licence }: Pick<Game, 'licence'>): boolean => licence !== 'private';
