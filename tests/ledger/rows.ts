/** The rows that a result of a calculator names, and those that its reading of dice names. */
import type { Reading, Result, RowRef, Throw } from '$lib/core/types';

const key = ({ chart, row }: RowRef) => `${chart}#${row}`;

/** Tells of each row that the dice lead to, at the moment that they are read. */
function told(at: Throw, tell: (row: string) => void): Throw {
	const read = (faces: readonly number[]): Reading => {
		const reading = at.read(faces);
		for (const { row } of [reading, ...reading.steps]) if (row) tell(key(row));
		const steps = reading.steps.map((step) => (step.then ? { ...step, then: told(step.then, tell) } : step));
		return { ...reading, steps };
	};
	return { ...at, read };
}

/** The same result, which tells of its rows now and when its dice are read. */
export function telling(result: Result, tell: (row: string) => void): Result {
	const tellAll = (all: readonly { readonly row?: RowRef }[]) => {
		for (const { row } of all) if (row) tell(key(row));
	};
	if ('illegal' in result) {
		tellAll([result, ...(result.sum?.lines ?? [])]);
		return result;
	}
	tellAll([...result.lines, ...(result.remarks ?? [])]);
	return { ...result, ...told(result, tell) };
}
