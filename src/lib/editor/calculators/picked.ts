/** What a player picks for a new calculator. */
import type { DraftText } from '../draft-file';
import type { DieDraft } from './calculator-draft';

export const SHAPES = ['table', 'versus', 'pool'] as const;
export type Shape = (typeof SHAPES)[number];

export const STAGES = ['hit', 'wound', 'save', 'other'] as const;
export type StageKind = (typeof STAGES)[number];

/** Where the score of a stage comes from. */
export const SCORES = { fixed: '=4', asked: '=asked' } as const;

/** What finds a column of numbers. */
export const FOUND = ['number', 'difference'] as const;
type FoundBy = (typeof FOUND)[number];

/** What a player picks. */
export interface Start {
	readonly shape?: Shape;
	readonly title: DraftText;
	readonly die: DieDraft;
	/** The chart that gives the result; without one a score does. */
	readonly result?: string;
	/** How its column is found, where it is not the likeliest way. */
	readonly found?: FoundBy;
	readonly score: number;
	/** Charts whose rows are added to the sum, or to the score of the first stage. */
	readonly modifiers?: readonly string[];
	/** The column of their figures, where it is not the likeliest. */
	readonly columns?: Readonly<Record<string, string>>;
	/** Charts whose rows shift the column of the result, and the column of their figures. */
	readonly shifts?: readonly string[];
	readonly shiftColumns?: Readonly<Record<string, string>>;
	/** A number that is asked is added to the sum. */
	readonly counts?: true;
	readonly sides: { readonly ours: DraftText; readonly theirs: DraftText };
	/** To come to twice as much is a result of its own. */
	readonly doubles?: true;
	/** By each stage that there is: a chart, or one of `SCORES`. */
	readonly stages: Readonly<Partial<Record<StageKind, string>>>;
	/** How many wounds take one away is asked. */
	readonly wounds?: true;
}
