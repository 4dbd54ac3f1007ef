/**
 * A game of the app as a pack: charts and terms as they are, calculators as data. What a calculator asks is read from its code: questions,
 * choices and their figures. What the code has as functions, conditions, the sum and the readings, is in `twins/<game>.json`, which has no
 * words of its own: it takes those of the game's `words.ts` and `…-words.ts` by their names.
 */
import { isObject } from '$lib/core/is-object';
import { filled } from '$lib/core/filled';
import { bothLangs, LANGS, titleIn } from '$lib/core/lang';
import type { Calculator, Choice, Doubt, Label, Name, Picked, Question, Text, Whole } from '$lib/core/types';
import { loadCalculator } from '$lib/games';
import { figureIn } from './expression/charts';
import { ChartLookup } from './format/chart-lookup';
import { FORMAT } from './format/limits';
import { written } from './format/write';

/** What a choice says otherwise than in code; or rows of a chart, all that the code offers and that are not listed besides. */
interface ChoiceTwin {
	readonly id?: string;
	/** The row of a chart that it is made of. */
	readonly of?: string;
	readonly rows?: string;
}

interface QuestionTwin {
	readonly id: string;
	readonly choices?: readonly ChoiceTwin[];
}

/** What of a calculator its code has as functions: `CalculatorData` without all that can be read from it. */
interface Twin {
	readonly id: string;
	/** Those that are asked on a condition, or have choices that are closed in some cases. */
	readonly questions: readonly QuestionTwin[];
	/** Of a pool, by the number that falls. */
	readonly headlines?: readonly object[];
}

const TWINS = import.meta.glob<{ default: readonly Twin[] }>('./twins/*.json');

/** The games whose calculators exist as data. */
export const IN_DATA = Object.keys(TWINS).map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** What a game says in its calculators: texts and doubts by their names, or tables of them. */
interface Words {
	readonly [name: string]: Text | Doubt | Words;
}

const WORDS = import.meta.glob<{ words: Words }>(['../games/*/words.ts', '../games/*/*-words.ts']);

async function wordsOf(game: string): Promise<Words> {
	const own = Object.entries(WORDS).filter(([path]) => path.startsWith(`../games/${game}/`));
	const all = await Promise.all(own.map(([, load]) => load()));
	return Object.assign({}, ...all.map(({ words }) => words)) as Words;
}

/** Words that a twin takes from its game: a text, or what a term is called. */
interface Named {
	/** `recoils`, or `lines.10-up` where it is one of a table. */
	readonly word?: string;
	/** The number that is said with it, for words like `hit|hits`. */
	readonly of?: string;
	/** What goes into its holes: expressions, or other words. */
	readonly with?: Readonly<Record<string, Label | Named>>;
	readonly term?: string;
}

/** The data of a twin with the words of its game. */
class Speaker {
	constructor(
		private readonly words: Words,
		private readonly terms: readonly Name[]
	) {}

	private named({ word = '', of, with: holes = {}, term }: Named): unknown {
		if (term !== undefined) return titleIn(this.terms)(term);
		const said = word.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), this.words);
		if (!isObject(said)) throw new Error(`The data of a calculator takes “${word}”, which its game does not say.`);
		if (!('fr' in said)) return said;
		const text = said as Text;
		if (of !== undefined) return bothLangs((lang) => `{${of}|${text[lang]}}`);
		return filled(text, this.said(holes) as Readonly<Record<string, Label>>);
	}

	said(data: unknown): unknown {
		if (Array.isArray(data)) return data.map((one) => this.said(one));
		if (!isObject(data)) return data;
		if ('word' in data || 'term' in data) return this.named(data as Named);
		return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, this.said(one)]));
	}
}

const byId = <T extends { readonly id: string }>(all: readonly T[], id: string): T => {
	const found = all.find((one) => one.id === id);
	if (found) return found;
	throw new Error(`The data of a calculator names “${id}”, which its code does not have.`);
};

const otherwise = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

