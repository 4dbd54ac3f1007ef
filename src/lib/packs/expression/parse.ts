/**
 * Parses the text of an expression to a tree. Whole numbers, booleans, names and a dozen functions; no loops and no recursion, so
 * every expression terminates. Names may contain hyphens, so a minus needs a space on each side.
 */
import { PackFault } from '../format/problems';

export type Tree =
	| { readonly kind: 'number'; readonly value: number }
	| { readonly kind: 'yesno'; readonly value: boolean }
	/** An id between single quotes. */
	| { readonly kind: 'quoted'; readonly id: string }
	| { readonly kind: 'name'; readonly name: string }
	/** `question.choice` */
	| { readonly kind: 'choice'; readonly question: string; readonly choice: string }
	| { readonly kind: 'call'; readonly name: string; readonly of: readonly Tree[]; readonly as?: string }
	| { readonly kind: 'not' | 'minus'; readonly of: Tree }
	| { readonly kind: 'two'; readonly by: Operator; readonly left: Tree; readonly right: Tree }
	| { readonly kind: 'if'; readonly test: Tree; readonly then: Tree; readonly other: Tree };

export type Operator = 'or' | 'and' | '<' | '<=' | '=' | '>=' | '>' | 'otherwise' | '+' | '-' | '*' | '/';

/** The longest expression, in characters. */
const LONGEST = 1000;
/** Greatest nesting depth of brackets, calls and conditions. */
const DEEPEST = 40;

