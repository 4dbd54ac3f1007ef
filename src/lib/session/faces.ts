/**
 * The faces of a combat as the log keeps them: one list of numbers, in the order of the throws. A page holds them by the place
 * of each throw: `''` for the first, `1` for the one that its second step asks for, `1.0` … Pure.
 */
import type { Reading, Throw } from '$lib/types';
import { UNTHROWN } from '$lib/storage/constants';
import type { Faces } from '$lib/calculator/calculation.svelte';

export { UNTHROWN };

export interface Fallen {
	readonly place: string;
	readonly throw: Throw;
	readonly faces: readonly number[];
	readonly reading: Reading;
}

const placeOf = (place: string, step: number): string => (place ? `${place}.${step}` : String(step));

/** Every throw there is room for, the first before what follows from it; `facesOf` says how its dice fell, if they did. */
function* walk(
	at: Throw,
	place: string,
	facesOf: (place: string, at: Throw) => readonly number[] | undefined
): Generator<Fallen | undefined> {
	const faces = facesOf(place, at);
	if (!faces || faces.length < at.dice.length) {
		yield undefined;
		return;
	}
	const reading = at.read(faces);
	yield { place, throw: at, faces, reading };
	for (const [i, step] of reading.steps.entries()) if (step.then) yield* walk(step.then, placeOf(place, i), facesOf);
}

/** The throws whose dice have fallen, in order. */
export const fallen = (first: Throw, faces: Faces): Fallen[] =>
	[...walk(first, '', (place) => faces[place])].filter((one) => one !== undefined);

export function flatten(first: Throw, faces: Faces): number[] {
	const flat = [...walk(first, '', (place) => faces[place])].flatMap((one) => one?.faces ?? [UNTHROWN]);
	// What is still to be thrown at the end needs no mark.
	while (flat.at(-1) === UNTHROWN) flat.pop();
	return flat;
}

const possible = ({ dice }: Throw, faces: readonly number[]): boolean =>
	faces.length === dice.length && faces.every((face, i) => dice[i]!.faces.includes(face));

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
