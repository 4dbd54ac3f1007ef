/** Throws of a calculator: one sum and its dice, or two sums against each other. */
import { onTable } from '$lib/core/odds/shapes/on-table';
import type { Fall, Shaped } from '$lib/core/odds/shapes/shape';
import { versus } from '$lib/core/odds/shapes/versus';
import type { Chance, Illegal, Outcome, Step, Text } from '$lib/core/types';
import { rolled, type Env } from '../expression/scope';
import { facesOf } from '../format/faces';
import { LIMITS } from '../format/limits';
import type { ThrowData, VersusData } from '../format/schema';
import type { Compiling } from './compiling';
import { chancesOf, type CompiledChance } from './chances';
import { compileDice, UNREAD, type Read } from './dice';
import { stepsOf, type Follows } from './follow';
import { compileReads } from './reads';
import { compileStep, type CompiledOutcome, type CompiledStep } from './steps';
import type { Roller } from './sum';

/** What two sums against each other bring in: what each comes to, its die, its sum. */
export const VERSUS_NAMES = ['a', 'b', 'face-a', 'face-b', 'total-a', 'total-b'] as const;

export const noReading: Illegal = {
	illegal: {
		fr: 'La table n’a pas de résultat pour tous les dés possibles avec ces réponses.',
		en: 'The chart has no result for every possible roll with these answers.'
	}
};

export interface Parts {
	readonly title: Text;
	readonly outcomes: readonly CompiledOutcome[];
	readonly follows: Follows;
	readonly chances: readonly CompiledChance[];
}

/** What the rolls of a calculator mean, however they are read. */
interface Meaning {
	readonly outcomes: readonly string[];
	outcome(id: string, reads: readonly [Read, ...Read[]]): Outcome;
	steps(read: Read): Step[];
	chances(falls: readonly Fall<unknown, Read>[]): Chance[];
}

/** Where a step would be taken more often than is counted: fewer of them would be other odds. */
function tooOften(
	falls: readonly Fall<unknown, Read>[],
	stepsAt: (read: Read) => readonly CompiledStep[]
): Illegal | undefined {
	let most = 0;
	for (const { verdict } of falls) {
		for (const step of stepsAt(verdict)) {
			if (step.holds(verdict.env)) most = Math.max(most, step.times(verdict.env));
		}
	}
	if (most <= LIMITS.times) return undefined;
	return {
		illegal: {
			fr: `Une suite se ferait ${most} fois, et ${LIMITS.times} fois au plus sont comptées.`,
			en: `A follow-up would be made ${most} times, and ${LIMITS.times} times at most are counted.`
		}
	};
}

/**
 * Makes a throw, or says why there is none: a roll without a reading, a step that is taken too often. `more` are the steps of
 * every outcome, behind its own.
 */
function compileMeaning({ outcomes, follows, chances }: Parts, more: readonly CompiledStep[]) {
	const byId = new Map(outcomes.map((one) => [one.id, { make: one.make, steps: [...one.steps, ...more] }]));
	const stepsAt = ({ outcome }: Read) => byId.get(outcome)?.steps ?? more;
	const ids = [...byId.keys()];
	return (env: Env, make: (meaning: Meaning) => Shaped): Shaped | Illegal => {
		let refused: Illegal | undefined;
		const thrown = make({
			outcomes: ids,
			outcome: (id, [{ row }]) => byId.get(id)!.make(env, row),
			steps: (read) => stepsOf(stepsAt(read), read, follows),
			chances(falls) {
				refused = tooOften(falls, stepsAt);
				return refused ? [] : chancesOf(chances, { falls, stepsAt, follows, env });
			}
		});
		return thrown.odds.has(UNREAD.outcome) ? noReading : (refused ?? thrown);
	};
}

export function compileThrow(data: ThrowData, parts: Parts, compiling: Compiling): Roller {
	const dice = compileDice(data, 'throw', idsOf(parts), compiling);
	const counted = compiling.knowing('face', 'natural', 'total');
	const more = (data.steps ?? []).map((step, i) => compileStep(step, `throw › steps ${i + 1}`, counted));
	const meaning = compileMeaning(parts, more);
	return (env, total) =>
		meaning(env, (meant) =>
			onTable({
				...dice.told(env, total),
				...meant,
				title: dice.title?.(env) ?? parts.title,
				total
			})
		);
}

const idsOf = ({ outcomes }: Parts): string[] => outcomes.map(({ id }) => id);

export function compileVersus(data: VersusData, parts: Parts, compiling: Compiling): Roller {
	const faces = facesOf(data.die);
	const counted = compiling.knowing(...VERSUS_NAMES);
	const read = compileReads(data.read, 'versus', idsOf(parts), counted);
	const more = (data.steps ?? []).map((step, i) => compileStep(step, `versus › steps ${i + 1}`, counted));
	const meaning = compileMeaning(parts, more);
	const title = data.title && compiling.said('versus › title', data.title);
	const labels = (compiling.data.sums ?? []).map(({ title }) => title);
	compiling.refuse(
		'versus',
		labels.length !== 2,
		'«\u202fversus\u202f» oppose deux sommes\u00a0: il en faut deux dans «\u202fsums\u202f».',
		'“versus” sets two sums against each other: “sums” must hold two.'
	);
	const [first, second] = labels;
	return (env, _total, [ours = 0, theirs = 0]) =>
		meaning(env, (meant) =>
			versus({
				...meant,
				title: title?.(env) ?? parts.title,
				dice: [
					{ faces, label: first },
					{ faces, label: second }
				],
				totals: [ours, theirs],
				verdict({ faces: [x, y], sums: [a, b] }): Read {
					const at = rolled(env, { a, b, 'face-a': x, 'face-b': y, 'total-a': ours, 'total-b': theirs });
					return { ...(read(at) ?? UNREAD), env: at };
				}
			})
		);
}