/** A choice of the code as data: the row that it is made of, and what it says otherwise than that row. */
function choiceData(choice: Choice, { kind, choices }: Picked, book: ChartLookup): object {
	const { id, label, hint, value, not = [], row, doubt } = choice;
	const of = row && `${row.chart}#${row.row}${row.column === undefined ? '' : `.${row.column}`}`;
	const from = of === undefined ? undefined : book.cell(of);
	const isRival = (other: string) => kind === 'some' && choices.some((one) => one.id === other);
	return {
		...(id !== from?.row.id && { id }),
		...(of !== undefined && { of }),
		...((!from || otherwise(label, book.said(from.row.head))) && { label }),
		...(hint && { hint }),
		...(value !== (from && figureIn(from.cell.value)) && { value: value ?? null }),
		...(otherwise(not, (from?.row.not ?? []).filter(isRival)) && { not }),
		...(otherwise(doubt, from && (from.row.doubt ?? from.cell.doubt)) && { doubt: doubt ?? null })
	};
}

/** The rows of a chart that the code offers. */
function rowsData(rows: string, choices: readonly Choice[], own: ReadonlySet<string>, book: ChartLookup): object {
	const ids = choices.filter(({ id, row }) => row?.chart === rows && !own.has(id)).map(({ id }) => id);
	return book.charts.get(rows)?.chart.rows.length === ids.length ? { rows } : { rows, ids };
}

/** Choices as the code offers them, in its order; where rows come together, in that of the data. */
function choicesData(question: Picked, twins: readonly ChoiceTwin[], book: ChartLookup): object[] {
	const { choices } = question;
	const idOf = ({ id, of }: ChoiceTwin) => id ?? (of === undefined ? '' : book.cell(of).row.id);
	const listed = new Map(twins.filter(({ rows }) => rows === undefined).map((twin) => [idOf(twin), twin]));
	const whole = (id: string) => ({ ...choiceData(byId(choices, id), question, book), ...listed.get(id) });
	for (const id of listed.keys()) byId(choices, id);
	if (listed.size === twins.length) return choices.map(({ id }) => whole(id));
	const own = new Set(listed.keys());
	return twins.map((twin) =>
		twin.rows === undefined ? whole(idOf(twin)) : { ...rowsData(twin.rows, choices, own, book), ...twin }
	);
}

/** Files do not say where a question is shown, nor the names in it. */
const UNSAID = { late: undefined, named: undefined, common: undefined };

/** A question of the code as data: its condition is written in the twin. */
const questionData = (question: Question, twin: QuestionTwin | undefined, book: ChartLookup): object => ({
	...question,
	...UNSAID,
	asked: undefined,
	...twin,
	...('choices' in question && { choices: choicesData(question, twin?.choices ?? [], book) })
});

function calculatorData(twin: Twin, code: Calculator, book: ChartLookup): object {
	const { id, phase, title, summary, charts, noun, told, questions, headlines } = code;
	const listed = new Map(twin.questions.map((one) => [byId(questions, one.id).id, one]));
	return {
		...{ id, phase, title, summary, charts, noun, told },
		...twin,
		// A house rule is no data of the game: every calculator that can count it has it.
		questions: questions
			.filter(({ kind }) => kind !== 'house')
			.map((one) => questionData(one, listed.get(one.id), book)),
		headlines: (twin.headlines ?? headlines).map((one, i) => ({ title: headlines[i]?.title, ...one }))
	};
}

async function calculatorsOf({ game, charts, terms }: Whole): Promise<object[]> {
	const twins = (await TWINS[`./twins/${game.id}.json`]?.())?.default ?? [];
	const book = new ChartLookup(charts, terms);
	const speaker = new Speaker(await wordsOf(game.id), terms);
	return Promise.all(
		(speaker.said(twins) as readonly Twin[]).map(async (twin) => {
			const code = await loadCalculator(game, twin.id);
			if (!code) throw new Error(`${game.id} has no calculator “${twin.id}”.`);
			return calculatorData(twin, code, book);
		})
	);
}

/** The text of the file. The words are this app's, and under its licence. */
export async function gameAsPack(whole: Whole): Promise<string> {
	const { id, revised, title, short, subtitle, edition, dice, sheets } = whole.game;
	const calculators = await calculatorsOf(whole);
	return written({
		guidon: FORMAT,
		...{ id, version: 1, revised, licence: 'MIT', authors: ['Guidon'], languages: LANGS },
		game: { title, short, subtitle, edition, dice, sheets: sheets.map(({ id, title }) => ({ id, title })) },
		terms: whole.terms,
		charts: whole.charts,
		...(calculators.length && { calculators })
	});
}
