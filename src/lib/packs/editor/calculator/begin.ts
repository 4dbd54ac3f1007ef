/**
 * From a few choices to a calculator that is whole: which charts are modifiers, which die, which chart gives the result. All it
 * makes can be changed afterwards, part by part.
 */
import type { Lang, Phase, Text } from '$lib/types';
import { facesOf } from '../../faces';
import { wordsFor, type DraftChart, type DraftText, type PackDraft } from '../draft-file';
import type {
	CalculatorDraft,
	ChoicesDraft,
	DieDraft,
	HeadlineDraft,
	LineDraft,
	OutcomeDraft,
	QuestionDraft,
	ReadDraft
} from './calculator-draft';
import { chartIn, endsOf, figureColumns, headsBy, lowestRatio, outcomesIn } from './charts';
import { writeConditions, writeLook, type Key, type Look, type Source } from './expressions';
import { idFor, inLanguages, nameFor, saidIn, sayValue } from './names';
import { shownScore, stageSums, stepsOfStages, type StageForm } from './stages';
import { words } from './begin-words';

/** A number that is asked. */
export interface NumberAsked {
	readonly title: DraftText;
	readonly min: number;
	readonly max: number;
	readonly usual: number;
	/** Added to the sum as it is. */
	readonly counts?: boolean;
}

/** Rows of a chart that change the sum. */
export interface Modifiers {
	readonly chart: string;
	/** The first column of figures where it is left out. */
	readonly column?: string;
	/** Several rows may apply at once. */
	readonly several: boolean;
}

/** How a row or a column is found; numbers by their place in the list of those that are asked. */
export type Found =
	| { readonly by: 'roll' | 'die' | 'sum' | 'choice' }
	| { readonly by: 'ratio'; readonly over: number; readonly under: number }
	| { readonly by: 'number'; readonly number: number }
	| { readonly by: 'fixed'; readonly id: string };

interface Any {
	readonly title: DraftText;
	readonly phase: Phase;
	readonly die: DieDraft;
}

/** One sum and its dice, read in a chart, or against a score. */
export interface TableStart extends Any {
	readonly shape: 'table';
	readonly dice: number;
	readonly numbers: readonly NumberAsked[];
	readonly modifiers: readonly Modifiers[];
	readonly result:
		| {
				readonly chart: string;
				readonly row: Found;
				readonly column: Found;
				/** A blank cell is a result too: nothing happens. */
				readonly blank?: boolean;
		  }
		/** Without a chart: a success from here on. */
		| { readonly score: number };
	/** Below the lowest ratio of the chart there is no throw. */
	readonly stopBelow?: boolean;
}

export interface SideStart {
	readonly title: DraftText;
	readonly number?: NumberAsked;
	readonly modifiers: readonly Modifiers[];
}

/** Two sums against each other, a die for each. */
export interface VersusStart extends Any {
	readonly shape: 'versus';
	readonly sides: readonly [SideStart, SideStart];
	/** To come to twice as much is a result of its own. */
	readonly doubles: boolean;
}

export const STAGES = ['hit', 'wound', 'save', 'other'] as const;
export type StageKind = (typeof STAGES)[number];

export interface StageStart {
	readonly kind: StageKind;
	readonly score:
		| { readonly n: number }
		| { readonly number: number }
		| { readonly chart: string; readonly row: Found; readonly column?: Found };
	readonly modifiers: readonly Modifiers[];
}

/** Many dice, in stages. */
export interface PoolStart extends Any {
	readonly shape: 'pool';
	readonly numbers: readonly NumberAsked[];
	/** The number of dice, by its place in `numbers`. */
	readonly count: number;
	readonly stages: readonly StageStart[];
	/** Wounds that take one away, by their place in `numbers`; one where it is left out. */
	readonly per?: number;
}

export type Start = TableStart | VersusStart | PoolStart;

/** The parts of a calculator as they are made, one question after the other. */
class Maker {
	readonly questions: QuestionDraft[] = [];
	readonly charts: string[] = [];

	constructor(
		private readonly file: PackDraft,
		/** Names of the steps, which questions may not have. */
		private readonly taken: readonly string[] = []
	) {}

	get languages(): readonly Lang[] {
		return this.file.languages;
	}

	say(text: Text): DraftText {
		return saidIn(this.languages, text);
	}

	/** Words with a name in them. */
	with(text: Text, name: DraftText): DraftText {
		return inLanguages(this.languages, (lang) => text[lang].replace('{name}', wordsFor(name, lang)));
	}

	private name(title: DraftText): string {
		return nameFor(wordsFor(title, 'en'), [...this.taken, ...this.questions.map(({ id }) => id)]);
	}

