/** Types for units of a game: the card, its states, and the questions that it answers. */
import type { Answers, HowMany, Picked, Text } from '$lib/core/types';

/** How many of the units that take part a rule needs: each of them, some but not all, at least one. */
type Share = 'all' | 'part' | 'any';

/** Something that is true of a unit or not: a state it is in, or what its card says. */
export type Fact = { readonly state: string } | { readonly field: string; readonly is: readonly string[] };

/** A number of a unit: a field of its card, the figures left, or the losses carried over. */
export type Figure = string;
export const LEFT = 'left';
export const CARRIED = 'carried';

/** How the units of a party answer one question. Of several rules for one question, the first that fits counts. */
export type CardAnswer =
	/** Every value of the field, as several choices. */
	| { readonly question: string; readonly each: string }
	/** Value of the first unit of the part (the top of a stack). */
	| { readonly question: string; readonly first: Figure }
	/** The value or figure that all of them have; nothing where they differ. */
	| { readonly question: string; readonly same: Figure }
	| { readonly question: string; readonly sum: Figure }
	| { readonly question: string; readonly best: Figure }
	/** A choice, where enough units have all the facts. In a question with several answers, each such choice. */
	| {
			readonly question: string;
			readonly choice: string;
			readonly where: readonly Fact[];
			/** A number: at least so many units. */
			readonly of: Share | number;
	  };

/** Units on one side of a combat, as a calculator sees them. */
export interface Part {
	readonly id: string;
	/** Whose combat it is: the side that acts, or its opponent. */
	readonly acts: boolean;
	/** Whether more than one unit may take part. */
	readonly several?: true;
	readonly answers: readonly CardAnswer[];
}

/** What a unit may become. */
interface UnitState {
	/** The id of a term of the game, which names it; else it has a title of its own. */
	readonly id: string;
	readonly title?: Text;
	/** The unit is off the table. */
	readonly gone?: true;
	/** What to do where it strikes a unit that is in one of these states already: the sheet leaves it to the rules. */
	readonly again?: { readonly after: readonly string[]; readonly text: Text };
}

/** What is counted down: the field that says how many there were, and how many losses take one away. */
export interface Losses {
	readonly field: string;
	/** The field with that number: wounds a model. Left out: one. */
	readonly each?: string;
	/** What one loss is called: `1 wound`, `2 wounds`. */
	readonly one: Text;
	readonly many: Text;
}

/** A field of a card, in the shape of a question. */
export type CardField = Picked | HowMany;

/** Points that a group has in a turn. */
interface GroupDie {
	readonly title: Text;
	readonly faces: readonly number[];
	/** What is taken off it, with its number: `2 PIPs spent`. */
	readonly one: Text;
	readonly many: Text;
	/** The calculator of what they pay for, and its question of how many are spent already. Its part is the id of a step's `brings`. */
	readonly pays: { readonly calculator: string; readonly part: string; readonly spent: string };
}

export interface UnitRules {
	/** The fields of a card. */
	readonly fields: readonly CardField[];
	/** The fields that a chip shows behind the name. */
	readonly shown: readonly string[];
	readonly states: readonly UnitState[];
	readonly losses?: Losses;
	/** The field that a number in front of the unit means in a list: `4 Kn (O)`. Left out: so many units. */
	readonly counted?: string;
	/** The die that each group throws for what it may do in a turn. */
	readonly groupDie?: GroupDie;
	/** What a group of units is called. */
	readonly group?: Text;
	/** What a group of units counts towards its break: the field with the worth of one, in what it has lost. */
	readonly worth?: string;
	/** States of a whole group, and the units that they spare. */
	readonly groupStates?: readonly (UnitState & { readonly spares?: Fact })[];
	/** By calculator: who takes part. */
	readonly parts: Readonly<Record<string, readonly Part[]>>;
}

/** A unit as it was mustered. */
export interface Unit {
	readonly id: string;
	readonly name: string;
	readonly card: Answers;
	/** What it had suffered before the battle. */
	readonly states?: readonly string[];
	readonly lost?: number;
}

/** What an entry of the log changes. */
export type Change =
	| { readonly unit: string; readonly state: string; readonly is: boolean }
	/** Below zero where something comes back. */
	| { readonly unit: string; readonly lost: number }
	| { readonly group: string; readonly state: string; readonly is: boolean }
	/** Points of its die in that turn. */
	| { readonly group: string; readonly spent: number };

/** A unit with its state after all entries of the log. */
export interface Standing extends Unit {
	readonly states: readonly string[];
	readonly lost: number;
	/** Figures left; undefined if the game counts none. */
	readonly left?: number;
	readonly carried: number;
	readonly gone: boolean;
}
