import { inQuiet } from '$lib/idle';
import { resolve } from '$lib/odds/resolve';
import type { Answers, Calculator } from '$lib/types';

/** Resolves some answers for nobody: code that has run before answers the first tap within a frame. */
export const practise = (calculator: Calculator): (() => void) =>
	inQuiet(
		calculator.questions.flatMap((question): Answers[] =>
			question.kind === 'number'
				? [{ [question.id]: question.min }]
				: question.choices.slice(-2).map(({ id }): Answers => ({ [question.id]: question.kind === 'one' ? id : [id] }))
		),
		(answers) => void resolve(calculator, answers)
	);