	chart(id: string): DraftChart {
		if (!this.charts.includes(id)) this.charts.push(id);
		const chart = chartIn(this.file, id);
		if (!chart) throw new Error(`There is no chart “${id}”.`);
		return chart;
	}

	number({ title, min, max, usual }: NumberAsked): string {
		const id = this.name(title);
		this.questions.push({
			id,
			kind: 'number',
			ask: this.with(words.howMany, title),
			short: title,
			min,
			max,
			default: usual
		});
		return id;
	}

	private picked(title: DraftText, several: boolean, choices: readonly ChoicesDraft[], first: string): string {
		const id = this.name(title);
		const ask = this.with(several ? words.whatApplies : words.which, title);
		const asked = { id, ask, short: title, choices };
		this.questions.push(several ? { ...asked, kind: 'some' } : { ...asked, kind: 'one', default: first });
		return id;
	}

	modifiers({ chart: id, column, several }: Modifiers, side?: DraftText): string {
		const chart = this.chart(id);
		const [first, ...more] = figureColumns(chart);
		const from = column ?? first;
		const title = side ? this.with(words.sideOf, side) : chart.title;
		const named = inLanguages(this.languages, (lang) =>
			wordsFor(title, lang).replace('{chart}', wordsFor(chart.title, lang))
		);
		// The first column needs no name where it is the only one.
		const choices: ChoicesDraft[] = [
			{ rows: id, ...(from !== undefined && (more.length || chart.columns[0]?.id !== from) && { column: from }) }
		];
		return this.picked(named, several, choices, chart.rows[0]?.id ?? '');
	}

	/** A question whose answers are the rows or the columns of a chart. */
	private heads(chart: DraftChart, along: 'rows' | 'columns'): string {
		if (along === 'rows') {
			return this.picked(chart.rowHead, false, [{ rows: chart.id, value: null }], chart.rows[0]?.id ?? '');
		}
		const choices = chart.columns.map(({ id, head }): ChoicesDraft => ({
			id,
			label: inLanguages(this.languages, (lang) => sayValue(head, this.file.terms, lang))
		}));
		return this.picked(this.with(words.columnOf, chart.title), false, choices, chart.columns[0]?.id ?? '');
	}

	private edge(id: string, chart: string, along: 'rows' | 'columns') {
		const at = this.questions.findIndex((question) => question.id === id);
		const question = this.questions[at]!;
		this.questions[at] = { ...question, edges: [...(question.edges ?? []), { chart, along }] };
	}

	key(found: Found, chart: DraftChart, along: 'rows' | 'columns', numbers: readonly string[]): Key {
		const heads = chart[along];
		switch (found.by) {
			case 'choice':
				return { by: 'answer', question: this.heads(chart, along) };
			case 'number': {
				const question = numbers[found.number]!;
				if (headsBy(heads) === 'numbers') this.edge(question, chart.id, along);
				return { by: 'answer', question };
			}
			case 'ratio':
				return { by: 'ratio', over: numbers[found.over]!, under: numbers[found.under]! };
			case 'fixed':
				return found;
			default: {
				const within = endsOf(heads);
				return { by: found.by, ...(within && { within }) };
			}
		}
	}

	look(chart: DraftChart, row: Found, column: Found | undefined, numbers: readonly string[]): Look {
		const rowKey = this.key(row, chart, 'rows', numbers);
		return { chart: chart.id, row: rowKey, ...(column && { column: this.key(column, chart, 'columns', numbers) }) };
	}

	/** What a player reads under its title. */
	get summary(): DraftText {
		return inLanguages(this.languages, (lang) =>
			this.questions
				.slice(0, 4)
				.map(({ short }) => wordsFor(short, lang))
				.join(', ')
		);
	}
}

/** An id for the calculator itself. */
const idOf = ({ title }: Any, file: PackDraft) =>
	idFor(
		wordsFor(title, 'en'),
		file.calculators.map(({ id }) => id),
		'calculator'
	);

/** “Exchange or better”: the better half. */
function headlinesFor(outcomes: readonly OutcomeDraft[], languages: readonly Lang[]): HeadlineDraft[] {
	const better = outcomes.slice(0, Math.max(1, Math.ceil(outcomes.length / 2)));
	const last = better.at(-1)!;
	const title = inLanguages(languages, (lang) => {
		const said = typeof last.title === 'string' || !Array.isArray(last.title) ? (last.title as DraftText) : '';
		return better.length > 1 ? words.orBetter[lang].replace('{name}', wordsFor(said, lang)) : wordsFor(said, lang);
	});
	return [{ title, outcomes: better.map(({ id }) => id) }];
}

const countedLine = (maker: Maker, { title }: NumberAsked, id: string): LineDraft => ({
	what: title,
	value: id,
	question: id
});

