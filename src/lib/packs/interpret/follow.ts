/** Throws that follow another: one level deep, and read by themselves. */
import { addedUp, follow, type Roll } from '$lib/core/odds/shapes/on-table';
import { oddsOf, readAs } from '$lib/core/odds/shapes/shape';
import type { Odds, RowRef, Step, Throw } from '$lib/core/types';
import { rolled, type Env } from '../expression/scope';
import type { FollowData } from '../format/schema';
import type { Compiling } from './compiling';
import { compileDice, UNREAD, type Read } from './dice';
import { compileOutcome, type CompiledStep } from './steps';

export interface CompiledFollow {
	readonly ids: readonly string[];
	odds(env: Env): Odds;
	/** Whether some roll of it cannot be read. */
	gap(env: Env): boolean;
	/** The row is that of the step which calls for it: it stands where the reading has none. */
	make(env: Env, row?: RowRef): Throw;
}

/** A third throw after the second is refused: what dice lead to must be told in one page. */
function checkDepth({ outcomes }: FollowData, place: string, compiling: Compiling) {
	for (const { id, steps = [] } of outcomes) {
		compiling.refuse(
			`${place} › outcomes › ${id}`,
			steps.some(({ then }) => then !== undefined),
			'Un jet qui suit un autre ne peut pas en appeler un troisième.',
			'A throw that follows another cannot call for a third.'
		);
	}
}

export function compileFollow(name: string, data: FollowData, compiling: Compiling): CompiledFollow {
	const place = `follow › ${name}`;
	const ids = data.outcomes.map(({ id }) => id);
	const counted = compiling.knowing('n');
	const dice = compileDice(data, place, ids, counted);
	const outcomes = new Map(
		data.outcomes.map((one) => [one.id, compileOutcome(one, `${place} › outcomes › ${one.id}`, counted)])
	);
	checkDepth(data, place, compiling);
	// Asked twice of each set of answers: whether all of it can be read, and for the chances.
	const known = new WeakMap<Env, Odds>();
	const oddsIn = (env: Env): Odds => {
		const before = known.get(env);
		if (before) return before;
		const told = dice.told(env, 0);
		const odds = oddsOf(readAs(addedUp(told), told.verdict));
		known.set(env, odds);
		return odds;
	};
	return {
		ids,
		odds: oddsIn,
		gap: (env) => oddsIn(env).has(UNREAD.outcome),
		make(env, calling) {
			const told = dice.told(env, 0);
			return follow({
				...told,
				title: dice.title?.(env) ?? { fr: 'Jet qui suit', en: 'Follow-up throw' },
				verdict(roll: Roll): Read {
					const { outcome, row = calling, env: at } = told.verdict(roll);
					return { outcome, row, env: at };
				},
				outcomes: ids,
				outcome: (id, [{ row }]) => outcomes.get(id)!.make(env, row),
				steps: ({ outcome, row, env: at }) =>
					(outcomes.get(outcome)?.steps ?? [])
						.filter(({ holds }) => holds(at))
						.map((step) => step.make(at, row, () => undefined))
			});
		}
	};
}

/** The throws that a calculator may call for, by name. */
export type Follows = ReadonlyMap<string, CompiledFollow>;

/** What the steps of a reading come to, in order, each as often as it is taken. */
export const stepsOf = (steps: readonly CompiledStep[], { env, row }: Read, follows: Follows): Step[] =>
	steps
		.filter(({ holds }) => holds(env))
		.flatMap((step) =>
			Array.from({ length: step.times(env) }, (_, i) =>
				step.make(rolled(env, { n: i + 1 }), row, (name, at, from) => follows.get(name)?.make(at, from))
			)
		);
