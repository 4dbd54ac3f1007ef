/**
 * Odds that players have printed since 1995, by others and from other sources than our sheets: outside witnesses for the odds of two
 * opposed d6. Ways of 36.
 */
import { expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Answers } from '$lib/core/types';
import closeCombat from './calculators/close-combat';

/** The factors of two ordinary elements, and how many of 36 falls end for the enemy, for nobody and for the own element. */
function fought(own: string, enemy: string, more: Answers = {}) {
	const result = resolve(closeCombat, { 'own-type': own, 'enemy-type': enemy, ...more });
	if (isIllegal(result)) throw new Error(result.illegal.en);
	const ways = Object.fromEntries([...result.odds].map(([id, n]) => [id, Number(n)]));
	const of = (side: string) => Object.keys(ways).filter((id) => id.startsWith(side));
	const sum = (ids: string[]) => ids.reduce((all, id) => all + ways[id]!, 0);
	const [won, lost] = [sum(of('enemy-')), sum(of('own-'))];
	return { factors: result.shown?.en, ways, ended: [won, 36 - won - lost, lost] };
}

/** Terrain and numbers that add up to what no two types differ by. */
const plus = (...factors: string[]): Answers => ({ 'own-factors': factors });

test.each([
	[0, 'kn', 'bd', {}, [15, 6, 15]],
	[1, 'bd', 'sp', {}, [21, 5, 10]],
	[2, 'sp', 'bw', {}, [26, 4, 6]],
	[3, 'bd', 'ps', {}, [30, 3, 3]],
	[4, 'bd', 'ps', plus('higher'), [33, 2, 1]],
	[5, 'bd', 'ps', plus('higher', 'general'), [35, 1, 0]],
	[6, 'bd', 'hd', plus('fortification', 'general'), [36, 0, 0]]
] as const)('%i ahead: %s against %s %o: %o', (ahead, own, enemy, more, ended) => {
	const { factors, ended: found } = fought(own, enemy, more);
	const [ours = 0, theirs = 0] = (factors ?? '').split(' against ').map(Number);
	expect(ours - theirs).toBe(ahead);
	expect(found).toEqual(ended);
});

test('4 against 2 with nothing else: doubled 9, beaten 17, equal 4, lost 6, doubled against 0', () => {
	const { factors, ways } = fought('sp', 'bw');
	expect(factors).toBe('4 against 2');
	expect(ways).toEqual({ 'enemy-destroyed': 9, 'enemy-recoils': 17, 'fights-on': 4, 'own-recoils': 6 });
});
