/** The form of a calculator: beside each object of `schema.ts` the table of its fields, and the parts of the page in their order. */
import { phases } from '$lib/core/phases';
import { PHASES, type Text } from '$lib/core/types';
import type { CalculatorData, ChanceData, PoolData, StageData, ToldData } from '$lib/packs/format/schema';
import { isWords, wordsFor, type DraftText } from '../draft-file';
import {
	die,
	doubt,
	expression,
	flag,
	group,
	line,
	list,
	number,
	onWhole,
	pathOf,
	pick,
	picks,
	record,
	said,
	table,
	text,
	worth,
	type Field,
	type Form,
	type Maker,
	type Named
} from '../form/fields';
import { words as fieldWords } from '../form/words';
import { idsOf, listOf, partAt, trimmed, withPart, type Path } from '../lists';
import type {
	CalculatorDraft,
	ChoicesDraft,
	FollowDraft,
	LineDraft,
	OutcomeDraft,
	QuestionDraft,
	ReadDraft,
	StepDraft
} from './calculator-draft';
import type { CalculatorForm } from './calculator-form.svelte';
import { figureColumns, missingOutcomes, shiftColumns, stopBelow } from './charts';
import { withoutFollow, withoutOutcome, withoutQuestion, withSideAt, withSumTitle } from './consequences';
import { idFor, saidIn, sayValue } from './names';
import { newFollow, newQuestion } from './new-parts';
import { words } from './words';

type Calculator = CalculatorForm;
type Item<List> = List extends readonly (infer One)[] ? One : never;
type Of<Key extends keyof CalculatorData> = NonNullable<CalculatorData[Key]>;

