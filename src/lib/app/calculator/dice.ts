/** Random dice. */

/** A uniform number from 0 to `below` − 1, by rejection sampling. */
export function uniform(below: number, random: () => number = word): number {
	const even = 2 ** 32 - (2 ** 32 % below);
	for (;;) {
		const n = random();
		if (n < even) return n % below;
	}
}

const word = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

export const rollOf = <T>(faces: readonly T[], random?: () => number): T => faces[uniform(faces.length, random)]!;

/** How many of `count` d6 reach `need`. */
export function rollPool({ count, need }: { count: number; need: number }, random?: () => number): number {
	let made = 0;
	for (let i = 0; i < count; i++) if (uniform(6, random) + 1 >= need) made++;
	return made;
}
