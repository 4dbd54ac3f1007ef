/** The vocabulary. Lists first, types made from the lists, no logic. */

export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** Words in every language of the app: both or it does not compile. `{ph}` is replaced by the term of that id. */
export type Text = Readonly<Record<Lang, string>>;

/** A string alone is the same in both languages: an abbreviation, a rule number. */
export type Label = string | Text;

/** The moments of a turn, in the order a player meets them. */
export const PHASES = ['command', 'move', 'shoot', 'fight', 'outcome', 'reference'] as const;
export type Phase = (typeof PHASES)[number];

/** How several values of one cell are joined: `D + R`, `5 or 6`, `6/7`, `+1D`. */
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
	/** So many columns of another chart to the right; to the left below 0: `1L`, `2R`. */
	| { readonly shift: number }
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
	/** What a plus means here. Left out: good for the one who acts. A cost is neither good nor bad, and has no colour. */
	readonly signs?: 'cost';
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
	/** Ids of the terms that it takes together, where its title does not name them: “other land troops”. */
	readonly of?: readonly string[];
}

/** How a matrix answers aloud. `{row}`, `{column}` and `{value}` are filled in. */
export interface Matrix {
	readonly rows: Text;
	readonly columns: Text;
	readonly say: Text;
	/** By code: the sentence in place of `say` for cells with that code. */
	readonly sayCode?: Readonly<Record<string, Text>>;
}

/** The whole numbers that bands in a chart must cover, each once. */
type Span = readonly [number, number];

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

/** The head of a chart, part of a game's contents; the body is in `charts/<id>.ts`. */
export interface ChartHead {
	readonly id: string;
	readonly phase: Phase;
	readonly title: Text;
	/** One short line under the title. */
	readonly summary?: Text;
	readonly source: Source;
}

interface Source {
	/** Ids of sheets of the game. */
	readonly sheets: readonly string[];
	/** A rule number or page as printed. */
	readonly ref?: string;
}

export type Chart = ChartHead & ChartBody;

/** The name of a term. Every chart needs the names; their definitions are loaded on demand. */
export interface Name {
	readonly id: string;
	/** As the sheets print it. */
	readonly abbr?: Label;
	readonly title: Text;
	readonly ref?: string;
}

export interface Explanation {
	readonly meaning: Text;
	/** What else players type for it, in either language. */
	readonly also?: readonly string[];
	readonly doubt?: Doubt;
}

export type Term = Name & Explanation;

interface Sheet {
	readonly id: string;
	readonly title: Text;
	/** The day all of its charts were last read against it, as 2026-11-20. */
	readonly read?: string;
}

