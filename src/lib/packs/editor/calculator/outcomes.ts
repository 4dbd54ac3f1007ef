/** What a result does to each side, and what is to be done then. Pure. */
import type { DraftText } from '../draft-file';
import type { OutcomeDraft, StepDraft } from './calculator-draft';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether its steps only say again what it does to each side: then they follow it. */
const isMirrored = ({ sides = {}, steps = [] }: OutcomeDraft): boolean =>
	steps.every(({ side, text, ...more }) => side !== undefined && same(sides[side], text) && !Object.keys(more).length);

/** The result with other words for a side. */
export function withSide(outcome: OutcomeDraft, side: string, said: DraftText): OutcomeDraft {
	const { sides: before = {}, steps: old = [], ...rest } = outcome;
	const sides = { ...before, [side]: said };
	if (said === '') delete sides[side];
	const mirrored = isMirrored(outcome);
	const has = old.some((step) => step.side === side);
	const step: StepDraft = { side, text: said };
	const steps = !mirrored
		? old
		: said === ''
			? old.filter((one) => one.side !== side)
			: has
				? old.map((one) => (one.side === side ? step : one))
				: [...old, step];
	return { ...rest, ...(Object.keys(sides).length && { sides }), ...(steps.length && { steps }) };
}

/** Headlines and chances without a result that is gone. */
export const unnamed = <T extends { readonly outcomes?: readonly string[] }>(
	list: readonly T[],
	id: string
): readonly T[] =>
	list.map((one) => (one.outcomes ? { ...one, outcomes: one.outcomes.filter((other) => other !== id) } : one));
