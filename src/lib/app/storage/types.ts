/** What is kept on the phone. Types only: a page may import them without loading the database. */
import type { Text } from '$lib/core/types';
import type { Change } from '$lib/core/units/types';
import type { PROBLEMS, REFUSALS, STEPS } from './words';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** By question id: the same value makes the link, the preset and the log entry. */
export type Answers = { readonly [question: string]: Json };

/** Milliseconds since 1970. */
export type Time = number;

interface Kept {
	/** A uuid: the same on every device the row is carried to. */
	readonly id: string;
	readonly created: Time;
	/** Where two devices disagree, the newer wins. */
	readonly updated: Time;
}

export interface Favourite extends Kept {
	/** Without the language: `/alexander/terrain/#ford-2`. */
	readonly path: string;
	/** Makes it a preset of the calculator at `path`. */
	readonly answers?: Answers;
	/** The player's own name for it. */
	readonly name?: string;
	readonly order: number;
}

export interface Side {
	readonly name: string;
	/** A word of the palette, or #rrggbb. */
	readonly colour: string;
}

export type BattleState = 'running' | 'paused' | 'ended';

export interface Battle extends Kept {
	/** The id of a game. */
	readonly game: string;
	readonly scenario: string;
	readonly sides: readonly [Side, Side];
	/** 0 before the first. */
	readonly turn: number;
	/** Whether turns are counted. */
	readonly turns: boolean;
	/** At most one battle is running. */
	readonly state: BattleState;
}

/** A combat as it was resolved. Ids, answers and faces are the truth; what was shown tells whether a figure has changed since. */
export interface Resolved {
	/** `alexander/melee`. */
	readonly calculator: string;
	readonly answers: Answers;
	readonly faces: readonly number[];
	/** Ids of outcomes. */
	readonly outcome: readonly string[];
	/** The result in words, as it stood on the screen. */
	readonly shown: Text;
	/** The day of the data it was resolved with: `2026-11-18`. */
	readonly data: string;
}

export type Units = readonly [string, string];

/** What stood in an entry before it was corrected. */
export interface Correction extends Resolved {
	/** When it was replaced. */
	readonly at: Time;
}

interface Logged extends Kept {
	/** The id of a battle; empty while the player has not said whether to keep it. */
	readonly battle: string;
	/** Its place in the battle: the time of writing, and later than the entry before whatever the clock said. */
	readonly order: number;
	readonly turn: number;
	/** Which of the two sides. */
	readonly who?: 0 | 1;
	readonly note?: string;
}

export interface Combat extends Logged, Resolved {
	readonly kind: 'combat';
	/** The player's names for the two that fought, the one that acts first; empty where it has none. */
	readonly units?: Units;
	/** Oldest first. */
	readonly corrected?: readonly Correction[];
	/** The units that fought, by the part of the calculator that each took. */
	readonly fought?: Fought;
	/** What it made of units: as the player agreed. */
	readonly changes?: readonly Change[];
}

/** Ids of units, by part. */
type Fought = { readonly [part: string]: readonly string[] };

interface FreeNote extends Logged {
	readonly kind: 'note';
	readonly note: string;
}

/** The beginning of a turn. */
interface TurnMark extends Logged {
	readonly kind: 'turn';
}

/** What became of units without a combat: a rally, a loss by a rule that is not on the sheet. */
interface UnitChange extends Logged {
	readonly kind: 'change';
	readonly changes: readonly Change[];
}

export type Entry = Combat | FreeNote | TurnMark | UnitChange;

/** A unit as it was mustered: what has become of it since is worked out from the log. */
interface KeptUnit {
	readonly id: string;
	/** Empty: called by what it is. */
	readonly name: string;
	readonly card: Answers;
	/** What it had suffered before this battle. */
	readonly states?: readonly string[];
	readonly lost?: number;
}

/** A command, a formation, a wing. */
export interface KeptGroup {
	readonly id: string;
	readonly name: string;
	readonly units: readonly KeptUnit[];
	readonly states?: readonly string[];
	/** Losses at which it breaks, and the warning before: as the player’s list says. */
	readonly breaks?: number;
	readonly warns?: number;
}

/** The units of one side of a battle; without a battle, an army that is kept to be used again. */
export interface Force extends Kept {
	readonly game: string;
	readonly name: string;
	readonly battle?: string;
	readonly side?: 0 | 1;
	readonly groups: readonly KeptGroup[];
}

