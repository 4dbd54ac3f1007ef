/** Random dice. */

/** A uniform number from 0 to `below` − 1, by rejection sampling. */
export function uniform(below: number, random: () => number = word): number {
	const even = 2 ** 32 - (2 ** 32 % below);
	for (;;) {
		const n = random();
		if (n < even) return n % below;
	}
}

function word(): number {
	const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
	return bits;
}

export function rollOf(faces: readonly number[], random?: () => number): number {
	const face = faces[uniform(faces.length, random)];
	if (face === undefined) throw new Error('A die without faces cannot be rolled.');
	return face;
}

/** How many of `count` d6 show each face. */
function rollTally(count: number, random?: () => number): number[] {
	const tally = new Array<number>(6).fill(0);
	for (let i = 0; i < count; i++) {
		const face = uniform(6, random);
		tally[face] = (tally[face] ?? 0) + 1;
	}
	return tally;
}

/** The tallies that this phone has rolled, by the faces that were made of them: a reload keeps only those. */
const tallies = new WeakMap<readonly number[], readonly number[]>();

export const tallyOf = (faces: readonly number[]): readonly number[] | undefined => tallies.get(faces);

/** Rolls a pool: how many of `count` d6 reach `need`. */
export function rollPool({ count, need }: { count: number; need: number }, random?: () => number): readonly number[] {
	const tally = rollTally(count, random);
	const faces = [tally.slice(need - 1).reduce((sum, n) => sum + n, 0)];
	tallies.set(faces, tally);
	return faces;
}
