import { total } from '$lib/core/odds/odds';
import { isIllegal, resolve, waysTo } from '$lib/core/odds/resolve';
import type { Answers, CalculatorBody } from '$lib/core/types';

/** A chance in whole numbers; undefined where the combat is not possible. */
export type MainChance = { readonly ways: bigint; readonly of: bigint } | undefined;

/** The chance of a calculator's first headline. Pure. */
export function mainChance(calculator: CalculatorBody, answers: Answers): MainChance {
	const result = resolve(calculator, answers);
	const headline = calculator.headlines[0];
	if (isIllegal(result) || !headline) return undefined;
	return { ways: waysTo(result.odds, headline.outcomes), of: total(result.odds) };
}
