/** From answers to a result, and what would change it. */
import type {
	Answers,
	CalculatorBody,
	Choice,
	Headline,
	Illegal,
	Odds,
	Question,
	Result,
	Worked
} from '$lib/core/types';
import { total } from './odds';
import { settle, toggled } from './settle';

export function resolve(calculator: CalculatorBody, raw: unknown): Result {
	const settled = settle(calculator.questions, raw);
	const result = calculator.work(settled);
	const aside = isIllegal(result) ? [] : (result.setAside ?? []);
	return { ...result, settled: { ...settled, ruledOut: [...settled.ruledOut, ...aside] } };
}

export const isIllegal = (result: Worked | Illegal): result is Illegal => 'illegal' in result;

/** The ways to any of some outcomes. */
export const waysTo = (odds: Odds, outcomes: readonly string[]): bigint =>
	outcomes.reduce((sum, id) => sum + (odds.get(id) ?? 0n), 0n);

/** How likely some outcomes are, from 0 to 1: for drawing and comparing, never for adding up. */
export function chance(odds: Odds, { outcomes }: Headline): number {
	const all = total(odds);
	return Number((waysTo(odds, outcomes) * 1_000_000n) / all) / 1_000_000;
}

/** The mean of a distribution of whole numbers: for drawing and comparing. */
export function mean(numbers: Odds<number>): number {
	const all = total(numbers);
	let weighed = 0n;
	for (const [n, ways] of numbers) weighed += BigInt(n) * ways;
	return Number((weighed * 1_000_000n) / all) / 1_000_000;
}

export interface Change {
	readonly question: Question;
	readonly choice: Choice;
	/** True if the choice would be added, false if it is chosen now and would be removed. */
	readonly gained: boolean;
	/** The answers with the change made. */
	readonly answers: Answers;
	/** By how much the first headline becomes likelier, from −1 to 1. */
	readonly shift: number;
	/** By how much the mean of a distribution grows: with many dice a headline may be all but certain either way. */
	readonly more?: number;
}

/** Each modifier that could still be gained or lost, with the shift it makes; the largest first. */
export function changes(calculator: CalculatorBody, raw: Answers): Change[] {
	const now = resolve(calculator, raw);
	const headline = calculator.headlines[0];
	if (isIllegal(now) || !headline) return [];
	const { settled } = now;
	const base = chance(now.odds, headline);
	const middle = now.distribution && mean(now.distribution.numbers);

	const possible = calculator.questions.flatMap((question): Omit<Change, 'shift' | 'more'>[] => {
		if (!('choices' in question) || question.setting || !(question.id in settled.answers)) return [];
		return question.choices.flatMap((choice) => {
			if (choice.value === undefined) return [];
			const has = settled.has(question.id, choice.id);
			const closed = settled.ruledOut.some((out) => out.question === question.id && out.choice === choice.id);
			if (closed || (question.kind === 'one' && has)) return [];
			const answer = question.kind === 'one' ? choice.id : toggled(question, choice.id, raw);
			// Defaults stay marked as not given, and answers that are ruled out at the moment are kept.
			return [{ question, choice, gained: !has, answers: { ...raw, [question.id]: answer } }];
		});
	});

	return possible
		.flatMap((change) => {
			const then = resolve(calculator, change.answers);
			if (isIllegal(then)) return [];
			const shift = chance(then.odds, headline) - base;
			const { distribution } = then;
			return middle !== undefined && distribution
				? [{ ...change, shift, more: mean(distribution.numbers) - middle }]
				: [{ ...change, shift }];
		})
		.filter(({ shift, more }: Change) => shift !== 0 || Boolean(more))
		.sort((a: Change, b: Change) => Math.abs(b.more ?? b.shift) - Math.abs(a.more ?? a.shift));
}
