/** Units with any cards and any states, and the law of what they answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve } from '$lib/core/odds/resolve';
import { settle } from '$lib/core/odds/settle';
import { loadCalculator, loadGame, loadUnits } from '$lib/games';
import type { Answers } from '$lib/core/types';
import { mainChance } from '$lib/app/fight/main-chance';
import { answersOf, saidBy } from '$lib/core/units/cards';
import { standingOf } from '$lib/core/units/standing';
import type { Part, Standing, UnitRules } from '$lib/core/units/types';
import { anyAnswer } from './answers';

/** What a player who looks at the units would answer: written a second time, by hand. */
export type Typed = (us: readonly Standing[], them: readonly Standing[]) => Answers;

const anyUnit = (rules: UnitRules) =>
	fc.record({
		card: fc.record(
			Object.fromEntries(rules.fields.map((field) => [field.id, anyAnswer(field)]))
		) as fc.Arbitrary<Answers>,
		states: fc.subarray(rules.states.map(({ id }) => id)),
		lost: fc.nat({ max: 6 }),
		demoralised: fc.boolean()
	});

/** Units of one group each, as they stand. */
const anyStanding = (rules: UnitRules, most: number): fc.Arbitrary<Standing[]> =>
	fc.array(anyUnit(rules), { minLength: 1, maxLength: most }).map((made) => {
		const groups = made.map(({ card, states, lost, demoralised }, i) => ({
			id: `group-${i}`,
			units: [{ id: `unit-${i}`, name: '', card: settle(rules.fields, card).answers, states, lost }],
			states: demoralised ? (rules.groupStates ?? []).map(({ id }) => id) : []
		}));
		return [...standingOf(rules, groups, []).values()];
	});

const most = ({ several }: Part) => (several ? 4 : 1);

/** The same result, to the words, whoever answered. */
export async function answersAsTyped(
	of: string,
	typed: Readonly<Record<string, Typed>>,
	runs = import.meta.env.MODE === 'proof' ? 10_000 : 50
) {
	const rules = (await loadUnits(of))!;
	const game = (await loadGame(of))!;
	for (const [id, byHand] of Object.entries(typed)) {
		const calculator = (await loadCalculator(game, id))!;
		const [us, them] = [rules.parts[id]!.find(({ acts }) => acts)!, rules.parts[id]!.find(({ acts }) => !acts)!];
		test(`${id}: cards answer what a player would have typed`, () => {
			fc.assert(
				fc.property(anyStanding(rules, most(us)), anyStanding(rules, most(them)), (ours, theirs) => {
					const told = (answers: Answers) => {
						const { settled, ...result } = resolve(calculator, answers);
						const read = 'read' in result ? result.read(result.dice.map(({ faces }) => faces.at(-1)!)) : undefined;
						return { answers: settled.answers, ...plain(result), read: plain(read) };
					};
					const answered = answersOf(calculator, rules.parts[id]!, { [us.id]: ours, [them.id]: theirs });
					expect(told(answered)).toEqual(told(byHand(ours, theirs)));
					// The odds on a chip come from what is said, without leaving out first what is ruled out.
					const said = saidBy(calculator.questions, rules.parts[id]!, { [us.id]: ours, [them.id]: theirs });
					expect(plain(mainChance(calculator, said))).toEqual(plain(mainChance(calculator, answered)));
					expect(
						settle(calculator.questions, answered).ruledOut.filter(({ question, choice }) =>
							[answered[question]].flat().includes(choice)
						)
					).toEqual([]);
				}),
				{ numRuns: runs }
			);
		});
	}
}

/** Without what is code: throws are compared by their odds and what they read. */
const plain = (value: unknown): object =>
	JSON.parse(
		JSON.stringify(value ?? null, (_, one: unknown) =>
			typeof one === 'bigint'
				? String(one)
				: one instanceof Map
					? [...one].map(([key, ways]) => [key, String(ways)])
					: one
		)
	) ?? {};
