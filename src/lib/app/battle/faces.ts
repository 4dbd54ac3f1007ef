/**
 * Converts the faces of a combat between two forms: in the log a flat list in the order of throws, on a page a map by position of the
 * throw (`''` the first, `1` the follow-up of its second step, `1.0` …). Pure.
 */
import { possible, walk, type Faces } from '$lib/core/odds/throws';
import { UNTHROWN } from '$lib/app/storage/constants';
import type { Throw } from '$lib/core/types';

export { UNTHROWN };

export function flatten(first: Throw, faces: Faces): number[] {
	const flat = [...walk(first, '', (place) => faces[place])].flatMap((one) => one?.faces ?? [UNTHROWN]);
	// Skipped throws at the end need no placeholder.
	while (flat.at(-1) === UNTHROWN) flat.pop();
	return flat;
}

/** The faces by position. If a figure has changed since, as many as still fit. */
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
		// Faces after an impossible one cannot be assigned to throws.
		at = flat.length;
		return undefined;
	};
	const throws = [...walk(first, '', checked)].filter((one) => one !== undefined);
	return Object.fromEntries(throws.map(({ place, faces }) => [place, faces]));
}
