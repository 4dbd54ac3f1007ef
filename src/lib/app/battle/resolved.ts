/** Converts a calculation to the form stored in the log, and replays stored combats. Pure. */
import { fallen, type Faces, type Fallen } from '$lib/core/odds/throws';
import { noun } from '$lib/core/count';
import { bothLangs, COLON, sayIn } from '$lib/core/lang';
import { throwsLeft } from '$lib/core/odds/next-throw';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { followed } from '$lib/core/told';
import { deepEqual } from '$lib/app/storage/deep-equal';
import type { Resolved } from '$lib/app/storage/types';
import type { Answers, Calculator, Label, Outcome, Result, Text, Throw } from '$lib/core/types';
import { flatten, restore } from './faces';

/** A text made from its label in each language. */
const both = (words: (say: (label: Label) => string) => string): Text =>
	bothLangs((lang) => words((label) => sayIn(label, lang)));

const rollsMissing = noun({ fr: 'jet à faire|jets à faire', en: 'roll to make|rolls to make' });

/** Limits of the log's schema. */
const MOST = 2_000;

interface Wording {
	outcome(outcome: Outcome): Text;
	/** A follow-up names its purpose; a pool continues the chain before it and does not. */
	followUp(one: Fallen, what: Text): Text;
	/** Before the last throw: how many hits are still to be saved. */
	underWay(last: Fallen): Text | undefined;
}

function worded(one: Fallen, wording: Wording): Text | undefined {
	const { place, throw: at, reading } = one;
	if (reading.undecided) return undefined;
	const outcome = at.outcomes.find(({ id }) => id === reading.outcome);
	if (!outcome) return undefined;
	const what = wording.outcome(outcome);
	return place && !at.pool ? wording.followUp(one, what) : what;
}

function wordsFor(throws: readonly Fallen[], wording: Wording): Text {
	const said = throws.flatMap((one) => worded(one, wording) ?? []);
	const last = throws.at(-1);
	const underWay = last?.reading.undecided && wording.underWay(last);
	return both((say) => [...said, ...(underWay ? [underWay] : [])].map(say).join(' · ').slice(0, MOST));
}

/** The result in words for the dice thrown so far, with what it means for each side. */
const shown = (throws: readonly Fallen[]): Text =>
	wordsFor(throws, {
		outcome: ({ title, sides = [] }) =>
			both((say) =>
				[say(title), ...sides.map(({ side, result }) => `${say(side)}${say(COLON)}${say(result)}`)]
					.join('. ')
					.replaceAll('..', '.')
			),
		// Stored with each combat: other words would count as a result that has changed.
		followUp: ({ throw: { title } }, what) => both((say) => `${say(title)}${say(COLON)}${say(what)}`),
		underWay: ({ reading: { sum } }) => sum
	});

const titled: Wording['outcome'] = ({ title }) => title;

/** Short form: the titles of the outcomes, or those of `outcome`; a combat without its last dice is marked. */
export const brief = (throws: readonly Fallen[], outcome = titled): Text =>
	wordsFor(throws, {
		outcome,
		followUp: followed,
		underWay({ reading: { sum, steps } }) {
			const next = steps.find(({ then }) => then)?.then;
			if (!sum || !next) return sum;
			const left = rollsMissing(throwsLeft(next));
			return both((say) => `${say(sum)} (${say(left)})`);
		}
	});

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
