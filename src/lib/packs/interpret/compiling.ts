/** The context in which the parts of one calculator are compiled: scope, charts, list of problems. */
import type { Doubt, RowRef, Settled, Text } from '$lib/core/types';
import type { ChartLookup } from '../format/chart-lookup';
import { expectKind, numberOf, yesno } from '../expression/check';
import { compile } from '../expression/compile';
import { env as newEnv, knowing, type Compiled, type Env, type Kind, type Scope } from '../expression/scope';
import { idOf, noSuch, PackFault, unknown, type Known, type Problem } from '../format/problems';
import { compileSaid, type Said, type Sources } from '../format/said';
import type { CalculatorData, SaidData } from '../format/schema';

export type Where = (env: Env) => RowRef | undefined;

/** A row as an expression finds it, rather than by its id. */
const isLookUp = (place: string) => /^at\(/.test(place);

export const AT_ALONE: Text = { fr: 'Il faut ici at(…) seul.', en: 'This must be at(…) alone.' };

export class Compiling {
	constructor(
		readonly data: CalculatorData,
		readonly book: ChartLookup,
		readonly scope: Scope,
		private readonly problems: Problem[],
		private readonly path: string
	) {}

	private get sources(): Sources {
		return {
			phrases: new Map(Object.entries(this.data.phrases ?? {})),
			words: this.book.words
		};
	}

	/** The same with other names in scope. */
	within(scope: Scope): Compiling {
		return new Compiling(this.data, this.book, scope, this.problems, this.path);
	}
	knowing(...names: readonly string[]): Compiling {
		return this.within(knowing(this.scope, ...names));
	}

	/** Runs a step of compilation; on failure records the problem and returns a stand-in that is never called. */
	attempt<T>(place: string, make: () => T, instead: T): T {
		try {
			return make();
		} catch (error) {
			if (!(error instanceof PackFault)) throw error;
			this.problems.push({ place: `${this.path} › ${place}`, says: error.says });
			return instead;
		}
	}

	/** Runs a check, which throws where it finds something. */
	check(place: string, run: () => unknown) {
		this.attempt<unknown>(place, run, undefined);
	}

	/** Records a problem if `wrong` is true. */
	refuse(place: string, wrong: boolean, fr: string, en: string) {
		if (wrong) this.problems.push({ place: `${this.path} › ${place}`, says: { fr, en } });
	}

	/** Writes down that an id names nothing, with the one that may be meant. */
	named(place: string, what: Text, id: string, known: readonly Known[]) {
		if (!known.some((one) => idOf(one) === id))
			this.problems.push({ place: `${this.path} › ${place}`, says: unknown(what, id, known) });
	}

	expression(place: string, words: string, ...wanted: readonly Kind[]): Compiled {
		const nothing: Compiled = { kind: wanted[0] ?? 'number', cost: 1, run: () => undefined };
		return this.attempt(place, () => compile(words, this.scope, ...wanted), nothing);
	}

	number(place: string, words: string): (env: Env) => number | undefined {
		return numberOf(this.expression(place, words, 'number'));
	}

	/** Compiles a condition; a missing one is always true. */
	holds(place: string, words: string | undefined): (env: Env) => boolean {
		return words === undefined ? () => true : yesno(this.expression(place, words, 'yesno'));
	}

	said(place: string, data: SaidData): Said {
		return this.attempt(
			place,
			() => compileSaid(data, this.scope, this.sources),
			() => ({ fr: '', en: '' })
		);
	}

	/** A fixed reference to a place of a chart, or one computed by expressions. */
	where(place: string, words: string | undefined): Where {
		if (words === undefined) return () => undefined;
		return this.attempt(
			place,
			(): Where => {
				if (!isLookUp(words)) {
					const ref = this.book.ref(words);
					return () => ref;
				}
				const { place: find } = expectKind(compile(words, this.scope), 'number');
				if (find) return (env) => find(env)?.ref;
				throw new PackFault(AT_ALONE);
			},
			() => undefined
		);
	}

	/** A doubt of its own, a named one, that of a place, or explicitly none; `undefined` where nothing is said of it. */
	doubt(place: string, data: Doubt | string | null | undefined): Doubt | null | undefined {
		if (typeof data !== 'string') return data;
		const { doubts = {} } = this.data;
		if (Object.hasOwn(doubts, data)) return doubts[data];
		return this.attempt(place, () => this.book.doubt(data), undefined);
	}

	/** The name of a side in words. */
	side(place: string, name: string) {
		const sides = this.data.sides ?? {};
		const nobody = { fr: '', en: '' };
		return this.attempt(
			place,
			() => {
				const side = Object.hasOwn(sides, name) ? sides[name] : undefined;
				if (side) return side;
				const known = Object.entries(sides).map(([id, { fr, en }]) => ({ id, words: [fr, en] }));
				throw noSuch({ fr: 'Le camp', en: 'side' }, name, known);
			},
			nobody
		);
	}
}

export const asked = (settled: Settled): Env => newEnv(settled);
