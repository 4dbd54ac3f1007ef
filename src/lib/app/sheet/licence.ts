import type { Game } from '$lib/core/types';

/** Whether a game's licence allows sharing; games without one belong to the app. */
export const mayBeGiven = ({ licence }: Pick<Game, 'licence'>): boolean => licence !== 'private';
