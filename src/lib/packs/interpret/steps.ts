/** Steps that follow a reading, and what an outcome means. */
import type { Outcome, RowRef, Step, Text, Throw } from '$lib/core/types';
import type { Env } from '../expression/scope';
import { FOLLOW } from '../format/problems';
import type { OutcomeData, StepData } from '../format/schema';
import type { Compiling } from './compiling';

/** A step with its condition, and the throw it takes. */
export interface CompiledStep {
	readonly holds: (env: Env) => boolean;
	readonly follow?: string;
	times(env: Env): number;
	make(env: Env, row: RowRef | undefined, follow: (name: string, env: Env, row?: RowRef) => Throw | undefined): Step;
}

/** Words that need nothing of the answers. */
export const plainStep = (text: Text): CompiledStep => ({
	holds: () => true,
	times: () => 1,
	make: (_, row) => ({ text, row })
});

export function compileStep(data: StepData, place: string, compiling: Compiling): CompiledStep {
	const { follow = {} } = compiling.data;
	const counted = compiling.knowing('n');
	const text = counted.said(`${place} › text`, data.text);
	const where = compiling.where(`${place} › row`, data.row);
	const doubt = compiling.doubt(`${place} › doubt`, data.doubt) ?? undefined;
	const side = data.side === undefined ? undefined : compiling.side(`${place} › side`, data.side);
	const times = data.times === undefined ? undefined : compiling.number(`${place} › times`, data.times);
	const { then } = data;
	if (then !== undefined) compiling.named(`${place} › then`, FOLLOW, then, Object.keys(follow));
	return {
		holds: compiling.holds(`${place} › if`, data.if),
		follow: then,
		times: (env) => (times ? Math.max(0, Math.floor(times(env) ?? 0)) : 1),
		make(env, row, follow) {
			const here = data.row === undefined ? row : where(env);
			const next = then === undefined ? undefined : follow(then, env, here);
			return {
				text: text(env),
				...(side && { side }),
				row: here,
				...(doubt && { doubt }),
				...(next && { then: next })
			};
		}
	};
}

export interface CompiledOutcome {
	readonly id: string;
	readonly steps: readonly CompiledStep[];
	make(env: Env, row: RowRef | undefined): Outcome;
}

export function compileOutcome(data: OutcomeData, place: string, compiling: Compiling): CompiledOutcome {
	const { id } = data;
	const title = compiling.said(`${place} › title`, data.title);
	const sides = Object.entries(data.sides ?? {}).map(([name, result]) => ({
		side: compiling.side(`${place} › sides`, name),
		result: compiling.said(`${place} › sides › ${name}`, result)
	}));
	const where = compiling.where(`${place} › row`, data.row);
	return {
		id,
		steps: (data.steps ?? []).map((step, i) => compileStep(step, `${place} › steps ${i + 1}`, compiling)),
		make: (env, row) => ({
			id,
			title: title(env),
			...(sides.length && { sides: sides.map(({ side, result }) => ({ side, result: result(env) })) }),
			row: data.row === undefined ? row : where(env)
		})
	};
}