function beginTable(start: TableStart, file: PackDraft): CalculatorDraft {
	const maker = new Maker(file);
	const { numbers, modifiers, result, die, dice } = start;
	const names = numbers.map((one) => maker.number(one));
	const chart = 'chart' in result ? maker.chart(result.chart) : undefined;
	const look = chart && 'chart' in result ? maker.look(chart, result.row, result.column, names) : undefined;
	const taken = modifiers.map((one) => maker.modifiers(one));
	const nothing: OutcomeDraft = { id: 'nothing', title: maker.say(words.nothing) };
	const blank = 'chart' in result && result.blank;
	const fixed = look?.column?.by === 'fixed' ? [look.column.id] : undefined;
	const outcomes: OutcomeDraft[] = chart
		? [...outcomesIn(chart, fixed, file.terms, file.languages), ...(blank ? [nothing] : [])]
		: [
				{ id: 'success', title: maker.say(words.success) },
				{ id: 'failure', title: maker.say(words.failure) }
			];
	const read: ReadDraft[] = look
		? [{ cell: writeLook(look) }, ...(blank ? [{ outcome: 'nothing' }] : [])]
		: [
				{
					if: writeConditions([
						{
							is: 'number',
							what: { of: 'roll' },
							by: '>=',
							than: { of: 'number', n: 'score' in result ? result.score : 0 }
						}
					]),
					outcome: 'success'
				},
				{ outcome: 'failure' }
			];
	const lowest =
		start.stopBelow && chart && look?.column?.by === 'ratio'
			? stopBelow(chart, look.column, maker.languages)
			: undefined;
	return {
		id: idOf(start, file),
		phase: start.phase,
		title: start.title,
		summary: maker.summary,
		charts: maker.charts,
		sides: { attacker: maker.say(words.attacker), defender: maker.say(words.defender) },
		questions: maker.questions,
		...(lowest && { stop: [lowest] }),
		lines: [
			...numbers.flatMap((one, i) => (one.counts ? [countedLine(maker, one, names[i]!)] : [])),
			...(taken.length ? [{ take: taken }] : [])
		],
		throw: { die, ...(dice > 1 && { dice }), by: 'attacker', read },
		outcomes,
		headlines: headlinesFor(outcomes, file.languages)
	};
}

/** No throw below the lowest ratio of a chart. */
export function stopBelow(chart: DraftChart, key: Key, languages: readonly Lang[]) {
	const lowest = lowestRatio(chart.columns) ?? lowestRatio(chart.rows);
	if (!lowest || key.by !== 'ratio') return undefined;
	const say = inLanguages(languages, (lang) =>
		words.noThrowBelow[lang].replace('{x}', String(lowest[0])).replace('{y}', String(lowest[1]))
	);
	return { if: writeConditions([{ is: 'ratio', over: key.over, under: key.under, by: '<', than: lowest }]), say };
}

function beginVersus(start: VersusStart, file: PackDraft): CalculatorDraft {
	const maker = new Maker(file);
	const SIDES = ['ours', 'theirs'] as const;
	const made = start.sides.map(({ title, number, modifiers }, i) => {
		const id = number && maker.number(number);
		const taken = modifiers.map((one) => maker.modifiers(one, title));
		return {
			asked: [...(id === undefined ? [] : [id]), ...taken],
			sum: {
				side: SIDES[i]!,
				title,
				lines: [
					...(number && id !== undefined ? [countedLine(maker, number, id)] : []),
					...(taken.length ? [{ take: taken }] : [])
				]
			}
		};
	});
	const [ours, theirs] = made as [(typeof made)[0], (typeof made)[0]];
	const [a, b] = start.sides;
	const say = (text: Text, who: DraftText, whom: DraftText): DraftText =>
		inLanguages(file.languages, (lang) =>
			text[lang].replace('{name}', wordsFor(who, lang)).replace('{other}', wordsFor(whom, lang))
		);
	const double = (over: string, under: string) =>
		writeConditions([{ is: 'ratio', over, under, by: '>=', than: [2, 1] }]);
	const more = (over: string, under: string) =>
		writeConditions([{ is: 'number', what: { of: 'name', name: over }, by: '>', than: { of: 'name', name: under } }]);
	const outcomes: OutcomeDraft[] = [
		...(start.doubles ? [{ id: 'doubles', title: say(words.doubles, a.title, b.title) }] : []),
		{ id: 'wins', title: say(words.beats, a.title, b.title) },
		{ id: 'equal', title: maker.say(words.equal) },
		{ id: 'loses', title: say(words.beats, b.title, a.title) },
		...(start.doubles ? [{ id: 'doubled', title: say(words.doubles, b.title, a.title) }] : [])
	];
	const read: ReadDraft[] = [
		// A total of 0 is twice another: that it is more as well is said with it.
		...(start.doubles
			? [
					{ if: `${double('a', 'b')} and ${more('a', 'b')}`, outcome: 'doubles' },
					{ if: `${double('b', 'a')} and ${more('b', 'a')}`, outcome: 'doubled' }
				]
			: []),
		{ if: more('a', 'b'), outcome: 'wins' },
		{ if: more('b', 'a'), outcome: 'loses' },
		{ outcome: 'equal' }
	];
	const pairs = ours.asked.map((id, i) => [id, theirs.asked[i]] as const);
	const alike =
		ours.asked.length === theirs.asked.length &&
		Boolean(a.number) === Boolean(b.number) &&
		sameModifiers(a, b) &&
		pairs.length > 0;
	const swap = alike
		? Object.fromEntries(
				pairs.flatMap(
					([one, other]) =>
						[
							[one, { from: other! }],
							[other!, { from: one }]
						] as const
				)
			)
		: undefined;
	return {
		id: idOf(start, file),
		phase: start.phase,
		title: start.title,
		summary: maker.summary,
		charts: maker.charts,
		sides: { ours: a.title, theirs: b.title },
		questions: maker.questions,
		sums: [ours.sum, theirs.sum],
		versus: { die: start.die, read },
		outcomes,
		headlines: headlinesFor(outcomes.slice(0, start.doubles ? 3 : 2), file.languages),
		...(swap && { swap })
	};
}

