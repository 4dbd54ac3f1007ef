/** Choices of a question that would make the situation illegal, so that the form can tell before one is chosen. Pure. */
import { isIllegal } from '$lib/core/odds/resolve';
import { settle, toggled } from '$lib/core/odds/settle';
import type { Answer, Answers, CalculatorBody, Question, Text } from '$lib/core/types';

const NONE: ReadonlyMap<string, Text> = new Map();

/** By choice, why not. Empty where every choice is impossible: then another answer is to blame. */
export function refusalsIn(
	{ questions, work }: Pick<CalculatorBody, 'questions' | 'work'>,
	question: Question,
	answers: Answers
): ReadonlyMap<string, Text> {
	if (!('choices' in question)) return NONE;
	const chosen = (id: string): Answer => {
		if (question.kind === 'one') return id;
		if (question.needed) return [id];
		const now = answers[question.id];
		return Array.isArray(now) && now.includes(id) ? now : toggled(question, id, answers);
	};
	const refused = question.choices.flatMap(({ id }): [string, Text][] => {
		const result = work(settle(questions, { ...answers, [question.id]: chosen(id) }));
		return isIllegal(result) ? [[id, result.illegal]] : [];
	});
	return refused.length < question.choices.length ? new Map(refused) : NONE;
}
