/** The form of a calculator: beside each object of `schema.ts` the table of its fields, and the parts of the page in their order. */
import { phases } from '$lib/core/phases';
import { PHASES, type Text } from '$lib/core/types';
import type { CalculatorData, ChanceData, PoolData, StageData, ToldData } from '$lib/packs/format/schema';
import { wordsFor, type DraftText } from '../draft-file';
import { pathOf, table, type Field, type Form, type Maker, type Named } from '../form/fields';
import { words as fieldWords } from '../form/words';
import { partAt, trimmed, withPart, type Path } from '../lists';
import type {
	CalculatorDraft,
	ChoicesDraft,
	FollowDraft,
	LineDraft,
	OutcomeDraft,
	PickDraft,
	QuestionDraft,
	ReadDraft,
	StepDraft
} from './calculator-draft';
import type { CalculatorForm } from './calculator-form.svelte';
import { figureColumns, missingOutcomes, stopBelow } from './charts';
import { withoutFollow, withoutOutcome, withoutQuestion, withSide, withSumTitle } from './consequences';
import { idFor, saidIn, sayValue } from './names';
import { newFollow, newQuestion } from './new-parts';
import { words } from './words';

type Calculator = CalculatorForm;
type Item<List> = List extends readonly (infer One)[] ? One : never;
type Of<Key extends keyof CalculatorData> = NonNullable<CalculatorData[Key]>;

const named = (form: Form, id: string, title: unknown): Named => ({
	id,
	label: (Array.isArray(title) ? '' : wordsFor(title as DraftText | undefined, form.lang)) || id
});
const options = (form: Form, of: Readonly<Record<string, Text>>): Named[] =>
	Object.entries(of).map(([id, text]) => ({ id, label: text[form.lang] }));

const chartsOf = (form: Form) => form.file.charts.map(({ id, title }) => named(form, id, title));
const questionsOf = (form: Calculator) => form.questions.map(({ id, short }) => named(form, id, short));
const sidesOf = (form: Calculator) =>
	Object.entries(form.calculator?.sides ?? {}).map(([id, name]) => named(form, id, name));
const followsOf = (form: Calculator) =>
	Object.entries(form.calculator?.follow ?? {}).map(([id, { title }]) => named(form, id, title));
const resultsOf = (form: Calculator) => form.outcomes.map(({ id, title }) => named(form, id, title));
/** Questions to pick from, and each of their choices. */
const countable = (form: Calculator) => [...form.picks.map(({ id, short }) => named(form, id, short)), ...form.choices];
/** Rows and notes of charts, as `results#dr` names them. */
const placesOf = (form: Calculator) =>
	form.file.charts.flatMap(({ id, rows, notes = [] }) => [
		...rows.map((row): Named => ({
			id: `${id}#${row.id}`,
			label: sayValue(row.head, form.file.terms, form.lang) || row.id
		})),
		...notes.map((note): Named => ({ id: `${id}#note:${note.id}`, label: wordsFor(note.text, form.lang) }))
	]);
const doubtsOf = (form: Calculator) =>
	Object.keys(form.calculator?.doubts ?? {}).map((id): Named => ({ id, label: id }));

const one =
	(label: Text, part: (form: Form) => unknown) =>
	(form: Form): readonly Maker[] => [{ label: label[form.lang], part: part(form) }];
/** One more under a name that is typed. */
const underName =
	(label: Text, part: unknown) =>
	(form: Form): readonly Maker[] => [{ label: label[form.lang], name: '', part }];
const key = (_: unknown, _form: Form, path: Path) => String(path.at(-1));
const nextTo = (path: Path, name: string): Path => [...path.slice(0, -1), name];

const IF = { key: 'if', kind: 'expression', label: fieldWords.onlyIf } as const;
const ROW = { key: 'row', kind: 'expression', label: words.pointsTo, fold: true, options: placesOf } as const;
const DOUBT = { key: 'doubt', kind: 'doubt', label: fieldWords.doubt, fold: true, options: doubtsOf } as const;
/** What every entry of a record of plain values is. */
const ITSELF = { key: [], needed: true } as const;
const ifOf = (part: { readonly if?: string | undefined }) => part.if;

const BARRED = table<{ if: string; why: unknown; row?: string }>(
	{ ...IF, label: words.barredIf, needed: true },
	{ key: 'why', kind: 'said', label: words.barredWhy, needed: true },
	ROW
);

