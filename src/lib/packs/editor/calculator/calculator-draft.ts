/** A calculator as the draft of a game holds it: the data of `schema.ts` with its texts as they are typed. */
import type { Text } from '$lib/types';
import type {
	CalculatorData,
	ExampleData,
	LineData,
	OutcomeData,
	QuestionData,
	ReadData,
	SaidData
} from '../../schema';
import type { DraftCalculator, DraftText, PackDraft } from '../draft-file';

/** The same with texts that may lack a language. */
export type Drafted<T> = T extends string | number | boolean | null | undefined
	? T
	: T extends Text
		? DraftText
		: T extends readonly (infer One)[]
			? readonly Drafted<One>[]
			: { readonly [Key in keyof T]: Drafted<T[Key]> };

export type CalculatorDraft = Drafted<CalculatorData>;
export type QuestionDraft = Drafted<QuestionData>;
export type SaidDraft = Drafted<SaidData>;
export type LineDraft = Drafted<LineData>;
export type ReadDraft = Drafted<ReadData>;
export type OutcomeDraft = Drafted<OutcomeData>;
export type StepDraft = NonNullable<OutcomeDraft['steps']>[number];
export type StopDraft = NonNullable<CalculatorDraft['stop']>[number];
export type SumDraft = NonNullable<CalculatorDraft['sums']>[number];
export type PoolDraft = NonNullable<CalculatorDraft['pool']>;
export type StageDraft = PoolDraft['stages'][number];
export type ThrowDraft = NonNullable<CalculatorDraft['throw']>;
export type VersusDraft = NonNullable<CalculatorDraft['versus']>;
export type HeadlineDraft = CalculatorDraft['headlines'][number];
export type ChanceDraft = NonNullable<CalculatorDraft['chances']>[number];
export type PickDraft = Extract<QuestionDraft, { kind: 'one' | 'some' }>;
export type ChoicesDraft = PickDraft['choices'][number];
export type DieDraft = ThrowDraft['die'];
export type FollowDraft = NonNullable<CalculatorDraft['follow']>[string];
/** Of one of its reasons: a file holds one, or a list of them. */
export type BarredDraft = Extract<NonNullable<ChoicesDraft['barred']>, { readonly if: string }>;

/** The editor keeps calculators unread. What came from elsewhere may lack any part: what a form needs is there at least empty. */
export function calculatorIn(file: PackDraft, id: string): CalculatorDraft | undefined {
	const found = file.calculators.find((one) => one.id === id);
	if (!found) return undefined;
	return {
		phase: 'fight',
		title: '',
		summary: '',
		charts: [],
		questions: [],
		headlines: [],
		...found
	} as CalculatorDraft;
}

/** The file with a calculator in the place of the one of its id, or as one more. */
export function withCalculator(file: PackDraft, calculator: CalculatorDraft): PackDraft {
	const { id } = calculator;
	const next = calculator as unknown as DraftCalculator;
	const { calculators } = file;
	return {
		...file,
		calculators: calculators.some((one) => one.id === id)
			? calculators.map((one) => (one.id === id ? next : one))
			: [...calculators, next]
	};
}

export const withoutCalculator = (file: PackDraft, id: string): PackDraft => ({
	...file,
	calculators: file.calculators.filter((one) => one.id !== id),
	examples: file.examples.filter((one) => one.calculator !== id)
});

export type ExampleDraft = ExampleData;
