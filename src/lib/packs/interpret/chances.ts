/** Chances beside the outcomes, and the steps that throws may follow: both walk what each roll leads to. */
import { andThen, sure, total as totalOf } from '$lib/odds/odds';
import type { Chance, Illegal, Odds, RowRef, Step, Text, Throw } from '$lib/types';
import type { Env } from '../expression/scope';
import { Fault, unknown } from '../problems';
import { LIMITS, type ChanceData } from '../schema';
import type { Bench } from './bench';
import { rolled, strikes, type CompiledFollow, type CompiledOutcome, type CompiledStep, type Verdict } from './dice';

export type Follows = ReadonlyMap<string, CompiledFollow>;

/** A chance beside the outcomes: of some of them, or of those of the throws that follow. */
export interface CompiledChance {
	readonly title: (env: Env) => Text;
	readonly holds: (env: Env) => boolean;
	readonly within?: string;
	readonly main: ReadonlySet<string>;
	readonly follow: ReadonlyMap<string, ReadonlySet<string>>;
}

export function compileChance(
	data: ChanceData,
	i: number,
	known: readonly string[],
	follows: Follows,
	bench: Bench
): CompiledChance {
	const place = `chances ${i + 1}`;
	const main = new Set<string>();
	const follow = new Map<string, Set<string>>();
	const inFollow = (name: string, id: string) => {
		const ids = follows.get(name)?.ids;
		if (!ids)
			throw new Fault(
				unknown(
					{ fr: 'Le jet', en: 'throw in “follow” called' },
					name,
					[...follows.keys()].map((id) => ({ id }))
				)
			);
		if (!ids.includes(id))
			throw new Fault(
				unknown(
					{ fr: 'Le résultat', en: 'outcome' },
					id,
					ids.map((id) => ({ id }))
				)
			);
		follow.set(name, (follow.get(name) ?? new Set()).add(id));
	};
	for (const one of data.any ?? []) {
		bench.attempt(
			`${place} › any`,
			() => {
				const [a = '', b] = one.split('.');
				if (data.within !== undefined) inFollow(data.within, a);
				else if (b !== undefined) inFollow(a, b);
				else if (known.includes(a)) main.add(a);
				else
					throw new Fault(
						unknown(
							{ fr: 'Le résultat', en: 'outcome' },
							a,
							known.map((id) => ({ id }))
						)
					);
			},
			undefined
		);
	}
	return {
		title: bench.said(`${place} › title`, data.title),
		holds: bench.holds(`${place} › if`, data.if),
		within: data.within,
		main,
		follow
	};
}

/** What one roll leads to. */
export interface Fate {
	readonly verdict: Verdict;
	readonly ways: bigint;
	readonly env: Env;
}

function chancesOf(
	chances: readonly CompiledChance[],
	fates: readonly Fate[],
	stepsAt: (fate: Fate) => readonly CompiledStep[],
	follows: Follows,
	env: Env
): Chance[] {
	const odds = new Map<string, Odds>();
	const oddsOf = (name: string) => {
		if (!odds.has(name)) odds.set(name, follows.get(name)!.odds(env));
		return odds.get(name)!;
	};
	return chances
		.filter(({ holds }) => holds(env))
		.map(({ title, within, main, follow }): Chance => {
			if (within !== undefined) {
				const all = oddsOf(within);
				const hits = follow.get(within) ?? new Set();
				const ways = [...all].reduce((sum, [id, ways]) => sum + (hits.has(id) ? ways : 0n), 0n);
				return { title: title(env), ways, of: totalOf(all) };
			}
			const rolls = new Map(fates.map((fate) => [fate, fate.ways]));
			const struck = andThen(rolls, (fate): Odds<boolean> => {
				if (main.has(fate.verdict.outcome)) return sure(true);
				if (!follow.size) return sure(false);
				const thrown = stepsAt(fate).flatMap((step) => {
					const hits = step.follow === undefined ? undefined : follow.get(step.follow);
					if (!hits || !step.holds(fate.env)) return [];
					return Array.from({ length: step.times(fate.env) }, () => ({ odds: oddsOf(step.follow!), hits }));
				});
				return strikes(thrown);
			});
			return { title: title(env), ways: struck.get(true) ?? 0n, of: totalOf(struck) };
		});
}

/** What the steps of a result come to, in order, each as often as it is taken. */
export function stepsOf(steps: readonly CompiledStep[], env: Env, row: RowRef | undefined, follows: Follows): Step[] {
	return steps
		.filter(({ holds }) => holds(env))
		.flatMap((step) =>
			Array.from({ length: step.times(env) }, (_, i) =>
				step.make(rolled(env, { n: i + 1 }), row, (name, at, from) => follows.get(name)?.make(at, from))
			)
		);
}

export interface Parts {
	readonly outcomes: readonly CompiledOutcome[];
	readonly follows: Follows;
	readonly chances: readonly CompiledChance[];
	readonly title: Text;
}

/** Where a step would be taken more often than is counted: fewer of them would be other odds. */
function tooOften(fates: readonly Fate[], stepsAt: (fate: Fate) => readonly CompiledStep[]): Illegal | undefined {
	const most = Math.max(
		0,
		...fates.flatMap((fate) => stepsAt(fate).map((step) => (step.holds(fate.env) ? step.times(fate.env) : 0)))
	);
	if (most <= LIMITS.times) return undefined;
	return {
		illegal: {
			fr: `Une suite se ferait ${most} fois, et ${LIMITS.times} fois au plus sont comptées.`,
			en: `A follow-up would be made ${most} times, and ${LIMITS.times} times at most are counted.`
		}
	};
}

/** The throw once every roll is read: what follows is the same for one sum and for two against each other. */
export function throwOf(
	fates: readonly Fate[],
	parts: Parts,
	more: readonly CompiledStep[],
	env: Env
): (Pick<Throw, 'odds' | 'outcomes'> & { chances: Chance[] }) | Illegal {
	const stepsAt = ({ verdict }: Fate) => [
		...(parts.outcomes.find(({ id }) => id === verdict.outcome)?.steps ?? []),
		...more
	];
	const excess = tooOften(fates, stepsAt);
	if (excess) return excess;
	const odds = new Map<string, bigint>();
	const rows = new Map<string, RowRef | undefined>();
	for (const { verdict, ways } of fates) {
		odds.set(verdict.outcome, (odds.get(verdict.outcome) ?? 0n) + ways);
		if (!rows.has(verdict.outcome)) rows.set(verdict.outcome, verdict.row);
	}
	return {
		odds,
		outcomes: parts.outcomes.filter(({ id }) => odds.has(id)).map((one) => one.make(env, rows.get(one.id))),
		chances: chancesOf(parts.chances, fates, stepsAt, parts.follows, env)
	};
}
