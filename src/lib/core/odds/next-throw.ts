/** Which dice of a throw and those that follow from it are to be thrown now. Pure. */
import type { Throw } from '$lib/core/types';
import type { Faces } from './throws';

export interface Next {
	readonly place: string;
	readonly thrown: Throw;
}

/** The first throw whose dice have not fallen, and its place; nothing where all have. */
export function nextThrow(thrown: Throw, faces: Faces, place = ''): Next | undefined {
	const fallen = faces[place];
	if (!fallen || fallen.length < thrown.dice.length) return { place, thrown };
	for (const [i, { then }] of thrown.read(fallen).steps.entries()) {
		const next = then && nextThrow(then, faces, place ? `${place}.${i}` : String(i));
		if (next) return next;
	}
	return undefined;
}

/** How many throws may still be needed until one decides, this one included. */
export function throwsLeft({ pool, read }: Throw): number {
	// Of a pool none may get through, or all: where making it saves, none is the longer way.
	const after = [[0], [pool?.count ?? 0]].map((faces) => {
		const { undecided, steps } = read(faces);
		const next = pool && undecided && steps.find(({ then }) => then)?.then;
		return next ? throwsLeft(next) : 0;
	});
	return 1 + Math.max(...after);
}
