/** Calculators of a game that is whole, but for which no answer comes to a throw. Pure. */
import { choicesOf } from '$lib/core/odds/settle';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { filled } from '$lib/core/filled';
import type { Answers, Calculator, Question } from '$lib/core/types';
import type { Problem } from '$lib/packs/format/problems';
import { words } from './words';

/** Each answer of a question by itself; of a number its ends and its middle. */
const answersOf = (question: Question): readonly Answers[] =>
	question.kind === 'number'
		? [question.min, question.max, Math.round((question.min + question.max) / 2)].map((n) => ({ [question.id]: n }))
		: choicesOf(question).map(({ id }) => ({ [question.id]: question.kind === 'some' ? [id] : id }));

/** What stops the usual answers, where none of those that differ from them in one comes to a throw either. */
function stopped(calculator: Calculator) {
	const usual = resolve(calculator, {});
	if (!isIllegal(usual)) return undefined;
	const others = calculator.questions.flatMap(answersOf);
	return others.every((answers) => isIllegal(resolve(calculator, answers))) ? usual.illegal : undefined;
}

/** The same as the list of what is to be looked at has them: the game may be taken all the same. */
export const neverThrowing = (calculators: readonly Calculator[]): Problem[] =>
	calculators.flatMap((calculator) => {
		const why = stopped(calculator);
		return why ? [{ place: `calculators › ${calculator.id}`, says: filled(words.neverThrows, { why }) }] : [];
	});