const isRows = (part: ChoicesDraft) => 'rows' in part;
const columnsOf = (form: Calculator, path: Path) => {
	const chart = form.chart(partAt(form.whole, nextTo(path, 'rows')) as string);
	const figures = chart ? figureColumns(chart) : [];
	const all = chart?.columns.filter(({ id }) => figures.includes(id)) ?? [];
	return all.map(({ id, head }): Named => ({ id, label: sayValue(head, form.file.terms, form.lang) || id }));
};
const rowsOf = (form: Calculator, path: Path) =>
	(form.chart(partAt(form.whole, nextTo(path, 'rows')) as string)?.rows ?? []).map(({ id, head }): Named => ({
		id,
		label: sayValue(head, form.file.terms, form.lang) || id
	}));
/** Choices that rule one out: of its own question by their id, of others as `question.choice`. */
const rivalsOf = (form: Calculator, [, at]: Path) => {
	const { id } = form.questions[at as number] ?? {};
	return form.choices.map((choice) =>
		choice.id.startsWith(`${id}.`) ? { ...choice, id: choice.id.slice(id!.length + 1) } : choice
	);
};

const CHOICE = table<ChoicesDraft>(
	{ key: 'label', kind: 'text', label: words.ownChoice, when: (part: ChoicesDraft) => !isRows(part) },
	{ key: 'of', kind: 'expression', label: words.rowOf, when: (part) => !isRows(part), fold: true, options: placesOf },
	{ key: 'id', kind: 'line', label: words.choiceId, when: (part) => !isRows(part), fold: true, max: 60 },
	{ key: 'rows', kind: 'pick', label: words.rowsOf, when: isRows, needed: true, options: chartsOf },
	{ key: 'column', kind: 'pick', label: words.modifierColumn, when: isRows, options: columnsOf },
	{ key: 'value', kind: 'flag', label: words.noFigure, when: isRows, on: null },
	{ key: 'value', kind: 'worth', label: words.figure, when: (part) => !isRows(part) },
	{ key: 'ids', kind: 'picks', label: words.whichRows, when: isRows, all: true, options: rowsOf },
	{ key: 'blank', kind: 'number', label: words.blankCounts, when: isRows, fold: true },
	{ key: 'hint', kind: 'said', label: words.hint, fold: true },
	{ key: 'not', kind: 'picks', label: words.rivals, when: (part) => !isRows(part), fold: true, options: rivalsOf },
	{
		key: 'barred',
		kind: 'list',
		label: words.barred,
		lone: true,
		fold: true,
		of: BARRED,
		title: ({ if: condition }: { if: string }) => condition,
		make: (form: Calculator) => [{ label: words.addCase[form.lang], part: { if: form.firstCondition, why: '' } }]
	},
	{ ...DOUBT, when: (part) => !isRows(part) }
);

const newChoices = (form: Calculator, path: Path): Maker[] => {
	const taken = form.choicesOf(partAt(form.whole, path.slice(0, -1)) as PickDraft).map(({ id }) => id);
	return [
		{ label: words.addChoice[form.lang], part: { id: idFor('choice', taken, 'choice'), label: '' } },
		...form.file.charts.map((chart): Maker => {
			const [column] = figureColumns(chart);
			const label = `${words.rowsOf[form.lang]} ${wordsFor(chart.title, form.lang) || chart.id}`;
			return { label, part: { rows: chart.id, ...(column !== undefined && { column }) } };
		})
	];
};

const isNumber = ({ kind }: QuestionDraft) => kind === 'number';
const isPick = ({ kind }: QuestionDraft) => kind !== 'number';
const answersOf = (form: Calculator, path: Path) => form.choicesOf(partAt(form.whole, path.slice(0, -1)) as PickDraft);

/** One answer has a usual one, several need none. */
function withKind(form: Calculator): Field['put'] {
	return (whole, path, kind) => {
		const at = path.slice(0, -1);
		const question = partAt(whole, at) as PickDraft;
		if (question.kind === kind) return whole;
		const first = form.choicesOf(question)[0]?.id ?? '';
		return withPart(whole, at, trimmed({ ...question, kind, default: kind === 'one' ? first : undefined }));
	};
}

const EDGE = table<Item<NonNullable<QuestionDraft['edges']>>>(
	{ key: 'chart', kind: 'pick', label: words.chart, needed: true, options: chartsOf },
	{ key: 'along', kind: 'pick', label: words.along, needed: true, options: (form) => options(form, words.alongs) },
	{ key: 'group', kind: 'line', label: words.group, max: 60 }
);

