import type { Chance, Odds, Text } from '$lib/core/types';
import { total } from '../odds';

/** How likely one outcome is, with its words. */
export const chanceOf = <T>(title: Text, odds: Odds<T>, outcome: T): Chance => ({
	title,
	ways: odds.get(outcome) ?? 0n,
	of: total(odds)
});
