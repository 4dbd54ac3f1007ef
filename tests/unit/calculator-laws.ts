/** What must be true of every calculator of every game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add } from '$lib/core/charts/choices';
import { HOUSE } from '$lib/core/odds/house-rule';
import { fromLink, toLink } from '$lib/core/odds/link';
import { total } from '$lib/core/odds/odds';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { choicesOf, settle } from '$lib/core/odds/settle';
import type { Answers, RowRef, Throw, Worked } from '$lib/core/types';
import { anyAnswers, everyCalculator, someAnswers } from './answers';
import { faultsIn, textsIn } from './texts';

export const all = await everyCalculator();

/** The players' own words are written as they like. */
const withoutWhy = (answers: Answers): Answers =>
	Object.fromEntries(
		Object.entries(answers).map(([id, answer]) => [id, id.endsWith(HOUSE) ? String(answer).split(' ')[0]! : answer])
	);

/** Tried on random answers: `share` of the usual number of them. */
export function holdForAll(share: number) {
	const runs = (usual: number) => Math.ceil(usual * share);

	describe.skipIf(!all.length).each(all)('$name', ({ calculator, charts }) => {
		const answers = anyAnswers(calculator);
		/** For every situation that may be resolved. */
		const always = (check: (worked: Worked, answers: Answers) => void, numRuns = 150) =>
			fc.assert(
				fc.property(answers, (answers) => {
					const result = resolve(calculator, answers);
					if (!isIllegal(result)) check(result, answers);
				}),
				{ numRuns: runs(numRuns) }
			);

		const refFault = (ref: RowRef | undefined): string[] => {
			if (!ref) return [];
			const chart = charts.find(({ id }) => id === ref.chart);
			if (!chart?.rows.some(({ id }) => id === ref.row)) return [`there is no row ${ref.chart}#${ref.row}`];
			if (ref.column && !chart.columns.some(({ id }) => id === ref.column))
				return [`${ref.chart} has no ${ref.column}`];
			return [];
		};

		test('has ids that fit into an address and stand once, and defaults that exist', () => {
			const ids = calculator.questions.map(({ id }) => id);
			expect(ids.filter((id, i) => ids.indexOf(id) !== i || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
			for (const question of calculator.questions) {
				if (question.kind === 'house') continue;
				if (question.kind === 'number') {
					expect(question.default).toBeGreaterThanOrEqual(question.min);
					expect(question.default).toBeLessThanOrEqual(question.max);
					continue;
				}
				const choices = question.choices.map(({ id }) => id);
				expect(choices.filter((id, i) => choices.indexOf(id) !== i || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual(
					[]
				);
				for (const id of [question.default ?? []].flat()) expect(choices).toContain(id);
			}
		});

		test('rules out only what exists', () => {
			const known = new Set(
				calculator.questions.flatMap((question) => choicesOf(question).map(({ id }) => `${question.id}.${id}`))
			);
			const named = calculator.questions.flatMap((question) =>
				choicesOf(question).flatMap(({ not = [] }) => not.map((id) => (id.includes('.') ? id : `${question.id}.${id}`)))
			);
			expect(named.filter((id) => !known.has(id))).toEqual([]);
		});

		test('is written in both languages, well set', () => {
			expect(textsIn(calculator).flatMap(faultsIn)).toEqual([]);
		});

		test('says every result in both languages, well set, from rows that exist', () => {
			fc.assert(
				fc.property(answers, (answers) => {
					const result = resolve(calculator, withoutWhy(answers));
					expect(textsIn({ ...result, settled: result.settled.ruledOut }).flatMap(faultsIn)).toEqual([]);
					if (isIllegal(result)) {
						expect(refFault(result.row)).toEqual([]);
						return;
					}
					const refs = [...result.lines, ...result.outcomes, ...(result.remarks ?? [])].map(({ row }) => row);
					expect(refs.flatMap(refFault)).toEqual([]);
					expect(result.settled.ruledOut.flatMap(({ row }) => refFault(row))).toEqual([]);
				}),
				{ numRuns: runs(60) }
			);
		});

		test('adds up: every way is an outcome it declares, and no total is less than nothing', () => {
			always((worked) => {
				expect(total(worked.odds)).toBeGreaterThan(0n);
				for (const [outcome, ways] of worked.odds) {
					expect(ways).toBeGreaterThan(0n);
					expect(calculator.outcomes).toContain(outcome);
					expect(worked.outcomes.map(({ id }) => id)).toContain(outcome);
				}
			});
		});

		test('shows a total that is its lines added up, after the cap', () => {
			always((worked) => {
				if (worked.shown) return;
				expect(add(worked.lines) + (worked.capped?.value ?? 0)).toBe(worked.total);
			});
		});

		test('reads the dice as it counts them, to the last die that decides', () => {
			always((worked) => {
				if (worked.pool || worked.dice.length > 2) return;
				const counted = new Map<string, bigint>();
				// Every fall of every die of the chain; `ways` are shared out evenly over the faces.
				const fall = (at: Throw, faces: readonly number[], ways: bigint): void => {
					const die = at.dice[faces.length];
					if (die) {
						const each = ways / BigInt(die.faces.length);
						return die.faces.forEach((face) => fall(at, [...faces, face], each));
					}
					const { outcome, undecided, steps } = at.read(faces);
					if (undecided) return fall(steps.find(({ then }) => then)!.then!, [], ways);
					counted.set(outcome, (counted.get(outcome) ?? 0n) + ways);
				};
				const all = 60n ** 4n;
				fall(worked, [], all);
				const of = total(worked.odds);
				expect(counted).toEqual(new Map([...worked.odds].map(([id, ways]) => [id, (ways * all) / of])));
			}, 60);
		});

		test('answers → link → answers is the same, and the result too', () => {
			fc.assert(
				fc.property(answers, (answers) => {
					expect(fromLink(`#${toLink(answers)}`, calculator.questions)).toEqual({ answers, faults: [] });
					const { settled } = resolve(calculator, answers);
					expect(resolve(calculator, settled.answers).settled.answers).toEqual(settled.answers);
				}),
				{ numRuns: runs(100) }
			);
		});

		/** Settled answers as the page shows them: every choice that counts, and every one that is out. */
		const shownOf = (raw: unknown) => {
			const settled = settle(calculator.questions, raw);
			const out = new Set(settled.ruledOut.map(({ question, choice }) => `${question}.${choice}`));
			return { settled, out };
		};

		test('counts what is shown as chosen, and shows nothing as chosen that is ruled out', () => {
			fc.assert(
				fc.property(answers, (answers) => {
					const { settled, out } = shownOf(answers);
					for (const question of calculator.questions) {
						const { id } = question;
						if (question.kind === 'house') continue;
						// What is asked is asked of what counts.
						expect(id in settled.answers, id).toBe(!question.asked || question.asked(settled));
						if (!('choices' in question) || !(id in settled.answers)) continue;
						const given = answers[id];
						const wanted = given === undefined ? [question.default ?? []].flat() : [given].flat();
						for (const choice of question.choices) {
							const chosen = settled.has(id, choice.id);
							const isOut = out.has(`${id}.${choice.id}`);
							expect(chosen && isOut, `${id}.${choice.id} is chosen and ruled out`).toBe(false);
							if (isOut || question.kind === 'one') continue;
							expect(chosen, `${id}.${choice.id}`).toBe(wanted.includes(choice.id));
						}
						if (question.kind === 'one' && !out.has(`${id}.${String(wanted[0])}`)) {
							expect(settled.one(id), id).toBe(wanted[0]);
						}
					}
				}),
				{ numRuns: runs(60) }
			);
		});

		test('settles alike in whatever order the answers were given, and twice as once', () => {
			fc.assert(
				fc.property(answers, fc.infiniteStream(fc.nat()), (answers, random) => {
					const { settled } = shownOf(answers);
					const order = Object.keys(answers)
						.map((id) => [random.next().value as number, id] as const)
						.sort(([a], [b]) => a - b);
					const shuffled = Object.fromEntries(order.map(([, id]) => [id, answers[id]!]));
					expect(shownOf(shuffled).settled.answers).toEqual(settled.answers);
					expect(shownOf(settled.answers).settled.answers).toEqual(settled.answers);
				}),
				{ numRuns: runs(60) }
			);
		});

		test('takes any JSON: a result, or a sentence that says why not', () => {
			const odd = fc.oneof(
				fc.jsonValue(),
				fc.dictionary(
					fc.constantFrom(...calculator.questions.map(({ id }) => id), '__proto__', 'constructor'),
					fc.jsonValue()
				)
			);
			fc.assert(
				fc.property(odd, (raw) => {
					const result = resolve(calculator, raw);
					if (isIllegal(result)) expect(result.illegal.fr && result.illegal.en).toBeTruthy();
					else {
						expect(total(result.odds)).toBeGreaterThan(0n);
						expect(Number.isFinite(result.total)).toBe(true);
					}
				}),
				{ numRuns: runs(100) }
			);
		});

		test('swapping sides twice changes nothing', () => {
			if (!calculator.swap) return;
			const swap = calculator.swap.bind(calculator);
			fc.assert(
				fc.property(answers, (answers) => {
					const { settled } = resolve(calculator, answers);
					const there = resolve(calculator, swap(settled.answers)).settled;
					const back = resolve(calculator, swap(there.answers)).settled;
					expect(resolve(calculator, swap(back.answers)).settled.answers).toEqual(there.answers);
				}),
				{ numRuns: runs(80) }
			);
		});

		test('can reach every outcome it declares', () => {
			const missing = new Set(calculator.outcomes);
			// What takes the most of something may need its very last number: 200 dead, 200 shots.
			const ends = calculator.questions.flatMap((question) =>
				question.kind === 'number' ? [{ [question.id]: question.min }, { [question.id]: question.max }] : []
			);
			const look = (answers: Answers) => {
				const result = resolve(calculator, answers);
				if (!isIllegal(result)) for (const outcome of result.odds.keys()) missing.delete(outcome);
			};
			for (const answers of [{}, ...ends]) look(answers);
			for (const answers of someAnswers(calculator, 4000)) {
				if (!missing.size) break;
				look(answers);
			}
			expect([...missing]).toEqual([]);
		});
	});
}
