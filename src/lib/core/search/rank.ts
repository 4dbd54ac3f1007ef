/** Every number of the ranking, tuned on the lists of queries in `tests`, but for `queries-unseen.ts`. Weights are points of a score around 100. */
import { FIELDS, type Field } from './layout';
import { KINDS, SPEAKING, type Kind, type Speaking } from './entry';

/** What a word is worth by where it stands in an entry. */
const FIELD: Readonly<Record<Field, number>> = {
	label: 80,
	title: 66,
	also: 56,
	value: 48,
	band: 72,
	ref: 70,
	place: 46,
	column: 10,
	said: 42,
	figure: 22,
	text: 12
};
const FIELD_WORTHS: readonly number[] = FIELDS.map((field) => FIELD[field]);
export const fieldWorth = (field: number): number => FIELD_WORTHS[field] ?? 0;

/** What a word of a chart is worth for the rows in it: its title, and what stands over its columns. */
const SPREAD: Readonly<Partial<Record<Field, number>>> = {
	title: 38,
	label: 38,
	also: 30,
	column: 34,
	said: 12,
	text: 6,
	ref: 20
};
const SPREAD_WORTHS: readonly number[] = FIELDS.map((field) => SPREAD[field] ?? 0);
export const spreadWorth = (field: number): number => SPREAD_WORTHS[field] ?? 0;

/** What the name of a term is worth for the rows that speak of it. */
const SPEAK: Readonly<Record<Speaking, number>> = { head: 60, group: 54, under: 46, member: 24, value: 48 };
const SPEAK_WORTHS: readonly number[] = SPEAKING.map((way) => SPEAK[way]);
export const speakWorth = (way: number): number => SPEAK_WORTHS[way] ?? 0;

const KIND: Readonly<Record<Kind, number>> = {
	game: 12,
	chart: 8,
	row: 8,
	modifier: 9,
	head: -10,
	term: 4,
	cell: 0,
	calculator: 2,
	note: 0
};
const KIND_WORTHS: readonly number[] = KINDS.map((kind) => KIND[kind]);
export const kindWorth = (kind: number | undefined): number => (kind === undefined ? 0 : (KIND_WORTHS[kind] ?? 0));

export const RANK = {
	/** The name of its game. */
	game: 8,
	/** What is left of a word that is not quite the one typed. */
	begun: 0.8,
	begunInside: 0.6,
	sameStem: 0.9,
	synonym: 0.8,
	/** … where the word itself is the name of something. */
	synonymOfName: 0.5,
	slipped: 0.7,
	slippedTwice: 0.5,
	otherLanguage: 0.97,
	/** What is left for the rows that speak of its kind: of the mounted, for the elephants. */
	kind: 0.3,
	/** A filler only settles a tie; one that hints at something, as `how far` at a range, a little more. */
	filler: 0.08,
	hint: 0.3,
	/** The number of a rule where it stands for something else. */
	notAsRule: 0.4,
	/** What is left of the weight of a word that may name anything: `troops`. */
	general: 0.4,
	/** Of the weight of the rarest word, what the most frequent has. */
	leastRarity: 0.22,
	/** A word weighs in full where it is worth this much somewhere; what only a note or a slip has weighs less, down to: */
	reach: 56,
	leastReach: 0.35,
	/** How much the share of the words that were found counts beyond their worth. */
	coverage: 1.7,
	/** How much a word counts as found in a row where only the text of its notes holds it. */
	inNote: 0.45,
	/** The share of a title that was typed. */
	titleShare: 16,
	/** A title made of nothing but the words typed. */
	wholeTitle: 22,
	/** An abbreviation that is all that was typed, one that was typed as it is printed, or but for its capitals. */
	wholeLabel: 24,
	asPrinted: 45,
	asSpelled: 20,
	/** A term with rows of several kinds of it, which hold the figures. */
	termAfterRows: -34,
	/** A term whose definition is asked for. */
	defining: 50,
	/** A figure, a band or a code that stands in a row exactly as it was typed. */
	printed: 550,
	/** What a row that holds the figure of a term is worth beyond the term. */
	figure: 4,
	/** Among such rows, one that has a figure, and one that heads nothing but the term. */
	fit: 4,
	/** The same where nothing but the term is asked. */
	figureOfTerm: 90,
	/** An abbreviation by the number of the rule that defines it. */
	termOfRule: 10,
	/** Of the words of the head of a row, what a term must make up for its definition to stand under the row. */
	leastOfHead: 0.2,
	/** A term where more is asked than its name. */
	termAndMore: -16,
	/** A chart where more is asked than its title says. */
	chartAndMore: -9,
	/** A modifier where a bonus or a malus is asked for. */
	modifying: 30,
	/** One of the sign that was asked for: a bonus or a malus. */
	signed: 12,
	/** A row of the chart that was named with it: two ideas meet. */
	meeting: 18,
	/** Every word, where more than two are asked. */
	everyWord: 16,
	/** A word that is asked for and that the entry excepts. */
	denied: -10,
	/** A row of a special kind, where none is asked for. */
	special: -32,
	/** … and where one is. */
	specialAsked: 16,
	/** Words that stand side by side as they were typed. */
	sideBySide: 30,
	/** Of that, what it is worth in the name of a column or of the chart. */
	sideBySideAbove: 0.5,
	/** A head, a group or a value that is all that was typed: `Dr + R`, `Cm (X)`. */
	asLine: 17,
	/** A row and one of its columns; and where the head of the row and that column are all that is asked. */
	column: 17,
	crossing: 20,
	/** A row for one grade of its troops, where no grade is asked for. */
	graded: -8,
	/** A row with a figure, where one is asked for: `how far`. */
	measured: 12,
	/** What forbids, where somebody asks whether it is allowed, and what obliges, where he asks whether he has to. */
	ruling: 24,
	rulingNote: 40,
	/** What is of the rule that is asked for beside other words. */
	itsRule: 24,
	/** An outcome of who is said to suffer it, by who is said to do it. */
	suffers: 24,
	/** Cells of a matrix named by both of their sides. */
	cell: 500,
	cellReversed: 60,
	/** … where a word beside them belongs neither to the chart nor to its game. */
	cellLoose: 55,
	cellUnfinished: 90,
	/** How many of one chart may stand in the first ten while there is something else. */
	mostOfChart: 5,
	/** Of the best score, what the last of the list must have. */
	tail: 0.3,
	/** How many of the best are looked at word by word. */
	looked: 64
} as const;
