/** Answers to the calculators of every game, as players might leave them. */
import fc from 'fast-check';
import { loadAll, loadCalculator, loadGames } from '$lib/games';
import type { Answer, Answers, Calculator, Question } from '$lib/core/types';

export const anyAnswer = (question: Question): fc.Arbitrary<Answer> => {
	switch (question.kind) {
		case 'one':
			return fc.constantFrom(...question.choices.map(({ id }) => id));
		case 'some': {
			const ids = question.choices.map(({ id }) => id);
			return fc.subarray(ids, { minLength: question.needed ? 1 : 0, maxLength: ids.length });
		}
		case 'house':
			return fc.constantFrom('', '-9', '-1 Boue', '2 Forêt enchantée, au nord', '9 Boue ~ a=b_c');
		case 'number': {
			const { min, max, step = 1 } = question;
			return fc
				.integer({ min: 0, max: Math.round((max - min) / step) })
				.map((steps) => Math.round((min + steps * step) * 100) / 100);
		}
	}
};

/** Answers to some of the questions. */
export const anyAnswers = ({ questions }: Calculator): fc.Arbitrary<Answers> =>
	fc.record(Object.fromEntries(questions.map((question) => [question.id, anyAnswer(question)])), {
		requiredKeys: [],
		noNullPrototype: true
	}) as fc.Arbitrary<Answers>;

/** The same answers each time, made as they are asked for: most who look for something rare find it early. */
export function* someAnswers(calculator: Calculator, most: number): Generator<Answers> {
	const answers = anyAnswers(calculator);
	const CHUNK = 100;
	for (let seed = 0; seed * CHUNK < most; seed++) yield* fc.sample(answers, { numRuns: CHUNK, seed });
}

export const everyCalculator = async () => {
	const games = await loadGames();
	const all = await Promise.all(
		games.map(async (game) => {
			const { charts } = await loadAll(game);
			const calculators = await Promise.all(game.calculators.map(({ id }) => loadCalculator(game, id)));
			return calculators.map((calculator) => ({ game, charts, calculator: calculator! }));
		})
	);
	return all.flat().map((one) => ({ name: `${one.game.id}/${one.calculator.id}`, ...one }));
};
