/**
 * A new calculator: one of three templates, filled in from the charts that were picked. What the charts suggest is taken: how a row and
 * a column are found, which column has the figures, which result is the best. All of it can be changed afterwards, field by field.
 */
import type { Lang, Text } from '$lib/core/types';
import { facesOf } from '$lib/packs/format/faces';
import { wordsFor, type DraftChart, type DraftText, type PackDraft } from '../draft-file';
import { idsOf } from '../lists';
import { words } from './begin-words';
import type {
	CalculatorDraft,
	ChoicesDraft,
	DieDraft,
	LineDraft,
	OutcomeDraft,
	QuestionDraft
} from './calculator-draft';
import { chartIn, endsOf, figureColumns, hasBlanks, hasResults, headsBy, hasModifiers, outcomesIn } from './charts';
import { dieIn, idFor, inLanguages, nameFor, saidIn, sayValue } from './names';

export const SHAPES = ['table', 'versus', 'pool'] as const;
export type Shape = (typeof SHAPES)[number];

export const STAGES = ['hit', 'wound', 'save', 'other'] as const;
type StageKind = (typeof STAGES)[number];

/** Where the score of a stage comes from. */
export const SCORES = { fixed: '=4', asked: '=asked' } as const;

/** What a player picks. */
export interface Start {
	readonly shape?: Shape;
	readonly title: DraftText;
	readonly die: DieDraft;
	/** The chart that gives the result; without one a score does. */
	readonly result?: string;
	readonly score: number;
	/** Charts whose rows are added to the sum, or to the score of the first stage. */
	readonly modifiers?: readonly string[];
	/** The column of their figures, where it is not the likeliest. */
	readonly columns?: Readonly<Record<string, string>>;
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

/** What the charts themselves suggest. */
export function suggested(file: PackDraft, lang: Lang): Start {
	const result = [...file.charts].reverse().find((one) => hasResults(one) && headsBy(one.rows) === 'numbers');
	return {
		title: '',
		die: dieIn(wordsFor(file.game.dice, lang)),
		...(result && { result: result.id }),
		score: 4,
		sides: { ours: saidIn(file.languages, words.mine), theirs: saidIn(file.languages, words.theirs) },
		doubles: true,
		stages: { hit: SCORES.fixed, wound: SCORES.fixed, save: SCORES.fixed }
	};
}

export const canGiveResult = (chart: DraftChart): boolean => hasResults(chart) || !hasModifiers(chart);
export const canModify = (chart: DraftChart): boolean => figureColumns(chart).length > 0;

/** The parts of a calculator as they are made, one question after the other. */
class Maker {
	readonly questions: QuestionDraft[] = [];
	readonly charts: string[] = [];

	constructor(
		private readonly file: PackDraft,
		private readonly columns: Start['columns'],
		/** Names of the steps, which questions may not have. */
		private readonly taken: readonly string[] = []
	) {}

	say = (text: Text): DraftText => saidIn(this.file.languages, text);
	with = (text: Text, name: DraftText): DraftText => saidIn(this.file.languages, text, { name });

	chart(id: string): DraftChart {
		if (!this.charts.includes(id)) this.charts.push(id);
		const chart = chartIn(this.file, id);
		if (!chart) throw new Error(`There is no chart “${id}”.`);
		return chart;
	}

	private asked(short: DraftText, text: Text) {
		const id = nameFor(wordsFor(short, 'en'), [...this.taken, ...idsOf(this.questions)]);
		return { id, ask: this.with(text, short), short };
	}

	number(title: DraftText, [min, max]: readonly [number, number], usual: number, more: object = {}): string {
		const asked = this.asked(title, words.howMany);
		this.questions.push({ ...asked, kind: 'number', min, max, default: usual, ...more });
		return asked.id;
	}

	private picked(title: DraftText, choices: readonly ChoicesDraft[], first: string): string {
		const asked = this.asked(title, words.which);
		this.questions.push({ ...asked, kind: 'one', choices, default: first });
		return asked.id;
	}

