/** Converts a calculation to the form stored in the log, and replays stored combats. Pure. */
import { fallen, type Faces, type Fallen } from '$lib/core/odds/throws';
import { bothLangs, COLON, sayIn } from '$lib/core/lang';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { deepEqual } from '$lib/app/storage/deep-equal';
import type { Resolved } from '$lib/app/storage/types';
import type { Answers, Calculator, Label, Outcome, Result, Text, Throw } from '$lib/core/types';
import { flatten, restore } from './faces';

/** A text made from its label in each language. */
const both = (words: (say: (label: Label) => string) => string): Text =>
	bothLangs((lang) => words((label) => sayIn(label, lang)));

/** Limits of the log's schema. */
const MOST = 2_000;

type Wording = (outcome: Outcome) => Text;

function worded({ place, throw: at, reading }: Fallen, wording: Wording): Text | undefined {
	if (reading.undecided) return undefined;
	const outcome = at.outcomes.find(({ id }) => id === reading.outcome);
	if (!outcome) return undefined;
	const what = wording(outcome);
	// A follow-up names its purpose; a pool continues the chain before it and does not.
	return place && !at.pool ? both((say) => `${say(at.title)}${say(COLON)}${say(what)}`) : what;
}

function wordsFor(throws: readonly Fallen[], wording: Wording): Text {
	const said = throws.flatMap((one) => worded(one, wording) ?? []);
	// Before the last throw: how many hits are still to be saved.
	const last = throws.at(-1)?.reading;
	const underWay = last?.undecided && last.sum ? [last.sum] : [];
	return both((say) => [...said, ...underWay].map(say).join(' · ').slice(0, MOST));
}

/** The result in words for the dice thrown so far, with what it means for each side. */
const shown = (throws: readonly Fallen[]): Text =>
	wordsFor(throws, ({ title, sides = [] }) =>
		both((say) =>
			[say(title), ...sides.map(({ side, result }) => `${say(side)}${say(COLON)}${say(result)}`)]
				.join('. ')
				.replaceAll('..', '.')
		)
	);

/** Short form: the titles of the outcomes, or `wording`. */
export const brief = (throws: readonly Fallen[], wording: Wording = ({ title }) => title): Text =>
	wordsFor(throws, wording);

export function resolvedOf(
	{ id, data }: { id: string; data: string },
	first: Throw,
	/** All answers, defaults included, so that a later change of a default does not change past combats. */
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
	/** The result with today's figures. */
	readonly today: Text;
	/** Whether it differs from the stored result, be it only in wording. */
	readonly differs: boolean;
	/** Whether the same dice still give the same outcomes, which statistics require. */
	readonly same: boolean;
}

/** Replays a stored combat with today's figures. */
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
