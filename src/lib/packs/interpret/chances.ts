/** Chances beside the outcomes: of some of them, or of those of the throws that follow. */
import { andThen, regroup, sure } from '$lib/core/odds/odds';
import { chanceOf } from '$lib/core/odds/shapes/chance';
import type { Fall } from '$lib/core/odds/shapes/shape';
import type { Chance, Odds, Text } from '$lib/core/types';
import type { Env } from '../expression/scope';
import { FOLLOW, noSuch, OUTCOME } from '../format/problems';
import type { ChanceData } from '../format/schema';
import type { Compiling } from './compiling';
import type { Read } from './dice';
import type { Follows } from './follow';
import type { CompiledStep } from './steps';

/** A chance beside the outcomes: of some of them, or of those of the throws that follow. */
export interface CompiledChance {
	readonly title: (env: Env) => Text;
	readonly holds: (env: Env) => boolean;
	readonly within?: string;
	readonly main: ReadonlySet<string>;
	readonly follow: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What the names in a chance may stand for. */
interface Known {
	readonly outcomes: readonly string[];
	readonly follows: Follows;
}

function namedFollow(name: string, id: string, follows: Follows) {
	const follow = follows.get(name);
	if (!follow) throw noSuch(FOLLOW, name, follows.keys());
	if (!follow.ids.includes(id)) throw noSuch(OUTCOME, id, follow.ids);
}

export function compileChance(data: ChanceData, place: string, known: Known, compiling: Compiling): CompiledChance {
	const main = new Set<string>();
	const follow = new Map<string, Set<string>>();
	const inFollow = (name: string, id: string) => {
		namedFollow(name, id, known.follows);
		follow.set(name, (follow.get(name) ?? new Set()).add(id));
	};
	const counts = (words: string) => {
		const [a = '', b] = words.split('.');
		if (data.within !== undefined) inFollow(data.within, a);
		else if (b !== undefined) inFollow(a, b);
		else if (known.outcomes.includes(a)) main.add(a);
		else throw noSuch(OUTCOME, a, known.outcomes);
	};
	for (const words of data.any ?? []) compiling.check(`${place} › any`, () => counts(words));
	return {
		title: compiling.said(`${place} › title`, data.title),
		holds: compiling.holds(`${place} › if`, data.if),
		within: data.within,
		main,
		follow
	};
}

/** What a calculator may throw, and where: every roll read, the steps of each, the throws that these call for. */
interface Thrown {
	readonly falls: readonly Fall<unknown, Read>[];
	readonly stepsAt: (read: Read) => readonly CompiledStep[];
	readonly follows: Follows;
	readonly env: Env;
}

/** Whether any of some follow-up throws comes to one of some outcomes. */
const strikes = (thrown: readonly { readonly odds: Odds; readonly hits: ReadonlySet<string> }[]): Odds<boolean> =>
	thrown.reduce<Odds<boolean>>(
		(sofar, { odds, hits }) => andThen(sofar, (struck) => (struck ? sure(true) : regroup(odds, (id) => hits.has(id)))),
		sure(false)
	);

export function chancesOf(chances: readonly CompiledChance[], { falls, stepsAt, follows, env }: Thrown): Chance[] {
	const known = new Map<string, Odds>();
	const oddsOf = (name: string): Odds => {
		const odds = known.get(name) ?? follows.get(name)?.odds(env) ?? new Map();
		known.set(name, odds);
		return odds;
	};
	/** Whether the throws that a roll calls for come to what is asked. */
	const struckBy = (read: Read, follow: CompiledChance['follow']): Odds<boolean> =>
		strikes(
			stepsAt(read).flatMap((step) => {
				const hits = step.follow === undefined ? undefined : follow.get(step.follow);
				if (step.follow === undefined || !hits || !step.holds(read.env)) return [];
				const one = { odds: oddsOf(step.follow), hits };
				return Array.from({ length: step.times(read.env) }, () => one);
			})
		);
	return chances
		.filter(({ holds }) => holds(env))
		.map(({ title, within, main, follow }): Chance => {
			if (within !== undefined) {
				const hits = follow.get(within);
				return chanceOf(
					title(env),
					regroup(oddsOf(within), (id) => hits?.has(id) ?? false),
					true
				);
			}
			const rolls = new Map(falls.map((fall) => [fall, fall.ways]));
			const struck = andThen(rolls, ({ verdict }): Odds<boolean> => {
				if (main.has(verdict.outcome)) return sure(true);
				return follow.size ? struckBy(verdict, follow) : sure(false);
			});
			return chanceOf(title(env), struck, true);
		});
}
