/** The names an expression may use at compile time (scope), and their values at run time (environment). */
import type { Name, Question, Settled, Text, Value } from '$lib/core/types';
import type { IndexedChart, Key, CellRef } from './charts';

/** Whole numbers, yes or no, the id of a choice, a ratio of two numbers, a key moved along the heads of a chart, words for a text. */
export type Kind = 'number' | 'yesno' | 'id' | 'ratio' | 'shift' | 'words';

/** The value of an expression; `undefined` is a blank: a cell without a figure, a division by zero. */
export type Result = number | boolean | string | Exclude<Key, string | number> | Text | undefined;

/** The names that the dice and the walks over answers bring in. */
export interface Env {
	readonly settled: Settled;
	/** By name: `face`, `total`, `it`. */
	readonly vars: Map<string, number | string | undefined>;
	/** Cached values of named steps. */
	readonly steps: Map<string, Result>;
}

export const env = (settled: Settled, vars: Iterable<[string, number | string | undefined]> = []): Env => ({
	settled,
	vars: new Map(vars),
	steps: new Map()
});

/** A copy of the environment for one roll: shares the cache of named steps, but not the variables of the dice. */
export const rolled = (env: Env, vars: Readonly<Record<string, number | string | undefined>>): Env => ({
	settled: env.settled,
	steps: env.steps,
	vars: new Map([...env.vars, ...Object.entries(vars)])
});

/** An expression that was read and checked. */
export interface Compiled {
	readonly kind: Kind;
	run(env: Env): Result;
	/** The ids it may come to, with the words of each where a question has them. */
	readonly ids?: ReadonlyMap<string, Text | undefined>;
	/** Those of them that are written out in the expression, and may be misspelt. */
	readonly quoted?: readonly string[];
	/** Of a shift: the key that is moved. */
	readonly from?: Compiled;
	/** How many single steps it may take: walks inside walks multiply. */
	readonly cost: number;
	/** The cell it reads, where it is nothing but that: the row of a line. */
	place?(env: Env): CellRef | undefined;
	/** The chart it reads, and the column where that is always the same. */
	readonly reads?: { readonly looked: IndexedChart; readonly column?: string };
}

export interface Scope {
	readonly questions: ReadonlyMap<string, Question>;
	readonly charts: ReadonlyMap<string, IndexedChart>;
	readonly terms: ReadonlyMap<string, Name>;
	/** Named steps, in order: each sees those above it. */
	readonly steps: ReadonlyMap<string, Compiled>;
	/** Names of the dice and of walks. */
	readonly vars: ReadonlyMap<string, Compiled>;
	/** How the head of a row is said, in full; and how a cell is, where terms stand by their abbreviations. */
	said(value: Value): Text;
	brief(value: Value): Text;
}

/** A scope that knows more names: those of the dice that are thrown here. */
export const knowing = (scope: Scope, ...names: readonly string[]): Scope => ({
	...scope,
	vars: new Map([
		...scope.vars,
		...names.map((name): [string, Compiled] => [name, { kind: 'number', cost: 1, run: ({ vars }) => vars.get(name) }])
	])
});
