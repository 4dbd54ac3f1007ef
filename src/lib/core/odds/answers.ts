/** Stored answers. They are JSON that another version may have written. */
import type { Answer, Answers } from '$lib/core/types';

const isAnswer = (value: unknown): value is Answer =>
	typeof value === 'string' ||
	typeof value === 'number' ||
	(Array.isArray(value) && value.every((id) => typeof id === 'string'));

/** Filters stored JSON to values that answers may have; the calculator validates the rest. */
export const asAnswers = (kept: Readonly<Record<string, unknown>>): Answers =>
	Object.fromEntries(
		Object.entries(kept).flatMap(([question, value]): [string, Answer][] =>
			isAnswer(value) ? [[question, value]] : []
		)
	);
