/**
 * The faces of a combat as the log keeps them: one list of numbers, in the order of the throws. A page holds them by the place
 * of each throw: `''` for the first, `1` for the one that its second step asks for, `1.0` … Pure.
 */
import { possible, walk, type Faces } from '$lib/core/odds/throws';
import { UNTHROWN } from '$lib/app/storage/constants';
import type { Throw } from '$lib/core/types';

export { UNTHROWN };

export function flatten(first: Throw, faces: Faces): number[] {
	const flat = [...walk(first, '', (place) => faces[place])].flatMap((one) => one?.faces ?? [UNTHROWN]);
	// What is still to be thrown at the end needs no mark.
	while (flat.at(-1) === UNTHROWN) flat.pop();
	return flat;
}

/** The faces by place again. Where a sum has changed since, as far as they still fit. */
export function restore(first: Throw, flat: readonly number[]): Faces {
	let at = 0;
	const next = (_: string, { dice }: Throw) => {
		if (at >= flat.length) return undefined;
		if (flat[at] === UNTHROWN) {
			at++;
			return undefined;
		}
		return flat.slice(at, (at += dice.length));
	};
	const checked = (place: string, to: Throw) => {
		const faces = next(place, to);
		if (!faces || possible(to, faces)) return faces;
		// What comes after dice that cannot be cannot be told apart either.
		at = flat.length;
		return undefined;
	};
	const throws = [...walk(first, '', checked)].filter((one) => one !== undefined);
	return Object.fromEntries(throws.map(({ place, faces }) => [place, faces]));
}
