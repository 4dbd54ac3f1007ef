/**
 * Expressions that a form can say without one: keys of a chart, conditions, amounts, scores. Each is written as text and read back
 * from it; what a form cannot say reads as nothing, and stays the text that it is.
 */
import { Fault } from '../../problems';
import { parse, type Operator, type Tree } from '../../expression/parse';

/** What a row or a column is found by. */
export type Key =
	/** The die with the sum, the die alone, the sum alone; beyond the ends the first and the last count. */
	| { readonly by: 'roll' | 'die' | 'sum'; readonly within?: readonly [number, number] }
	| { readonly by: 'ratio'; readonly over: string; readonly under: string }
	/** The answer to a question: a number, or the choice of the same id. */
	| { readonly by: 'answer'; readonly question: string }
	| { readonly by: 'fixed'; readonly id: string };

/** A cell, as a chart is read. */
export interface Look {
	readonly chart: string;
	readonly row: Key;
	/** The first column where there is none. */
	readonly column?: Key;
}

export const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What can be compared: a number, a name (a question, `face`, `a`), the die with its sum, by how much `a` leads. */
export type Quantity =
	| { readonly of: 'number'; readonly n: number }
	| { readonly of: 'name'; readonly name: string }
	| { readonly of: 'roll' | 'lead' };

export type Condition =
	| { readonly is: 'chosen'; readonly question: string; readonly choice: string; readonly not: boolean }
	| { readonly is: 'number'; readonly what: Quantity; readonly by: Comparison; readonly than: Quantity }
	| {
			readonly is: 'ratio';
			readonly over: string;
			readonly under: string;
			readonly by: Comparison;
			readonly than: readonly [number, number];
	  };

/** A figure of the sum. */
export type Source =
	| { readonly of: 'number'; readonly n: number }
	| { readonly of: 'answer'; readonly question: string }
	| { readonly of: 'chart'; readonly look: Look };

export interface Amount {
	readonly from: Source;
	readonly times: number;
	/** Counted against. */
	readonly minus: boolean;
}

/** The face that a die must show. */
export interface Score {
	readonly from: Source;
	/** Questions whose modifiers are added to the die. */
	readonly helped: readonly string[];
	readonly least?: number;
	readonly most?: number;
	/** Where the chart is blank. */
	readonly blank?: number;
}

/** The text as a tree; nothing where it cannot be read. */
function treeOf(text: string): Tree | undefined {
	try {
		return parse(text);
	} catch (error) {
		if (error instanceof Fault) return undefined;
		throw error;
	}
}

const numberIn = (tree: Tree): number | undefined => {
	if (tree.kind === 'number') return tree.value;
	return tree.kind === 'minus' && tree.of.kind === 'number' ? -tree.of.value : undefined;
};
const nameIn = (tree: Tree | undefined): string | undefined => (tree?.kind === 'name' ? tree.name : undefined);
const isTwo = (tree: Tree, by: Operator, left: string, right: string) =>
	tree.kind === 'two' && tree.by === by && nameIn(tree.left) === left && nameIn(tree.right) === right;
const callOf = (tree: Tree, name: string, parts: number): readonly Tree[] | undefined =>
	tree.kind === 'call' && tree.name === name && tree.of.length === parts && !tree.as ? tree.of : undefined;

const ROLLED = { roll: 'face + total', die: 'face', sum: 'total' } as const;

export function writeKey(key: Key): string {
	switch (key.by) {
		case 'ratio':
			return `ratio(${key.over}, ${key.under})`;
		case 'answer':
			return key.question;
		case 'fixed':
			return `'${key.id}'`;
		default: {
			const rolled = ROLLED[key.by];
			return key.within ? `max(${key.within[0]}, min(${key.within[1]}, ${rolled}))` : rolled;
		}
	}
}

function keyIn(tree: Tree): Key | undefined {
	if (tree.kind === 'quoted') return { by: 'fixed', id: tree.id };
	if (isTwo(tree, '+', 'face', 'total')) return { by: 'roll' };
	const name = nameIn(tree);
	if (name !== undefined) {
		return name === 'face' ? { by: 'die' } : name === 'total' ? { by: 'sum' } : { by: 'answer', question: name };
	}
	const ratio = callOf(tree, 'ratio', 2)?.map(nameIn);
	if (ratio?.[0] && ratio[1]) return { by: 'ratio', over: ratio[0], under: ratio[1] };
	const [low, rest] = callOf(tree, 'max', 2) ?? [];
	const [high, inner] = (rest && callOf(rest, 'min', 2)) ?? [];
	const key = inner && keyIn(inner);
	const within = [low, high].map((end) => end && numberIn(end));
	if (!key || within[0] === undefined || within[1] === undefined) return undefined;
	return key.by === 'roll' || key.by === 'die' || key.by === 'sum'
		? { by: key.by, within: [within[0], within[1]] }
		: undefined;
}

export const writeLook = ({ chart, row, column }: Look): string =>
	`at(${[chart, writeKey(row), ...(column ? [writeKey(column)] : [])].join(', ')})`;

function lookIn(tree: Tree): Look | undefined {
	const of = callOf(tree, 'at', 2) ?? callOf(tree, 'at', 3);
	const chart = nameIn(of?.[0]);
	const row = of?.[1] && keyIn(of[1]);
	const column = of?.[2] && keyIn(of[2]);
	if (chart === undefined || !row || (of[2] && !column)) return undefined;
	return { chart, row, ...(column && { column }) };
}

export function readLook(text: string): Look | undefined {
	const tree = treeOf(text);
	return tree && lookIn(tree);
}

function writeQuantity(quantity: Quantity): string {
	if (quantity.of === 'number') return String(quantity.n);
	if (quantity.of === 'name') return quantity.name;
	return quantity.of === 'roll' ? 'face + total' : 'a - b';
}

