/** What can be found and how it is shown: the vocabulary of the search. */
import type { Text } from '$lib/core/types';

/** A head is a row that only names what it stands for: a line of a legend, or of a matrix that answers by its cells. */
export const KINDS = ['game', 'chart', 'calculator', 'term', 'row', 'modifier', 'head', 'cell', 'note'] as const;
export type Kind = (typeof KINDS)[number];

/** A figure with the name of its column. */
export interface Shown {
	readonly column: string;
	readonly name: Text;
	/** The name where it must be short. */
	readonly short?: Text;
	readonly value: Text;
	/** Ids of the notes that restrict it, with a space between. */
	readonly notes?: string;
	/** The sheet is read with doubt here. */
	readonly doubt?: true;
}

/** One place along a side of a matrix. */
export interface SidePlace {
	readonly id: string;
	readonly title: Text;
	readonly abbr?: Text;
	/** What may be typed for it: folded words with a space between. */
	readonly names: readonly string[];
	/** The figure, on a side of figures: it needs the name of the side, or of the chart, beside it. */
	readonly figure?: string;
}

/** What is needed to answer for every cell of a matrix, without an entry for each. */
export interface Grid {
	readonly game: string;
	readonly chart: string;
	readonly title: Text;
	readonly rows: readonly SidePlace[];
	readonly columns: readonly SidePlace[];
	readonly values: readonly (readonly Text[])[];
	/** The term in each cell, '' for a figure. */
	readonly codes: readonly (readonly string[])[];
	/** The sentence for each code, and under '' for the rest. */
	readonly say: Readonly<Record<string, Text>>;
	/** Folded words that may be typed beside the two sides. */
	readonly context: readonly string[];
}

/** One thing that was found, as it is shown. */
export interface Entry {
	readonly kind: Kind;
	readonly game: string;
	/** Without the language. */
	readonly path: string;
	readonly title: Text;
	readonly abbr?: Text;
	/** Title of the chart it stands in. */
	readonly chart?: Text;
	readonly group?: Text;
	/** The meaning of a term, the words of a note, the line under the title of a chart. */
	readonly text?: Text;
	readonly refs: readonly string[];
	readonly values: readonly Shown[];
	/** Ids of the notes of its head, with a space between. */
	readonly notes?: string;
	readonly doubt?: true;
}

/** How a row speaks of a term: what is typed for the term then counts for the row. */
export const SPEAKING = ['value', 'member', 'under', 'group', 'head'] as const;
export type Speaking = (typeof SPEAKING)[number];

/** One thing that can be found, with what is typed for it. */
export interface Findable extends Entry {
	/** Typed as if it were its abbreviation: S4. */
	readonly labels?: readonly string[];
	readonly also?: readonly string[];
	/** Ids of the terms that make its head, that its group and its head speak of, that its group takes together, and that stand among its values. */
	readonly speaks?: Readonly<Record<Speaking, readonly string[]>>;
	/** Of a term: its id, and those of the terms that name its kind: mounted for the elephants. */
	readonly term?: string;
	readonly kinds?: readonly string[];
	/** The modifiers among its values. */
	readonly signed: readonly number[];
	/** The whole numbers its head stands for. */
	readonly band?: readonly [number, number];
	readonly ratio?: { readonly ratio: number; readonly open?: 'more' | 'less' };
	/** The terms whose figure this row is, and those that its sentence links to. */
	readonly heads?: readonly string[];
	readonly links?: readonly string[];
	/** What a chart serves: the titles of its calculators. */
	readonly serves?: readonly Text[];
	/** What stands over the columns of a chart. */
	readonly columns?: readonly Text[];
	/** The notes that restrict it, and their rule numbers. */
	readonly remarks?: readonly Text[];
	readonly rules?: readonly string[];
	readonly grid?: Grid;
}

/** Whether a row holds for one grade of its troops alone: `Art (I)`. */
export const isGraded = (title: Text): boolean => /^\S+ ?\([a-z]\)$/i.test(title.en);
