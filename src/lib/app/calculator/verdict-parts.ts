/** What a verdict says of the steps that follow from its dice, and where. Pure. */
import type { Doubt, Step, Text } from '$lib/core/types';

/** A step with its place in the reading: its box and its mark of doubt are named after it. */
export interface Part {
	readonly step: Step;
	readonly at: number;
	/** Wording for the line below the verdict. */
	readonly text: Text;
	/** The side, where it differs from that of the part before. */
	readonly side?: Text | undefined;
}

export interface VerdictParts {
	/** In the line below the verdict. */
	readonly line: readonly Part[];
	/** Behind one row. */
	readonly rest: readonly Part[];
	/** Steps with dice of their own. */
	readonly throws: readonly Part[];
	/** Of what the headline says. */
	readonly doubts: readonly Doubt[];
}

/** Steps shown in full in the line if none has a short form, as in calculators of packs. */
const IN_FULL = 2;

export function partsOf(steps: readonly Step[]): VerdictParts {
	const all = steps.map((step, at): Part => ({ step, at, text: step.text, side: step.side }));
	const open = all.filter(({ step }) => !step.told && !step.then);
	const brief = open.filter(({ step }) => step.brief);
	const todo = open.filter(({ step }) => !step.idle);
	const isAlone = open.length === 1 && !all.some(({ step }) => step.then);
	const inFull = todo.length ? todo.slice(0, IN_FULL) : isAlone ? open : [];
	const line = brief.length ? brief : inFull;
	let before = (all.find(({ step }) => step.told) ?? all[0])?.side?.fr;
	return {
		line: line.map((part) => {
			const side = part.side?.fr === before ? undefined : part.side;
			before = part.side?.fr ?? before;
			return { ...part, side, text: part.step.brief ?? part.text };
		}),
		rest: open.filter((part) => !line.includes(part)),
		throws: all.filter(({ step }) => step.then),
		doubts: all.flatMap(({ step }) => (step.told && step.doubt ? [step.doubt] : []))
	};
}
