/** Throws that follow each other until one decides: to hit, to wound, to save. */
import type { Reading, Throw } from '$lib/core/types';

export interface Chain {
	/** One for each throw that was made. */
	readonly readings: readonly Reading[];
	/** What is still to be thrown. */
	readonly next?: Throw;
	/** Once nothing is left to throw. */
	readonly outcome?: string;
}

/** The throw that decides what a reading leaves open. */
const deciding = (reading: Reading): Throw | undefined =>
	reading.undecided && reading.steps.find(({ then }) => then)?.then;

/** Reads the faces of one throw after another, as far as they go. */
export function readAll(first: Throw, faces: readonly number[]): Chain {
	const readings: Reading[] = [];
	let at = 0;
	let next: Throw | undefined = first;
	while (next && faces.length - at >= next.dice.length) {
		const reading: Reading = next.read(faces.slice(at, (at += next.dice.length)));
		readings.push(reading);
		next = deciding(reading);
	}
	return next ? { readings, next } : { readings, outcome: readings.at(-1)?.outcome };
}
