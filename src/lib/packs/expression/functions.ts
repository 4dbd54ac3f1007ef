/** The functions that expressions can call. Each checks its arguments at compile time. */
import { annotated, codesIn } from '$lib/core/charts/cell';
import { CHART, noSuch, PackFault, TERM } from '../format/problems';
import { signed as signedIn } from '$lib/core/figures';
import type { Settled, Text } from '$lib/core/types';
import { choiceNamed, expectKind, numberOf, pickedFrom, questionNamed, yesno } from './check';
import { figureIn, hasCode, type CellRef, type IndexedChart, type Key } from './charts';
import type { Tree } from './parse';
import type { Compiled, Env, Kind, Result, Scope } from './scope';

export interface Call {
	readonly name: string;
	readonly of: readonly Tree[];
	readonly as?: string;
	readonly scope: Scope;
	compile(part: Tree, within?: Scope): Compiled;
}

/** What stands in the brackets, by the least number of parts. */
interface Parts {
	readonly 1: readonly [Tree, ...Tree[]];
	readonly 2: readonly [Tree, Tree, ...Tree[]];
	readonly 4: readonly [Tree, Tree, Tree, Tree, ...Tree[]];
}

function partsOf<Least extends keyof Parts>({ name, of }: Call, least: Least, most: number = least): Parts[Least] {
	// The check that the type needs.
	if (of.length >= least && of.length <= most) return of as readonly Tree[] as Parts[Least];
	const wanted = least === most ? `${least}` : most === Infinity ? `${least}+` : `${least}–${most}`;
	throw new PackFault({
		fr: `La fonction «\u202f${name}\u202f» demande ${wanted} partie(s) entre parenthèses, et il y en a ${of.length}.`,
		en: `The function “${name}” takes ${wanted} part(s) in its brackets, and there are ${of.length}.`
	});
}

const A_QUESTION: Text = { fr: 'd’une question', en: 'a question' };

const nameOf = (part: Tree, what: Text): string => {
	if (part.kind === 'name') return part.name;
	throw new PackFault({ fr: `Il faut ici le nom ${what.fr}.`, en: `This must be the name of ${what.en}.` });
};

function chartOf(part: Tree, scope: Scope): IndexedChart {
	const name = nameOf(part, { fr: 'd’une table', en: 'a chart' });
	const looked = scope.charts.get(name);
	if (looked) return looked;
	const charts = [...scope.charts.values()].map(({ chart }) => ({
		id: chart.id,
		words: [chart.title.fr, chart.title.en]
	}));
	throw noSuch(CHART, name, charts);
}

/** The heads of the rows or of the columns of a chart, as a key needs them. */
interface Heads {
	readonly ids: readonly string[];
	readonly bands: boolean;
	readonly hasRatios: boolean;
	named(id: string): unknown;
}

/** A key that can find something: an id that is there, a number where there are bands, a ratio where there are ratios. */
function checkKey(heads: Heads, key: Compiled, chart: string, what: Text): void {
	if (key.kind === 'shift' && key.from) return checkKey(heads, key.from, chart, what);
	if (key.kind === 'id') {
		const ids = [...(key.ids?.keys() ?? [])];
		const [first] = ids;
		if (first === undefined || ids.some((id) => heads.named(id))) return;
		throw noSuch(
			{ fr: `Dans la table «\u202f${chart}\u202f», ${what.fr}`, en: `${what.en} in the chart “${chart}” called` },
			first,
			heads.ids
		);
	}
	expectKind(key, 'number', 'ratio');
	if (key.kind === 'number' ? heads.bands : heads.hasRatios) return;
	const [fr, en] =
		key.kind === 'number' ? ['ni nombre ni tranche', 'no numbers or bands'] : ['aucun rapport', 'no ratios'];
	throw new PackFault({
		fr: `La table «\u202f${chart}\u202f» n’a ${fr} où chercher ${what.fr}.`,
		en: `The chart “${chart}” has ${en} to look up a ${what.en} by.`
	});
}

/** What a row or a column is looked up by. */
function keyOf(heads: Heads, key: Compiled, chart: string, what: Text) {
	checkKey(heads, key, chart, what);
	return (env: Env): Key | undefined => asKey(key.run(env));
}

const asKey = (result: Result): Key | undefined =>
	typeof result === 'boolean' || (typeof result === 'object' && 'fr' in result) ? undefined : result;

const ROW: Text = { fr: 'la ligne', en: 'row' };
const COLUMN: Text = { fr: 'la colonne', en: 'column' };

