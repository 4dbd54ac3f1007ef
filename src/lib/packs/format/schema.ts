/**
 * The shape of a pack, as valibot checks it; the types are made from it. Known keys only, every list and text has a limit.
 * What the parts name of each other is checked in `check.ts`.
 */
import * as v from 'valibot';
import { JOINS, PHASES, type Cell, type Doubt, type Label, type Text, type Value } from '$lib/core/types';
import { ACCENTS, DICE, FORMAT, LIMITS } from './limits';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const list = <T extends v.GenericSchema>(item: T, most: number) => v.pipe(v.array(item), v.maxLength(most));
const some = <T extends v.GenericSchema>(item: T, most: number) =>
	v.pipe(v.array(item), v.minLength(1), v.maxLength(most));

/** An object of these keys alone; the message of one that it does not know are those that it does. */
const object = <const T extends v.ObjectEntries>(entries: T) =>
	v.strictObject(entries, ({ expected, message }) => (expected === 'never' ? Object.keys(entries).join(' ') : message));

const id = v.pipe(v.string(), v.maxLength(60), v.regex(ID));
/** What expressions name begins with a letter. */
const name = v.pipe(v.string(), v.maxLength(60), v.regex(NAME));
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.text));
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const ref = v.pipe(v.string(), v.maxLength(60));
const whole = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const figure = v.pipe(v.number(), v.minValue(-1_000_000), v.maxValue(1_000_000));
const expression = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));
/** `chart`, `chart#row`, `chart#row.column` or `chart#note:id`. */
const place = v.pipe(v.string(), v.maxLength(200));

const both = v.pipe(
	object({ fr: v.optional(words), en: v.optional(words) }),
	v.check(({ fr, en }) => fr !== undefined || en !== undefined, 'no-language'),
	v.transform(({ fr, en }): Text => ({ fr: fr ?? en ?? '', en: en ?? fr ?? '' }))
);
const alone = v.pipe(
	words,
	v.transform((said): Text => ({ fr: said, en: said }))
);

/**
 * A schema that is chosen by its input, so that a problem names what the author meant. Without an input, which no JSON holds, it is the
 * union of all: `@valibot/to-json-schema` calls it so.
 */
function chosen<T>(
	of: () => [v.GenericSchema<unknown, T>, ...v.GenericSchema<unknown, T>[]],
	choose: (input: unknown) => v.GenericSchema<unknown, T>
) {
	let union: v.GenericSchema<unknown, T> | undefined;
	return v.lazy((input) => (input === undefined ? (union ??= v.union(of())) : choose(input)));
}

const isString = (input: unknown): input is string => typeof input === 'string';
const holds = (input: unknown, key: string) => typeof input === 'object' && input !== null && Object.hasOwn(input, key);

/** Words in one language or both; what a language lacks falls back to the other. */
const text = chosen<Text>(
	() => [alone, both],
	(input) => (isString(input) ? alone : both)
);
const label = chosen<Label>(
	() => [short, both],
	(input) => (isString(input) ? short : both)
);

const ends = v.pipe(figure, v.minValue(0));
const plus = object({ plus: figure });
const need = object({ need: figure });
/** So many columns to the right, to the left below 0. */
const shift = object({ shift: v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99)) });
const code = object({ code: id });
const ratio = object({ ratio: v.tuple([ends, ends]), open: v.optional(v.picklist(['more', 'less'])) });
const band = object({ min: v.optional(figure), max: v.optional(figure) });

const value: v.GenericSchema<unknown, Value> = chosen<Value>(
	() => [v.null(), figure, alone, both, plus, need, shift, code, ratio, band, join],
	(input) => {
		if (input === null) return v.null();
		if (typeof input === 'number') return figure;
		if (isString(input)) return alone;
		if (holds(input, 'plus')) return plus;
		if (holds(input, 'need')) return need;
		if (holds(input, 'shift')) return shift;
		if (holds(input, 'code')) return code;
		if (holds(input, 'ratio')) return ratio;
		if (holds(input, 'join')) return join;
		if (holds(input, 'min') || holds(input, 'max')) return band;
		return holds(input, 'fr') || holds(input, 'en') ? both : VALUE;
	}
);
const join: v.GenericSchema<unknown, Value> = object({ join: v.picklist(JOINS), of: some(value, 12) });
/** What stands where nothing fits: its name in a problem is “a value”. */
const VALUE = v.custom<Value>(() => false, 'value');

