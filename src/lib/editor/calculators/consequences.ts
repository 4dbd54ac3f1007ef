/** What else changes in a calculator when a part of it does. Pure. */
import type { DraftText } from '../draft-file';
import { partAt, trimmed, withPart, without, type Path } from '../lists';
import type { CalculatorDraft, LineDraft, OutcomeDraft, StepDraft } from './calculator-draft';

/** Lines that no longer take a question; those that took nothing else go with it. */
const untaken = (lines: readonly LineDraft[], id: string): readonly LineDraft[] =>
	lines.flatMap((line): LineDraft[] => {
		if (!('take' in line)) return 'question' in line && line.question === id && line.value === id ? [] : [line];
		const take = line.take.filter((one) => one !== id && !one.startsWith(`${id}.`));
		return take.length ? [{ ...line, take }] : [];
	});

/** Without a question: the sum no longer counts it. What else names it says so. */
export function withoutQuestion(calculator: CalculatorDraft, id: string): CalculatorDraft {
	const { lines, sums, swap } = calculator;
	const swaps = Object.entries(swap ?? {}).filter(
		([name, from]) => name !== id && !(typeof from === 'object' && from.from === id)
	);
	return trimmed({
		...calculator,
		questions: without(calculator.questions, id),
		...(lines && { lines: untaken(lines, id) }),
		...(sums && { sums: sums.map((sum) => ({ ...sum, lines: untaken(sum.lines, id) })) }),
		swap: swaps.length ? Object.fromEntries(swaps) : undefined
	});
}

/** Without a throw that follows: what called for it is a plain thing to do. */
export function withoutFollow(calculator: CalculatorDraft, name: string): CalculatorDraft {
	const plain = (steps: readonly StepDraft[]) =>
		steps.map((step) => (step.then === name ? trimmed({ ...step, then: undefined, times: undefined }) : step));
	const spared = <T extends { readonly steps?: readonly StepDraft[] | undefined }>(one: T): T =>
		one.steps ? { ...one, steps: plain(one.steps) } : one;
	const { outcomes, throw: dice, versus, pool, follow } = calculator;
	const left = Object.entries(follow ?? {}).filter(([one]) => one !== name);
	return trimmed({
		...calculator,
		...(outcomes && { outcomes: outcomes.map(spared) }),
		...(dice && { throw: spared(dice) }),
		...(versus && { versus: spared(versus) }),
		...(pool && { pool: spared(pool) }),
		follow: left.length ? Object.fromEntries(left) : undefined
	});
}

/** Without a result: no chance counts it any more. */
export function withoutOutcome(calculator: CalculatorDraft, id: string): CalculatorDraft {
	const { outcomes = [], headlines } = calculator;
	return {
		...calculator,
		outcomes: without(outcomes, id),
		headlines: headlines.map((one) =>
			one.outcomes ? { ...one, outcomes: one.outcomes.filter((other) => other !== id) } : one
		)
	};
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether its steps only say again what it does to each side: then they follow it. */
const isMirrored = ({ sides = {}, steps = [] }: OutcomeDraft): boolean =>
	steps.every(({ side, text, ...more }) => side !== undefined && same(sides[side], text) && !Object.keys(more).length);

/** The result with other words for a side. */
export function withSide(outcome: OutcomeDraft, side: string, said: DraftText | undefined): OutcomeDraft {
	const { sides: before = {}, steps: old = [] } = outcome;
	const sides = trimmed({ ...before, [side]: said });
	const next = withPart(outcome, ['sides'], Object.keys(sides).length ? sides : undefined);
	if (!isMirrored(outcome)) return next;
	const has = old.some((step) => step.side === side);
	const steps =
		said === undefined
			? old.filter((step) => step.side !== side)
			: has
				? old.map((step) => (step.side === side ? { side, text: said } : step))
				: [...old, { side, text: said }];
	return withPart(next, ['steps'], steps.length ? steps : undefined);
}

/** The same for the result that a path leads into: `outcomes › 2 › sides › us`, those of a throw that follows too. */
export const withSideAt =
	(side: string) =>
	(calculator: CalculatorDraft, path: Path, said: DraftText | undefined): CalculatorDraft => {
		const at = path.slice(0, -2);
		return withPart(calculator, at, withSide(partAt(calculator, at) as OutcomeDraft, side, said));
	};

/** The name of a sum is that of the side it stands for. */
export function withSumTitle(calculator: CalculatorDraft, path: Path, title: DraftText): CalculatorDraft {
	const side = String(partAt(calculator, [...path.slice(0, -1), 'side']));
	const next = withPart(calculator, path, title);
	return calculator.sides?.[side] === undefined ? next : withPart(next, ['sides', side], title);
}
