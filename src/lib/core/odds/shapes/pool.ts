/** Many dice of one kind, counted in stages: to hit, to wound, to save, and what falls in the end. */
import type { Noun } from '$lib/core/count';
import type { Die, Odds, Outcome, Reading, RowRef, Step, Text, Throw, Worked } from '$lib/core/types';
import { andThen, atLeast, regroup, successes, sure } from '../odds';

/** What is rolled for. */
export interface Score {
	/** The score that a die must reach. */
	readonly need: number;
	readonly die?: Die;
	/** Which dice go on: those that made it, or the others, where making it saves. */
	readonly keep: 'made' | 'rest';
	/** What is thrown, and what a die makes that reaches the score: shots make hits. */
	readonly things: Noun;
	readonly makes: Noun;
	/** What the score is for: `to wound`. */
	readonly aim: Text;
	/** Asked when the dice are counted: `Hits made`. */
	readonly made: Text;
	readonly row?: RowRef;
}

export interface Stage extends Score {
	/** Whether a die goes on to the next stage. */
	readonly goesOn: Odds<boolean>;
}

export const stageOf = (score: Score): Stage => {
	const made = atLeast(score.need, score.die);
	return { ...score, goesOn: score.keep === 'made' ? made : regroup(made, (yes) => !yes) };
};

/** How wounds become models that fall: so many each, and those left over from before. */
export interface Wounds {
	readonly per: number;
	readonly carried: number;
}

/** The result of a number of wounds. */
export interface Fallen {
	readonly n: number;
	readonly suffered: number;
	/** Not enough for one more. */
	readonly left: number;
}

export interface Pool extends Wounds {
	readonly count: number;
	readonly stages: readonly Stage[];
	/** What is counted in the end. */
	readonly unit: Text;
	outcome(n: number): Outcome;
	steps(fallen: Fallen): readonly Step[];
}

export const fallenId = (n: number): string => `k${n}`;

/** The ids of at least so many that fall, the most first. */
export const fallenIds = (most: number, least = 0): string[] =>
	Array.from({ length: most + 1 - least }, (_, i) => fallenId(most - i));

/** Every die passes: there is nothing to throw. */
export const isPassed = ({ goesOn }: Stage): boolean => !goesOn.has(false);

/** One die from here to the end: does it get through? */
export const through = (stages: readonly Stage[]): Odds<boolean> =>
	stages.reduceRight<Odds<boolean>>(
		(rest, { goesOn }) => andThen(goesOn, (yes) => (yes ? rest : sure(false))),
		sure(true)
	);

function fallenOf(suffered: number, { per, carried }: Wounds): Fallen {
	const n = Math.floor((carried + suffered) / per);
	return { n, suffered, left: carried + suffered - n * per };
}

export type Pooled = Throw & Required<Pick<Worked, 'distribution'>>;

/** Makes the throw of a pool. Stages that every die passes must be removed before. */
export function pool(of: Pool): Pooled {
	const { count, stages } = of;
	const [stage, ...rest] = stages;
	if (!stage) throw new Error('A pool needs a stage to throw for.');
	const numbers = regroup(successes(count, through(stages)), (suffered) => fallenOf(suffered, of).n);
	const thrown = stage.things(count);
	return {
		title: {
			fr: `${thrown.fr}\u00a0: ${stage.need}+ ${stage.aim.fr}`,
			en: `${thrown.en}: ${stage.need}+ ${stage.aim.en}`
		},
		pool: { count, need: stage.need },
		dice: [{ faces: Array.from({ length: count + 1 }, (_, n) => n), label: stage.made }],
		odds: regroup(numbers, fallenId),
		outcomes: [...numbers.keys()].sort((a, b) => b - a).map((n) => of.outcome(n)),
		read([face = 0]): Reading {
			const made = Math.min(count, Math.max(0, Math.trunc(face)));
			const on = stage.keep === 'made' ? made : count - made;
			const makes = stage.makes(made);
			const read = { sum: { fr: `${thrown.fr} → ${makes.fr}`, en: `${thrown.en} → ${makes.en}` }, row: stage.row };
			const [following] = rest;
			if (!on || !following) {
				const fallen = fallenOf(on, of);
				return { ...read, outcome: fallenId(fallen.n), steps: of.steps(fallen) };
			}
			const then = pool({ ...of, count: on, stages: rest });
			return {
				...read,
				outcome: fallenId(fallenOf(0, of).n),
				undecided: true,
				steps: [{ text: then.title, row: following.row, then }]
			};
		},
		distribution: { unit: of.unit, numbers }
	};
}