const doubt: v.GenericSchema<unknown, Doubt> = object({ printed: text, read: text, why: text });
const ids = list(id, 60);

const annotated = object({ value, notes: v.optional(ids), doubt: v.optional(doubt) });
const cell = chosen<Cell>(
	() => [value, annotated],
	(input) => (holds(input, 'value') ? annotated : value)
);

const end = v.union([whole, v.null()]);
const span = v.pipe(
	v.tuple([end, end]),
	v.transform(([min, max]): readonly [number, number] => [min ?? -Infinity, max ?? Infinity])
);

const chartSchema = object({
	id,
	phase: v.picklist(PHASES),
	title: text,
	summary: v.optional(text),
	source: v.optional(object({ sheets: v.optional(ids), ref: v.optional(ref) })),
	rowHead: text,
	columns: some(
		object({
			id,
			head: value,
			short: v.optional(label),
			signs: v.optional(v.literal('cost')),
			notes: v.optional(ids),
			doubt: v.optional(doubt)
		}),
		100
	),
	groups: v.optional(list(object({ id, title: text, of: v.optional(ids) }), 100)),
	rows: some(
		object({
			id,
			head: value,
			cells: list(cell, 100),
			group: v.optional(id),
			notes: v.optional(ids),
			ref: v.optional(ref),
			not: v.optional(ids),
			doubt: v.optional(doubt)
		}),
		1_000
	),
	notes: v.optional(
		list(
			object({
				id,
				mark: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(6))),
				text,
				ref: v.optional(ref),
				doubt: v.optional(doubt)
			}),
			100
		)
	),
	matrix: v.optional(object({ rows: text, columns: text, say: text, sayCode: v.optional(v.record(id, text)) })),
	covers: v.optional(object({ rows: v.optional(span), columns: v.optional(span) })),
	doubt: v.optional(doubt)
});

const termSchema = object({
	id,
	abbr: v.optional(label),
	title: text,
	ref: v.optional(ref),
	/** Also what a result of that name does, where a calculator does not say it. */
	meaning: v.optional(text),
	also: v.optional(list(short, 40)),
	doubt: v.optional(doubt)
});

/** Words that depend on the answers: a text with holes, the first of a list that holds, a named phrase, or those of a chart. */
export type SaidData =
	| Text
	| { readonly phrase: string }
	| { readonly from: string }
	| readonly { readonly if?: string; readonly say: SaidData }[];

const phrase = object({ phrase: name });
const from = object({ from: place });
const said: v.GenericSchema<unknown, SaidData> = chosen<SaidData>(
	() => [text, phrase, from, ways],
	(input) => (Array.isArray(input) ? ways : holds(input, 'phrase') ? phrase : holds(input, 'from') ? from : text)
);
const ways: v.GenericSchema<unknown, SaidData> = some(object({ if: v.optional(expression), say: said }), 40);

/** A doubt of its own, or the one that stands at a place of a chart; `null` where the row's own is not wanted. */
const doubted = chosen<Doubt | string | null>(
	() => [doubt, place, v.null()],
	(input) => (isString(input) ? place : input === null ? v.null() : doubt)
);

const barred = object({ if: expression, why: said, row: v.optional(place) });
const sure = {
	label: v.optional(text),
	/** One line more; its holes know the charts and no answers. */
	hint: v.optional(said),
	not: v.optional(list(v.pipe(v.string(), v.maxLength(121)), 60)),
	barred: v.optional(v.union([barred, some(barred, 10)])),
	doubt: v.optional(doubted)
};
const worth = chosen<number | string | null>(
	() => [figure, expression, v.null()],
	(input) => (isString(input) ? expression : input === null ? v.null() : figure)
);
const oneChoice = object({ id: v.optional(id), of: v.optional(place), value: v.optional(worth), ...sure });
const manyChoices = object({
	rows: id,
	ids: v.optional(some(id, 200)),
	column: v.optional(id),
	/** What a cell without a figure counts for. */
	blank: v.optional(figure),
	value: v.optional(v.null()),
	/** Of each row, which is `it`. */
	hint: v.optional(said),
	barred: v.optional(v.union([barred, some(barred, 10)]))
});
const choice = chosen<ChoicesData>(
	() => [oneChoice, manyChoices],
	(input) => (holds(input, 'rows') ? manyChoices : oneChoice)
);
const choices = some(choice, 200);
export type OneChoice = v.InferOutput<typeof oneChoice>;
export type ManyChoices = v.InferOutput<typeof manyChoices>;
type ChoicesData = OneChoice | ManyChoices;