const QUESTION = (_: unknown, form: Form) =>
	table<QuestionDraft>(
		{ key: 'ask', kind: 'text', label: words.ask, needed: true },
		{ key: 'short', kind: 'text', label: words.short, needed: true },
		{ key: 'min', kind: 'number', label: words.min, when: isNumber, needed: true },
		{ key: 'max', kind: 'number', label: words.max, when: isNumber, needed: true },
		{ key: 'default', kind: 'number', label: words.usual, when: isNumber, needed: true },
		{ key: 'step', kind: 'number', label: words.step, when: isNumber, fold: true, min: 1, usual: 1 },
		{ key: 'unit', kind: 'text', label: words.unit, when: isNumber, fold: true },
		{
			key: 'kind',
			kind: 'pick',
			label: words.howMany,
			when: isPick,
			needed: true,
			options: () => options(form, { one: words.kind.one, some: words.kind.some }),
			put: withKind(form as Calculator)
		},
		{
			key: 'choices',
			kind: 'list',
			label: words.choices,
			when: isPick,
			needed: true,
			least: 1,
			of: CHOICE,
			title: (part: ChoicesDraft, form: Calculator) => choiceTitle(part, form),
			make: newChoices
		},
		{
			key: 'default',
			kind: 'pick',
			label: words.usual,
			when: ({ kind }) => kind === 'one',
			needed: true,
			options: answersOf
		},
		{
			key: 'default',
			kind: 'picks',
			label: words.usual,
			when: ({ kind }) => kind === 'some',
			fold: true,
			options: answersOf
		},
		{ key: 'asked', kind: 'expression', label: words.askedOnlyIf, fold: true },
		{ key: 'help', kind: 'text', label: words.help, fold: true },
		{ key: 'rare', kind: 'flag', label: words.rare, fold: true },
		{ key: 'setting', kind: 'flag', label: words.setting, fold: true },
		{ key: 'decides', kind: 'flag', label: words.decides, fold: true },
		{ key: 'above', kind: 'flag', label: words.above, fold: true },
		{ key: 'needed', kind: 'flag', label: words.needed, when: ({ kind }) => kind === 'some', fold: true },
		{ key: 'plus', kind: 'pick', label: words.plusIs, fold: true, options: (form) => options(form, words.pluses) },
		{
			key: 'edges',
			kind: 'list',
			label: words.edges,
			fold: true,
			of: EDGE,
			title: (part: { chart: string }) => part.chart,
			make: one(words.addEdge, (form) => ({ chart: form.file.charts[0]?.id ?? '', along: 'rows' }))
		},
		DOUBT
	);

function choiceTitle(part: ChoicesDraft, form: Calculator): string {
	if ('rows' in part) {
		const chart = form.chart(part.rows);
		return `${words.rowsOf[form.lang]} ${wordsFor(chart?.title, form.lang) || part.rows}`;
	}
	return form.choicesOf({ choices: [part] } as unknown as PickDraft)[0]?.label ?? '';
}

const isOwn = (line: LineDraft) => 'value' in line;
const isRival = (line: LineDraft) => 'lowest' in line || 'highest' in line;
const lineTitle = (line: LineDraft, form: Calculator): string => {
	if ('value' in line) return named(form, '', line.what).label || line.value;
	const some = 'take' in line ? line.take : 'aside' in line ? line.aside : undefined;
	if (!some) return words['lowest' in line ? 'lowest' : 'highest'][form.lang];
	const all = countable(form);
	return some.map((id) => all.find((one) => one.id === id)?.label ?? id).join(', ');
};

/** A line of a sum is one of four; the first that a form adds takes what no line takes yet. */
const newLines = (form: Calculator): Maker[] => {
	const say = (text: Text, part: LineDraft): Maker => ({ label: text[form.lang], part });
	return [
		say(words.addLine, { what: '', value: '1' }),
		...form.picks.map(({ id, short }) => ({
			label: `${words.figuresOf[form.lang]} ${wordsFor(short, form.lang) || id}`,
			part: { take: [id] }
		})),
		...form.questions.filter(isNumber).map(({ id, short }) => ({
			label: wordsFor(short, form.lang) || id,
			part: { what: short, value: id, question: id }
		})),
		say(words.lowest, { lowest: [{ what: '', value: '1' }], why: '' }),
		say(words.highest, { highest: [{ what: '', value: '1' }], why: '' }),
		say(words.aside, { aside: [], why: '' })
	];
};
const lineList = { kind: 'list', of: () => LINE, title: lineTitle, note: ifOf, make: newLines } as const;

