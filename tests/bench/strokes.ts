/** Timing a search keystroke by keystroke. */

export interface Stroke {
	readonly typed: string;
	readonly game?: string;
}

export type Search = (query: string, game?: string) => readonly unknown[];

const ROUNDS = 5;

export const percentile = (sorted: readonly number[], share: number): number =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;

export const middle = (list: readonly number[]): number =>
	percentile(
		[...list].sort((a, b) => a - b),
		0.5
	);

/**
 * For every keystroke the middle of some rounds: what the machine did meanwhile is not the search's. Sorted. Where the clock
 * is coarse, as in browsers, each is asked several times in a row.
 */
export function strokeTimes(strokes: readonly Stroke[], search: Search, times = 1): number[] {
	const rounds = Array.from({ length: ROUNDS }, () =>
		strokes.map(({ typed, game }) => {
			const start = performance.now();
			for (let i = 0; i < times; i++) search(typed, game);
			return (performance.now() - start) / times;
		})
	);
	return strokes.map((_, at) => middle(rounds.map((round) => round[at]!))).sort((a, b) => a - b);
}
