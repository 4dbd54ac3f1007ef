/** The parts of a new calculator as they are made, one question after the other, from charts and the words of `begin-words.ts`. */
import { isObject } from '$lib/core/is-object';
import type { Text } from '$lib/core/types';
import { isWords, wordsFor, type DraftChart, type DraftText, type PackDraft } from '../draft-file';
import { idsOf } from '../lists';
import { words } from './begin-words';
import type { CalculatorDraft, ChoicesDraft, LineDraft, OutcomeDraft, QuestionDraft } from './calculator-draft';
import { chartIn, endsOf, figureColumns, headsBy, isDifference, shiftColumns } from './charts';
import { idFor, inLanguages, nameFor, saidIn, sayValue } from './names';
import type { Start } from './picked';

type Along = 'rows' | 'columns';

/** The roll finds a row where rows are numbers; what the players have finds the column. */
export const askedAlong = ({ rows }: DraftChart): Along => (headsBy(rows) === 'numbers' ? 'columns' : 'rows');

const isText = (part: unknown): part is Text => isObject(part) && 'fr' in part;

export class Maker {
	readonly questions: QuestionDraft[] = [];
	readonly charts: string[] = [];

	constructor(
		private readonly file: PackDraft,
		private readonly start: Start,
		/** Names of the steps, which questions may not have. */
		private readonly taken: string[] = []
	) {}

	say = (text: Text): DraftText => saidIn(this.file.languages, text);
	with = (text: Text, name: DraftText): DraftText => saidIn(this.file.languages, text, { name });

	/** A part of a template: `{ "word": "noLoss" }` is a text of `begin-words.ts`, `of` the two sides that it names. */
	worded<T>(template: object): T {
		return this.saidIn(template) as T;
	}