const named = (form: Form, id: string, title: unknown): Named => ({
	id,
	label: (isWords(title) ? wordsFor(title, form.lang) : '') || id
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
	<Of extends Form>(label: Text, part: (form: Of) => unknown) =>
	(form: Of): readonly Maker[] => [{ label: label[form.lang], part: part(form) }];
/** One more under a name that is typed. */
const underName =
	(label: Text, part: unknown) =>
	(form: Form): readonly Maker[] => [{ label: label[form.lang], name: '', part }];
const key = (_: unknown, _form: Form, path: Path) => String(path.at(-1));
const nextTo = (path: Path, name: string): Path => [...path.slice(0, -1), name];

const IF = expression('if', fieldWords.onlyIf);
const ROW = expression('row', words.pointsTo, { fold: true, options: placesOf });
const DOUBT = doubt('doubt', fieldWords.doubt, { fold: true, options: doubtsOf });
/** What every entry of a record of plain values is. */
const ITSELF = { key: [], needed: true } as const;
const ifOf = (part: { readonly if?: string | undefined }) => part.if;

const BARRED = table<{ if: string; why: unknown; row?: string }>(
	{ ...IF, label: words.barredIf, needed: true },
	said('why', words.barredWhy, { needed: true }),
	ROW
);

const isRows = (part: ChoicesDraft) => 'rows' in part;
const chartAt = (form: Calculator, path: Path) => form.chart(String(partAt(form.whole, nextTo(path, 'rows'))));
const columnsOf = (form: Calculator, path: Path) => {
	const chart = chartAt(form, path);
	const figures = chart ? [...figureColumns(chart), ...shiftColumns(chart)] : [];
	const all = chart?.columns.filter(({ id }) => figures.includes(id)) ?? [];
	return all.map(({ id, head }): Named => ({ id, label: sayValue(head, form.file.terms, form.lang) || id }));
};
const rowsOf = (form: Calculator, path: Path) =>
	(chartAt(form, path)?.rows ?? []).map(({ id, head }): Named => ({
		id,
		label: sayValue(head, form.file.terms, form.lang) || id
	}));
/** Choices that rule one out: of its own question by their id, of others as `question.choice`. */
const rivalsOf = (form: Calculator, path: Path) => {
	const own = `${form.pickAt(path)?.id}.`;
	return form.choices.map((choice) =>
		choice.id.startsWith(own) ? { ...choice, id: choice.id.slice(own.length) } : choice
	);
};

const CHOICE = table<ChoicesDraft>(
	text('label', words.ownChoice, { when: (part: ChoicesDraft) => !isRows(part) }),
	expression('of', words.rowOf, { when: (part) => !isRows(part), fold: true, options: placesOf }),
	line('id', words.choiceId, { when: (part) => !isRows(part), fold: true, max: 60 }),
	pick('rows', words.rowsOf, chartsOf, { when: isRows, needed: true }),
	pick('column', words.modifierColumn, columnsOf, { when: isRows }),
	flag('value', words.noFigure, { when: isRows, on: null }),
	worth('value', words.figure, { when: (part) => !isRows(part) }),
	picks('ids', words.whichRows, rowsOf, { when: isRows, all: true }),
	number('blank', words.blankCounts, { when: isRows, fold: true }),
	said('hint', words.hint, { fold: true }),
	picks('not', words.rivals, rivalsOf, { when: (part) => !isRows(part), fold: true }),
	list('barred', words.barred, BARRED, {
		lone: true,
		fold: true,
		title: ({ if: condition }: { if: string }) => condition,
		make: (form: Calculator) => [{ label: words.addCase[form.lang], part: { if: form.firstCondition, why: '' } }]
	}),
	{ ...DOUBT, when: (part) => !isRows(part) }
);

const newChoices = (form: Calculator, path: Path): Maker[] => {
	const taken = idsOf(form.choicesOf(form.pickAt(path)));
	return [
		{ label: words.addChoice[form.lang], part: { id: idFor('choice', taken, 'choice'), label: '' } },
		...form.file.charts.map((chart): Maker => {
			const [column] = [...figureColumns(chart), ...shiftColumns(chart)];
			const label = `${words.rowsOf[form.lang]} ${wordsFor(chart.title, form.lang) || chart.id}`;
			return { label, part: { rows: chart.id, ...(column !== undefined && { column }) } };
		})
	];
};

const isNumber = ({ kind }: QuestionDraft) => kind === 'number';
const isPick = ({ kind }: QuestionDraft) => kind !== 'number';
const answersOf = (form: Calculator, path: Path) => form.choicesOf(form.pickAt(path));

/** One answer has a usual one, several need none. */
function withKind(form: Calculator): Field['put'] {
	return (whole, path, kind) => {
		const question = form.pickAt(path);
		if (!question || question.kind === kind) return whole;
		const first = form.choicesOf(question)[0]?.id ?? '';
		return withPart(
			whole,
			path.slice(0, -1),
			trimmed({ ...question, kind, default: kind === 'one' ? first : undefined })
		);
	};
}

const EDGE = table<Item<NonNullable<QuestionDraft['edges']>>>(
	pick('chart', words.chart, chartsOf, { needed: true }),
	pick('along', words.along, (form) => options(form, words.alongs), { needed: true }),
	line('group', words.group, { max: 60 })
);

const QUESTION = (_: unknown, form: Calculator) =>
	table<QuestionDraft>(
		text('ask', words.ask, { needed: true }),
		text('short', words.short, { needed: true }),
		number('min', words.min, { when: isNumber, needed: true }),
		number('max', words.max, { when: isNumber, needed: true }),
		number('default', words.usual, { when: isNumber, needed: true }),
		number('step', words.step, { when: isNumber, fold: true, min: 1, usual: 1 }),
		text('unit', words.unit, { when: isNumber, fold: true }),
		pick('kind', words.howMany, () => options(form, { one: words.kind.one, some: words.kind.some }), {
			when: isPick,
			needed: true,
			put: withKind(form)
		}),
		list('choices', words.choices, CHOICE, {
			when: isPick,
			needed: true,
			least: 1,
			title: (part: ChoicesDraft, form: Calculator) => choiceTitle(part, form),
			make: newChoices
		}),
		pick('default', words.usual, answersOf, { when: ({ kind }) => kind === 'one', needed: true }),
		picks('default', words.usual, answersOf, { when: ({ kind }) => kind === 'some', fold: true }),
		expression('asked', words.askedOnlyIf, { fold: true }),
		text('help', words.help, { fold: true }),
		flag('rare', words.rare, { fold: true }),
		flag('setting', words.setting, { fold: true }),
		flag('decides', words.decides, { fold: true }),
		flag('above', words.above, { fold: true }),
		flag('needed', words.needed, { when: ({ kind }) => kind === 'some', fold: true }),
		pick('plus', words.plusIs, (form) => options(form, words.pluses), { fold: true }),
		list('edges', words.edges, EDGE, {
			fold: true,
			title: (part: { chart: string }) => part.chart,
			make: one(words.addEdge, (form) => ({ chart: form.file.charts[0]?.id ?? '', along: 'rows' }))
		}),
		DOUBT
	);

function choiceTitle(part: ChoicesDraft, form: Calculator): string {
	if ('rows' in part) {
		const chart = form.chart(part.rows);
		return `${words.rowsOf[form.lang]} ${wordsFor(chart?.title, form.lang) || part.rows}`;
	}
	return form.choicesOf({ choices: [part] })[0]?.label ?? '';
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
	said('what', words.lineWhat, { when: isOwn, needed: true }),
	expression('value', words.amount, { when: isOwn, needed: true }),
	picks('take', words.takes, countable, { when: (line) => 'take' in line }),
	text('what', words.lineWhatIt, { when: (line) => 'take' in line, fold: true }),
	picks('aside', words.aside, countable, { when: (line) => 'aside' in line }),
	{ ...lineList, key: 'lowest', label: words.lowest, when: (line) => 'lowest' in line, needed: true },
	{ ...lineList, key: 'highest', label: words.highest, when: (line) => 'highest' in line, needed: true },
	said('why', words.barredWhy, { when: (line) => isRival(line) || 'aside' in line, needed: true }),
	IF,
	said('shown', words.shown, { when: isOwn, fold: true }),
	pick('question', words.ofQuestion, questionsOf, { when: isOwn, fold: true }),
	{ ...ROW, when: (line: LineDraft) => !('take' in line) },
	{ ...DOUBT, when: (line: LineDraft) => !('aside' in line) }
);

const SUM = table<Item<Of<'sums'>>>(
	text('title', words.sideName, {
		needed: true,
		put: onWhole(withSumTitle)
	}),
	{ ...lineList, key: 'lines', label: words.counts, needed: true },
	line('side', words.sideId, { needed: true, fold: true, max: 60 }),
	said('shown', words.shown, { fold: true })
);

const CAP = table<Of<'cap'>>(
	expression('min', words.capMin),
	expression('max', words.capMax),
	text('what', words.lineWhat, { fold: true }),
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
	expression('cell', words.givesCell),
	expression('row', words.givesRow, { fold: true }),
	pick('outcome', words.gives, outcomesHere),
	IF,
	expression('at', words.pointsTo, { fold: true, options: placesOf })
);
const READS = list('read', words.reading, READ, {
	needed: true,
	least: 1,
	title: ({ cell, row, outcome }: ReadDraft, form: Calculator, path: Path) =>
		cell ?? row ?? outcomesHere(form, path).find(({ id }) => id === outcome)?.label ?? '',
	note: (part: ReadDraft, form: Form, path: Path) => part.if ?? (path.at(-1) ? fieldWords.otherwise[form.lang] : ''),
	make: (form: Calculator, path: Path) => [
		{ label: words.addReading[form.lang], part: { outcome: outcomesHere(form, path).at(-1)?.id ?? '' } }
	]
});

const inFollow = (form: Form, [part]: Path) => part === 'follow';
const STEP = table<StepDraft>(
	said('text', words.stepText, { needed: true }),
	pick('side', words.stepSide, sidesOf),
	{ ...IF, fold: true },
	pick('then', words.stepThen, followsOf, {
		when: ({ then }, form: Calculator, path) =>
			then !== undefined || (followsOf(form).length > 0 && !inFollow(form, path))
	}),
	expression('times', words.stepTimes, { when: ({ then }) => then !== undefined }),
	ROW,
	DOUBT
);
const STEPS = list('steps', words.steps, STEP, {
	note: ({ side }: StepDraft, form: Calculator) => sidesOf(form).find(({ id }) => id === side)?.label,
	title: ({ text }: StepDraft, form: Form) => named(form, '', text).label,
	make: one(words.addStep, () => ({ text: '' }))
});

const OUTCOME = (_: unknown, form: Calculator) =>
	table<OutcomeDraft>(
		said('title', words.resultTitle, { needed: true }),
		...sidesOf(form).map(({ id, label }) => ({
			key: ['sides', id],
			kind: 'said' as const,
			label: { fr: `${words.doesTo.fr} ${label}`, en: `${words.doesTo.en} ${label}` },
			put: onWhole(withSideAt(id))
		})),
		STEPS,
		list('words', words.resultWords, [{ ...ITSELF, kind: 'text', label: words.resultWords }], {
			fold: true,
			make: one(words.addWords, () => '')
		}),
		ROW
	);
const newOutcome = (form: Form, path: Path): Maker[] => {
	const taken = listOf(partAt(form.whole, path)).map((one) => String(partAt(one, ['id'])));
	const id = idFor('result', taken, 'result');
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
	die('die', fieldWords.die, { needed: true }),
	number('dice', words.dice, { min: 1, max: 6, usual: 1 }),
	READS,
	pick('by', words.thrownBy, sidesOf, { fold: true }),
	expression('worth', words.worth, { fold: true }),
	said('title', words.throwTitle, { fold: true }),
	said('sum', words.arithmetic, { fold: true }),
	ROW
);
const FOLLOW = [...DICE, ...table<FollowDraft>({ ...OUTCOMES, label: words.results, needed: true })];
const THROW = [...DICE, ...table<Of<'throw'>>(STEPS)];
const VERSUS = table<Of<'versus'>>(
	die('die', fieldWords.die, { needed: true }),
	READS,
	said('title', words.throwTitle, { fold: true }),
	STEPS
);

const STAGE = table<StageData>(
	expression('need', words.scoreIs, { needed: true }),
	pick('keep', words.keep, (form) => options(form, words.keeps), { needed: true }),
	text('things', words.things, { needed: true }),
	text('makes', words.makes, { needed: true }),
	text('aim', words.aim, { needed: true }),
	text('made', words.made, { needed: true }),
	ROW
);
const POOL = table<PoolData>(
	die('die', fieldWords.die, { needed: true }),
	expression('count', words.countOf, { needed: true }),
	list('stages', words.theStages, STAGE, {
		needed: true,
		least: 1,
		title: ({ made }: StageData, form: Form) => wordsFor(made, form.lang),
		note: ({ need }: StageData) => need,
		make: one(words.addStage, (form: Calculator) => {
			const before = form.whole?.pool?.stages.at(-1);
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
	}),
	expression('per', words.per),
	expression('carried', words.carried, { fold: true }),
	text('house', words.house, { fold: true }),
	number('most', words.most, { needed: true, fold: true, min: 1, max: 200 }),
	text('unit', words.poolUnit, { needed: true, fold: true }),
	said('title', words.resultTitle, { needed: true, fold: true }),
	said('result', words.poolResult, { needed: true, fold: true }),
	pick('side', words.stepSide, sidesOf, { fold: true }),
	ROW,
	{ ...STEPS, needed: true }
);

const STOP = table<Item<Of<'stop'>>>(
	{ ...IF, label: words.stopIf, needed: true },
	said('say', words.stopSay, { needed: true }),
	ROW,
	DOUBT
);
const REMARK = table<Item<Of<'remarks'>>>(said('text', words.remark, { needed: true }), IF, ROW, DOUBT);

const hasPool = (form: Calculator) => form.calculator?.pool !== undefined;
const HEADLINE = table<Item<Of<'headlines'>>>(
	text('title', words.title, { needed: true }),
	picks('outcomes', words.headlineOf, resultsOf, { when: (_, form: Calculator) => !hasPool(form) }),
	number('least', words.least, { when: (_, form: Calculator) => hasPool(form), min: 0, max: 200 })
);
const CHANCE = table<ChanceData>(
	said('title', words.title, { needed: true }),
	picks(
		'any',
		words.headlineOf,
		(form: Calculator) => [
			...resultsOf(form),
			...Object.entries(form.calculator?.follow ?? {}).flatMap(([name, { outcomes }]) =>
				outcomes.map(({ id, title }) => ({ ...named(form, id, title), id: `${name}.${id}` }))
			)
		],
		{ when: (_, form: Calculator) => !hasPool(form) }
	),
	pick(
		'stage',
		words.ofStage,
		(form: Calculator) => [
			{ id: 'all', label: words.allStages[form.lang] },
			...(form.calculator?.pool?.stages ?? []).map(({ made }, i) => ({
				id: String(i + 1),
				label: wordsFor(made, form.lang) || String(i + 1)
			}))
		],
		{
			when: (_, form: Calculator) => hasPool(form),
			put: (whole, path, id) => withPart(whole, path, id === 'all' || id === undefined ? id : Number(id))
		}
	),
	pick('within', words.within, followsOf, { fold: true }),
	IF
);

const PARTY = table<Item<ToldData['parties']>>(
	text('who', words.who),
	text('figures', words.figures),
	picks('also', words.alsoTold, questionsOf)
);
const TOLD = table<ToldData>(
	list('parties', words.parties, PARTY, { needed: true, least: 1, make: one(words.addParty, () => ({})) }),
	text('between', words.between),
	picks('also', words.alsoTold, questionsOf),
	record('words', words.calledThere, [{ ...ITSELF, kind: 'text', label: words.calledThere }], {
		title: key,
		make: (form: Calculator) => form.choices.map(({ id, label }) => ({ label, name: id, part: '' }))
	})
);

type Swap = Of<'swap'>[string];
const SWAP = (part: Swap, form: Calculator, path: Path): readonly Field[] =>
	typeof part === 'string'
		? [{ ...ITSELF, kind: 'expression', label: words.swapFrom }]
		: table<Exclude<Swap, string>>(
				pick('from', words.swapFrom, questionsOf, { needed: true }),
				record(
					'as',
					words.swapAs,
					[
						{
							...ITSELF,
							kind: 'pick',
							label: words.swapAs,
							options: (form: Calculator) => choicesNamed(form, String(path[1]))
						}
					],
					{
						fold: true,
						title: key,
						make: (form: Calculator) =>
							choicesNamed(form, part.from).map(({ id, label }) => ({
								label,
								name: id,
								part: id
							}))
					}
				)
			);
const choicesNamed = (form: Calculator, id: string) => form.choicesOf(form.picks.find((one) => one.id === id));

const TEXT_PAIR = table<Of<'noun'>>(
	text('one', words.nounOne, { needed: true }),
	text('many', words.nounMany, { needed: true })
);

const removed = (
	without: (calculator: CalculatorDraft, id: string) => CalculatorDraft,
	idOf = (whole: unknown, path: Path) => String(partAt(whole, [...path, 'id']))
): Field['remove'] => onWhole((calculator: CalculatorDraft, path: Path) => without(calculator, idOf(calculator, path)));

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
	text('title', words.title, { needed: true }),
	text('summary', words.summary, { needed: true }),
	pick('phase', words.phase, (form) => PHASES.map((id) => ({ id, label: phases[id][form.lang] })), { needed: true }),
	picks('charts', words.itsCharts, chartsOf, { needed: true, fold: true }),
	group('noun', words.noun, TEXT_PAIR, { fold: true, make: () => [{ label: '', part: { one: '', many: '' } }] }),
	group('told', words.told, TOLD, { fold: true, make: () => [{ label: '', part: { parties: [{}] } }] })
);

/** In the order in which a player meets them. */
export const SECTIONS: readonly Section[] = [
	{
		title: words.questions,
		fields: fields(
			list('questions', words.questions, QUESTION, {
				needed: true,
				title: ({ id, short }: QuestionDraft, form: Form) => wordsFor(short, form.lang) || id,
				note: ({ id, kind }: QuestionDraft, form: Form) => `${words.kind[kind][form.lang]} · ${id}`,
				make: newQuestions,
				remove: removed(withoutQuestion)
			})
		)
	},
	{
		title: words.sum,
		fields: fields(
			{ ...lineList, key: 'lines', label: words.counts, when: (calculator) => !calculator.sums },
			list('sums', words.sums, SUM, { when: has('sums'), least: 1 }),
			group('cap', words.capped, CAP, {
				when: (calculator) => !calculator.sums || calculator.cap !== undefined,
				make: () => [{ label: '', part: { min: '-3', max: '3' } }]
			}),
			expression('total', words.total, { fold: true }),
			said('shown', words.shown, { fold: true })
		)
	},
	{
		title: words.theDice,
		fields: fields(
			group('throw', words.theDice, THROW, { when: has('throw'), needed: true }),
			group('versus', words.theVersus, VERSUS, { when: has('versus'), needed: true }),
			group('pool', words.theStages, POOL, { when: has('pool'), needed: true })
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
					const all = form.calculator ? missingOutcomes(form.file, form.calculator) : outcomes;
					const add = `${words.addMissing[form.lang]} (${all.length - outcomes.length})`;
					return [
						...(outcomes.length > 1 ? [{ label: words.turnRound[form.lang], next: [...outcomes].reverse() }] : []),
						...(all.length > outcomes.length ? [{ label: add, next: all }] : [])
					];
				}
			},
			record('sides', words.sides, [{ ...ITSELF, kind: 'text', label: words.sideName }], {
				title: (part: DraftText, form: Form, path: Path) => wordsFor(part, form.lang) || String(path.at(-1)),
				make: (form: Form) => [{ label: words.addSide[form.lang], name: 'side', part: '' }]
			})
		)
	},
	{
		title: words.follows,
		why: words.followsWhy,
		rare: true,
		fields: fields(
			record('follow', words.follows, FOLLOW, {
				when: isTable,
				title: ({ title }: FollowDraft, form: Form, path: Path) => named(form, String(path.at(-1)), title).label,
				make: (form: Calculator) => {
					const { throw: dice, versus } = form.calculator ?? {};
					const part = newFollow(form.file.languages, dice?.die ?? versus?.die ?? 'd6');
					return [{ label: words.addFollow[form.lang], name: 'throw', part }];
				},
				remove: removed(withoutFollow, (_, path) => String(path[1]))
			})
		)
	},
	{
		title: words.stops,
		fields: fields(
			list('stop', words.stops, STOP, {
				title: ({ say }: Item<Of<'stop'>>, form: Form) => named(form, '', say).label,
				note: ifOf,
				make: (form: Calculator) => [{ label: words.addStop[form.lang], part: { if: form.firstCondition, say: '' } }],
				suggest: (form: Calculator) => {
					const stop = form.calculator && stopBelow(form.file, form.calculator);
					if (!stop) return [];
					return [{ label: `+ ${wordsFor(stop.say, form.lang)}`, next: [...(form.calculator?.stop ?? []), stop] }];
				}
			})
		)
	},
	{
		title: words.headlines,
		fields: fields(
			list('headlines', words.headlines, HEADLINE, {
				needed: true,
				least: 1,
				title: ({ title }: { title: DraftText }, form: Form) => wordsFor(title, form.lang),
				make: (form: Calculator) => [
					{
						label: words.addHeadline[form.lang],
						part: hasPool(form)
							? { title: '', least: 1 }
							: { title: '', outcomes: form.outcomes.slice(0, 1).map(({ id }) => id) }
					}
				]
			}),
			list('chances', words.chances, CHANCE, {
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
			})
		)
	},
	{
		title: words.namedSteps,
		why: words.namedStepsWhy,
		rare: true,
		fields: fields(
			record('let', words.namedSteps, [{ ...ITSELF, kind: 'expression', label: words.stepIs }], {
				title: key,
				note: (part: string) => part,
				make: underName(words.addNamedStep, '0')
			}),
			record('phrases', words.phrases, [{ ...ITSELF, kind: 'said', label: fieldWords.says }], {
				title: key,
				make: underName(words.addPhrase, '')
			}),
			record('doubts', words.doubts, [{ ...ITSELF, kind: 'doubt', label: fieldWords.doubt }], {
				title: key,
				make: underName(words.addDoubt, { printed: '', read: '', why: '' })
			})
		)
	},
	{
		title: words.remarks,
		rare: true,
		fields: fields(
			list('remarks', words.remarks, REMARK, {
				title: ({ text }: StepDraft, form: Form) => named(form, '', text).label,
				note: ifOf,
				make: one(words.addRemark, () => ({ text: '' }))
			}),
			record('swap', words.swap, SWAP, {
				title: (_: unknown, form: Calculator, path: Path) =>
					questionsOf(form).find(({ id }) => id === path[1])?.label ?? String(path[1]),
				make: (form: Calculator) => questionsOf(form).map(({ id, label }) => ({ label, name: id, part: { from: id } }))
			})
		)
	}
];

/** Whether a part of the page says anything. */
export const isFilled = ({ fields }: Section, whole: unknown): boolean =>
	fields.some((field) => partAt(whole, pathOf(field, [])) !== undefined);
