/** Which rows each calculator counts or names: tried on the same answers each time. */
import { expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Throw } from '$lib/core/types';
import { everyCalculator, someAnswers } from '../unit/answers';

const ANSWERS = 4_000;

let seed = 7;
const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;

/** Reads dice, and those of one throw after the other that follows. */
function readAll(at: Throw) {
	const { steps } = at.read(at.dice.map(({ faces }) => faces[Math.floor(random() * faces.length)]!));
	for (const { then } of steps) if (then) readAll(then);
}

test.each((await everyCalculator()).map((one) => [one.name, one] as const))('%s', (_, { calculator }) => {
	let resolved = 0;
	for (const answers of someAnswers(calculator, ANSWERS)) {
		const result = resolve(calculator, answers);
		if (isIllegal(result)) continue;
		resolved++;
		for (let i = 0; i < 4; i++) readAll(result);
	}
	expect(resolved).toBeGreaterThan(10);
});
