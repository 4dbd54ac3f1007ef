/** Dice that are added up and read: what the throw of a calculator has in common with one that follows. */
import type { Roll } from '$lib/core/odds/shapes/on-table';
import type { Verdict } from '$lib/core/odds/shapes/shape';
import type { Die, RowRef, Text } from '$lib/core/types';
import { rolled, type Env } from '../expression/scope';
import { facesOf } from '../format/faces';
import type { Said } from '../format/said';
import { LIMITS } from '../format/limits';
import type { FollowData } from '../format/schema';
import type { Compiling } from './compiling';
import { compileReads } from './reads';

/** A roll that was read, with the names that its dice bring in. */
export interface Read extends Verdict {
	readonly env: Env;
}

/** What no reading holds for. */
export const UNREAD: Verdict = { outcome: '' };

/** What the dice say, once the answers are known. */
interface Told {
	readonly dice: readonly Die[];
	worth(face: number): number;
	verdict(roll: Roll): Read;
	row?(read: Read): RowRef | undefined;
	sum?(roll: Roll, read: Read): Text;
}

export interface CompiledDice {
	readonly title?: Said;
	/** `total` is what the lines come to. */
	told(env: Env, total: number): Told;
}

export function compileDice(
	data: Omit<FollowData, 'outcomes'>,
	place: string,
	known: readonly string[],
	compiling: Compiling
): CompiledDice {
	const faces = facesOf(data.die);
	const many = data.dice ?? 1;
	const ways = faces.length ** many;
	compiling.refuse(
		place,
		ways > LIMITS.ways,
		`Ces dés ont ${ways} façons de tomber\u00a0: un million au plus.`,
		`These dice can fall in ${ways} ways: one million at most.`
	);
	const worth = data.worth === undefined ? undefined : compiling.knowing('face').number(`${place} › worth`, data.worth);
	const counted = compiling.knowing('face', 'natural', 'total');
	const read = compileReads(data.read, place, known, counted);
	const by = data.by === undefined ? undefined : compiling.side(`${place} › by`, data.by);
	const sum = data.sum && counted.said(`${place} › sum`, data.sum);
	const where = data.row === undefined ? undefined : compiling.where(`${place} › row`, data.row);
	const dice = Array.from({ length: many }, (): Die => (by ? { faces, label: by } : { faces }));
	return {
		title: data.title && compiling.said(`${place} › title`, data.title),
		told: (env, total) => ({
			dice,
			worth: (face) => worth?.(rolled(env, { face })) ?? face,
			verdict({ natural, face }) {
				const at = rolled(env, { natural, face, total });
				return { ...(read(at) ?? UNREAD), env: at };
			},
			...(where && { row: ({ env: at, row }: Read) => where(at) ?? row }),
			...(sum && { sum: (_: Roll, { env: at }: Read) => sum(at) })
		})
	};
}
