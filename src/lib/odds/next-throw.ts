/** Which dice of a throw and those that follow from it are to be thrown now. Pure. */
import type { Throw } from '$lib/types';
import type { Faces } from './throws';

/** The place of the first throw whose dice have not fallen; nothing where all have. */
export function nextPlace(thrown: Throw, faces: Faces, place = ''): string | undefined {
	const fallen = faces[place];
	if (!fallen || fallen.length < thrown.dice.length) return place;
	for (const [i, { then }] of thrown.read(fallen).steps.entries()) {
		const next = then && nextPlace(then, faces, place ? `${place}.${i}` : String(i));
		if (next !== undefined) return next;
	}
	return undefined;
}