	/** Cases that add up are a chart with one column; of a table of terrain one row applies. */
	modifiers(id: string, side?: DraftText): string {
		const chart = this.chart(id);
		const [likeliest, ...more] = figureColumns(chart);
		const column = this.columns?.[id] ?? likeliest;
		const title = side ? saidIn(this.file.languages, words.sideOf, { name: side, chart: chart.title }) : chart.title;
		// The first column needs no name where it is the only one.
		const named = column !== undefined && (more.length > 0 || chart.columns[0]?.id !== column);
		const choices = [{ rows: id, ...(named && { column }) }];
		if (chart.columns.length > 1) return this.picked(title, choices, chart.rows[0]?.id ?? '');
		const asked = this.asked(title, words.whatApplies);
		this.questions.push({ ...asked, kind: 'some', choices });
		return asked.id;
	}

	/** How a row or a column is found: by the roll, a ratio, a number that is asked, or a choice. */
	private key(chart: DraftChart, along: 'rows' | 'columns', roll: string | undefined): string {
		const heads = chart[along];
		const by = headsBy(heads);
		if (by === 'ratios') {
			const [over, under] = [words.attackers, words.defenders].map((text, i) =>
				this.number(this.say(text), [1, 40], i ? 3 : 6)
			);
			return `ratio(${over}, ${under})`;
		}
		if (by === 'numbers') {
			const ends = endsOf(heads);
			// Beyond the ends the first and the last count.
			if (roll !== undefined) return ends ? `max(${ends[0]}, min(${ends[1]}, ${roll}))` : roll;
			const title = along === 'rows' ? chart.rowHead : this.say(words.strength);
			return this.number(title, ends ?? [1, 40], ends?.[0] ?? 4, { edges: [{ chart: chart.id, along }] });
		}
		if (along === 'rows') {
			return this.picked(chart.rowHead, [{ rows: chart.id, value: null }], chart.rows[0]?.id ?? '');
		}
		if (heads.length === 1) return `'${heads[0]!.id}'`;
		const choices = heads.map(({ id, head }): ChoicesDraft => ({
			id,
			label: inLanguages(this.file.languages, (lang) => sayValue(head, this.file.terms, lang))
		}));
		return this.picked(this.with(words.columnOf, chart.title), choices, heads[0]?.id ?? '');
	}

	/** The roll finds one of the two. */
	look(chart: DraftChart, roll?: string): string {
		const inRows = headsBy(chart.rows) === 'numbers';
		const row = this.key(chart, 'rows', inRows ? roll : undefined);
		return `at(${chart.id}, ${row}, ${this.key(chart, 'columns', inRows ? undefined : roll)})`;
	}

	/** What every calculator has; under its title a player reads what it asks. */
	common({ title, shape }: Start, otherwise: DraftText, phase: DraftChart['phase']) {
		const named = title === '' ? otherwise : title;
		const taken = idsOf(this.file.calculators);
		return {
			id: idFor(wordsFor(named, 'en'), taken, shape),
			phase,
			title: named,
			summary: inLanguages(this.file.languages, (lang) =>
				this.questions
					.slice(0, 4)
					.map(({ short }) => wordsFor(short, lang))
					.join(', ')
			),
			charts: this.charts
		};
	}