const LINE: readonly Field[] = table<LineDraft>(
	{ key: 'what', kind: 'said', label: words.lineWhat, when: isOwn, needed: true },
	{ key: 'value', kind: 'expression', label: words.amount, when: isOwn, needed: true },
	{ key: 'take', kind: 'picks', label: words.takes, when: (line) => 'take' in line, options: countable },
	{ key: 'what', kind: 'text', label: words.lineWhatIt, when: (line) => 'take' in line, fold: true },
	{ key: 'aside', kind: 'picks', label: words.aside, when: (line) => 'aside' in line, options: countable },
	{ ...lineList, key: 'lowest', label: words.lowest, when: (line) => 'lowest' in line, needed: true },
	{ ...lineList, key: 'highest', label: words.highest, when: (line) => 'highest' in line, needed: true },
	{ key: 'why', kind: 'said', label: words.barredWhy, when: (line) => isRival(line) || 'aside' in line, needed: true },
	IF,
	{ key: 'shown', kind: 'said', label: words.shown, when: isOwn, fold: true },
	{ key: 'question', kind: 'pick', label: words.ofQuestion, when: isOwn, fold: true, options: questionsOf },
	{ ...ROW, when: (line: LineDraft) => !('take' in line) },
	{ ...DOUBT, when: (line: LineDraft) => !('aside' in line) }
);

const SUM = table<Item<Of<'sums'>>>(
	{
		key: 'title',
		kind: 'text',
		label: words.sideName,
		needed: true,
		put: (whole, path, title) => withSumTitle(whole as CalculatorDraft, path, title as DraftText)
	},
	{ ...lineList, key: 'lines', label: words.counts, needed: true },
	{ key: 'side', kind: 'line', label: words.sideId, needed: true, fold: true, max: 60 },
	{ key: 'shown', kind: 'said', label: words.shown, fold: true }
);

const CAP = table<Of<'cap'>>(
	{ key: 'min', kind: 'expression', label: words.capMin },
	{ key: 'max', kind: 'expression', label: words.capMax },
	{ key: 'what', kind: 'text', label: words.lineWhat, fold: true },
	ROW,
	DOUBT
);

/** Outcomes of the throw a part stands in: one that follows has its own. */
const outcomesHere = (form: Calculator, [part, name]: Path): Named[] => {
	if (part !== 'follow') return resultsOf(form);
	const own = form.calculator?.follow?.[String(name)]?.outcomes ?? [];
	return own.map(({ id, title }) => named(form, id, title));
};

const READ = table<ReadDraft>(
	{ key: 'cell', kind: 'expression', label: words.givesCell },
	{ key: 'row', kind: 'expression', label: words.givesRow, fold: true },
	{ key: 'outcome', kind: 'pick', label: words.gives, options: outcomesHere },
	IF,
	{ key: 'at', kind: 'expression', label: words.pointsTo, fold: true, options: placesOf }
);
const READS = {
	key: 'read',
	kind: 'list',
	label: words.reading,
	needed: true,
	least: 1,
	of: READ,
	title: ({ cell, row, outcome }: ReadDraft, form: Calculator, path: Path) =>
		cell ?? row ?? outcomesHere(form, path).find(({ id }) => id === outcome)?.label ?? '',
	note: (part: ReadDraft, form: Form, path: Path) => part.if ?? (path.at(-1) ? fieldWords.otherwise[form.lang] : ''),
	make: (form: Calculator, path: Path) => [
		{ label: words.addReading[form.lang], part: { outcome: outcomesHere(form, path).at(-1)?.id ?? '' } }
	]
} as const;

const inFollow = (form: Form, [part]: Path) => part === 'follow';
const STEP = table<StepDraft>(
	{ key: 'text', kind: 'said', label: words.stepText, needed: true },
	{ key: 'side', kind: 'pick', label: words.stepSide, options: sidesOf },
	{ ...IF, fold: true },
	{
		key: 'then',
		kind: 'pick',
		label: words.stepThen,
		when: ({ then }, form: Calculator, path) =>
			then !== undefined || (followsOf(form).length > 0 && !inFollow(form, path)),
		options: followsOf
	},
	{ key: 'times', kind: 'expression', label: words.stepTimes, when: ({ then }) => then !== undefined },
	ROW,
	DOUBT
);
const STEPS = {
	key: 'steps',
	kind: 'list',
	label: words.steps,
	of: STEP,
	note: ({ side }: StepDraft, form: Calculator) => sidesOf(form).find(({ id }) => id === side)?.label,
	title: ({ text }: StepDraft, form: Form) => named(form, '', text).label,
	make: one(words.addStep, () => ({ text: '' }))
} as const;