	private saidIn(part: unknown): unknown {
		if (Array.isArray(part)) return part.map((one) => this.saidIn(one));
		if (!isObject(part)) return part;
		if (typeof part.word !== 'string')
			return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, this.saidIn(one)]));
		const text = new Map<string, unknown>(Object.entries(words)).get(part.word);
		if (!isText(text)) throw new Error(`A template takes “${part.word}”, which no word is.`);
		const { ours, theirs } = this.start.sides;
		const [name, other] = Array.isArray(part.of) && part.of[0] === 'theirs' ? [theirs, ours] : [ours, theirs];
		return part.of ? saidIn(this.file.languages, text, { name, other }) : this.say(text);
	}

	chart(id: string): DraftChart {
		if (!this.charts.includes(id)) this.charts.push(id);
		const chart = chartIn(this.file, id);
		if (!chart) throw new Error(`There is no chart “${id}”.`);
		return chart;
	}

	private name = (words: DraftText) => nameFor(wordsFor(words, 'en'), [...this.taken, ...idsOf(this.questions)]);

	/** The name of a step, which no question gets any more. */
	step(words: DraftText): string {
		const name = this.name(words);
		this.taken.push(name);
		return name;
	}

	private asked(short: DraftText, text: Text) {
		return { id: this.name(short), ask: this.with(text, short), short };
	}

	number(title: DraftText, [min, max]: readonly [number, number], usual: number, more: object = {}): string {
		const asked = this.asked(title, words.howMany);
		this.questions.push({ ...asked, kind: 'number', min, max, default: usual, ...more });
		return asked.id;
	}

	/** A number that is asked and added to the sum. */
	counted(title: DraftText): LineDraft & { readonly question: string } {
		const id = this.number(title, [0, 40], 3);
		return { what: title, value: id, question: id };
	}

	private picked(title: DraftText, choices: readonly ChoicesDraft[], first: string): string {
		const asked = this.asked(title, words.which);
		this.questions.push({ ...asked, kind: 'one', choices, default: first });
		return asked.id;
	}

	/** Cases that add up are a chart with one column; of a table of terrain one row applies. */
	private rowsOf(
		chart: DraftChart,
		column: string | undefined,
		likeliest: readonly string[],
		title: DraftText
	): string {
		// The first column needs no name where it is the only one.
		const named = column !== undefined && (likeliest.length > 1 || chart.columns[0]?.id !== column);
		const choices = [{ rows: chart.id, ...(named && { column }) }];
		if (chart.columns.length > 1) return this.picked(title, choices, chart.rows[0]?.id ?? '');
		const asked = this.asked(title, words.whatApplies);
		this.questions.push({ ...asked, kind: 'some', choices });
		return asked.id;
	}

	modifiers(id: string, side?: DraftText): string {
		const chart = this.chart(id);
		const columns = figureColumns(chart);
		const title = side ? saidIn(this.file.languages, words.sideOf, { name: side, chart: chart.title }) : chart.title;
		return this.rowsOf(chart, this.start.columns?.[id] ?? columns[0], columns, title);
	}

	/** Charts that shift the column, each as a line of its sum. What is asked for the die already is not asked again. */
	shifts(ids: readonly string[], asked: ReadonlyMap<string, string>): LineDraft[] {
		const lines = ids.map((id): LineDraft => {
			const chart = this.chart(id);
			const columns = shiftColumns(chart);
			const column = this.start.shiftColumns?.[id] ?? columns[0] ?? '';
			const known = asked.get(id);
			if (known === undefined) return { take: [this.rowsOf(chart, column, columns, chart.title)] };
			const isMany = chart.columns.length < 2;
			const value = isMany ? `sum(${known})` : `at(${id}, ${known}, '${column}') otherwise 0`;
			return { what: chart.title, value, question: known };
		});
		const takes = lines.flatMap((line) => ('take' in line ? line.take : []));
		return [...(takes.length ? [{ take: takes }] : []), ...lines.filter((line) => !('take' in line))];
	}

	/** How a row or a column is found: by the roll, a ratio, a difference, a number that is asked, or a choice. */
	private key(chart: DraftChart, along: Along, roll: string | undefined): string {
		const heads = chart[along];
		const by = headsBy(heads);
		if (by === 'numbers') return this.numberKey(chart, along, roll);
		if (by === 'ratios') return `ratio(${this.strengths(1).join(', ')})`;
		if (along === 'rows') {
			return this.picked(chart.rowHead, [{ rows: chart.id, value: null }], chart.rows[0]?.id ?? '');
		}
		const [only, ...others] = heads;
		if (only && !others.length) return `'${only.id}'`;
		const choices = heads.map(({ id, head }): ChoicesDraft => ({
			id,
			label: inLanguages(this.file.languages, (lang) => sayValue(head, this.file.terms, lang))
		}));
		return this.picked(this.with(words.columnOf, chart.title), choices, only?.id ?? '');
	}

	/** Beyond the ends the first and the last count. */
	private numberKey(chart: DraftChart, along: Along, roll: string | undefined): string {
		const ends = endsOf(chart[along]);
		const within = (key: string) => (ends ? `max(${ends[0]}, min(${ends[1]}, ${key}))` : key);
		if (roll !== undefined) return within(roll);
		if (isDifference(chart[along], this.start.found)) return within(this.strengths(0).join(' - '));
		const title = along === 'rows' ? chart.rowHead : this.say(words.strength);
		return this.number(title, ends ?? [1, 40], ends?.[0] ?? 4, { edges: [{ chart: chart.id, along }] });
	}

	private strengths(least: number): string[] {
		return [words.attackers, words.defenders].map((text, i) => this.number(this.say(text), [least, 40], i ? 3 : 6));
	}

	/** The two keys of a chart, the roll being one of them. */
	keys(chart: DraftChart, roll?: string): Readonly<Record<Along, string>> {
		const inRows = askedAlong(chart) === 'columns';
		return {
			rows: this.key(chart, 'rows', inRows ? roll : undefined),
			columns: this.key(chart, 'columns', inRows ? undefined : roll)
		};
	}

	look(chart: DraftChart): string {
		const { rows, columns } = this.keys(chart);
		return `at(${chart.id}, ${rows}, ${columns})`;
	}

	/** What every calculator has; under its title a player reads what it asks. */
	common(otherwise: DraftText, phase: DraftChart['phase']) {
		const { title, shape } = this.start;
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
	headlines(
		outcomes: readonly OutcomeDraft[],
		many = Math.max(1, Math.ceil(outcomes.length / 2))
	): CalculatorDraft['headlines'] {
		const better = outcomes.slice(0, many);
		const said = better.at(-1)?.title;
		const last = isWords(said) ? said : '';
		const title = better.length > 1 ? this.with(words.orBetter, last) : last;
		return [{ title, outcomes: idsOf(better) }];
	}
}
