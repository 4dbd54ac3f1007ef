/** Both calculators against the dice themselves, and what must hold of any attack. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { andThen, atLeast, successes, sure, total } from '$lib/core/odds/odds';
import { isIllegal, mean, resolve } from '$lib/core/odds/resolve';
import { rowOf } from '$lib/core/charts/read';
import type { Answer, Answers, CalculatorBody, Odds, Reading, Throw, Worked } from '$lib/core/types';
import { faultsIn, textsIn } from '../../../../tests/unit/texts';
import combat from './calculators/combat';
import shooting from './calculators/shooting';
import armour from './charts/armour';
import casualties from './charts/casualties';
import combatToHit from './charts/combat-to-hit';
import saveModifiers from './charts/save-modifiers';
import shootingToHit from './charts/shooting-to-hit';
import toWound from './charts/to-wound';

const charts = {
	armour,
	casualties,
	'combat-to-hit': combatToHit,
	'save-modifiers': saveModifiers,
	'shooting-to-hit': shootingToHit,
	'to-wound': toWound
};

const calculators: [string, CalculatorBody, string][] = [
	['shooting', shooting, 'shots'],
	['combat', combat, 'attacks']
];

const MODS = { shooters: ['moving', 'long-range', 'soft-cover'], target: ['large-target', 'charging', 'skirmish'] };

/** Situations as players meet them, with so many attacks. */
const situation = (calculator: CalculatorBody, most: number): fc.Arbitrary<Answers> => {
	const answers = calculator.questions.map((question): [string, fc.Arbitrary<Answer>] => {
		const { id } = question;
		if (question.kind === 'one') return [id, fc.constantFrom(...question.choices.map((choice) => choice.id))];
		if (question.kind === 'house') return [id, fc.constantFrom('', '-1 Mud', '2 High ground')];
		if (question.kind === 'some') return [id, fc.subarray(MODS[id as keyof typeof MODS])];
		if (id === 'shots' || id === 'attacks') return [id, fc.integer({ min: 1, max: most })];
		if (id === 'wounds') return [id, fc.integer({ min: 1, max: 3 })];
		if (id === 'carried') return [id, fc.integer({ min: 0, max: 1 })];
		return [id, fc.integer({ min: question.min, max: question.max })];
	});
	// Some questions are left at their defaults.
	return fc
		.record(Object.fromEntries(answers), { requiredKeys: [] })
		.map((given) => JSON.parse(JSON.stringify(given)) as Answers);
};

const worked = (calculator: CalculatorBody, answers: Answers): Worked | undefined => {
	const result = resolve(calculator, answers);
	return isIllegal(result) ? undefined : result;
};

/** The same odds in other ways: each outcome keeps its share. */
function expectSameShares(a: Odds, b: Odds) {
	expect(new Set(a.keys())).toEqual(new Set(b.keys()));
	for (const [outcome, ways] of a) expect(ways * total(b)).toBe(b.get(outcome)! * total(a));
}

/** The scores of the chain, `–` for none. */
const scores = ({ shown }: Worked): (number | undefined)[] =>
	shown!.en.split(' ').map((score) => (score === '–' ? undefined : parseInt(score)));

/** Every face of every die of every attack. */
function bruteForce(
	[hit = 1, wound = 7, save]: (number | undefined)[],
	count: number,
	fallen: (n: number) => number
): Odds {
	const odds = new Map<string, bigint>();
	const faces = [1, 2, 3, 4, 5, 6];
	const attack = (left: number, wounds: number): void => {
		if (!left) {
			const id = `k${fallen(wounds)}`;
			odds.set(id, (odds.get(id) ?? 0n) + 1n);
			return;
		}
		for (const a of faces)
			for (const b of faces)
				for (const c of faces) {
					const suffers = a >= hit && b >= wound && (save === undefined || c < save);
					attack(left - 1, wounds + (suffers ? 1 : 0));
				}
	};
	attack(count, 0);
	return odds;
}

/** The odds as the readings tell them, throw after throw. */
function byReading(first: Throw): Odds {
	const { count, need } = first.pool!;
	return andThen(successes(count, atLeast(need)), (made) => {
		const reading = first.read([made]);
		return reading.undecided ? byReading(reading.steps[0]!.then!) : sure(reading.outcome);
	});
}

/** Every reading of a chain, whatever falls. */
function readings(first: Throw): Reading[] {
	return first.dice[0]!.faces.flatMap((face) => {
		const reading = first.read([face]);
		return [reading, ...reading.steps.flatMap(({ then }) => (then ? readings(then) : []))];
	});
}

