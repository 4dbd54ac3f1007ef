import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rollOf } from '$lib/app/calculator/dice';
import { D10, D6, thrown } from '$lib/core/odds/odds';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { fallen, type Faces } from '$lib/core/odds/throws';
import { loadCalculator, loadGames } from '$lib/games';
import type { Calculator, Die, Step, Throw } from '$lib/core/types';
import { UNTHROWN, flatten, restore } from './faces';

const text = (words: string) => ({ fr: words, en: words });

function throwOf(dice: readonly Die[], steps: (faces: readonly number[]) => readonly Step[]): Throw {
	return {
		title: text('throw'),
		dice,
		odds: thrown(dice, () => 'done'),
		outcomes: [{ id: 'done', title: text('done') }],
		read: (faces) => ({ outcome: 'done', steps: steps(faces) })
	};
}

const step = (then?: Throw): Step => ({ text: text('step'), then });

/** A 9 leads to throws for two leaders; a 0 for the second, to a throw for losses. */
const toll = throwOf([D6, D6], () => []);
const leader = throwOf([D10], ([face]) => (face === 0 ? [step(toll)] : [step()]));
const melee = throwOf([D10], ([face]) => (face === 9 ? [step(), step(leader), step(leader)] : [step()]));

describe('faces in a list and by place', () => {
	test.each<[string, Faces, number[]]>([
		['one throw', { '': [4] }, [4]],
		['nothing yet', {}, []],
		['both leaders', { '': [9], '1': [3], '2': [7] }, [9, 3, 7]],
		['a throw of two dice inside', { '': [9], '1': [0], '1.0': [2, 5], '2': [7] }, [9, 0, 2, 5, 7]],
		['the second leader first', { '': [9], '2': [7] }, [9, UNTHROWN, 7]],
		['a first leader who falls, his men not yet', { '': [9], '1': [0], '2': [7] }, [9, 0, UNTHROWN, 7]],
		['only the first leader', { '': [9], '1': [3] }, [9, 3]]
	])('%s', (_, faces, flat) => {
		expect(flatten(melee, faces)).toEqual(flat);
		expect(restore(melee, flat)).toEqual(faces);
	});

	test('what follows from other faces is not taken along', () => {
		expect(flatten(melee, { '': [4], '1': [3] })).toEqual([4]);
		expect(fallen(melee, { '': [9], '2': [7] }).map(({ place }) => place)).toEqual(['', '2']);
	});

	test('faces that a corrected rule leaves no room for are left out', () => {
		expect(restore(leader, [9, 3])).toEqual({ '': [9] });
		expect(restore(toll, [7, 1])).toEqual({});
		expect(restore(melee, [9, 12, 3])).toEqual({ '': [9] });
		expect(restore(toll, [3])).toEqual({});
	});
});

/** Makes all throws, skipping some. */
function played(first: Throw, random: () => number): Faces {
	const faces: Record<string, readonly number[]> = {};
	const go = (at: Throw, place: string) => {
		if (place && random() % 4 === 0) return;
		faces[place] = at.dice.map((die) => rollOf(die.faces, random));
		at.read(faces[place]).steps.forEach(({ then }, i) => then && go(then, place ? `${place}.${i}` : String(i)));
	};
	go(first, '');
	return faces;
}

const games = await loadGames();
const calculators = await Promise.all(
	games.flatMap((game) =>
		game.calculators.map(async ({ id }): Promise<[string, Calculator]> => [
			`${game.id}/${id}`,
			(await loadCalculator(game, id))!
		])
	)
);

test.each(calculators)('every chain of throws of %s comes back from the log', (_, calculator) => {
	const first = resolve(calculator, {});
	if (isIllegal(first)) return;
	fc.assert(
		fc.property(fc.infiniteStream(fc.nat(2 ** 31)), (stream) => {
			const faces = played(first, () => stream.next().value as number);
			const flat = flatten(first, faces);
			expect(restore(first, flat)).toEqual(faces);
			expect(flat.filter((face) => face !== UNTHROWN).every((face) => face < UNTHROWN)).toBe(true);
		}),
		{ numRuns: 60 }
	);
});
