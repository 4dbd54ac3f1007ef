/** Worked examples inside a pack: a row of answers and what must come of it. A pack whose examples fail is not opened. */
import { total } from '$lib/core/odds/odds';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import type { Calculator, Odds } from '$lib/core/types';
import { QUESTION, unknown, type Problem } from './problems';
import type { ExampleData, PackFile } from './schema';

const same = (ways: bigint, of: bigint, fraction: string) => {
	const [a = '0', b = '1'] = fraction.split('/');
	return ways * BigInt(b) === BigInt(a) * of;
};

/** What came out, as the pack would write it. */
const written = (odds: Odds) => [...odds].map(([id, ways]) => `${id} ${ways}/${total(odds)}`).join(', ');

function problemOf({ calculator: id, answers, ...wanted }: ExampleData, calculators: readonly Calculator[]) {
	const calculator = calculators.find((one) => one.id === id);
	if (!calculator) return unknown({ fr: 'Le calculateur', en: 'calculator' }, id, calculators);
	for (const name of Object.keys(answers)) {
		if (!calculator.questions.some((question) => question.id === name)) {
			return unknown(QUESTION, name, calculator.questions);
		}
	}
	const result = resolve(calculator, answers);
	for (const [name, answer] of Object.entries(answers)) {
		const settled = result.settled.answers[name];
		if (JSON.stringify(settled) === JSON.stringify(answer)) continue;
		const now = settled === undefined ? '–' : [settled].flat().join(', ');
		return {
			fr: `La réponse à «\u202f${name}\u202f» n’est pas gardée telle quelle\u00a0: il reste «\u202f${now}\u202f».`,
			en: `The answer to “${name}” does not stay as it is: “${now}” is left.`
		};
	}
	if (isIllegal(result)) {
		if (wanted.illegal) return undefined;
		return {
			fr: `Il n’y a pas de jet ici\u00a0: ${result.illegal.fr}`,
			en: `There is no throw here: ${result.illegal.en}`
		};
	}
	if (wanted.illegal) {
		return {
			fr: 'Ce jet devrait être interdit, et il ne l’est pas.',
			en: 'This throw should not be allowed, and it is.'
		};
	}
	if (wanted.total !== undefined && wanted.total !== result.total) {
		return {
			fr: `Le total est ${result.total}, et l’exemple dit ${wanted.total}.`,
			en: `The total is ${result.total}, and the example says ${wanted.total}.`
		};
	}
	const { odds } = wanted;
	if (!odds) return undefined;
	const of = total(result.odds);
	const fits =
		Object.entries(odds).every(([id, fraction]) => same(result.odds.get(id) ?? 0n, of, fraction)) &&
		[...result.odds.keys()].every((id) => Object.hasOwn(odds, id));
	if (fits) return undefined;
	const now = written(result.odds);
	return { fr: `Les chances sont autres\u00a0: ${now}.`, en: `The chances are others: ${now}.` };
}

export const checkExamples = (file: Pick<PackFile, 'examples'>, calculators: readonly Calculator[]): Problem[] =>
	(file.examples ?? []).flatMap((example, i) => {
		const says = problemOf(example, calculators);
		return says ? [{ place: `examples › ${i + 1}`, says }] : [];
	});
