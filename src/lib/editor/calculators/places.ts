/** The places of problems, as seen from inside a calculator. */

/** `stop › 1 › if` and `stop 1 › if` are the same place. */
export const placeWithin = (place: string, id: string): string =>
	place
		.replace(`calculators › ${id}`, '')
		.replace(/^ › /, '')
		.replace(/ › (\d+)(?= ›|$)/g, ' $1');
