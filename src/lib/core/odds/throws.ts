/** A throw with those that follow from it, and the dice that have fallen for each. Pure. */
import type { Reading, Throw } from '$lib/core/types';

/** Faces thrown, by the place of the throw: `''` for the first, `1` for the one that its second step asks for, `1.0` … */
export type Faces = Readonly<Record<string, readonly number[]>>;

export interface Fallen {
	readonly place: string;
	readonly throw: Throw;
	readonly faces: readonly number[];
	readonly reading: Reading;
}

const placeOf = (place: string, step: number): string => (place ? `${place}.${step}` : String(step));

/** Whether a throw was asked for by what the dice at another place said. */
export const follows = (place: string, before: string): boolean => before === '' || place.startsWith(`${before}.`);

/** Every throw there is room for, the first before what follows from it; `facesOf` says how its dice fell, if they did. */
export function* walk(
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

/** Whether these are as many faces as the throw has dice, each on its die. */
export const possible = ({ dice }: Throw, faces: readonly number[]): boolean =>
	faces.length === dice.length && faces.every((face, i) => dice[i]?.faces.includes(face));

/** What of the faces kept from earlier fits the throw as it is now; what followed from dropped dice goes with them. */
export function fittingFaces(first: Throw, faces: Faces): Faces {
	const checked = (place: string, at: Throw) => {
		const kept = Object.hasOwn(faces, place) ? faces[place] : undefined;
		return kept && possible(at, kept) ? kept : undefined;
	};
	const throws = [...walk(first, '', checked)].filter((one) => one !== undefined);
	return Object.fromEntries(throws.map(({ place, faces }) => [place, faces]));
}

/** Of throws that have fallen, the first and those that decide what it leaves open: to hit, to wound, to save. */
export function chainIn(throws: readonly Fallen[]): Fallen[] {
	const chain: Fallen[] = [];
	let next = throws.find(({ place }) => place === '');
	while (next) {
		chain.push(next);
		const { place, reading } = next;
		const deciding = reading.undecided
			? placeOf(
					place,
					reading.steps.findIndex(({ then }) => then)
				)
			: undefined;
		next = throws.find((one) => one.place === deciding);
	}
	return chain;
}