describe.each(calculators)('%s', (_, calculator, count) => {
	test('agrees with every die thrown one by one', () => {
		fc.assert(
			fc.property(situation(calculator, 2), (answers) => {
				const few = { ...answers, [count]: Math.min(2, Number(answers[count] ?? 2)) };
				const result = resolve(calculator, few);
				if (isIllegal(result)) return;
				const { settled } = result;
				const carried = 'carried' in settled.answers ? settled.number('carried') : 0;
				const fallen = (n: number) => Math.floor((n + carried) / settled.number('wounds'));
				expectSameShares(result.odds, bruteForce(scores(result), few[count] as number, fallen));
			}),
			{ numRuns: 30 }
		);
	});

	test('reads throw after throw what it counts at once', () => {
		fc.assert(
			fc.property(situation(calculator, 5), (answers) => {
				const result = worked(calculator, { [count]: 5, ...answers });
				if (result) expectSameShares(result.odds, byReading(result));
			})
		);
	});

	test('the outcomes are the numbers of the distribution', () => {
		fc.assert(
			fc.property(situation(calculator, 200), (answers) => {
				const result = worked(calculator, answers);
				if (!result) return;
				const { numbers } = result.distribution!;
				expect(result.odds).toEqual(new Map([...numbers].map(([n, ways]) => [`k${n}`, ways])));
				const ids = [...numbers.keys()].sort((a, b) => b - a).map((n) => `k${n}`);
				expect(result.outcomes.map(({ id }) => id)).toEqual(ids);
			})
		);
	});

	test('every reading is said in both languages, from rows that exist', () => {
		fc.assert(
			fc.property(situation(calculator, 3), (answers) => {
				const result = worked(calculator, { [count]: 3, ...answers });
				if (!result) return;
				for (const reading of readings(result)) {
					expect(textsIn(reading).flatMap(faultsIn)).toEqual([]);
					for (const row of [reading.row, ...reading.steps.map((step) => step.row)]) {
						if (row) rowOf(charts[row.chart as keyof typeof charts], row.row);
					}
				}
			}),
			{ numRuns: 40 }
		);
	});

	/** What can only help or harm, from worse to better for the attacker. */
	const ladder: Record<string, Answer[]> = {
		[count]: [1, 2, 5, 20, 200],
		bs: [1, 2, 3, 4, 5, 6],
		ws: [1, 3, 5, 8, 10],
		'enemy-ws': [10, 6, 4, 1],
		'to-hit': [-6, -5, -3, -1, 0, 1, 3],
		'other-strength': [0, 1, 3, 4, 6, 10],
		strength: calculator === combat ? [0, 1, 3, 4, 6, 10] : ['s3', 's4'],
		toughness: [10, 7, 5, 3, 1],
		wounds: [10, 4, 3, 2],
		carried: [0, 1],
		front: ['yes', 'no'],
		shooters: [['moving', 'long-range', 'hard-cover'], ['moving', 'long-range'], ['moving'], []],
		target: [['charging', 'character'], ['character'], [], ['large-target']],
		armour: ['full-plate', 'partial-plate', 'heavy', 'light', 'none'],
		shield: ['large-shield', 'shield', 'none'],
		barding: ['full-metal', 'none'],
		'natural-one': ['misses', 'hits']
	};
	/** What must stand beside it for the ladder to hold. */
	const beside: Record<string, Answers> = {
		// Mounted, heavy armour with a large shield beats plate, to which a shield adds nothing.
		armour: { shield: 'none' },
		// As many wounds carried over as a model has cannot be.
		wounds: { carried: 0 },
		carried: { wounds: 3 }
	};
	const rungs = calculator.questions
		.filter(({ id }) => ladder[id])
		.flatMap(({ id }) =>
			ladder[id]!.slice(1).map((better, i): [string, Answer, Answer] => [id, ladder[id]![i]!, better])
		);

	test.each(rungs)('%s: %j is never better than %j', (id, worse, better) => {
		fc.assert(
			fc.property(situation(calculator, 30), (answers) => {
				const fixed = { ...answers, ...beside[id] };
				// Nothing falls where nothing can be thrown.
				const fell = (answer: Answer): number => {
					const result = worked(calculator, { ...fixed, [id]: answer });
					return result ? mean(result.distribution!.numbers) : 0;
				};
				expect(fell(worse)).toBeLessThanOrEqual(fell(better));
			}),
			{ numRuns: 25 }
		);
	});
});
