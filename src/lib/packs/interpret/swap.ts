/** The same fight seen from the other side. */
import { settle } from '$lib/core/odds/settle';
import type { Answer, Answers, Calculator } from '$lib/core/types';
import type { Env } from '../expression/scope';
import { noSuch, QUESTION } from '../format/problems';
import type { CalculatorData } from '../format/schema';
import { asked, type Compiling } from './compiling';

export function compileSwap(
	data: NonNullable<CalculatorData['swap']>,
	questions: Calculator['questions'],
	compiling: Compiling
) {
	const known = [...compiling.scope.questions.keys()];
	const parts = Object.entries(data).flatMap(([name, from]): ((env: Env) => [string, Answer][])[] => {
		const place = `swap › ${name}`;
		return compiling.attempt(place, () => {
			const question = compiling.scope.questions.get(name);
			if (!question) throw noSuch(QUESTION, name, known);
			if (typeof from === 'string') {
				const answer = compiling.expression(place, from, 'choices' in question ? 'id' : 'number');
				return [
					(env: Env) => {
						const given = answer.run(env);
						if (typeof given === 'number') return [[name, given]];
						return typeof given === 'string' ? [[name, question.kind === 'some' ? [given] : given]] : [];
					}
				];
			}
			if (!compiling.scope.questions.has(from.from)) throw noSuch(QUESTION, from.from, known);
			const as = new Map(Object.entries(from.as ?? {}));
			const turned = (id: string) => (from.as ? as.get(id) : id);
			return [
				({ settled }: Env) => {
					const answer = settled.answers[from.from];
					if (answer === undefined) return [];
					if (typeof answer === 'number') return [[name, answer]];
					const ids = [answer].flat().flatMap((id) => turned(id) ?? []);
					return [[name, question.kind === 'some' ? ids : (ids[0] ?? '')]];
				}
			];
		}, []);
	});
	return (answers: Answers): Answers => {
		const env = asked(settle(questions, answers));
		return Object.fromEntries(parts.flatMap((part) => part(env)));
	};
}