/** The chart, the row and the column that a call begins with. */
function placeIn({ scope, compile }: Call, [chart, rowPart, columnPart]: readonly [Tree, Tree, ...Tree[]]) {
	const looked = chartOf(chart, scope);
	const { id } = looked.chart;
	const row = compile(rowPart);
	const column = columnPart && compile(columnPart);
	const rowKey = keyOf(looked.rows, row, id, ROW);
	const columnKey = column && keyOf(looked.columns, column, id, COLUMN);
	const always = columnPart ? undefined : looked.chart.columns[0]?.id;
	return {
		cost: row.cost + (column?.cost ?? 0) + 4,
		reads: { looked, column: columnPart?.kind === 'quoted' ? columnPart.id : always },
		place(env: Env): CellRef | undefined {
			const [inRows, inColumns] = [rowKey(env), columnKey?.(env)];
			if (inRows === undefined || (columnKey && inColumns === undefined)) return undefined;
			return looked.place(inRows, inColumns);
		}
	};
}

/** What is read at the place that a call names; a yes or no is a no where there is none. */
function atPlace(call: Call, parts: Parts[2], kind: Kind, read: (found: CellRef) => Result) {
	const { cost, place, reads } = placeIn(call, parts);
	const blank = kind === 'yesno' ? false : undefined;
	return {
		kind,
		cost,
		place,
		reads,
		run(env: Env): Result {
			const found = place(env);
			return found ? read(found) : blank;
		}
	};
}

/** A number that stands in the expression as it is. */
function fixed(part: Tree): number {
	if (part.kind === 'number') return part.value;
	throw new PackFault({
		fr: 'Il faut ici un nombre écrit, comme 1 ou 2.',
		en: 'This must be a written number, such as 1 or 2.'
	});
}

function quoted(part: Tree): string {
	if (part.kind === 'quoted') return part.id;
	throw new PackFault({
		fr: 'Il faut ici un identifiant entre apostrophes.',
		en: 'This must be an id between single quotes.'
	});
}

/** Goes through the chosen answers of one question, each under the name `it` or the name given with `as`. */
function walk<T>(
	{ as = 'it', scope, compile }: Call,
	[asked, told]: Parts[2],
	visit: (ids: readonly string[], each: (id: string) => Result) => T,
	kind: 'yesno' | 'number'
) {
	const name = nameOf(asked, A_QUESTION);
	const question = pickedFrom(name, scope);
	if (scope.questions.has(as) || scope.steps.has(as)) {
		throw new PackFault({
			fr: `«\u202f${as}\u202f» nomme déjà autre chose.`,
			en: `“${as}” already names something else.`
		});
	}
	const ids = new Map(question.choices.map(({ id, label }) => [id, label]));
	const one: Compiled = { kind: 'id', cost: 1, ids, run: ({ vars }) => vars.get(as) };
	const inner = compile(told, { ...scope, vars: new Map([...scope.vars, [as, one]]) });
	expectKind(inner, kind);
	return {
		ids,
		cost: 1 + question.choices.length * inner.cost,
		run(env: Env): T {
			const before = env.vars.get(as);
			const result = visit(env.settled.some(name), (id) => {
				env.vars.set(as, id);
				return inner.run(env);
			});
			if (before === undefined) env.vars.delete(as);
			else env.vars.set(as, before);
			return result;
		}
	};
}

/** The chosen answer with the greatest figure, the first of equals. */
function greatest(ids: readonly string[], each: (id: string) => Result): { id: string; by: number } | undefined {
	let best: { id: string; by: number } | undefined;
	for (const id of ids) {
		const by = each(id);
		if (typeof by === 'number' && (!best || by > best.by)) best = { id, by };
	}
	return best;
}

/** What chosen modifiers come to: of whole questions, or of one choice. */
function summed(part: Tree, scope: Scope): (settled: Settled) => number {
	if (part.kind === 'choice') {
		const { question, choice } = part;
		const { value = 0 } = choiceNamed(pickedFrom(question, scope), choice);
		return (settled) => (settled.has(question, choice) ? value : 0);
	}
	const { id, choices } = pickedFrom(nameOf(part, A_QUESTION), scope);
	return (settled) => {
		const chosen = settled.some(id);
		return choices.reduce((sum, one) => sum + (chosen.includes(one.id) ? (one.value ?? 0) : 0), 0);
	};
}

const extreme =
	(pick: (...of: number[]) => number) =>
	(call: Call): Compiled => {
		const parts = partsOf(call, 1, 10).map((part) => call.compile(part));
		const numbers = parts.map(numberOf);
		return {
			kind: 'number',
			cost: parts.reduce((sum, { cost }) => sum + cost, 1),
			run(env) {
				const all = numbers.flatMap((of) => of(env) ?? []);
				return all.length < numbers.length ? undefined : pick(...all);
			}
		};
	};

const small = (words: string) => words.charAt(0).toLocaleLowerCase('fr') + words.slice(1);

