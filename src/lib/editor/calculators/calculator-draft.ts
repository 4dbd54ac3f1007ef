/** The calculators of a draft, and their parts by name. */
import type { CalculatorData, LineData, OutcomeData, QuestionData, ReadData, StepData } from '$lib/packs/format/schema';
import type { Drafted, PackDraft } from '../draft-file';

export type CalculatorDraft = Drafted<CalculatorData>;
export type QuestionDraft = Drafted<QuestionData>;
export type LineDraft = Drafted<LineData>;
export type ReadDraft = Drafted<ReadData>;
export type OutcomeDraft = Drafted<OutcomeData>;
export type StepDraft = Drafted<StepData>;
export type FollowDraft = NonNullable<CalculatorDraft['follow']>[string];
export type PickDraft = Extract<QuestionDraft, { kind: 'one' | 'some' }>;
export type ChoicesDraft = PickDraft['choices'][number];
export type DieDraft = FollowDraft['die'];

export const calculatorIn = (file: PackDraft, id: string): CalculatorDraft | undefined =>
	file.calculators.find((one) => one.id === id);

/** The file with a calculator in the place of the one of its id, or as one more. */
export function withCalculator(file: PackDraft, next: CalculatorDraft): PackDraft {
	const { calculators } = file;
	const known = calculators.some(({ id }) => id === next.id);
	return {
		...file,
		calculators: known ? calculators.map((one) => (one.id === next.id ? next : one)) : [...calculators, next]
	};
}

export const withoutCalculator = (file: PackDraft, id: string): PackDraft => ({
	...file,
	calculators: file.calculators.filter((one) => one.id !== id),
	examples: file.examples.filter((one) => one.calculator !== id)
});
