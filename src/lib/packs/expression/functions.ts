/** The functions that expressions can call. Each checks its arguments at compile time. */
import { annotated, codesIn } from '$lib/core/charts/cell';
import { CHART, noSuch, PackFault, TERM } from '../format/problems';
import { signed as signedIn } from '$lib/core/figures';
import type { Settled, Text } from '$lib/core/types';
import { choiceNamed, expectKind, pickedFrom, questionNamed, yesno } from './check';
import { figureIn, hasCode, type CellRef, type HeadIndex, type IndexedChart, type Key, type Ratio } from './charts';
import type { Tree } from './parse';
import type { Compiled, Env, Kind, Result, Scope } from './scope';

export interface Call {
	readonly name: string;
	readonly of: readonly Tree[];
	readonly as?: string;
	readonly scope: Scope;
	compile(part: Tree, within?: Scope): Compiled;
}

function count(call: Call, least: number, most: number) {
	const { name, of } = call;
	if (of.length >= least && of.length <= most) return;
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

function chartOf({ of, scope }: Call): IndexedChart {
	const name = nameOf(of[0]!, { fr: 'd’une table', en: 'a chart' });
	const looked = scope.charts.get(name);
	if (looked) return looked;
	const charts = [...scope.charts.values()].map(({ chart }) => ({
		id: chart.id,
		words: [chart.title.fr, chart.title.en]
	}));
	throw noSuch(CHART, name, charts);
}

/** A key that can find something: an id that is there, a number where there are bands, a ratio where there are ratios. */
function keyFor(heads: HeadIndex<{ id: string; head: never }>, key: Compiled, chart: string, what: Text): Compiled {
	if (key.kind === 'id') {
		const ids = [...(key.ids?.keys() ?? [])];
		if (ids.length && !ids.some((id) => heads.named(id))) {
			const there = heads.ids;
			throw noSuch(
				{ fr: `Dans la table «\u202f${chart}\u202f», ${what.fr}`, en: `${what.en} in the chart “${chart}” called` },
				ids[0]!,
				there
			);
		}
		return key;
	}
	expectKind(key, 'number', 'ratio');
	if (key.kind === 'number' ? !heads.bands : !heads.hasRatios) {
		const [fr, en] =
			key.kind === 'number' ? ['ni nombre ni tranche', 'no numbers or bands'] : ['aucun rapport', 'no ratios'];
		throw new PackFault({
			fr: `La table «\u202f${chart}\u202f» n’a ${fr} où chercher ${what.fr}.`,
			en: `The chart “${chart}” has ${en} to look up a ${what.en} by.`
		});
	}
	return key;
}

const ROW: Text = { fr: 'la ligne', en: 'row' };
const COLUMN: Text = { fr: 'la colonne', en: 'column' };

/** The chart, the row and the column that a call begins with. */
function placeIn(call: Call, columnAt = 2) {
	const looked = chartOf(call);
	const { of, compile } = call;
	const heads = looked.rows as unknown as HeadIndex<{ id: string; head: never }>;
	const row = keyFor(heads, compile(of[1]!), looked.chart.id, ROW);
	const columns = looked.columns as unknown as HeadIndex<{ id: string; head: never }>;
	const part = of[columnAt];
	const column = part && keyFor(columns, compile(part), looked.chart.id, COLUMN);
	return {
		cost: row.cost + (column?.cost ?? 0) + 4,
		reads: { looked, column: part?.kind === 'quoted' ? part.id : part ? undefined : looked.chart.columns[0]?.id },
		place(env: Env): CellRef | undefined {
			const rowKey = row.run(env) as Key | undefined;
			const columnKey = column?.run(env) as Key | undefined;
			if (rowKey === undefined || (column && columnKey === undefined)) return undefined;
			return looked.place(rowKey, columnKey);
		}
	};
}

/** What is read at the place that a call names; a yes or no is a no where there is none. */
function atPlace(call: Call, kind: Kind, read: (found: CellRef) => Result, columnAt?: number): Compiled {
	const { cost, place } = placeIn(call, columnAt);
	const blank = kind === 'yesno' ? false : undefined;
	return {
		kind,
		cost,
		run(env) {
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
function walk(
	call: Call,
	visit: (ids: readonly string[], each: (id: string) => unknown) => unknown,
	kind: 'yesno' | 'number'
) {
	count(call, 2, 2);
	const { of, as = 'it', scope, compile } = call;
	const name = nameOf(of[0]!, A_QUESTION);
	const question = pickedFrom(name, scope);
	if (scope.questions.has(as) || scope.steps.has(as)) {
		throw new PackFault({
			fr: `«\u202f${as}\u202f» nomme déjà autre chose.`,
			en: `“${as}” already names something else.`
		});
	}
	const ids = new Map(question.choices.map(({ id, label }) => [id, label]));
	const one: Compiled = { kind: 'id', cost: 1, ids, run: ({ vars }) => vars.get(as) };
	const inner = compile(of[1]!, { ...scope, vars: new Map([...scope.vars, [as, one]]) });
	expectKind(inner, kind);
	return {
		ids,
		cost: 1 + question.choices.length * inner.cost,
		run(env: Env) {
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
function greatest(ids: readonly string[], each: (id: string) => unknown): { id: string; by: number } | undefined {
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
		count(call, 1, 10);
		const parts = call.of.map((part) => expectKind(call.compile(part), 'number'));
		return {
			kind: 'number',
			cost: parts.reduce((sum, { cost }) => sum + cost, 1),
			run(env) {
				const numbers = parts.map((part) => part.run(env) as number | undefined);
				return numbers.includes(undefined) ? undefined : pick(...(numbers as number[]));
			}
		};
	};

const small = (words: string) => words.charAt(0).toLocaleLowerCase('fr') + words.slice(1);

const recased =
	(as: (words: string) => string) =>
	(call: Call): Compiled => {
		count(call, 1, 1);
		const of = expectKind(call.compile(call.of[0]!), 'words', 'id');
		return {
			kind: 'words',
			cost: of.cost + 1,
			run(env) {
				const words = of.kind === 'id' ? of.ids?.get(of.run(env) as string) : (of.run(env) as Text | undefined);
				return words && { fr: as(words.fr), en: as(words.en) };
			}
		};
	};

export const FUNCTIONS: Readonly<Record<string, (call: Call) => Compiled>> = {
	/** `at(chart, row, column, part)`: the figure there, or a blank. */
	at(call) {
		count(call, 2, 4);
		const { place, reads } = placeIn(call);
		const part = call.of[3] && fixed(call.of[3]);
		return { ...atPlace(call, 'number', ({ cell }) => figureIn(cell.value, part)), place, reads };
	},
	/** `has(chart, row, column, 'code')`: whether that term stands there. */
	has(call) {
		count(call, 4, 4);
		const code = quoted(call.of[3]!);
		const { terms } = call.scope;
		if (!terms.has(code)) {
			const cells = chartOf(call).chart.rows.flatMap(({ cells }) => cells);
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
		return atPlace(call, 'yesno', ({ cell }) => hasCode(cell.value, code));
	},
	/** `noted(chart, row, column, 'note')`: whether the cell or its row points to that note. */
	noted(call) {
		count(call, 4, 4);
		const note = quoted(call.of[3]!);
		const { chart } = chartOf(call);
		if (!chart.notes?.some(({ id }) => id === note)) {
			throw noSuch(
				{ fr: `Dans la table «\u202f${chart.id}\u202f», la note`, en: `note in the chart “${chart.id}” called` },
				note,
				chart.notes?.map(({ id }) => id) ?? []
			);
		}
		return atPlace(call, 'yesno', ({ cell, row }) => [cell.notes, row.notes].some((notes) => notes?.includes(note)));
	},
	/** `ratio(a, b)`: looks up a row or a column of ratios, rounded for b. */
	ratio(call) {
		count(call, 2, 2);
		const [over, under] = call.of.map((part) => expectKind(call.compile(part), 'number')) as [Compiled, Compiled];
		return {
			kind: 'ratio',
			cost: over.cost + under.cost + 1,
			run(env) {
				const [a, b] = [over.run(env), under.run(env)] as (number | undefined)[];
				return a === undefined || b === undefined ? undefined : { over: a, under: b };
			}
		};
	},
	/** `exact(chart, ratio(a, b))`: whether the chart has a row or a column of just that ratio. */
	exact(call) {
		count(call, 2, 2);
		const looked = chartOf(call);
		const heads = looked.rows.hasRatios ? looked.rows : looked.columns;
		const key = keyFor(heads as never, expectKind(call.compile(call.of[1]!), 'ratio'), looked.chart.id, ROW);
		return {
			kind: 'yesno',
			cost: key.cost + 4,
			run(env) {
				const ratio = key.run(env) as Ratio | undefined;
				return ratio !== undefined && heads.says(ratio);
			}
		};
	},
	/** `sum(question, …)`: what the chosen modifiers come to. */
	sum(call) {
		count(call, 1, 10);
		const parts = call.of.map((part) => summed(part, call.scope));
		return {
			kind: 'number',
			cost: 4 * parts.length,
			run: ({ settled }) => parts.reduce((sum, part) => sum + part(settled), 0)
		};
	},
	/** `asked(question)`: whether it is asked at all. */
	asked(call) {
		count(call, 1, 1);
		const { id } = questionNamed(nameOf(call.of[0]!, A_QUESTION), call.scope);
		return { kind: 'yesno', cost: 1, run: ({ settled }) => Object.hasOwn(settled.answers, id) };
	},
	/** `any(question, condition)`: whether it holds for an answer that was chosen. */
	any(call) {
		return { kind: 'yesno', ...walk(call, (ids, each) => ids.some((id) => each(id) === true), 'yesno') } as Compiled;
	},
	/** `every(question, condition)`: whether it holds for all that were chosen. */
	every(call) {
		return { kind: 'yesno', ...walk(call, (ids, each) => ids.every((id) => each(id) === true), 'yesno') } as Compiled;
	},
	/** `count(question, condition)`: for how many it holds. */
	count(call) {
		return {
			kind: 'number',
			...walk(call, (ids, each) => ids.filter((id) => each(id) === true).length, 'yesno')
		} as Compiled;
	},
	/** `most(question, figure)`: the chosen answer for which the figure is greatest, the first of equals. */
	most(call) {
		return { kind: 'id', ...walk(call, (ids, each) => greatest(ids, each)?.id, 'number') } as Compiled;
	},
	/** `greatest(question, figure)`: that figure. */
	greatest(call) {
		return { kind: 'number', ...walk(call, (ids, each) => greatest(ids, each)?.by, 'number') } as Compiled;
	},
	min: extreme(Math.min),
	max: extreme(Math.max),
	/** `yes(condition)`: 1 for a yes, 0 for a no. */
	yes(call) {
		count(call, 1, 1);
		const of = call.compile(call.of[0]!);
		const holds = yesno(of);
		return { kind: 'number', cost: of.cost, run: (env) => (holds(env) ? 1 : 0) };
	},
	/** `row(chart, row)`: the id of the row that is found, to compare two of them. */
	row(call) {
		count(call, 2, 2);
		const { rows } = chartOf(call).chart;
		return { ...atPlace(call, 'id', ({ row }) => row.id, 3), ids: new Map(rows.map(({ id }) => [id, undefined])) };
	},
	/** `head(chart, row)`: what the row is called, for a text. */
	head(call) {
		count(call, 2, 2);
		return atPlace(call, 'words', ({ row }) => call.scope.said(row.head), 3);
	},
	/** `cell(chart, row, column)`: what stands there, for a text. */
	cell(call) {
		count(call, 2, 3);
		return atPlace(call, 'words', ({ cell }) => call.scope.brief(cell.value));
	},
	/**
	 * `list(question, condition, 'word')`: what was chosen, for a text: `archers, peltasts and chariots`. Only that for which the
	 * condition holds, where there is one; with the word before each: `les archers et les peltastes`.
	 */
	list(call) {
		count(call, 1, 3);
		const { choices } = pickedFrom(nameOf(call.of[0]!, A_QUESTION), call.scope);
		const before = call.of[2] ? `${quoted(call.of[2])} ` : '';
		const chosen = walk(
			{ ...call, of: [call.of[0]!, call.of[1] ?? { kind: 'yesno', value: true }] },
			(ids, each) => ids.filter((id) => each(id) === true),
			'yesno'
		);
		return {
			kind: 'words',
			cost: chosen.cost + choices.length,
			run(env) {
				const ids = chosen.run(env) as readonly string[];
				const labels = ids.flatMap((one) => choices.find(({ id }) => id === one)?.label ?? []);
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
		count(call, 1, 1);
		const of = expectKind(call.compile(call.of[0]!), 'number');
		return {
			kind: 'words',
			cost: of.cost + 1,
			run(env) {
				const n = of.run(env) as number | undefined;
				return n === undefined ? undefined : { fr: signedIn(n, 'fr'), en: signedIn(n, 'en') };
			}
		};
	}
};
