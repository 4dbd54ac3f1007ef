/** What a result does to each side, and what is to be done then. Pure. */
import type { Lang } from '$lib/types';
import type { DraftText } from '../draft-file';
import type { CalculatorDraft, DieDraft, FollowDraft, OutcomeDraft, SaidDraft, StepDraft } from './calculator-draft';
import { trimmed } from './edit';
import { idFor, saidIn } from './names';
import { words } from './words';

/** Words that are neither a list with conditions nor those of another place. */
export const plainly = (said: SaidDraft | undefined): DraftText | undefined =>
	said === undefined || typeof said === 'string' || (!Array.isArray(said) && !('phrase' in said) && !('from' in said))
		? (said as DraftText | undefined)
		: undefined;

/** A throw that follows, from the middle of its die: well from there on, badly below. */
export const newFollow = (languages: readonly Lang[], die: DieDraft): FollowDraft => ({
	die,
	read: [
		{ if: `face >= ${MIDDLE[typeof die === 'string' ? die : ''] ?? 1}`, outcome: 'passed' },
		{ outcome: 'failed' }
	],
	outcomes: [
		{ id: 'passed', title: saidIn(languages, words.passed) },
		{ id: 'failed', title: saidIn(languages, words.failed) }
	]
});

const MIDDLE: Readonly<Record<string, number>> = { d3: 2, d4: 3, d6: 4, d8: 5, d10: 5, d12: 7, d20: 11 };

/** The calculator with such a throw under its name; without it what called for it is a plain thing to do. */
export function withFollow(calculator: CalculatorDraft, name: string, next: FollowDraft | undefined): CalculatorDraft {
	const all = Object.entries(calculator.follow ?? {});
	if (next) {
		const isNew = !all.some(([one]) => one === name);
		const follow = isNew ? [...all, [name, next] as const] : all.map(([one, old]) => [one, one === name ? next : old]);
		return { ...calculator, follow: Object.fromEntries(follow) };
	}
	const { follow, ...rest } = uncalled(calculator, name);
	const left = Object.entries(follow ?? {}).filter(([one]) => one !== name);
	return { ...rest, ...(left.length && { follow: Object.fromEntries(left) }) };
}

function uncalled(calculator: CalculatorDraft, name: string): CalculatorDraft {
	const plain = (steps: readonly StepDraft[]) =>
		steps.map((step) => (step.then === name ? trimmed({ ...step, then: undefined, times: undefined }) : step));
	const spared = <T extends { readonly steps?: readonly StepDraft[] }>(one: T): T =>
		one.steps ? { ...one, steps: plain(one.steps) } : one;
	const { outcomes, throw: dice, versus, pool } = calculator;
	return {
		...calculator,
		...(outcomes && { outcomes: outcomes.map(spared) }),
		...(dice && { throw: spared(dice) }),
		...(versus && { versus: spared(versus) }),
		...(pool && { pool: { ...pool, steps: plain(pool.steps) } })
	};
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether its steps only say again what it does to each side: then they follow it. */
const isMirrored = ({ sides = {}, steps = [] }: OutcomeDraft): boolean =>
	steps.every(({ side, text, ...more }) => side !== undefined && same(sides[side], text) && !Object.keys(more).length);

/** One more result, still without words. */
export function withResult(outcomes: readonly OutcomeDraft[]): readonly OutcomeDraft[] {
	const ids = outcomes.map(({ id }) => id);
	return [...outcomes, { id: idFor('result', ids, 'result'), title: '' }];
}

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