const TOKEN =
	/\s*(?:(\d+)|'([a-z0-9]+(?:-[a-z0-9]+)*)'|([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:\.([a-z0-9]+(?:-[a-z0-9]+)*))?|(<=|>=|[<>=+\-*/(),]))/y;

const RESERVED = ['if', 'then', 'else', 'or', 'and', 'not', 'otherwise', 'as', 'true', 'false'];
export const isReserved = (word: string) => RESERVED.includes(word);

/** What the dice, the walks and the texts bring in: no question and no step may be called so. */
export const DICE_NAMES: readonly string[] =
	'face natural total a b face-a face-b total-a total-b n it stays suffered left'.split(' ');

interface Token {
	readonly number?: number;
	readonly quoted?: string;
	readonly name?: string;
	readonly choice?: string;
	readonly sign?: string;
	readonly at: number;
	readonly text: string;
}

function tokens(text: string): Token[] {
	const found: Token[] = [];
	TOKEN.lastIndex = 0;
	while (text.slice(TOKEN.lastIndex).trim()) {
		const at = TOKEN.lastIndex;
		const match = TOKEN.exec(text);
		if (!match) {
			const sign = text.slice(at).trimStart().slice(0, 12);
			throw new PackFault({
				fr: `L’expression ne se lit plus à partir de «\u202f${sign}\u202f».`,
				en: `The expression cannot be read from “${sign}” on.`
			});
		}
		const [all, number, quoted, name, choice, sign] = match;
		const value = number === undefined ? undefined : Number(number);
		if (value !== undefined && value > 1_000_000) {
			throw new PackFault({
				fr: `Le nombre ${number} est trop grand\u00a0: un million au plus.`,
				en: `The number ${number} is too large: one million at most.`
			});
		}
		found.push({ number: value, quoted, name, choice, sign, at, text: all.trim() });
	}
	return found;
}

const LEVELS: readonly (readonly Operator[])[] = [
	['or'],
	['and'],
	['<', '<=', '=', '>=', '>'],
	['otherwise'],
	['+', '-'],
	['*', '/']
];

class Parser {
	private at = 0;
	private depth = 0;
	constructor(private readonly tokens: readonly Token[]) {}

	private get next(): Token | undefined {
		return this.tokens[this.at];
	}

	private is(word: string): boolean {
		const token = this.next;
		return token !== undefined && token.choice === undefined && (token.sign ?? token.name) === word;
	}

	private took(word: string): boolean {
		if (!this.is(word)) return false;
		this.at++;
		return true;
	}

	private lost(expected: { fr: string; en: string }): never {
		const found = this.next?.text;
		throw new PackFault(
			found === undefined
				? {
						fr: `L’expression s’arrête trop tôt\u00a0: il manque ${expected.fr}.`,
						en: `The expression ends too soon: ${expected.en} is missing.`
					}
				: {
						fr: `Devant «\u202f${found}\u202f», il manque ${expected.fr}.`,
						en: `Before “${found}”, ${expected.en} is missing.`
					}
		);
	}

	private expect(word: string) {
		if (!this.took(word)) this.lost({ fr: `«\u202f${word}\u202f»`, en: `“${word}”` });
	}

	whole(): Tree {
		const tree = this.expression();
		if (this.next) this.lost({ fr: 'un opérateur', en: 'an operator' });
		return tree;
	}

	private expression(): Tree {
		if (++this.depth > DEEPEST) {
			throw new PackFault({
				fr: `Trop de parenthèses ou de conditions l’une dans l’autre\u00a0: ${DEEPEST} au plus. Donnez un nom à une partie dans «\u202flet\u202f».`,
				en: `Too many brackets or conditions inside each other: ${DEEPEST} at most. Name a part in “let”.`
			});
		}
		let tree: Tree;
		if (this.took('if')) {
			const test = this.expression();
			this.expect('then');
			const then = this.expression();
			this.expect('else');
			tree = { kind: 'if', test, then, other: this.expression() };
		} else tree = this.level(0);
		this.depth--;
		return tree;
	}

	private level(i: number): Tree {
		const operators = LEVELS[i];
		if (!operators) return this.unary();
		if (i === 2 && this.took('not')) {
			let nots = 1;
			while (this.took('not')) nots++;
			const of = this.level(2);
			return nots % 2 ? { kind: 'not', of } : of;
		}
		let left = this.level(i + 1);
		for (;;) {
			const by = operators.find((one) => this.is(one));
			if (!by) return left;
			this.at++;
			left = { kind: 'two', by, left, right: this.level(i + 1) };
			// `1 < 2 < 3` would compare a yes with a number.
			if (i === 2) return left;
		}
	}

	private unary(): Tree {
		let minus = false;
		while (this.took('-')) minus = !minus;
		const of = this.primary();
		return minus ? { kind: 'minus', of } : of;
	}

	private primary(): Tree {
		const token = this.next;
		if (!token) return this.lost({ fr: 'une valeur', en: 'a value' });
		if (this.took('(')) {
			const inside = this.expression();
			this.expect(')');
			return inside;
		}
		if (token.number !== undefined) return (this.at++, { kind: 'number', value: token.number });
		if (token.quoted !== undefined) return (this.at++, { kind: 'quoted', id: token.quoted });
		const { name, choice } = token;
		if (name === undefined) return this.lost({ fr: 'une valeur', en: 'a value' });
		if (choice !== undefined) return (this.at++, { kind: 'choice', question: name, choice });
		if (name === 'true' || name === 'false') return (this.at++, { kind: 'yesno', value: name === 'true' });
		if (isReserved(name)) return this.lost({ fr: 'une valeur', en: 'a value' });
		this.at++;
		return this.took('(') ? this.call(name) : { kind: 'name', name };
	}

	private call(name: string): Tree {
		const of: Tree[] = [];
		let as: string | undefined;
		if (!this.is(')')) {
			do {
				of.push(this.expression());
				if (of.length === 1 && this.took('as')) {
					as = this.next?.name;
					if (as === undefined || isReserved(as) || this.next?.choice) this.lost({ fr: 'un nom', en: 'a name' });
					this.at++;
				}
			} while (this.took(','));
		}
		this.expect(')');
		return { kind: 'call', name, of, as };
	}
}

export function parse(text: string): Tree {
	if (text.length > LONGEST) {
		throw new PackFault({
			fr: `L’expression a ${text.length} caractères\u00a0: ${LONGEST} au plus. Donnez un nom à une partie dans «\u202flet\u202f».`,
			en: `The expression has ${text.length} characters: ${LONGEST} at most. Name a part in “let”.`
		});
	}
	return new Parser(tokens(text)).whole();
}
