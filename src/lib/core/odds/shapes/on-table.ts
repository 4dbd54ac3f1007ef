/** Dice that are added up: with the lines of a sum and read in a table, or alone where one throw follows another. */
import { same } from '$lib/core/lang';
import type { Die } from '$lib/core/types';
import { arithmetic } from './arithmetic';
import { shaped, type Rolls, type Shape, type Shaped, type Verdict } from './shape';

export interface Roll {
	/** The faces added up as they fell. */
	readonly natural: number;
	/** The same as they count: a 0 may be worth 10. */
	readonly face: number;
	/** `face` plus the total of the lines. */
	readonly sum: number;
}

interface Added {
	readonly dice: readonly Die[];
	/** What a face counts for. Left out: what it shows. */
	readonly worth?: (face: number) => number;
	/** Total of the lines. */
	readonly total?: number;
}

interface Counted {
	readonly natural: number;
	readonly face: number;
	readonly ways: bigint;
}

/** Adds one die to the rolls. Rolls that count the same are merged: six dice have 46,656 ways but 31 sums. */
function withDie(rolls: readonly Counted[], single: readonly Counted[]): readonly Counted[] {
	if (!rolls.length) return single;
	const sums = new Map<string, Counted>();
	for (const roll of rolls) {
		for (const one of single) {
			const natural = roll.natural + one.natural;
			const face = roll.face + one.face;
			const key = `${natural}/${face}`;
			sums.set(key, { natural, face, ways: roll.ways + (sums.get(key)?.ways ?? 0n) });
		}
	}
	return [...sums.values()];
}

const asItFalls = (face: number): number => face;

/** The rolls of dice that are added up. */
export function addedUp({ dice, worth = asItFalls, total = 0 }: Added): Rolls<Roll> {
	const single = ({ faces }: Die) => faces.map((natural) => ({ natural, face: worth(natural), ways: 1n }));
	const sum = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0);
	return {
		dice,
		all: dice
			.reduce<readonly Counted[]>((rolls, die) => withDie(rolls, single(die)), [])
			.map(({ natural, face, ways }) => ({ roll: { natural, face, sum: face + total }, ways })),
		of(faces) {
			const face = sum(faces.map(worth));
			return { natural: sum(faces), face, sum: face + total };
		}
	};
}

/** A follow-up throw, with its own text for the arithmetic. */
export type Follow<Read extends Verdict> = Shape<Roll, Read> & Added;

export const follow = <const Read extends Verdict>(of: Follow<Read>): Shaped => shaped(addedUp(of), of);

/** One sum looked up in a table by its total. The arithmetic is written out unless `sum` is given. */
export type OnTable<Read extends Verdict> = Follow<Read> & { readonly total: number };

export const onTable = <const Read extends Verdict>(of: OnTable<Read>): Shaped =>
	follow({
		...of,
		sum: of.sum ?? (({ face }) => same(arithmetic(face, of.total)))
	});
