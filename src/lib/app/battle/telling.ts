/** A combat in one sentence: who fought, what the dice made, what came of it. Pure. */
import { bothLangs } from '$lib/core/lang';
import { isIllegal } from '$lib/core/odds/resolve';
import type { Combat } from '$lib/app/storage/types';
import { partiesOf, resultsOf } from '$lib/core/told';
import type { Calculator, Text } from '$lib/core/types';
import { brief, type Replayed } from './resolved';

/** A combat with its sum by today's figures, if it can still be computed. */
export interface Told {
	readonly entry: Combat;
	readonly calculator?: Calculator;
	readonly replayed?: Replayed;
}

export interface Sentence {
	/** `Elephants (8) against levies (6), flank`; nothing where the calculator does not say. */
	readonly who?: Text;
	/** `6 + 7 = 13`, if today's figures still give the stored result. */
	readonly sum?: Text;
	readonly result: Text;
}

export const sentenceOf = ({ entry, calculator, replayed }: Told): Sentence => {
	const who = calculator && partiesOf(calculator, entry);
	// With changed figures the sum would not lead to the stored result.
	if (!replayed || replayed.differs || isIllegal(replayed.result)) return { who, result: entry.shown };
	const result = brief(replayed.throws, calculator && resultsOf(calculator, entry));
	const sum = replayed.throws[0]?.reading.sum;
	// Before the second throw the first result is all there is.
	const isAll = sum && result.fr.startsWith(sum.fr);
	return { who, sum: isAll ? undefined : sum, result: result.fr ? result : entry.shown };
};

/** As one line, for text that leaves the app. */
export const inOneLine = ({ who, sum, result }: Sentence): Text =>
	bothLangs((lang) => [who, sum, result].flatMap((part) => part?.[lang] || []).join(' · '));