	/** “Exchange or better”: the better half. */
	headlines(outcomes: readonly OutcomeDraft[], many = Math.max(1, Math.ceil(outcomes.length / 2))) {
		const better = outcomes.slice(0, many);
		const last = better.at(-1)!.title as DraftText;
		const title = better.length > 1 ? this.with(words.orBetter, last) : last;
		return [{ title, outcomes: idsOf(better) }];
	}
}

const counted = (maker: Maker, title: DraftText): LineDraft => {
	const id = maker.number(title, [0, 40], 3);
	return { what: title, value: id, question: id };
};

function tableOf(start: Start, file: PackDraft): CalculatorDraft {
	const maker = new Maker(file, start.columns);
	const { die, result, score, modifiers = [], counts } = start;
	const chart = result ? maker.chart(result) : undefined;
	const cell = chart && maker.look(chart, 'face + total');
	// A calculator asks something.
	const asks = counts || !(modifiers.length || maker.questions.length);
	const strength = asks && counted(maker, maker.say(words.strength));
	const taken = modifiers.map((id) => maker.modifiers(id));
	const two = [
		{ id: 'success', title: maker.say(words.success) },
		{ id: 'failure', title: maker.say(words.failure) }
	];
	const blank = chart !== undefined && hasBlanks(chart);
	const column = /, '([a-z0-9-]+)'\)$/.exec(cell ?? '')?.[1];
	const found = chart && outcomesIn(chart, column === undefined ? undefined : [column], file.terms, file.languages);
	const nothing = { id: 'nothing', title: maker.say(words.nothing) };
	const outcomes = found ? [...found, ...(blank || !found.length ? [nothing] : [])] : two;
	return {
		...maker.common(start, chart?.title ?? maker.say(words.newTitle), chart?.phase ?? 'fight'),
		sides: { attacker: maker.say(words.attacker), defender: maker.say(words.defender) },
		questions: maker.questions,
		lines: [...(strength ? [strength] : []), ...(taken.length ? [{ take: taken }] : [])],
		throw: {
			die,
			by: 'attacker',
			read: cell
				? [{ cell }, ...(blank ? [{ outcome: 'nothing' }] : [])]
				: [{ if: `face + total >= ${score}`, outcome: 'success' }, { outcome: 'failure' }]
		},
		outcomes,
		headlines: maker.headlines(outcomes)
	};
}

function versusOf(start: Start, file: PackDraft): CalculatorDraft {
	const maker = new Maker(file, start.columns);
	const { die, sides, modifiers = [], counts, doubles } = start;
	const asked: string[][] = [];
	const sums = (['ours', 'theirs'] as const).map((side) => {
		const title = sides[side];
		const before = maker.questions.length;
		const strength = (counts || !modifiers.length) && counted(maker, maker.with(words.strengthOf, title));
		const take = modifiers.map((id) => maker.modifiers(id, title));
		asked.push(idsOf(maker.questions.slice(before)));
		return { side, title, lines: [...(strength ? [strength] : []), ...(take.length ? [{ take }] : [])] };
	});
	const [ours = [], theirs = []] = asked;
	const say = (text: Text, name: DraftText, other: DraftText) => saidIn(file.languages, text, { name, other });
	const outcomes: OutcomeDraft[] = [
		...(doubles ? [{ id: 'doubles', title: say(words.doubles, sides.ours, sides.theirs) }] : []),
		{ id: 'wins', title: say(words.beats, sides.ours, sides.theirs) },
		{ id: 'equal', title: maker.say(words.equal) },
		{ id: 'loses', title: say(words.beats, sides.theirs, sides.ours) },
		...(doubles ? [{ id: 'doubled', title: say(words.doubles, sides.theirs, sides.ours) }] : [])
	];
	const swap = ours.flatMap((id, i) => [[id, { from: theirs[i]! }] as const, [theirs[i]!, { from: id }] as const]);
	return {
		...maker.common(start, maker.say(words.versusTitle), 'fight'),
		sides,
		questions: maker.questions,
		sums,
		versus: {
			die,
			read: [
				// A total of 0 is twice another: that it is more as well is said with it.
				...(doubles
					? [
							{ if: 'a >= b * 2 and a > b', outcome: 'doubles' },
							{ if: 'b >= a * 2 and b > a', outcome: 'doubled' }
						]
					: []),
				{ if: 'a > b', outcome: 'wins' },
				{ if: 'b > a', outcome: 'loses' },
				{ outcome: 'equal' }
			]
		},
		outcomes,
		headlines: maker.headlines(outcomes, doubles ? 3 : 2),
		...(swap.length && { swap: Object.fromEntries(swap) })
	};
}