/** Drawings of what calculators resolve. */
export const DRAWINGS = ['pips', 'fire', 'melee', 'shock', 'river', 'die'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** The head of a calculator, part of a game's contents; the rest is in `calculators/<id>.ts`. */
export interface CalculatorHead {
	readonly id: string;
	readonly phase: Phase;
	readonly title: Text;
	readonly summary: Text;
	/** Ids of the charts it resolves. */
	readonly charts: readonly string[];
	/** Noun for counts and for line heads: `Melee`, `Melees`. Default: the title. */
	readonly noun?: { readonly one: Text; readonly many: Text };
	/** Left out: a die. */
	readonly drawing?: Drawing;
}

/** One game: its contents. */
export interface Game {
	readonly id: string;
	/** Place on the home page. */
	readonly order: number;
	readonly title: Text;
	/** For tight places. */
	readonly short: Text;
	readonly subtitle: Text;
	readonly edition: Text;
	readonly dice: Text;
	/** Author of a game whose data was not checked by this project. */
	readonly by?: string;
	/** The one language it has, where it lacks the other: every text falls back to it. */
	readonly only?: Lang;
	/** Its accent by day and by night, where it has no `look.css`. */
	readonly inks?: readonly [day: string, night: string];
	/** Under which it may be given on: an SPDX id, or `private`. Left out: as the app itself. */
	readonly licence?: string;
	/** The day its data last changed, as 2026-11-18. */
	readonly revised: string;
	readonly sheets: readonly Sheet[];
	/** A combat that shows a newcomer what a calculator does; the first game that has one gives it. */
	readonly example?: { readonly calculator: string; readonly answers: Answers; readonly says: Text };
	/** In play order. */
	readonly charts: readonly ChartHead[];
	readonly calculators: readonly CalculatorHead[];
}

/** Everything of one game at once. */
export interface Whole {
	readonly game: Game;
	readonly terms: readonly Term[];
	readonly charts: readonly Chart[];
}

/** Where a figure comes from: a row, or one cell of it, of a chart of the same game. */
export interface RowRef {
	readonly chart: string;
	readonly row: string;
	readonly column?: string;
}

/** Plain JSON by question id: the id of a choice, several ids, a number, or the text of a house rule. */
export type Answer = string | number | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** Why something cannot be done, and the row that says so. */
export interface Barred {
	readonly why: Text;
	readonly row?: RowRef;
}

/** What may be answered to a question. With a `value` it is a modifier. */
export interface Choice {
	readonly id: string;
	readonly label: Text;
	/** One line more, where the label alone could be misread. */
	readonly hint?: Text;
	readonly value?: number;
	/** Said instead of the value with its sign: `1L`. */
	readonly shown?: Text;
	/** What rules it out: choices of the same question by id, of another as `question.choice`. */
	readonly not?: readonly string[];
	/** For what `not` cannot say. */
	barred?(settled: Settled): Barred | undefined;
	readonly row?: RowRef;
	readonly doubt?: Doubt;
}

/** Heads of a chart that answer a question, where no choice names its rows: those of a matrix, bands of figures. */
export interface Edge {
	readonly chart: string;
	readonly along: 'rows' | 'columns';
	/** Only the rows of that group. */
	readonly group?: string;
}

export interface Asking {
	readonly id: string;
	/** The question as a whole sentence, because it is alone on its screen. */
	readonly ask: Text;
	/** The same in one to three words, for lists and sums. */
	readonly short: Text;
	readonly help?: Text;
	/** Left out: always asked. */
	asked?(settled: Settled): boolean;
	/** Remembered from one combat to the next: an open reading of the rules, not a fact of the table. */
	readonly setting?: true;
	/** Rarely applies: asked together with its like behind one fold. */
	readonly rare?: true;
	/** Who fights: nothing is worked out before it is really answered. */
	readonly decides?: true;
	/** Asked on the screen of the question before it, in one line above. */
	readonly above?: true;
	/** Asked beside the dice instead of on a screen of its own. */
	readonly late?: true;
	/** `ask` and `short` with the names of the parties, `{first}` and `{second}`, once who fights is answered. */
	readonly named?: { readonly ask: Text; readonly short: Text };
	/** What a plus means for the side that acts, where it is no gain: a shield of the target, a cost. */
	readonly plus?: 'bad' | 'neutral';
	/** The charts whose heads are answers to it. */
	readonly edges?: readonly Edge[];
	readonly doubt?: Doubt;
}

export interface OneOf extends Asking {
	readonly kind: 'one';
	readonly choices: readonly Choice[];
	readonly default: string;
}

export interface SomeOf extends Asking {
	readonly kind: 'some';
	readonly choices: readonly Choice[];
	/** Of a late question, those that are offered at once; the others are one tap away. */
	readonly common?: readonly string[];
	readonly default?: readonly string[];
	/** At least one is needed. */
	readonly needed?: true;
}

export interface HowMany extends Asking {
	readonly kind: 'number';
	readonly min: number;
	readonly max: number;
	readonly step?: number;
	readonly default: number;
	readonly unit?: Text;
}

/**
 * A modifier that the players add: a rule of a scenario or of their own. Its answer is the figure and why, as text: `-1 Mud`.
 * Made by `houseRule`.
 */
export interface HouseRule extends Asking {
	readonly kind: 'house';
	/** The sum that it counts in, where there are several. */
	readonly side?: string;
}

export type Picked = OneOf | SomeOf;
export type Question = Picked | HowMany | HouseRule;

/** Answers completed with defaults and without impossible choices. Its methods throw on an unknown question. */
export interface Settled {
	/** Every asked question with its answer. */
	readonly answers: Answers;
	/** Ids of the questions that were really answered; the rest have their defaults. */
	readonly given: ReadonlySet<string>;
	readonly ruledOut: readonly RuledOut[];
	one(question: string): string;
	some(question: string): readonly string[];
	/** The figure of a house rule as well. */
	number(question: string): number;
	/** Whether a choice is made, in a question that is asked. */
	has(question: string, choice: string): boolean;
	/** The chosen modifiers of some questions, or of all, as lines of the sum. */
	lines(...questions: string[]): Line[];
}

/** One line of the sum. */
export interface Line {
	readonly what: Text;
	readonly value: number;
	/** Text to show in place of the signed value if it is no modifier: a score to roll, `4+`. */
	readonly shown?: Text;
	readonly row?: RowRef;
	readonly question?: string;
	/** The questions it is worked out of: as long as one is not answered, it is only assumed. */
	readonly of?: readonly string[];
	readonly doubt?: Doubt;
	/** What the line belongs to where there are several sums: `attacker`, `defender`. */
	readonly side?: string;
	/** Added by the players. */
	readonly house?: true;
}

export interface RuledOut {
	readonly what: Text;
	readonly value?: number;
	readonly why: Text;
	readonly row?: RowRef;
	readonly question: string;
	readonly choice?: string;
}

/** Ways to each outcome, in whole numbers. */
export type Odds<T = string> = ReadonlyMap<T, bigint>;

export interface Die {
	readonly faces: readonly number[];
	/** Who throws it, or what for, where there are several. */
	readonly label?: Text;
}

/** What an outcome means here, for each side in order. */
export interface Outcome {
	readonly id: string;
	readonly title: Text;
	readonly sides?: readonly { readonly side: Text; readonly result: Text }[];
	readonly row?: RowRef;
}

/** Something to do after the dice are read, in order; `then` where it takes dice of its own. */
export interface Step {
	readonly text: Text;
	readonly side?: Text;
	readonly row?: RowRef;
	readonly doubt?: Doubt;
	/** The same in a few words, for the line below the verdict. Left out: said with what else follows. */
	readonly brief?: Text;
	/** Already contained in the verdict, so not listed as a step. */
	readonly told?: true;
	/** A condition or a fact: there is nothing to tick off. */
	readonly idle?: true;
	/** What it makes of the units that fought. */
	readonly brings?: readonly Brings[];
	readonly then?: Throw;
}

/** What a step makes of the units of a party: a state, or losses. */
export interface Brings {
	/** The id of a part of the calculator, in the game’s `units.ts`. */
	readonly part: string;
	readonly state?: string;
	readonly lost?: number;
	/** Points of the die of its group. */
	readonly spent?: number;
	/** Which units of the part: the first of the stack, or one that the players choose. Default: all. */
	readonly who?: 'first' | 'one';
	/** Depends on the position on the table, which the app does not know. */
	readonly unsure?: true;
}

export interface Reading {
	readonly outcome: string;
	/** The throw in the steps decides; `outcome` is only what is certain so far. `readAll` follows such a chain. */
	readonly undecided?: true;
	/** The arithmetic in figures: `6 + 3 = 9`. */
	readonly sum?: Text;
	readonly row?: RowRef;
	readonly steps: readonly Step[];
}

/** Dice to be thrown: what they may lead to, and how to read them. Both come from one function and cannot disagree. */
export interface Throw {
	readonly title: Text;
	/** A question to ask together with these dice, unless it is answered already. */
	readonly asks?: string;
	readonly dice: readonly Die[];
	/**
	 * Many dice of one kind, counted: `faces` is then the number of dice that made it, and `dice` holds one die whose faces
	 * are the counts that may come.
	 */
	readonly pool?: { readonly count: number; readonly need: number };
	readonly odds: Odds;
	/** All that can be reached from here, best first for the side that acts. */
	readonly outcomes: readonly Outcome[];
	read(faces: readonly number[]): Reading;
}

/** A chance worth knowing beside the outcomes: that a leader falls. */
export interface Chance {
	readonly title: Text;
	readonly ways: bigint;
	readonly of: bigint;
}

/** What a calculator makes of its answers: a throw with its sum, or the reason why there is none. */
export interface Worked extends Throw {
	readonly lines: readonly Line[];
	/** The sum that counts, after every cap. */
	readonly total: number;
	/** Text to show in place of `total`: `5 : 3`, `4+`. */
	readonly shown?: Text;
	/** Where there are several sums: each in order, with what it comes to. Their lines name it as their `side`. */
	readonly sums?: readonly { readonly side: string; readonly title: Text; readonly shown: Text }[];
	/** What the cap took away or added. */
	readonly capped?: Line;
	/** Answers that turn out not to count once the total is known; listed with the excluded choices. */
	readonly setAside?: readonly RuledOut[];
	readonly remarks?: readonly Step[];
	readonly chances?: readonly Chance[];
	/** A distribution of numbers, drawn as such: the outcomes are numbers in order. */
	readonly distribution?: { readonly unit: Text; readonly numbers: Odds<number> };
}

export interface Illegal {
	readonly illegal: Text;
	readonly row?: RowRef;
	/** Where the sheet may be read so that it is possible. */
	readonly doubt?: Doubt;
	/** What was added up until it turned out to be impossible. */
	readonly sum?: Required<Pick<Worked, 'lines' | 'sums'>>;
}

export type Result = (Worked | Illegal) & { readonly settled: Settled };

/** Outcomes said together in one figure: “recoil or worse”. */
export interface Headline {
	readonly title: Text;
	/** The title with the names of the parties, `{first}` and `{second}`. */
	readonly named?: Text;
	readonly outcomes: readonly string[];
}

/** One party of a combat as the log says it. `{question}` is replaced by the answer to that question. */
export interface Party {
	/** What it is: `{attackers}`, `{attacks|attack|attacks}` with its number. Left out: said only where the player has named it. */
	readonly who?: Text;
	/** Its figures, said in parentheses behind it: `{attacker-points}`. */
	readonly figures?: Text;
	/** Questions whose answers are worth a word behind it where they are not the usual ones. */
	readonly also?: readonly string[];
}

/** How the log says who fought whom. */
export interface Telling {
	readonly parties: readonly [Party] | readonly [Party, Party];
	/** Between the two. Left out: `against`. */
	readonly between?: Text;
	/** As with a party, of the combat as a whole. */
	readonly also?: readonly string[];
	/** By `question.choice`: what a choice is called there, word for word, in place of its label. */
	readonly words?: Readonly<Record<string, Label>>;
	/**
	 * By outcome: what came of it, where its title speaks to the player (“your element”), which the log cannot do. `{first}` and
	 * `{second}` are replaced by the two parties.
	 */
	readonly results?: Readonly<Record<string, Text>>;
}

/** How the verdict names the two parties, and what became of them. */
export interface VerdictWords {
	/** Texts for a party in dice, sums and steps, which its name replaces. Without a name the first of them is shown. */
	readonly called: readonly (readonly Text[])[];
	/** The parties where both are of one type and have no names. Left out: the first, the second. */
	readonly alike?: readonly [Text, Text];
	/** By outcome: the verdict in a few words, where neither `told.results` nor its title is one. */
	readonly heads?: Readonly<Record<string, Text>>;
	/** The party that the other titles are about: its name is put before them. */
	readonly about?: 0 | 1;
}

export interface CalculatorBody {
	/** In the order a player answers them: what decides most comes first. */
	readonly questions: readonly Question[];
	/** Ids of every outcome there is, best first for the side that acts. */
	readonly outcomes: readonly string[];
	/** The main chances, the most wanted first. */
	readonly headlines: readonly Headline[];
	/** Left out: the log says what was resolved, and not who fought. */
	readonly told?: Telling;
	readonly verdict?: VerdictWords;
	/** The same fight seen from the other side, where that makes sense. */
	swap?(answers: Answers): Answers;
	/** The only code of a calculator. */
	work(settled: Settled): Worked | Illegal;
}

export type Calculator = CalculatorHead & CalculatorBody;
