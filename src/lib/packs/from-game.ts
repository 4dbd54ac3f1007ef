/**
 * A game of the app as a pack: charts and terms as they are, calculators as data. What a calculator asks for, adds up and reads is in
 * `twins/<game>.json`. It has no words of its own: those of questions, labels and headlines come from the calculator in code, all others
 * from the game's `words.ts` and `…-words.ts`, by their names.
 */
import { isObject } from '$lib/core/is-object';
import { filled } from '$lib/core/filled';
import { bothLangs, LANGS, titleIn } from '$lib/core/lang';
import type { Calculator, Choice, Doubt, Label, Name, Question, Row, Text, Whole } from '$lib/core/types';
import { loadCalculator } from '$lib/games';
import { ChartLookup } from './format/chart-lookup';
import { FORMAT } from './format/limits';
import { written } from './format/write';

interface ChoiceTwin {
	readonly id?: string;
	/** The row of a chart that it is made of. */
	readonly of?: string;
	/** Rows of a chart, with its words: all that the code offers and that are not choices of their own here. */
	readonly rows?: string;
	readonly not?: readonly string[];
}

interface QuestionTwin {
	readonly id: string;
	readonly kind: string;
	readonly choices?: readonly ChoiceTwin[];
}

/** `CalculatorData` without the words that the code has. */
interface Twin {
	readonly id: string;
	readonly questions: readonly QuestionTwin[];
	readonly headlines: readonly object[];
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

const equal = (a: Text, b: Text) => a.fr === b.fr && a.en === b.en;

const rowOf = ({ of }: ChoiceTwin, book: ChartLookup): Row | undefined =>
	of === undefined ? undefined : book.cell(of).row;

const idOf = (twin: ChoiceTwin, book: ChartLookup): string | undefined => twin.id ?? rowOf(twin, book)?.id;

/** The rows of a chart that the code offers, so that one more modifier is no edit here. */
function rowsWithIds(
	rows: string,
	choices: readonly Choice[],
	twins: readonly ChoiceTwin[],
	book: ChartLookup
): object {
	const own = new Set(twins.map((twin) => idOf(twin, book)));
	const ids = choices.filter(({ id, row }) => row?.chart === rows && !own.has(id)).map(({ id }) => id);
	return book.charts.get(rows)!.chart.rows.length === ids.length ? {} : { ids };
}

/** The same for choices that are listed one by one: a row that the code offers besides comes behind the choice before it. */
function withOffered(
	twins: readonly ChoiceTwin[],
	choices: readonly Choice[],
	book: ChartLookup
): readonly ChoiceTwin[] {
	if (twins.some(({ rows }) => rows !== undefined)) return twins;
	const listed = new Map(twins.map((twin) => [byId(choices, idOf(twin, book) ?? '').id, twin]));
	return choices.flatMap(({ id, row, not }): readonly ChoiceTwin[] => {
		const twin = listed.get(id);
		if (twin) return [twin];
		if (!row) return [];
		const of = `${row.chart}#${row.row}${row.column === undefined ? '' : `.${row.column}`}`;
		return [{ id, of, ...(not && { not }) }];
	});
}

function choiceWithWords(twin: ChoiceTwin, choices: readonly Choice[], book: ChartLookup): object {
	const row = rowOf(twin, book);
	const { label, hint } = byId(choices, twin.id ?? row?.id ?? '');
	// The label of a row stays with its chart: whoever changes it there changes the choice.
	const own = !row || !equal(label, book.said(row.head));
	// The data twice: first so that ids come first in the file, then because it may say a hint in other words.
	return { ...twin, ...(own && { label }), ...(hint && { hint }), ...twin };
}

function questionWithWords(twin: QuestionTwin, questions: readonly Question[], book: ChartLookup): object {
	const { id, kind } = twin;
	const { ask, short, help, doubt, ...question } = byId(questions, id);
	const unit = question.kind === 'number' ? question.unit : undefined;
	const choices = question.kind === 'number' ? [] : question.choices;
	const whole = (one: ChoiceTwin, all: readonly ChoiceTwin[]) =>
		one.rows === undefined
			? choiceWithWords(one, choices, book)
			: { rows: one.rows, ...rowsWithIds(one.rows, choices, all, book), ...one };
	return {
		...{ id, kind, ask, short, help, unit, doubt },
		...twin,
		...(twin.choices && { choices: withOffered(twin.choices, choices, book).map((one, _, all) => whole(one, all)) })
	};
}

function calculatorWithWords(twin: Twin, code: Calculator, book: ChartLookup): object {
	const { id, phase, title, summary, charts, noun, told, questions, headlines } = code;
	return {
		...{ id, phase, title, summary, charts, noun, told },
		...twin,
		questions: twin.questions.map((one) => questionWithWords(one, questions, book)),
		headlines: twin.headlines.map((one, i) => ({ title: headlines[i]?.title, ...one }))
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
			return calculatorWithWords(twin, code, book);
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
		game: { title, short, subtitle, edition, dice, sheets },
		terms: whole.terms,
		charts: whole.charts,
		...(calculators.length && { calculators })
	});
}
