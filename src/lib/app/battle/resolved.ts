/** A combat as the log keeps it, and the log's combat worked out anew. Pure. */
import { fallen, type Faces, type Fallen } from '$lib/core/odds/throws';
import { bothLangs, COLON, sayIn } from '$lib/core/lang';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { deepEqual } from '$lib/app/storage/deep-equal';
import type { Resolved } from '$lib/app/storage/types';
import type { Answers, Calculator, Label, Outcome, Result, Text, Throw } from '$lib/core/types';
import { flatten, restore } from './faces';

/** Each language says its own. */
const both = (words: (say: (label: Label) => string) => string): Text =>
	bothLangs((lang) => words((label) => sayIn(label, lang)));

/** The log holds no more than this of each. */
const MOST = 2_000;

type Wording = (outcome: Outcome) => Text;

function worded({ place, throw: at, reading }: Fallen, wording: Wording): Text | undefined {
	if (reading.undecided) return undefined;
	const outcome = at.outcomes.find(({ id }) => id === reading.outcome);
	if (!outcome) return undefined;
	const what = wording(outcome);
	// A follow-up says what it was thrown for; a chain that decides the same thing does not start again.
	return place && !at.pool ? both((say) => `${say(at.title)}${say(COLON)}${say(what)}`) : what;
}

function wordsFor(throws: readonly Fallen[], wording: Wording): Text {
	const said = throws.flatMap((one) => worded(one, wording) ?? []);
	// On the way: how many hits there are to be saved.
	const last = throws.at(-1)?.reading;
	const underWay = last?.undecided && last.sum ? [last.sum] : [];
	return both((say) => [...said, ...underWay].map(say).join(' · ').slice(0, MOST));
}

/** The result in words, as far as the dice have fallen, with what it means for each side. */
const shown = (throws: readonly Fallen[]): Text =>
	wordsFor(throws, ({ title, sides = [] }) =>
		both((say) =>
			[say(title), ...sides.map(({ side, result }) => `${say(side)}${say(COLON)}${say(result)}`)]
				.join('. ')
				.replaceAll('..', '.')
		)
	);

/** The same in a few words: those of the outcomes, or others for them. */
export const brief = (throws: readonly Fallen[], wording: Wording = ({ title }) => title): Text =>
	wordsFor(throws, wording);

export function resolvedOf(
	{ id, data }: { id: string; data: string },
	first: Throw,
	/** Whole: a default that is changed one day changes nothing in what was played. */
	answers: Answers,
	faces: Faces
): Resolved {
	const throws = fallen(first, faces);
	return {
		calculator: id,
		answers,
		faces: flatten(first, faces),
		outcome: throws.filter(({ reading }) => !reading.undecided).map(({ reading }) => reading.outcome),
		shown: shown(throws),
		data
	};
}

export interface Replayed {
	readonly result: Result;
	readonly faces: Faces;
	readonly throws: readonly Fallen[];
	/** What would be noted today. */
	readonly today: Text;
	/** Whether that is something else than what was noted, be it in other words alone. */
	readonly differs: boolean;
	/** Whether the same dice still lead to the same outcomes: luck is reckoned by these. */
	readonly same: boolean;
}

/** The sum of an entry with the figures of today. */
export function replay(calculator: Calculator, entry: Resolved): Replayed {
	const result = resolve(calculator, entry.answers);
	if (isIllegal(result)) return { result, faces: {}, throws: [], today: result.illegal, differs: true, same: false };
	const faces = restore(result, entry.faces);
	const throws = fallen(result, faces);
	const {
		outcome,
		shown: today,
		faces: flat
	} = resolvedOf({ id: entry.calculator, data: entry.data }, result, result.settled.answers, faces);
	const same = outcome.join() === entry.outcome.join() && flat.join() === entry.faces.join();
	return {
		result,
		faces,
		throws,
		today,
		differs: !same || !deepEqual(today, entry.shown),
		same
	};
}