const asking = {
	id: name,
	ask: text,
	short: text,
	help: v.optional(text),
	asked: v.optional(expression),
	setting: v.optional(v.literal(true)),
	rare: v.optional(v.literal(true)),
	decides: v.optional(v.literal(true)),
	above: v.optional(v.literal(true)),
	plus: v.optional(v.picklist(['bad', 'neutral'])),
	edges: v.optional(some(object({ chart: id, along: v.picklist(['rows', 'columns']), group: v.optional(id) }), 10)),
	doubt: v.optional(doubted)
};
const questionSchema = v.variant('kind', [
	object({ ...asking, kind: v.literal('one'), choices, default: id }),
	object({
		...asking,
		kind: v.literal('some'),
		choices,
		default: v.optional(ids),
		needed: v.optional(v.literal(true))
	}),
	object({
		...asking,
		kind: v.literal('number'),
		min: whole,
		max: whole,
		step: v.optional(v.pipe(whole, v.minValue(1))),
		default: whole,
		unit: v.optional(text)
	})
]);
export type QuestionData = v.InferOutput<typeof questionSchema>;

/** What a line of the sum may be. */
const taken = v.pipe(v.string(), v.maxLength(121));
const ownLine = object({
	if: v.optional(expression),
	what: said,
	value: expression,
	shown: v.optional(said),
	row: v.optional(place),
	question: v.optional(name),
	doubt: v.optional(doubted)
});
const takenLines = object({
	if: v.optional(expression),
	/** Questions, or single choices: `terrain`, `hexside.bridge`. */
	take: some(taken, 20),
	/** Said of each in place of its label, which is `{it}`. */
	what: v.optional(text),
	doubt: v.optional(doubted)
});
const setAsideLines = object({
	if: v.optional(expression),
	aside: some(taken, 20),
	why: said,
	row: v.optional(place)
});
export type OwnLine = v.InferOutput<typeof ownLine>;
export type TakenLines = v.InferOutput<typeof takenLines>;
export type SetAsideLines = v.InferOutput<typeof setAsideLines>;
/** Of several, the one that comes to the least or to the most; the others are set aside. */
export interface RivalLines {
	readonly if?: string;
	readonly lowest?: readonly LineData[];
	readonly highest?: readonly LineData[];
	/** `{stays}` is the line that counts. */
	readonly why: SaidData;
	readonly row?: string;
	/** Of the line that stays, where the figures differ. */
	readonly doubt?: Doubt | string | null;
}
export type LineData = OwnLine | TakenLines | SetAsideLines | RivalLines;

const lineSchema: v.GenericSchema<unknown, LineData> = chosen<LineData>(
	() => [ownLine, takenLines, setAsideLines, rivalLines],
	(input) => {
		if (holds(input, 'take')) return takenLines;
		if (holds(input, 'aside')) return setAsideLines;
		return holds(input, 'lowest') || holds(input, 'highest') ? rivalLines : ownLine;
	}
);
const rivalLines: v.GenericSchema<unknown, RivalLines> = object({
	if: v.optional(expression),
	lowest: v.optional(some(lineSchema, 20)),
	highest: v.optional(some(lineSchema, 20)),
	why: said,
	row: v.optional(place),
	doubt: v.optional(doubted)
});
const lines = list(lineSchema, 100);

const sumSchema = object({ side: name, title: text, shown: v.optional(said), lines });

const capSchema = object({
	min: v.optional(expression),
	max: v.optional(expression),
	what: v.optional(text),
	row: v.optional(place),
	doubt: v.optional(doubted)
});

const readSchema = object({
	if: v.optional(expression),
	/** The term in this cell is the outcome. */
	cell: v.optional(expression),
	/** This row is the outcome. */
	row: v.optional(expression),
	outcome: v.optional(id),
	/** Where it stands, for an outcome that is named. */
	at: v.optional(place)
});
export type ReadData = v.InferOutput<typeof readSchema>;

const stepSchema = object({
	if: v.optional(expression),
	text: said,
	side: v.optional(name),
	row: v.optional(place),
	doubt: v.optional(doubted),
	/** The follow-up throw it takes, and how often; `{n}` counts them. */
	then: v.optional(name),
	times: v.optional(expression)
});
export type StepData = v.InferOutput<typeof stepSchema>;