const OUTCOME = (_: unknown, form: Form) =>
	table<OutcomeDraft>(
		{ key: 'title', kind: 'said', label: words.resultTitle, needed: true },
		...sidesOf(form as Calculator).map(({ id, label }) => ({
			key: ['sides', id],
			kind: 'said' as const,
			label: { fr: `${words.doesTo.fr} ${label}`, en: `${words.doesTo.en} ${label}` },
			put: (whole: unknown, path: Path, said: unknown) => {
				const at = path.slice(0, -2);
				return withPart(whole, at, withSide(partAt(whole, at) as OutcomeDraft, id, said as DraftText | undefined));
			}
		})),
		STEPS,
		{
			key: 'words',
			kind: 'list',
			label: words.resultWords,
			fold: true,
			of: [{ ...ITSELF, kind: 'text', label: words.resultWords }],
			make: one(words.addWords, () => '')
		},
		ROW
	);
const newOutcome = (form: Form, path: Path): Maker[] => {
	const list = (partAt(form.whole, path) ?? []) as readonly OutcomeDraft[];
	const id = idFor(
		'result',
		list.map(({ id }) => id),
		'result'
	);
	return [{ label: words.addResult[form.lang], part: { id, title: '' } }];
};
const OUTCOMES = {
	key: 'outcomes',
	kind: 'list',
	of: OUTCOME,
	least: 1,
	title: ({ id, title }: OutcomeDraft, form: Form, path: Path) =>
		`${Number(path.at(-1)) + 1}. ${named(form, id, title).label}`,
	make: newOutcome
} as const;

const DICE = table<FollowDraft>(
	{ key: 'die', kind: 'die', label: fieldWords.die, needed: true },
	{ key: 'dice', kind: 'number', label: words.dice, min: 1, max: 6, usual: 1 },
	READS,
	{ key: 'by', kind: 'pick', label: words.thrownBy, fold: true, options: sidesOf },
	{ key: 'worth', kind: 'expression', label: words.worth, fold: true },
	{ key: 'title', kind: 'said', label: words.throwTitle, fold: true },
	{ key: 'sum', kind: 'said', label: words.arithmetic, fold: true },
	ROW
);
const FOLLOW = [...DICE, ...table<FollowDraft>({ ...OUTCOMES, label: words.results, needed: true })];
const THROW = [...DICE, ...table<Of<'throw'>>(STEPS)];
const VERSUS = table<Of<'versus'>>(
	{ key: 'die', kind: 'die', label: fieldWords.die, needed: true },
	READS,
	{ key: 'title', kind: 'said', label: words.throwTitle, fold: true },
	STEPS
);

const STAGE = table<StageData>(
	{ key: 'need', kind: 'expression', label: words.scoreIs, needed: true },
	{ key: 'keep', kind: 'pick', label: words.keep, needed: true, options: (form) => options(form, words.keeps) },
	{ key: 'things', kind: 'text', label: words.things, needed: true },
	{ key: 'makes', kind: 'text', label: words.makes, needed: true },
	{ key: 'aim', kind: 'text', label: words.aim, needed: true },
	{ key: 'made', kind: 'text', label: words.made, needed: true },
	ROW
);
const POOL = table<PoolData>(
	{ key: 'die', kind: 'die', label: fieldWords.die, needed: true },
	{ key: 'count', kind: 'expression', label: words.countOf, needed: true },
	{
		key: 'stages',
		kind: 'list',
		label: words.theStages,
		needed: true,
		least: 1,
		of: STAGE,
		title: ({ made }: StageData, form: Form) => wordsFor(made, form.lang),
		note: ({ need }: StageData) => need,
		make: one(words.addStage, (form) => {
			const before = (form.whole as CalculatorDraft).pool?.stages.at(-1);
			const said = (text: Text) => saidIn(form.file.languages, text);
			const { things, makes, aim, made } = words.otherStage;
			return {
				need: '4',
				keep: 'made',
				things: before?.makes ?? said(things),
				makes: said(makes),
				aim: said(aim),
				made: said(made)
			};
		})
	},
	{ key: 'per', kind: 'expression', label: words.per },
	{ key: 'carried', kind: 'expression', label: words.carried, fold: true },
	{ key: 'most', kind: 'number', label: words.most, needed: true, fold: true, min: 1, max: 200 },
	{ key: 'unit', kind: 'text', label: words.poolUnit, needed: true, fold: true },
	{ key: 'title', kind: 'said', label: words.resultTitle, needed: true, fold: true },
	{ key: 'result', kind: 'said', label: words.poolResult, needed: true, fold: true },
	{ key: 'side', kind: 'pick', label: words.stepSide, fold: true, options: sidesOf },
	ROW,
	{ ...STEPS, needed: true }
);

