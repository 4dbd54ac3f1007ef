/** Checks an expression against the questions and charts it names, and compiles it to a function. */
import { noSuch, PackFault } from '../format/problems';
import { choiceNamed, expectKind, KINDS, knownQuestions, numberOf, pickedFrom, yesno } from './check';
import { FUNCTIONS, type Call } from './functions';
import { parse, type Operator, type Tree } from './parse';
import type { Compiled, Env, Kind, Result, Scope } from './scope';

/** The most steps one expression may take. */
const DEAREST = 20_000;
/** Larger numbers are a mistake and count as a blank. Adding 0 turns −0 into 0, which `Object.is` and `Intl` tell apart. */
const LARGEST = 1e12;

const sound = (n: number): number | undefined => (Number.isFinite(n) && Math.abs(n) <= LARGEST ? n + 0 : undefined);

type Comparison = '<' | '<=' | '>=' | '>';
type Arithmetic = '+' | '-' | '*' | '/';

const SUMS: Readonly<Record<Arithmetic, (a: number, b: number) => number | undefined>> = {
	'+': (a, b) => sound(a + b),
	'-': (a, b) => sound(a - b),
	'*': (a, b) => sound(a * b),
	'/': (a, b) => (b === 0 ? undefined : Math.floor(a / b))
};

const COMPARED: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
	'<': (a, b) => a < b,
	'<=': (a, b) => a <= b,
	'>=': (a, b) => a >= b,
	'>': (a, b) => a > b
};

const isComparison = (by: Comparison | Arithmetic): by is Comparison => Object.hasOwn(COMPARED, by);

/** Both ways of a condition, or a figure and what stands in for a blank: of one kind. */
function alike(a: Compiled, b: Compiled): Pick<Compiled, 'kind' | 'ids' | 'quoted'> {
	if (a.kind !== b.kind) {
		throw new PackFault({
			fr: `Les deux parties doivent être de même nature\u00a0: l’une est ${KINDS[a.kind].fr}, l’autre ${KINDS[b.kind].fr}.`,
			en: `Both parts must be alike: one is ${KINDS[a.kind].en}, the other ${KINDS[b.kind].en}.`
		});
	}
	return {
		kind: a.kind,
		ids: a.ids && b.ids && new Map([...b.ids, ...a.ids]),
		quoted: [...(a.quoted ?? []), ...(b.quoted ?? [])]
	};
}

const NO_IDS: NonNullable<Compiled['ids']> = new Map();

/** Refuses an id that the other side of a comparison, a question or a chart, can never come to: it would always be a no. */
function comparable({ quoted = [] }: Compiled, { ids = NO_IDS, quoted: written = [] }: Compiled) {
	const isWritten = [...ids.keys()].every((id) => written.includes(id));
	const lost = isWritten ? undefined : quoted.find((id) => !ids.has(id));
	if (lost === undefined) return;
	const known = [...ids].map(([id, words]) => ({ id, words: words ? [words.fr, words.en] : [] }));
	throw noSuch({ fr: 'La réponse', en: 'answer' }, lost, known);
}

function two(by: Operator, left: Compiled, right: Compiled): Compiled {
	const cost = left.cost + right.cost + 1;
	if (by === 'and' || by === 'or') {
		const [a, b] = [yesno(left), yesno(right)];
		return { kind: 'yesno', cost, run: by === 'and' ? (env) => a(env) && b(env) : (env) => a(env) || b(env) };
	}
	if (by === 'otherwise') {
		const { place } = left;
		return { ...alike(left, right), cost, place, run: (env) => left.run(env) ?? right.run(env) };
	}
	if (by === '=') {
		expectKind(left, 'number', 'id', 'yesno');
		alike(left, right);
		comparable(left, right);
		comparable(right, left);
		return {
			kind: 'yesno',
			cost,
			run: (env) => {
				const a = left.run(env);
				return a !== undefined && a === right.run(env);
			}
		};
	}
	const [a, b] = [numberOf(left), numberOf(right)];
	const both = <T>(then: (x: number, y: number) => T) => {
		return (env: Env) => {
			const [x, y] = [a(env), b(env)];
			return x === undefined || y === undefined ? undefined : then(x, y);
		};
	};
	if (isComparison(by)) return { kind: 'yesno', cost, run: both(COMPARED[by]) };
	return { kind: 'number', cost, run: both(SUMS[by]) };
}

