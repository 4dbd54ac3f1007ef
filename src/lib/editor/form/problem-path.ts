/** Where the words of a problem lead in an object: `stop 1 › if`, `questions › attackers › ask`. Pure. */
import { partAt, type Path } from '../lists';

/** `stop › 1` and `stop 1` are the same place. */
const steps = (place: string): string[] =>
	place.split(' › ').flatMap((step) => /^(.+) (\d+)$/.exec(step)?.slice(1) ?? [step]);

/** By what problems call a part of a list. */
const NAMES = ['id', 'rows', 'of', 'side'] as const;

function placeIn(list: readonly unknown[], step: string): number {
	const named = list.findIndex((one) => NAMES.some((name) => partAt(one, [name]) === step));
	return named >= 0 ? named : /^\d+$/.test(step) ? Number(step) - 1 : -1;
}

/** As far as it can be followed: a place that is missing is still one, a part of a list that is not there is none. */
export function pathTo(whole: unknown, place: string): Path {
	const path: (string | number)[] = [];
	for (const step of steps(place)) {
		const part = partAt(whole, path);
		if (Array.isArray(part)) {
			const at = placeIn(part, step);
			if (at < 0) return path;
			path.push(at);
		} else if (/^\d+$/.test(step)) {
			// The lines of a sum are counted without their name; a reason that is alone is the first.
			const lines = partAt(part, ['lines']);
			if (Array.isArray(lines)) path.push('lines', Number(step) - 1);
		} else path.push(step);
	}
	return path;
}

export const begins = (path: Path, at: Path): boolean => at.every((step, i) => path[i] === step);