/** A score with its plus, or a dash where no face is enough. */
const shownScore = (score: string, most: number) => [{ if: `${score} > ${most}`, say: '–' }, { say: `{${score}}+` }];

function poolOf(start: Start, file: PackDraft): CalculatorDraft {
	const kinds = STAGES.filter((kind) => start.stages[kind]);
	const names: string[] = [];
	for (const kind of kinds) names.push(nameFor(kind === 'other' ? 'stage' : kind, names, 'stage'));
	const scores = names.map((name) => `${name}-score`);
	const maker = new Maker(file, start.columns, [...names, ...scores]);
	const faces = facesOf(start.die);
	const [least, most] = [Math.min(...faces), Math.max(...faces)];
	const count = maker.number(maker.say(words.count), [1, 100], 10);
	const steps: [string, string][] = [];
	const sums = kinds.map((kind, i) => {
		const by = start.stages[kind]!;
		const title = maker.say(words.stages[kind].title);
		const asked = by === SCORES.asked ? maker.number(title, [least + 1, most], Math.min(4, most)) : undefined;
		const bare = by === SCORES.fixed ? '4' : (asked ?? maker.look(maker.chart(by)));
		const take = i === 0 ? (start.modifiers ?? []).map((id) => maker.modifiers(id)) : [];
		const helped = take.length ? ` - sum(${take.join(', ')})` : '';
		// A 1 always fails; where a chart is blank no die is enough.
		const blank = bare.startsWith('at(') ? ` otherwise ${most + 1}` : '';
		steps.push([scores[i]!, bare], [names[i]!, `max(${least + 1}, ${scores[i]}${helped})${blank}`]);
		const score = {
			what: maker.say(blank ? words.fromChart : words.score),
			value: `${scores[i]}${blank}`,
			shown: shownScore(blank ? `(${scores[i]}${blank})` : scores[i]!, most),
			...(asked !== undefined && { question: asked })
		};
		return {
			side: names[i]!,
			title,
			shown: shownScore(names[i]!, most),
			lines: [score, ...(take.length ? [{ take }] : [])]
		};
	});
	const per = start.wounds && maker.number(maker.say(words.woundsEach), [1, 10], 1);
	const { say } = maker;
	return {
		...maker.common(start, say(words.poolTitle), 'shoot'),
		sides: { target: say(words.target) },
		questions: maker.questions,
		let: Object.fromEntries(steps),
		sums,
		total: names[0]!,
		shown: shownScore(names[0]!, most),
		pool: {
			count,
			die: start.die,
			stages: kinds.map((kind, i) => {
				const { things, makes, aim, made } = words.stages[kind];
				const said = { things: say(things), makes: say(makes), aim: say(aim), made: say(made) };
				return { need: names[i]!, keep: kind === 'save' ? ('rest' as const) : ('made' as const), ...said };
			}),
			...(per !== undefined && { per }),
			most: 200,
			unit: say(words.modelsUnit),
			title: [{ if: 'n = 0', say: say(words.noLoss) }, { say: say(words.modelsLost) }],
			result: [{ if: 'n = 0', say: say(words.removesNone) }, { say: say(words.removes) }],
			side: 'target',
			steps: [
				{ if: 'n > 0', side: 'target', text: say(words.remove) },
				{ if: 'n = 0', side: 'target', text: say(words.removesNone) },
				...(per === undefined ? [] : [{ if: 'left > 0', side: 'target', text: say(words.carry) }])
			]
		},
		headlines: [
			{ title: say(words.atLeastOne), least: 1 },
			{ title: say(words.atLeastThree), least: 3 }
		],
		chances: [{ title: say(words.oneThrough), stage: 'all' }]
	};
}

const TEMPLATES = { table: tableOf, versus: versusOf, pool: poolOf };

export const begin = (start: Start, file: PackDraft): CalculatorDraft => TEMPLATES[start.shape ?? 'table'](start, file);
