/** What a screen reader says of a throw: what became of whom, and the arithmetic where both are short. Pure. */
import { bothLangs } from '$lib/core/lang';
import type { Fallen } from '$lib/core/odds/throws';
import { headlineOf, type Names } from '$lib/core/told';
import type { Calculator, Text } from '$lib/core/types';

/** Words that are listened to in one breath; signs are spoken as words. */
export const BREATH = 12;

export const wordsIn = (text: string): number =>
	text.split(/[\s\u202f\u00a0]+/).filter((word) => /[^.,;:!?·]/.test(word)).length;

export function spokenVerdict(calculator: Calculator, names: Names, { throw: at, reading }: Fallen): Text {
	const outcome = reading.undecided ? undefined : at.outcomes.find(({ id }) => id === reading.outcome);
	const title = outcome && headlineOf(calculator, names, outcome);
	const { sum } = reading;
	if (!outcome || !title || !sum) return title ?? sum ?? { fr: '', en: '' };
	return bothLangs((lang) => {
		// Five types on one side are too many to listen to: what became of them is said without them.
		const ways = [`${sum[lang]}. ${title[lang]}`, title[lang]];
		return ways.find((words) => wordsIn(words) <= BREATH) ?? outcome.title[lang];
	});
}