const STOP = table<Item<Of<'stop'>>>(
	{ ...IF, label: words.stopIf, needed: true },
	{ key: 'say', kind: 'said', label: words.stopSay, needed: true },
	ROW,
	DOUBT
);
const REMARK = table<Item<Of<'remarks'>>>(
	{ key: 'text', kind: 'said', label: words.remark, needed: true },
	IF,
	ROW,
	DOUBT
);

const hasPool = (form: Calculator) => form.calculator?.pool !== undefined;
const HEADLINE = table<Item<Of<'headlines'>>>(
	{ key: 'title', kind: 'text', label: words.title, needed: true },
	{
		key: 'outcomes',
		kind: 'picks',
		label: words.headlineOf,
		when: (_, form: Calculator) => !hasPool(form),
		options: resultsOf
	},
	{ key: 'least', kind: 'number', label: words.least, when: (_, form: Calculator) => hasPool(form), min: 0, max: 200 }
);
const CHANCE = table<ChanceData>(
	{ key: 'title', kind: 'said', label: words.title, needed: true },
	{
		key: 'any',
		kind: 'picks',
		label: words.headlineOf,
		when: (_, form: Calculator) => !hasPool(form),
		options: (form: Calculator) => [
			...resultsOf(form),
			...Object.entries(form.calculator?.follow ?? {}).flatMap(([name, { outcomes }]) =>
				outcomes.map(({ id, title }) => ({ ...named(form, id, title), id: `${name}.${id}` }))
			)
		]
	},
	{
		key: 'stage',
		kind: 'pick',
		label: words.ofStage,
		when: (_, form: Calculator) => hasPool(form),
		options: (form: Calculator) => [
			{ id: 'all', label: words.allStages[form.lang] },
			...(form.calculator?.pool?.stages ?? []).map(({ made }, i) => ({
				id: String(i + 1),
				label: wordsFor(made, form.lang) || String(i + 1)
			}))
		],
		put: (whole, path, id) => withPart(whole, path, id === 'all' || id === undefined ? id : Number(id))
	},
	{ key: 'within', kind: 'pick', label: words.within, fold: true, options: followsOf },
	IF
);

const PARTY = table<Item<ToldData['parties']>>(
	{ key: 'who', kind: 'text', label: words.who },
	{ key: 'figures', kind: 'text', label: words.figures },
	{ key: 'also', kind: 'picks', label: words.alsoTold, options: questionsOf }
);
const TOLD = table<ToldData>(
	{
		key: 'parties',
		kind: 'list',
		label: words.parties,
		needed: true,
		least: 1,
		of: PARTY,
		make: one(words.addParty, () => ({}))
	},
	{ key: 'between', kind: 'text', label: words.between },
	{ key: 'also', kind: 'picks', label: words.alsoTold, options: questionsOf },
	{
		key: 'words',
		kind: 'record',
		label: words.calledThere,
		of: [{ ...ITSELF, kind: 'text', label: words.calledThere }],
		title: key,
		make: (form: Calculator) => form.choices.map(({ id, label }) => ({ label, name: id, part: '' }))
	}
);

type Swap = Of<'swap'>[string];
const SWAP = (part: unknown, form: Form, path: Path): readonly Field[] =>
	typeof part === 'string'
		? [{ ...ITSELF, kind: 'expression', label: words.swapFrom }]
		: table<Exclude<Swap, string>>(
				{ key: 'from', kind: 'pick', label: words.swapFrom, needed: true, options: questionsOf },
				{
					key: 'as',
					kind: 'record',
					label: words.swapAs,
					fold: true,
					title: key,
					of: [
						{
							...ITSELF,
							kind: 'pick',
							label: words.swapAs,
							options: (form) => choicesNamed(form as Calculator, String(path[1]))
						}
					],
					make: (form: Calculator) =>
						choicesNamed(form, (part as Exclude<Swap, string>).from).map(({ id, label }) => ({
							label,
							name: id,
							part: id
						}))
				}
			);
const choicesNamed = (form: Calculator, id: string) => form.choicesOf(form.picks.find((one) => one.id === id));

const TEXT_PAIR = table<Of<'noun'>>(
	{ key: 'one', kind: 'text', label: words.nounOne, needed: true },
	{ key: 'many', kind: 'text', label: words.nounMany, needed: true }
);

