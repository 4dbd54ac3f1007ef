import { total } from '$lib/core/odds/odds';
import { isIllegal, waysTo } from '$lib/core/odds/resolve';
import { settle } from '$lib/core/odds/settle';
import type { Answers, CalculatorBody } from '$lib/core/types';

/** A chance in whole numbers; undefined where the combat is not possible. */
export type MainChance = { readonly ways: bigint; readonly of: bigint } | undefined;

/** The chance of a calculator's first headline. Pure. */
export function mainChance(calculator: CalculatorBody, answers: Answers): MainChance {
	const [headline] = calculator.headlines;
	if (!headline) return undefined;
	const worked = calculator.work(settle(calculator.questions, answers));
	if (isIllegal(worked)) return undefined;
	return { ways: waysTo(worked.odds, headline.outcomes), of: total(worked.odds) };
}

/** The same, worked out once for equal answers: many units of an army are of one kind and in one state. */
export function rememberedChance(calculator: CalculatorBody): (answers: Answers) => MainChance {
	const known = new Map<string, MainChance>();
	return (answers) => {
		const key = JSON.stringify(answers);
		if (!known.has(key)) known.set(key, mainChance(calculator, answers));
		return known.get(key);
	};
}
