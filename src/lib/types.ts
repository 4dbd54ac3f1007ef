/** The vocabulary. Lists first, types made from the lists, no logic. */

export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** Words in every language of the app: both or it does not compile. `{ph}` in them stands for the term of that id. */
export type Text = Readonly<Record<Lang, string>>;

/** A string alone is the same in both languages: an abbreviation, a rule number. */
export type Label = string | Text;

/** The moments of a turn, in the order a player meets them. */
export const PHASES = ['command', 'move', 'shoot', 'fight', 'outcome', 'reference'] as const;
export type Phase = (typeof PHASES)[number];

/** How several values stand together: `D + R`, `5 or 6`, `6/7`, `+1D`. */
export const JOINS = ['and', 'or', 'slash', 'glued'] as const;
export type Join = (typeof JOINS)[number];

/** What a sheet says in one place, readable by a calculator. */
export type Value =
	/** A plain figure: a cost, a distance, a factor. */
	| number
	| Text
	/** A modifier, shown with its sign. */
	| { readonly plus: number }
	/** A score to reach or beat: `4+`. */
	| { readonly need: number }
	/** A range of whole numbers, open where an end is left out. */
	| { readonly min?: number; readonly max?: number }
	| { readonly ratio: readonly [number, number]; readonly open?: 'more' | 'less' }
	/** The id of a term of the game. */
	| { readonly code: string }
	| { readonly join: Join; readonly of: readonly Value[] }
	/** Blank on the sheet. */
	| null;

/** A place of a sheet that is damaged, silent or doubtful, and how it is read here. */
export interface Doubt {
	readonly printed: Text;
	readonly read: Text;
	readonly why: Text;
}

export interface Annotated {
	readonly value: Value;
	/** Ids of notes of the chart. */
	readonly notes?: readonly string[];
	readonly doubt?: Doubt;
}

export type Cell = Value | Annotated;

export interface Column {
	readonly id: string;
	readonly head: Value;
	/** What fits above a narrow column. */
	readonly short?: Label;
	readonly notes?: readonly string[];
	readonly doubt?: Doubt;
}

export interface Row {
	readonly id: string;
	readonly head: Value;
	/** One a column. */
	readonly cells: readonly Cell[];
	readonly group?: string;
	readonly notes?: readonly string[];
	/** A rule number or page as printed: `12.2.1`, `p. 49`. */
	readonly ref?: string;
	/** Ids of the rows of this chart that rule this one out. */
	readonly not?: readonly string[];
	readonly doubt?: Doubt;
}

export interface Note {
	readonly id: string;
	/** The letter or sign that points to it; a note without one holds for the whole chart. */
	readonly mark?: string;
	readonly text: Text;
	readonly ref?: string;
	readonly doubt?: Doubt;
}

export interface Group {
	readonly id: string;
	readonly title: Text;
}

/** How a matrix answers aloud. `{row}`, `{column}` and `{value}` are filled in. */
export interface Matrix {
	readonly rows: Text;
	readonly columns: Text;
	readonly say: Text;
	/** Said instead where the cell is that code. */
	readonly sayCode?: Readonly<Record<string, Text>>;
}

/** The whole numbers that bands in a chart must cover, each once. */
export type Span = readonly [number, number];

export interface ChartBody {
	/** What the first column holds. */
	readonly rowHead: Text;
	readonly columns: readonly Column[];
	readonly groups?: readonly Group[];
	readonly rows: readonly Row[];
	readonly notes?: readonly Note[];
	readonly matrix?: Matrix;
	readonly covers?: { readonly rows?: Span; readonly columns?: Span };
	/** A doubt about the chart as a whole. */
	readonly doubt?: Doubt;
}

/** What the contents of a game say of a chart; its body is in `charts/<id>.ts`. */
export interface ChartHead {
	readonly id: string;
	readonly phase: Phase;
	readonly title: Text;
	/** One short line under the title. */
	readonly summary?: Text;
	readonly source: Source;
}

export interface Source {
	/** Ids of sheets of the game. */
	readonly sheets: readonly string[];
	/** A rule number or page as printed. */
	readonly ref?: string;
}

export type Chart = ChartHead & ChartBody;

export interface Term {
	readonly id: string;
	/** As the sheets print it. */
	readonly abbr?: Label;
	readonly title: Text;
	readonly meaning: Text;
	/** What else players type for it, in either language. */
	readonly also?: readonly string[];
	readonly ref?: string;
	readonly doubt?: Doubt;
}

export interface Sheet {
	readonly id: string;
	readonly title: Text;
}

/** What the contents of a game say of a calculator; the rest is in `calculators/<id>.ts`. */
export interface CalculatorHead {
	readonly id: string;
	readonly phase: Phase;
	readonly title: Text;
	readonly summary: Text;
	/** Ids of the charts it resolves. */
	readonly charts: readonly string[];
}

/** One game: its contents. */
export interface System {
	readonly id: string;
	/** Place on the home page. */
	readonly order: number;
	readonly title: Text;
	/** For tight places. */
	readonly short: Text;
	readonly subtitle: Text;
	readonly edition: Text;
	readonly dice: Text;
	/** The day its data last changed, as 2026-11-18. */
	readonly revised: string;
	readonly sheets: readonly Sheet[];
	/** In play order. */
	readonly charts: readonly ChartHead[];
	readonly calculators: readonly CalculatorHead[];
}