function nameOf(name: string, scope: Scope): Compiled {
	const variable = scope.vars.get(name);
	if (variable) return variable;
	const step = scope.steps.get(name);
	if (step) {
		return {
			...step,
			cost: 1,
			run(env) {
				if (!env.steps.has(name)) env.steps.set(name, step.run(env));
				return env.steps.get(name);
			}
		};
	}
	const question = scope.questions.get(name);
	if (!question) {
		const hyphen = /^(.+)-(\d+|[a-z].*)$/.exec(name);
		const before = hyphen?.[1];
		if (before && (scope.vars.has(before) || scope.steps.has(before) || scope.questions.has(before))) {
			throw new PackFault({
				fr: `«\u202f${name}\u202f» se lit comme un seul nom\u00a0: écrivez le moins entre deux espaces.`,
				en: `“${name}” reads as one name: write the minus between two spaces.`
			});
		}
		throw noSuch({ fr: 'Le nom', en: 'name' }, name, [
			...knownQuestions(scope),
			...[...scope.steps.keys(), ...scope.vars.keys()].map((id) => ({ id }))
		]);
	}
	if (!('choices' in question)) return { kind: 'number', cost: 1, run: ({ settled }) => settled.number(name) };
	if (question.kind === 'some') {
		throw new PackFault({
			fr: `«\u202f${name}\u202f» peut avoir plusieurs réponses\u00a0: écrivez ${name}.choix, ou sum, any, every, most.`,
			en: `“${name}” may have several answers: write ${name}.choice, or sum, any, every, most.`
		});
	}
	return {
		kind: 'id',
		cost: 1,
		ids: new Map(question.choices.map(({ id, label }) => [id, label])),
		run: ({ settled }) => settled.one(name)
	};
}

function compileTree(tree: Tree, scope: Scope): Compiled {
	switch (tree.kind) {
		case 'number':
		case 'yesno': {
			const { value } = tree;
			return { kind: tree.kind, cost: 1, run: () => value };
		}
		case 'quoted': {
			const { id } = tree;
			return { kind: 'id', cost: 1, ids: new Map([[id, undefined]]), quoted: [id], run: () => id };
		}
		case 'name':
			return nameOf(tree.name, scope);
		case 'choice': {
			const { question, choice } = tree;
			choiceNamed(pickedFrom(question, scope), choice);
			return { kind: 'yesno', cost: 1, run: ({ settled }) => settled.has(question, choice) };
		}
		case 'not': {
			const of = compileTree(tree.of, scope);
			const run = yesno(of);
			return { kind: 'yesno', cost: of.cost + 1, run: (env) => !run(env) };
		}
		case 'minus': {
			const of = compileTree(tree.of, scope);
			const run = numberOf(of);
			return {
				kind: 'number',
				cost: of.cost + 1,
				run(env) {
					const n = run(env);
					// Zero has no sign here: −0 would be another value in a set of totals.
					return n === undefined ? undefined : 0 - n;
				}
			};
		}
		case 'two':
			return two(tree.by, compileTree(tree.left, scope), compileTree(tree.right, scope));
		case 'if': {
			const test = compileTree(tree.test, scope);
			const [then, other] = [compileTree(tree.then, scope), compileTree(tree.other, scope)];
			const holds = yesno(test);
			return {
				...alike(then, other),
				cost: test.cost + then.cost + other.cost,
				run: (env): Result => (holds(env) ? then.run(env) : other.run(env))
			};
		}
		case 'call': {
			const call = Object.hasOwn(FUNCTIONS, tree.name) ? FUNCTIONS[tree.name] : undefined;
			if (!call) {
				throw noSuch({ fr: 'La fonction', en: 'function' }, tree.name, Object.keys(FUNCTIONS));
			}
			return call(asCall(tree, scope));
		}
	}
}

const asCall = (tree: Extract<Tree, { kind: 'call' }>, scope: Scope): Call => ({
	name: tree.name,
	of: tree.of,
	as: tree.as,
	scope,
	compile: (part, within = scope) => compileTree(part, within)
});

/** An expression in words, read and checked. */
export function compile(text: string, scope: Scope, ...wanted: readonly Kind[]): Compiled {
	const compiled = compileTree(parse(text), scope);
	if (compiled.cost > DEAREST) {
		throw new PackFault({
			fr: 'L’expression demande trop de calcul\u00a0: elle parcourt des réponses à l’intérieur d’autres parcours.',
			en: 'The expression takes too much work: it walks through answers inside other walks.'
		});
	}
	return wanted.length ? expectKind(compiled, ...wanted) : compiled;
}