const recased =
	(as: (words: string) => string) =>
	(call: Call): Compiled => {
		const [part] = partsOf(call, 1);
		const of = expectKind(call.compile(part), 'words', 'id');
		return {
			kind: 'words',
			cost: of.cost + 1,
			run(env) {
				const result = of.run(env);
				const words = typeof result === 'string' ? of.ids?.get(result) : result;
				return typeof words === 'object' && 'fr' in words ? { fr: as(words.fr), en: as(words.en) } : undefined;
			}
		};
	};

/** A yes or no for the chosen answers of a question, or how many of them hold. */
const walked =
	<T extends boolean | number>(
		kind: 'yesno' | 'number',
		visit: (ids: readonly string[], holds: (id: string) => boolean) => T
	) =>
	(call: Call): Compiled => ({
		...walk(call, partsOf(call, 2), (ids, each) => visit(ids, (id) => each(id) === true), 'yesno'),
		kind
	});

export const FUNCTIONS: Readonly<Record<string, (call: Call) => Compiled>> = {
	/** `at(chart, row, column, part)`: the figure there, or a blank. */
	at(call) {
		const parts = partsOf(call, 2, 4);
		const part = parts[3] && fixed(parts[3]);
		return atPlace(call, parts, 'number', ({ cell }) => figureIn(cell.value, part));
	},
	/** `has(chart, row, column, 'code')`: whether that term stands there. */
	has(call) {
		const parts = partsOf(call, 4);
		const code = quoted(parts[3]);
		const { terms } = call.scope;
		if (!terms.has(code)) {
			const cells = chartOf(parts[0], call.scope).chart.rows.flatMap(({ cells }) => cells);
			// Suggest terms of this chart before others.
			const there = cells.flatMap((cell) => codesIn(annotated(cell).value));
			const known = [...new Set([...there, ...terms.keys()])].map((id) => {
				const { abbr, title } = terms.get(id) ?? {};
				return {
					id,
					words: [abbr ?? '', title ?? ''].flatMap((one) => (typeof one === 'string' ? one : [one.fr, one.en]))
				};
			});
			throw noSuch(TERM, code, known);
		}
		return atPlace(call, parts, 'yesno', ({ cell }) => hasCode(cell.value, code));
	},
	/** `noted(chart, row, column, 'note')`: whether the cell or its row points to that note. */
	noted(call) {
		const parts = partsOf(call, 4);
		const note = quoted(parts[3]);
		const { chart } = chartOf(parts[0], call.scope);
		if (!chart.notes?.some(({ id }) => id === note)) {
			throw noSuch(
				{ fr: `Dans la table «\u202f${chart.id}\u202f», la note`, en: `note in the chart “${chart.id}” called` },
				note,
				chart.notes?.map(({ id }) => id) ?? []
			);
		}
		const isNoted = ({ cell, row }: CellRef) => [cell.notes, row.notes].some((notes) => notes?.includes(note));
		return atPlace(call, parts, 'yesno', isNoted);
	},
	/** `ratio(a, b)`: looks up a row or a column of ratios, rounded for b. */
	ratio(call) {
		const [first, second] = partsOf(call, 2);
		const [over, under] = [call.compile(first), call.compile(second)];
		const [a, b] = [numberOf(over), numberOf(under)];
		return {
			kind: 'ratio',
			cost: over.cost + under.cost + 1,
			run(env) {
				const [x, y] = [a(env), b(env)];
				return x === undefined || y === undefined ? undefined : { over: x, under: y };
			}
		};
	},
	/** `shift(key, by)`: the row or column that the key finds, moved by so many; the first and the last stop it. */
	shift(call) {
		const [keyPart, byPart] = partsOf(call, 2);
		const key = expectKind(call.compile(keyPart), 'number', 'ratio', 'id', 'shift');
		const by = call.compile(byPart);
		const moved = numberOf(by);
		return {
			kind: 'shift',
			cost: key.cost + by.cost + 1,
			from: key,
			run(env) {
				const [from, n] = [asKey(key.run(env)), moved(env)];
				return from === undefined || n === undefined ? undefined : { from, by: Math.trunc(n) };
			}
		};
	},
	/** `exact(chart, ratio(a, b))`: whether the chart has a row or a column of just that ratio. */
	exact(call) {
		const [chart, ratio] = partsOf(call, 2);
		const looked = chartOf(chart, call.scope);
		const heads = looked.rows.hasRatios ? looked.rows : looked.columns;
		const of = expectKind(call.compile(ratio), 'ratio');
		const key = keyOf(heads, of, looked.chart.id, ROW);
		return {
			kind: 'yesno',
			cost: of.cost + 4,
			run(env) {
				const found = key(env);
				return found !== undefined && heads.says(found);
			}
		};
	},
	/** `sum(question, …)`: what the chosen modifiers come to. */
	sum(call) {
		const parts = partsOf(call, 1, 10).map((part) => summed(part, call.scope));
		return {
			kind: 'number',
			cost: 4 * parts.length,
			run: ({ settled }) => parts.reduce((sum, part) => sum + part(settled), 0)
		};
	},
	/** `asked(question)`: whether it is asked at all. */
	asked(call) {
		const [part] = partsOf(call, 1);
		const { id } = questionNamed(nameOf(part, A_QUESTION), call.scope);
		return { kind: 'yesno', cost: 1, run: ({ settled }) => Object.hasOwn(settled.answers, id) };
	},
	/** `any(question, condition)`: whether it holds for an answer that was chosen. */
	any: walked('yesno', (ids, holds) => ids.some(holds)),
	/** `every(question, condition)`: whether it holds for all that were chosen. */
	every: walked('yesno', (ids, holds) => ids.every(holds)),
	/** `count(question, condition)`: for how many it holds. */
	count: walked('number', (ids, holds) => ids.filter(holds).length),
	/** `most(question, figure)`: the chosen answer for which the figure is greatest, the first of equals. */
	most: (call) => ({
		kind: 'id',
		...walk(call, partsOf(call, 2), (ids, each) => greatest(ids, each)?.id, 'number')
	}),
	/** `greatest(question, figure)`: that figure. */
	greatest: (call) => ({
		kind: 'number',
		...walk(call, partsOf(call, 2), (ids, each) => greatest(ids, each)?.by, 'number')
	}),
	min: extreme(Math.min),
	max: extreme(Math.max),
	/** `yes(condition)`: 1 for a yes, 0 for a no. */
	yes(call) {
		const [part] = partsOf(call, 1);
		const of = call.compile(part);
		const holds = yesno(of);
		return { kind: 'number', cost: of.cost, run: (env) => (holds(env) ? 1 : 0) };
	},
	/** `row(chart, row)`: the id of the row that is found, to compare two of them. */
	row(call) {
		const found = atPlace(call, partsOf(call, 2), 'id', ({ row }) => row.id);
		const { rows } = found.reads.looked.chart;
		return { ...found, ids: new Map(rows.map(({ id }) => [id, undefined])) };
	},
	/** `head(chart, row)`: what the row is called, for a text. */
	head: (call) => atPlace(call, partsOf(call, 2), 'words', ({ row }) => call.scope.said(row.head)),
	/** `column(chart, column)`: what the column is called, for a text. */
	column(call) {
		const [chart, part] = partsOf(call, 2);
		const { columns, chart: of } = chartOf(chart, call.scope);
		const column = call.compile(part);
		const key = keyOf(columns, column, of.id, COLUMN);
		return {
			kind: 'words',
			cost: column.cost + 4,
			run(env) {
				const found = key(env);
				const one = found === undefined ? undefined : columns.find(found);
				return one && call.scope.said(one.head);
			}
		};
	},
	/** `cell(chart, row, column)`: what stands there, for a text. */
	cell: (call) => atPlace(call, partsOf(call, 2, 3), 'words', ({ cell }) => call.scope.brief(cell.value)),
	/**
	 * `list(question, condition, 'word')`: what was chosen, for a text: `archers, peltasts and chariots`. Only that for which the
	 * condition holds, where there is one; with the word before each: `les archers et les peltastes`.
	 */
	list(call) {
		const [asked, condition = { kind: 'yesno', value: true }, word] = partsOf(call, 1, 3);
		const { choices } = pickedFrom(nameOf(asked, A_QUESTION), call.scope);
		const before = word ? `${quoted(word)} ` : '';
		const holding = (ids: readonly string[], each: (id: string) => Result) => ids.filter((id) => each(id) === true);
		const chosen = walk(call, [asked, condition], holding, 'yesno');
		return {
			kind: 'words',
			cost: chosen.cost + choices.length,
			run(env) {
				const labels = chosen.run(env).flatMap((one) => choices.find(({ id }) => id === one)?.label ?? []);
				const joined = (lang: 'fr' | 'en', and: string) => {
					const words = labels.map((label) => before + small(label[lang]));
					return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(and);
				};
				return { fr: joined('fr', ' et '), en: joined('en', ' and ') };
			}
		};
	},
	/** `small(words)`: the same inside a sentence, without its capital. */
	small: recased(small),
	/** `capital(words)`: the same at the head of a sentence. */
	capital: recased((words) => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)),
	/** `signed(number)`: with its sign, for a text. */
	signed(call) {
		const [part] = partsOf(call, 1);
		const of = call.compile(part);
		const number = numberOf(of);
		return {
			kind: 'words',
			cost: of.cost + 1,
			run(env) {
				const n = number(env);
				return n === undefined ? undefined : { fr: signedIn(n, 'fr'), en: signedIn(n, 'en') };
			}
		};
	}
};
