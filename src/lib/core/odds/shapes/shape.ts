/** The base of every throw: one function gives the verdict of a roll. The odds and `read` both call it, so they cannot disagree. */
import type { Chance, Die, Odds, Outcome, RowRef, Step, Text, Throw } from '$lib/core/types';
import { andThen, sure } from '../odds';

/** The rolls that some dice can make. */
export interface Rolls<Roll> {
	readonly dice: readonly Die[];
	/** Every roll with its ways. Rolls that count the same may be one: it is read once. */
	readonly all: readonly { readonly roll: Roll; readonly ways: bigint }[];
	/** The roll that these faces make, one face for each die. */
	of(faces: readonly number[]): Roll;
}

/** What a roll comes to. A maker adds here what its outcomes and steps need to know. */
export interface Verdict {
	/** If a later throw decides: the part of the result that is certain already. */
	readonly outcome: string;
	readonly row?: RowRef;
	/** The throw that decides, where this one does not: one of the steps asks for it, and the odds go on to it. */
	readonly deciding?: Throw;
}

/** A roll that has been read. */
export interface Fall<Roll, Read> {
	readonly roll: Roll;
	readonly ways: bigint;
	readonly verdict: Read;
}

export interface Shape<Roll, Read extends Verdict> {
	readonly title: Text;
	verdict(roll: Roll): Read;
	/** Ids of all its outcomes, best first for the side that acts. Those that no roll leads to are left out. */
	readonly outcomes: readonly Read['outcome'][];
	/** What an outcome means, given every verdict that leads to it, in the order of the faces. */
	outcome(id: Read['outcome'], verdicts: readonly [Read, ...Read[]]): Outcome;
	/** The arithmetic in figures. */
	sum?(roll: Roll, verdict: Read): Text | undefined;
	/** Where a reading is written. Left out: the row of its verdict. */
	row?(verdict: Read): RowRef | undefined;
	steps(verdict: Read, roll: Roll): readonly Step[];
	/** Chances beside the outcomes. */
	chances?(falls: readonly Fall<Roll, Read>[]): readonly Chance[];
}

export type Shaped = Throw & { readonly chances?: readonly Chance[] };

/** The ways to each outcome. */
export function oddsOf<Roll>(falls: readonly Fall<Roll, Verdict>[]): Odds {
	if (falls.some(({ verdict }) => verdict.deciding)) {
		const rolls = new Map(falls.map((fall) => [fall, fall.ways]));
		return andThen(rolls, ({ verdict: { outcome, deciding } }) => deciding?.odds ?? sure(outcome));
	}
	const odds = new Map<string, bigint>();
	for (const { ways, verdict } of falls) odds.set(verdict.outcome, (odds.get(verdict.outcome) ?? 0n) + ways);
	return odds;
}

/** Every roll, read once. */
export const readAs = <Roll, Read>(rolls: Rolls<Roll>, verdict: (roll: Roll) => Read): Fall<Roll, Read>[] =>
	rolls.all.map(({ roll, ways }) => ({ roll, ways, verdict: verdict(roll) }));

function outcomesOf<Roll, Read extends Verdict>(shape: Shape<Roll, Read>, falls: readonly Fall<Roll, Read>[]) {
	const leading = new Map<string, [Read, ...Read[]]>();
	for (const { verdict } of falls) {
		for (const id of verdict.deciding?.odds.keys() ?? [verdict.outcome]) {
			const others = leading.get(id);
			if (others) others.push(verdict);
			else leading.set(id, [verdict]);
		}
	}
	return shape.outcomes.flatMap((id): Outcome[] => {
		const verdicts = leading.get(id);
		return verdicts ? [shape.outcome(id, verdicts)] : [];
	});
}

export function shaped<Roll, Read extends Verdict>(rolls: Rolls<Roll>, shape: Shape<Roll, Read>): Shaped {
	const falls = readAs(rolls, shape.verdict);
	return {
		title: shape.title,
		dice: rolls.dice,
		odds: oddsOf(falls),
		outcomes: outcomesOf(shape, falls),
		...(shape.chances && { chances: shape.chances(falls) }),
		read(faces) {
			// Dice that have not fallen count as their first face.
			const roll = rolls.of(rolls.dice.map((die, i) => faces[i] ?? die.faces[0] ?? 0));
			const verdict = shape.verdict(roll);
			return {
				outcome: verdict.outcome,
				...(verdict.deciding && { undecided: true }),
				sum: shape.sum?.(roll, verdict),
				row: shape.row ? shape.row(verdict) : verdict.row,
				steps: shape.steps(verdict, roll)
			};
		}
	};
}