const removed =
	(
		without: (calculator: CalculatorDraft, id: string) => CalculatorDraft,
		idOf = (whole: unknown, path: Path) => String(partAt(whole, [...path, 'id']))
	): Field['remove'] =>
	(whole, path) =>
		without(whole as CalculatorDraft, idOf(whole, path));

const newQuestions = (form: Calculator): Maker[] => {
	const { calculator, file } = form;
	if (!calculator) return [];
	const make = (label: string, kind: Parameters<typeof newQuestion>[1]): Maker => ({
		label,
		part: newQuestion(calculator, kind, file.languages)
	});
	return [
		make(words.addNumber[form.lang], 'number'),
		make(words.addChoices[form.lang], 'choices'),
		...file.charts.map((chart) =>
			make(`${words.rowsOf[form.lang]} ${wordsFor(chart.title, form.lang) || chart.id}`, chart)
		)
	];
};

export interface Section {
	readonly title: Text;
	readonly why?: Text;
	readonly fields: readonly Field[];
	/** Folded away until there is something in it. */
	readonly rare?: true;
}

const has = (part: keyof CalculatorDraft) => (calculator: CalculatorDraft) => calculator[part] !== undefined;
const isTable = (calculator: CalculatorDraft) => !calculator.pool;
const fields = table<CalculatorDraft>;

export const HEAD = fields(
	{ key: 'title', kind: 'text', label: words.title, needed: true },
	{ key: 'summary', kind: 'text', label: words.summary, needed: true },
	{
		key: 'phase',
		kind: 'pick',
		label: words.phase,
		needed: true,
		options: (form) => PHASES.map((id) => ({ id, label: phases[id][form.lang] }))
	},
	{ key: 'charts', kind: 'picks', label: words.itsCharts, needed: true, fold: true, options: chartsOf },
	{
		key: 'noun',
		kind: 'group',
		label: words.noun,
		fold: true,
		of: TEXT_PAIR,
		make: () => [{ label: '', part: { one: '', many: '' } }]
	},
	{
		key: 'told',
		kind: 'group',
		label: words.told,
		fold: true,
		of: TOLD,
		make: () => [{ label: '', part: { parties: [{}] } }]
	}
);