const outcomeSchema = object({
	id,
	title: said,
	/** Cells with these words bring it about, where they name no term. */
	words: v.optional(some(text, 20)),
	/** What it means for each side, by the names in `sides`. */
	sides: v.optional(v.record(name, said)),
	row: v.optional(place),
	steps: v.optional(list(stepSchema, 40))
});
export type OutcomeData = v.InferOutput<typeof outcomeSchema>;

const die = v.union([v.picklist(DICE), v.pipe(v.array(whole), v.minLength(1), v.maxLength(100))]);
export type DieData = v.InferOutput<typeof die>;

const dice = {
	title: v.optional(said),
	die,
	/** How many are thrown and added up. */
	dice: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(6))),
	/** Who throws. */
	by: v.optional(name),
	/** What a face counts for. */
	worth: v.optional(expression),
	read: some(readSchema, 40),
	/** The arithmetic, where it is not die and total: `{face} ≤ {cohesion}`. */
	sum: v.optional(said),
	/** Of the reading, where its table is not the place to point to. */
	row: v.optional(place)
};
const throwSchema = object({ ...dice, steps: v.optional(list(stepSchema, 40)) });
export type ThrowData = v.InferOutput<typeof throwSchema>;
const followSchema = object({ ...dice, outcomes: some(outcomeSchema, 20) });
export type FollowData = v.InferOutput<typeof followSchema>;
/** Two sums, a die for each: the higher one wins, or by how much. */
const versusSchema = object({
	title: v.optional(said),
	die,
	read: some(readSchema, 40),
	steps: v.optional(list(stepSchema, 40))
});
export type VersusData = v.InferOutput<typeof versusSchema>;

const stageSchema = object({
	/** What every die makes, or none can, is not thrown for. */
	need: expression,
	/** Whether the dice that make it go on, or the rest. */
	keep: v.picklist(['made', 'rest']),
	/** `shot|shots`: what is thrown for, and what comes of it. */
	things: text,
	makes: text,
	/** What the score is for: “to wound”. */
	aim: text,
	/** Over the number that is asked: “Wounds made”. */
	made: text,
	row: v.optional(place)
});
export type StageData = v.InferOutput<typeof stageSchema>;
const poolSchema = object({
	count: expression,
	die,
	/** What a house rule changes: “to hit”. It counts where an expression names it, `house-rule`; left out, players can add none. */
	house: v.optional(text),
	stages: some(stageSchema, 6),
	/** How many that get through take one away, and how many are there already. */
	per: v.optional(expression),
	carried: v.optional(expression),
	most: v.pipe(whole, v.minValue(1), v.maxValue(LIMITS.pool)),
	unit: text,
	/** Of an outcome that takes `{n}` away. */
	title: said,
	result: said,
	side: v.optional(name),
	row: v.optional(place),
	/** What is done in the end; `suffered`, `n` and `left` are known. */
	steps: list(stepSchema, 40)
});
export type PoolData = v.InferOutput<typeof poolSchema>;

const chanceSchema = object({
	if: v.optional(expression),
	title: said,
	/** Outcomes, or outcomes of a follow-up throw: `r`, `test.failed`. */
	any: v.optional(some(v.pipe(v.string(), v.maxLength(121)), 60)),
	/** Within this follow-up throw alone. */
	within: v.optional(name),
	/** In a pool: of this stage alone, or through all of them. */
	stage: v.optional(v.union([v.pipe(whole, v.minValue(1), v.maxValue(6)), v.literal('all')]))
});
export type ChanceData = v.InferOutput<typeof chanceSchema>;

const partySchema = object({
	who: v.optional(text),
	figures: v.optional(text),
	also: v.optional(list(name, 20))
});
/** How the log says who fought whom: `{question}` stands for what was answered to it. */
const toldSchema = object({
	parties: some(partySchema, 2),
	between: v.optional(text),
	also: v.optional(list(name, 20)),
	/** By `question.choice`, what a choice is called there. */
	words: v.optional(v.record(v.pipe(v.string(), v.maxLength(121)), label))
});
export type ToldData = v.InferOutput<typeof toldSchema>;

const headlineSchema = object({
	title: text,
	outcomes: v.optional(some(id, 60)),
	/** In a pool: so many or more. */
	least: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(LIMITS.pool)))
});

const swapSchema = v.record(name, v.union([expression, object({ from: name, as: v.optional(v.record(id, id)) })]));

