/** Dice that are added up: with the lines of a sum and read in a table, or alone where one throw follows another. */
import type { Die } from '$lib/types';
import { arithmetic } from './arithmetic';
import { shaped, type Rolls, type Shape, type Shaped, type Verdict } from './shape';

export interface Roll {
	/** The faces added up as they fell. */
	readonly natural: number;
	/** The same as they count: a 0 may be worth 10. */
	readonly face: number;
	/** With what the lines come to. */
	readonly sum: number;
}

interface Added {
	readonly dice: readonly Die[];
	/** What a face counts for. Left out: what it shows. */
	readonly worth?: (face: number) => number;
	/** What the lines come to. */
	readonly total?: number;
}

/** Six dice have 46,656 ways and 31 sums: those that count the same are one roll. */
function rollsOf({ dice, worth }: Required<Pick<Added, 'dice' | 'worth'>>) {
	let rolls = new Map([['', { natural: 0, face: 0, ways: 1n }]]);
	for (const { faces } of dice) {
		const single = faces.map((natural) => ({ natural, face: worth(natural) }));
		const next: typeof rolls = new Map();
		for (const before of rolls.values()) {
			for (const one of single) {
				const natural = before.natural + one.natural;
				const face = before.face + one.face;
				const key = `${natural}/${face}`;
				next.set(key, { natural, face, ways: before.ways + (next.get(key)?.ways ?? 0n) });
			}
		}
		rolls = next;
	}
	return [...rolls.values()];
}

function addedUp({ dice, worth = (face) => face, total = 0 }: Added): Rolls<Roll> {
	const sum = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0);
	return {
		dice,
		all: rollsOf({ dice, worth }).map(({ natural, face, ways }) => ({
			roll: { natural, face, sum: face + total },
			ways
		})),
		of(faces) {
			const face = sum(faces.map(worth));
			return { natural: sum(faces), face, sum: face + total };
		}
	};
}

/** A throw that follows another: what is said of its arithmetic is its own. */
export type Follow<Read extends Verdict> = Shape<Roll, Read> & Added;

export const follow = <const Read extends Verdict>(of: Follow<Read>): Shaped => shaped(addedUp(of), of);

/** One sum read in a table: its total counts, and the arithmetic is said unless it says its own. */
export type OnTable<Read extends Verdict> = Follow<Read> & { readonly total: number };

export const onTable = <const Read extends Verdict>(of: OnTable<Read>): Shaped =>
	follow({
		...of,
		sum:
			of.sum ??
			(({ face }) => {
				const words = arithmetic(face, of.total);
				return { fr: words, en: words };
			})
	});