/** In the order in which a player meets them. */
export const SECTIONS: readonly Section[] = [
	{
		title: words.questions,
		fields: fields({
			key: 'questions',
			kind: 'list',
			label: words.questions,
			needed: true,
			of: QUESTION,
			title: ({ id, short }: QuestionDraft, form: Form) => wordsFor(short, form.lang) || id,
			note: ({ id, kind }: QuestionDraft, form: Form) => `${words.kind[kind][form.lang]} · ${id}`,
			make: newQuestions,
			remove: removed(withoutQuestion)
		})
	},
	{
		title: words.sum,
		fields: fields(
			{ ...lineList, key: 'lines', label: words.counts, when: (calculator) => !calculator.sums },
			{ key: 'sums', kind: 'list', label: words.sums, when: has('sums'), least: 1, of: SUM },
			{
				key: 'cap',
				kind: 'group',
				label: words.capped,
				when: (calculator) => !calculator.sums || calculator.cap !== undefined,
				of: CAP,
				make: () => [{ label: '', part: { min: '-3', max: '3' } }]
			},
			{ key: 'total', kind: 'expression', label: words.total, fold: true },
			{ key: 'shown', kind: 'said', label: words.shown, fold: true }
		)
	},
	{
		title: words.theDice,
		fields: fields(
			{ key: 'throw', kind: 'group', label: words.theDice, when: has('throw'), needed: true, of: THROW },
			{ key: 'versus', kind: 'group', label: words.theVersus, when: has('versus'), needed: true, of: VERSUS },
			{ key: 'pool', kind: 'group', label: words.theStages, when: has('pool'), needed: true, of: POOL }
		)
	},
	{
		title: words.results,
		why: words.bestFirst,
		fields: fields(
			{
				...OUTCOMES,
				key: 'outcomes',
				label: words.results,
				when: isTable,
				remove: removed(withoutOutcome),
				suggest: (form: Calculator) => {
					const { outcomes } = form;
					const all = missingOutcomes(form.file, form.calculator!);
					const add = `${words.addMissing[form.lang]} (${all.length - outcomes.length})`;
					return [
						...(outcomes.length > 1 ? [{ label: words.turnRound[form.lang], next: [...outcomes].reverse() }] : []),
						...(all.length > outcomes.length ? [{ label: add, next: all }] : [])
					];
				}
			},
			{
				key: 'sides',
				kind: 'record',
				label: words.sides,
				of: [{ ...ITSELF, kind: 'text', label: words.sideName }],
				title: (part: DraftText, form: Form, path: Path) => wordsFor(part, form.lang) || String(path.at(-1)),
				make: (form: Form) => [{ label: words.addSide[form.lang], name: 'side', part: '' }]
			}
		)
	},
	{
		title: words.follows,
		why: words.followsWhy,
		rare: true,
		fields: fields({
			key: 'follow',
			kind: 'record',
			label: words.follows,
			when: isTable,
			of: FOLLOW,
			title: ({ title }: FollowDraft, form: Form, path: Path) => named(form, String(path.at(-1)), title).label,
			make: (form: Calculator) => {
				const { throw: dice, versus } = form.calculator ?? {};
				const part = newFollow(form.file.languages, dice?.die ?? versus?.die ?? 'd6');
				return [{ label: words.addFollow[form.lang], name: 'throw', part }];
			},
			remove: removed(withoutFollow, (_, path) => String(path[1]))
		})
	},
	{
		title: words.stops,
		fields: fields({
			key: 'stop',
			kind: 'list',
			label: words.stops,
			of: STOP,
			title: ({ say }: Item<Of<'stop'>>, form: Form) => named(form, '', say).label,
			note: ifOf,
			make: (form: Calculator) => [{ label: words.addStop[form.lang], part: { if: form.firstCondition, say: '' } }],
			suggest: (form: Calculator) => {
				const stop = stopBelow(form.file, form.calculator!);
				if (!stop) return [];
				return [{ label: `+ ${wordsFor(stop.say, form.lang)}`, next: [...(form.calculator?.stop ?? []), stop] }];
			}
		})
	},
	{
		title: words.headlines,
		fields: fields(
			{
				key: 'headlines',
				kind: 'list',
				label: words.headlines,
				needed: true,
				least: 1,
				of: HEADLINE,
				title: ({ title }: { title: DraftText }, form: Form) => wordsFor(title, form.lang),
				make: (form: Calculator) => [
					{
						label: words.addHeadline[form.lang],
						part: hasPool(form)
							? { title: '', least: 1 }
							: { title: '', outcomes: form.outcomes.slice(0, 1).map(({ id }) => id) }
					}
				]
			},
			{
				key: 'chances',
				kind: 'list',
				label: words.chances,
				of: CHANCE,
				title: ({ title }: ChanceData, form: Form) => named(form, '', title).label,
				note: ifOf,
				make: (form: Calculator) => [
					{
						label: words.addChance[form.lang],
						part: hasPool(form)
							? { title: '', stage: 'all' }
							: { title: '', any: form.outcomes.slice(0, 1).map(({ id }) => id) }
					}
				]
			}
		)
	},
	{
		title: words.namedSteps,
		why: words.namedStepsWhy,
		rare: true,
		fields: fields(
			{
				key: 'let',
				kind: 'record',
				label: words.namedSteps,
				of: [{ ...ITSELF, kind: 'expression', label: words.stepIs }],
				title: key,
				note: (part: string) => part,
				make: underName(words.addNamedStep, '0')
			},
			{
				key: 'phrases',
				kind: 'record',
				label: words.phrases,
				of: [{ ...ITSELF, kind: 'said', label: fieldWords.says }],
				title: key,
				make: underName(words.addPhrase, '')
			},
			{
				key: 'doubts',
				kind: 'record',
				label: words.doubts,
				of: [{ ...ITSELF, kind: 'doubt', label: fieldWords.doubt }],
				title: key,
				make: underName(words.addDoubt, { printed: '', read: '', why: '' })
			}
		)
	},
	{
		title: words.remarks,
		rare: true,
		fields: fields(
			{
				key: 'remarks',
				kind: 'list',
				label: words.remarks,
				of: REMARK,
				title: ({ text }: StepDraft, form: Form) => named(form, '', text).label,
				note: ifOf,
				make: one(words.addRemark, () => ({ text: '' }))
			},
			{
				key: 'swap',
				kind: 'record',
				label: words.swap,
				of: SWAP,
				title: (_: unknown, form: Calculator, path: Path) =>
					questionsOf(form).find(({ id }) => id === path[1])?.label ?? String(path[1]),
				make: (form: Calculator) => questionsOf(form).map(({ id, label }) => ({ label, name: id, part: { from: id } }))
			}
		)
	}
];

/** Whether a part of the page says anything. */
export const isFilled = ({ fields }: Section, whole: unknown): boolean =>
	fields.some((field) => partAt(whole, pathOf(field, [])) !== undefined);