const sameModifiers = (a: SideStart, b: SideStart) => JSON.stringify(a.modifiers) === JSON.stringify(b.modifiers);

function beginPool(start: PoolStart, file: PackDraft): CalculatorDraft {
	const steps: string[] = [];
	for (const { kind } of start.stages) steps.push(nameFor(kind === 'other' ? 'stage' : kind, steps, 'stage'));
	const maker = new Maker(file, steps);
	const numbers = start.numbers.map((one) => maker.number(one));
	const faces = facesOf(start.die);
	const stages = start.stages.map(({ kind, score, modifiers }, i): StageForm => {
		const from: Source =
			'n' in score
				? { of: 'number', n: score.n }
				: 'number' in score
					? { of: 'answer', question: numbers[score.number]! }
					: { of: 'chart', look: maker.look(maker.chart(score.chart), score.row, score.column, numbers) };
		const preset = words.stages[kind];
		const said = {
			things: maker.say(preset.things),
			makes: maker.say(preset.makes),
			aim: maker.say(preset.aim),
			made: maker.say(preset.made)
		};
		return {
			name: steps[i]!,
			score: {
				from,
				helped: modifiers.map((one) => maker.modifiers(one)),
				// A 1 always fails; where a chart is blank no die is enough.
				least: Math.min(...faces) + 1,
				...(from.of === 'chart' && { blank: Math.max(...faces) + 1 })
			},
			keep: kind === 'save' ? 'rest' : 'made',
			title: maker.say(preset.title),
			words: said
		};
	});
	const models = inLanguages(file.languages, (lang) => words.modelsLost[lang]);
	const count = numbers[start.count]!;
	const per = start.per === undefined ? undefined : numbers[start.per];
	return {
		id: idOf(start, file),
		phase: start.phase,
		title: start.title,
		summary: maker.summary,
		charts: maker.charts,
		sides: { target: maker.say(words.target) },
		questions: maker.questions,
		let: stepsOfStages(stages),
		sums: stageSums(stages, Math.max(...faces), maker.languages),
		total: stages[0]!.name,
		shown: shownScore(stages[0]!.name, Math.max(...faces)),
		pool: {
			count,
			die: start.die,
			stages: stages.map(({ name, keep, words: said }) => ({ need: name, keep, ...said })),
			...(per !== undefined && { per }),
			most: 200,
			unit: maker.say(words.modelsUnit),
			title: [{ if: 'n = 0', say: maker.say(words.noLoss) }, { say: models }],
			result: [{ if: 'n = 0', say: maker.say(words.removesNone) }, { say: maker.say(words.removes) }],
			side: 'target',
			steps: [
				{ if: 'n > 0', side: 'target', text: maker.say(words.remove) },
				{ if: 'n = 0', side: 'target', text: maker.say(words.removesNone) },
				...(per === undefined ? [] : [{ if: 'left > 0', side: 'target', text: maker.say(words.carry) }])
			]
		},
		headlines: [
			{ title: maker.say(words.atLeastOne), least: 1 },
			{ title: maker.say(words.atLeastThree), least: 3 }
		],
		chances: [{ title: maker.say(words.oneThrough), stage: 'all' }]
	};
}

export const begin = (start: Start, file: PackDraft): CalculatorDraft =>
	start.shape === 'table'
		? beginTable(start, file)
		: start.shape === 'versus'
			? beginVersus(start, file)
			: beginPool(start, file);