const remarkSchema = object({
	if: v.optional(expression),
	text: said,
	row: v.optional(place),
	doubt: v.optional(doubted)
});

const calculatorSchema = object({
	id,
	phase: v.picklist(PHASES),
	title: text,
	summary: text,
	charts: list(id, 60),
	/** What it resolves, for counting: `Melee`, `Melees`. */
	noun: v.optional(object({ one: text, many: text })),
	told: v.optional(toldSchema),
	/** Who takes part, by a name for this calculator. */
	sides: v.optional(v.record(name, text)),
	questions: some(questionSchema, 60),
	/** Named steps, in order: each sees those above it. */
	let: v.optional(v.record(name, expression)),
	/** Texts and doubts that are said in several places. */
	phrases: v.optional(v.record(name, said)),
	doubts: v.optional(v.record(name, doubt)),
	stop: v.optional(list(object({ if: expression, say: said, row: v.optional(place), doubt: v.optional(doubted) }), 40)),
	lines: v.optional(lines),
	/** In place of `lines`, where there are several sums. */
	sums: v.optional(some(sumSchema, 6)),
	cap: v.optional(capSchema),
	/** Said of the total, and counted as it, where it is not simply the sum. */
	total: v.optional(expression),
	shown: v.optional(said),
	throw: v.optional(throwSchema),
	versus: v.optional(versusSchema),
	pool: v.optional(poolSchema),
	follow: v.optional(v.record(name, followSchema)),
	outcomes: v.optional(some(outcomeSchema, 60)),
	headlines: some(headlineSchema, 12),
	chances: v.optional(list(chanceSchema, 20)),
	remarks: v.optional(list(remarkSchema, 40)),
	swap: v.optional(swapSchema)
});
export type CalculatorData = v.InferOutput<typeof calculatorSchema>;

export const exampleSchema = object({
	calculator: id,
	answers: v.record(name, v.union([v.string(), v.number(), v.array(v.string())])),
	total: v.optional(figure),
	/** `3/10` by outcome; those left out do not come. */
	odds: v.optional(v.record(id, v.pipe(v.string(), v.maxLength(200), v.regex(/^\d+\/\d+$/)))),
	/** There is no such throw. */
	illegal: v.optional(v.literal(true))
});
export type ExampleData = v.InferOutput<typeof exampleSchema>;

export const packSchema = object({
	guidon: v.literal(FORMAT),
	id: v.pipe(v.string(), v.maxLength(40), v.regex(ID)),
	version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
	revised: v.pipe(v.string(), v.isoDate()),
	/** An SPDX id, or `private`: not to be given away. */
	licence: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
	authors: some(short, 20),
	source: v.optional(object({ title: text, rights: v.optional(short) })),
	languages: v.pipe(v.array(v.picklist(['fr', 'en'])), v.minLength(1), v.maxLength(2)),
	game: object({
		title: text,
		short: v.optional(text),
		subtitle: v.optional(text),
		edition: v.optional(text),
		dice: text,
		accent: v.optional(v.picklist(ACCENTS)),
		sheets: v.optional(list(object({ id, title: text }), 20))
	}),
	terms: v.optional(list(termSchema, LIMITS.terms)),
	charts: list(chartSchema, LIMITS.charts),
	calculators: v.optional(list(calculatorSchema, LIMITS.calculators)),
	examples: v.optional(list(exampleSchema, 100))
});

/** A pack whose shape is right. */
export type PackFile = v.InferOutput<typeof packSchema>;
export type ChartData = v.InferOutput<typeof chartSchema>;

/** The parts that have a name of their own in the JSON Schema and in the reference of the guide, in the order of the reference. */
export const NAMED_PARTS = {
	chart: chartSchema,
	value,
	cell,
	term: termSchema,
	calculator: calculatorSchema,
	question: questionSchema,
	choice,
	barred,
	line: lineSchema,
	sum: sumSchema,
	cap: capSchema,
	throw: throwSchema,
	follow: followSchema,
	versus: versusSchema,
	pool: poolSchema,
	stage: stageSchema,
	read: readSchema,
	step: stepSchema,
	outcome: outcomeSchema,
	headline: headlineSchema,
	chance: chanceSchema,
	remark: remarkSchema,
	told: toldSchema,
	swap: swapSchema,
	example: exampleSchema,
	said,
	text,
	label,
	doubt,
	doubted,
	die,
	worth,
	place,
	expression,
	id,
	name,
	figure,
	whole
} as const;