export interface Recent {
	readonly path: string;
	readonly when: Time;
}

/** A game that came as a file, kept as the text it came in. */
export interface Pack {
	readonly id: string;
	/** Of two, the higher one wins. */
	readonly version: number;
	readonly text: string;
	readonly installedAt: Time;
}

/** A game that is being written: JSON, and not yet a pack perhaps. */
export interface Draft extends Kept {
	readonly text: string;
}

/** A row that this version cannot read, as the text it was found as: it waits for a version that can. */
export interface Aside {
	/** JSON where the row could be written as such. */
	readonly text: string;
	/** The table it was found in. */
	readonly table: string;
	readonly found: Time;
}

/** What a removed game called something of it. */
export interface GoneWords {
	readonly title: Text;
	/** Of which chart. */
	readonly of?: Text;
}

/** By the paths that favourites and the log keep: `/~wars/moves/`, `~wars/attack`. */
export type AllGoneWords = Readonly<Record<string, GoneWords>>;

/** What a backup holds. */
export interface Data {
	readonly favourites: readonly Favourite[];
	readonly battles: readonly Battle[];
	readonly entries: readonly Entry[];
	readonly recents: readonly Recent[];
	readonly packs: readonly Pack[];
	readonly drafts: readonly Draft[];
	readonly forces: readonly Force[];
	readonly aside: readonly Aside[];
}

export type Problem = (typeof PROBLEMS)[number];
export type RefusalReason = (typeof REFUSALS)[number];
export type StepKind = (typeof STEPS)[number];

/** Whether what is written now will still be there tomorrow. */
export interface Keeping {
	readonly kept: boolean;
	readonly problem?: Problem;
	readonly says?: Text;
}

/** One thing that can be undone or done again. */
export interface StepInfo {
	readonly n: number;
	readonly what: StepKind;
	readonly says: Text;
	readonly when: Time;
	/** The battle that it changed. */
	readonly battle?: Pick<Battle, 'id' | 'scenario' | 'created'> | undefined;
}

export interface Undoable {
	readonly undo?: StepInfo;
	readonly redo?: StepInfo;
}

/** A value that changes: a store for `$`, and `now()` for one look. */
export interface Live<T> {
	subscribe(next: (value: T) => void, fail?: (error: unknown) => void): () => void;
	now(): Promise<T>;
}

/** A value that is known at once and may change. */
export interface Watched<T> {
	readonly now: T;
	subscribe(next: (value: T) => void): () => void;
}

export type Place = Pick<Entry, 'order' | 'id'>;

/** A stretch of the entries of a battle. */
export interface Stretch {
	readonly order: 'newest' | 'oldest';
	/** Go on after this entry, in that order. */
	readonly past?: Place;
	readonly limit?: number;
}

export type Counts = Readonly<Record<keyof Data, number>>;

export interface Refusal {
	readonly ok: false;
	readonly reason: RefusalReason;
	readonly says: Text;
	/** The place in the file: `entries[3].turn`. */
	readonly where?: string;
}

export interface Inspection {
	readonly ok: true;
	readonly scope: 'all' | 'battle';
	readonly made: Time;
	/** Day of the data by game. */
	readonly data: Readonly<Record<string, string>>;
	readonly counts: Counts;
}

export interface Imported {
	readonly ok: true;
	readonly added: Counts;
	readonly updated: Counts;
	readonly kept: Counts;
	readonly removed: Counts;
}

export type Fate = 'added' | 'updated' | 'kept';

/** What becomes of one row of a file. */
export type Difference =
	| { readonly fate: Fate; readonly table: 'battles'; readonly row: Battle; readonly own?: Battle }
	| { readonly fate: Fate; readonly table: 'entries'; readonly row: Entry; readonly own?: Entry };

/** What an import would do. */
export interface Preview extends Omit<Imported, 'ok'> {
	/** Battles first, and what is in them, in the order of the file. */
	readonly differences: readonly Difference[];
}

export interface Exported {
	readonly text: string;
	readonly made: Time;
	/** Entries up to this `updated` are in it. */
	readonly mark: Time;
	readonly name: string;
}

export interface Space {
	readonly used: number;
	readonly quota: number;
	/** Whether the browser has promised not to clear it by itself. */
	readonly persisted: boolean;
}

export interface Backups {
	readonly last?: Time;
	/** Entries written or changed since then. */
	readonly unsaved: number;
}