function quantityIn(tree: Tree): Quantity | undefined {
	const n = numberIn(tree);
	if (n !== undefined) return { of: 'number', n };
	const name = nameIn(tree);
	if (name !== undefined) return { of: 'name', name };
	if (isTwo(tree, '+', 'face', 'total')) return { of: 'roll' };
	return isTwo(tree, '-', 'a', 'b') ? { of: 'lead' } : undefined;
}

const timesOf = (name: string, times: number, bare: boolean) => (times === 1 && bare ? name : `${name} * ${times}`);

function writeCondition(condition: Condition): string {
	switch (condition.is) {
		case 'chosen':
			return `${condition.not ? 'not ' : ''}${condition.question}.${condition.choice}`;
		case 'number':
			return `${writeQuantity(condition.what)} ${condition.by} ${writeQuantity(condition.than)}`;
		case 'ratio': {
			const { over, under, by, than } = condition;
			const [x, y] = than;
			// Without a factor on either side it would be two numbers that are compared.
			return `${timesOf(over, y, x !== 1)} ${by} ${timesOf(under, x, true)}`;
		}
	}
}

/** `name`, or `name * 2`. */
function timedIn(tree: Tree): { name: string; times: number; timed: boolean } | undefined {
	const name = nameIn(tree);
	if (name !== undefined) return { name, times: 1, timed: false };
	if (tree.kind !== 'two' || tree.by !== '*') return undefined;
	const [left, times] = [nameIn(tree.left), numberIn(tree.right)];
	return left !== undefined && times !== undefined && times > 0 ? { name: left, times, timed: true } : undefined;
}

function conditionIn(tree: Tree): Condition | undefined {
	if (tree.kind === 'choice') return { is: 'chosen', question: tree.question, choice: tree.choice, not: false };
	if (tree.kind === 'not') {
		const of = conditionIn(tree.of);
		return of?.is === 'chosen' ? { ...of, not: true } : undefined;
	}
	if (tree.kind !== 'two' || !(COMPARISONS as readonly string[]).includes(tree.by)) return undefined;
	const by = tree.by as Comparison;
	const [over, under] = [timedIn(tree.left), timedIn(tree.right)];
	if (over && under && (over.timed || under.timed)) {
		return { is: 'ratio', over: over.name, under: under.name, by, than: [under.times, over.times] };
	}
	const [what, than] = [quantityIn(tree.left), quantityIn(tree.right)];
	return what && than && { is: 'number', what, by, than };
}

/** All of them hold. */
export const writeConditions = (conditions: readonly Condition[]): string =>
	conditions.map(writeCondition).join(' and ');

export function readConditions(text: string): readonly Condition[] | undefined {
	const tree = treeOf(text);
	const all: Condition[] = [];
	const walk = (tree: Tree): boolean => {
		if (tree.kind === 'two' && tree.by === 'and') return walk(tree.left) && walk(tree.right);
		const condition = conditionIn(tree);
		if (condition) all.push(condition);
		return condition !== undefined;
	};
	return tree && walk(tree) ? all : undefined;
}

const writeSource = (source: Source): string =>
	source.of === 'number' ? String(source.n) : source.of === 'answer' ? source.question : writeLook(source.look);

function sourceIn(tree: Tree): Source | undefined {
	const n = numberIn(tree);
	if (n !== undefined) return { of: 'number', n };
	const question = nameIn(tree);
	if (question !== undefined) return { of: 'answer', question };
	const look = lookIn(tree);
	return look && { of: 'chart', look };
}

export const writeAmount = ({ from, times, minus }: Amount): string =>
	`${minus ? '-' : ''}${writeSource(from)}${times === 1 ? '' : ` * ${times}`}`;

export function readAmount(text: string): Amount | undefined {
	let tree = treeOf(text);
	if (!tree) return undefined;
	let times = 1;
	if (tree.kind === 'two' && tree.by === '*' && tree.right.kind === 'number') {
		times = tree.right.value;
		tree = tree.left;
	}
	const minus = tree.kind === 'minus';
	const from = sourceIn(tree.kind === 'minus' ? tree.of : tree);
	return from && { from, times, minus };
}

export function writeScore({ from, helped, least, most, blank }: Score): string {
	const bare = `${writeSource(from)}${helped.length ? ` - sum(${helped.join(', ')})` : ''}`;
	const high = most === undefined ? bare : `min(${most}, ${bare})`;
	const both = least === undefined ? high : `max(${least}, ${high})`;
	return blank === undefined ? both : `${both} otherwise ${blank}`;
}

export function readScore(text: string): Score | undefined {
	let tree = treeOf(text);
	if (!tree) return undefined;
	let blank: number | undefined;
	if (tree.kind === 'two' && tree.by === 'otherwise') {
		blank = numberIn(tree.right);
		if (blank === undefined) return undefined;
		tree = tree.left;
	}
	const end = (name: 'max' | 'min'): number | undefined => {
		const [n, inner] = callOf(tree!, name, 2) ?? [];
		const limit = n && numberIn(n);
		if (limit !== undefined) tree = inner;
		return limit;
	};
	const least = end('max');
	const most = end('min');
	let helped: readonly (string | undefined)[] = [];
	if (tree.kind === 'two' && tree.by === '-' && tree.right.kind === 'call' && tree.right.name === 'sum') {
		helped = tree.right.of.map(nameIn);
		tree = tree.left;
	}
	const from = sourceIn(tree);
	if (!from || helped.includes(undefined)) return undefined;
	return {
		from,
		helped: helped as readonly string[],
		...(least !== undefined && { least }),
		...(most !== undefined && { most }),
		...(blank !== undefined && { blank })
	};
}
