/** Types of stored rows. Types only, so that pages can import them without loading the database. */
import type { Text } from '$lib/core/types';
import type { Change } from '$lib/core/units/types';
import type { PROBLEMS, REFUSALS, STEPS } from './words';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** By question id. Links, presets and log entries share this format. */
export type Answers = { readonly [question: string]: Json };

/** Milliseconds since 1970. */
export type Time = number;

interface StoredRow {
	/** A uuid, the same on every device. */
	readonly id: string;
	readonly created: Time;
	/** On merge the later value wins. */
	readonly updated: Time;
}

export interface Favourite extends StoredRow {
	/** Without the language: `/alexander/terrain/#ford-2`. */
	readonly path: string;
	/** Makes the favourite a preset of the calculator at `path`. */
	readonly answers?: Answers;
	/** The player's own name for it. */
	readonly name?: string;
	readonly order: number;
}

export interface Side {
	readonly name: string;
	/** A name of the palette, or #rrggbb. */
	readonly colour: string;
}

export type BattleState = 'running' | 'paused' | 'ended';

interface Clock {
	/** When the round ends. */
	readonly ends?: Time;
}

export interface Battle extends StoredRow {
	/** The id of a game. */
	readonly game: string;
	readonly scenario: string;
	readonly sides: readonly [Side, Side];
	/** 0 before the first turn. */
	readonly turn: number;
	/** Whether turns are counted. */
	readonly turns: boolean;
	/** At most one battle is running. */
	readonly state: BattleState;
	/** Left out: no clock was asked for. */
	readonly clock?: Clock;
}

/** A resolved combat. Ids, answers and faces define it; `shown` is kept to tell whether a figure has changed since. */
export interface Resolved {
	/** `alexander/melee`. */
	readonly calculator: string;
	readonly answers: Answers;
	readonly faces: readonly number[];
	/** Ids of outcomes. */
	readonly outcome: readonly string[];
	/** The result in words, as shown at the time. */
	readonly shown: Text;
	/** Date of the game's data: `2026-11-18`. */
	readonly data: string;
}

export type Units = readonly [string, string];

/** An earlier version of a corrected entry. */
export interface Correction extends Resolved {
	/** When it was replaced. */
	readonly at: Time;
}

interface Logged extends StoredRow {
	/** Id of a battle, or `UNKEPT`. */
	readonly battle: string;
	/** Sort key within the battle: time of writing, but always later than the entry before it. */
	readonly order: number;
	readonly turn: number;
	/** Which of the two sides. */
	readonly who?: 0 | 1;
	readonly note?: string;
}

export interface Combat extends Logged, Resolved {
	readonly kind: 'combat';
	/** The player's names of the two units, the acting one first. Empty where unnamed. */
	readonly units?: Units;
	/** Oldest first. */
	readonly corrected?: readonly Correction[];
	/** Ids of the units that fought, by part of the calculator. */
	readonly fought?: Fought;
	/** What happened to units, as the player confirmed it. */
	readonly changes?: readonly Change[];
}

/** Ids of units, by part. */
type Fought = { readonly [part: string]: readonly string[] };

interface FreeNote extends Logged {
	readonly kind: 'note';
	readonly note: string;
}

/** Marks the beginning of a turn, or a moment of it at which the clock passed to the other side. */
export interface TurnMark extends Logged {
	readonly kind: 'turn';
	/** What groups of units may do in this turn, by their ids. */
	readonly dice?: TurnDice;
	/** Time from this instant counts for `who`; undefined: for no side. */
	readonly clock?: 'runs' | 'stops';
}

/** Face of each die, and points spent of it. */
export type TurnDice = { readonly [group: string]: { readonly face: number; readonly spent: number } };

/** What happened to units outside of a combat: a rally, a loss by a rule that the sheet lacks. */
interface UnitChange extends Logged {
	readonly kind: 'change';
	readonly changes: readonly Change[];
}

export type Entry = Combat | FreeNote | TurnMark | UnitChange;

/** A unit at the start of a battle. Its current state is computed from the log. */
interface KeptUnit {
	readonly id: string;
	/** Empty: shown by its type. */
	readonly name: string;
	readonly card: Answers;
	/** States it had before this battle. */
	readonly states?: readonly string[];
	readonly lost?: number;
}

/** A command, formation or wing. */
export interface KeptGroup {
	readonly id: string;
	readonly name: string;
	readonly units: readonly KeptUnit[];
	readonly states?: readonly string[];
	/** Losses at which the group breaks, and those at which a warning is shown, from the player's list. */
	readonly breaks?: number;
	readonly warns?: number;
}

/** Units of one side of a battle; without a battle, an army kept for reuse. */
export interface Force extends StoredRow {
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

/** An installed pack, stored as its original text. */
export interface Pack {
	readonly id: string;
	/** On merge the higher version wins. */
	readonly version: number;
	readonly text: string;
	readonly installedAt: Time;
}

/** A pack being written: JSON that may not be valid yet. */
export interface Draft extends StoredRow {
	readonly text: string;
}

/** A row that this version cannot read, kept as text for a version that can. */
export interface Aside {
	/** JSON, if the row could be serialised. */
	readonly text: string;
	/** The table it comes from. */
	readonly table: string;
	readonly found: Time;
}

/** Title that a removed game gave to a path. */
export interface GoneWords {
	readonly title: Text;
	/** Title of the chart it belongs to. */
	readonly of?: Text;
}

/** By path as stored in favourites and log entries: `/~wars/moves/`, `~wars/attack`. */
export type AllGoneWords = Readonly<Record<string, GoneWords>>;

/** A row of each table that a backup holds. */
export interface DataRows {
	favourites: Favourite;
	battles: Battle;
	entries: Entry;
	recents: Recent;
	packs: Pack;
	drafts: Draft;
	forces: Force;
	aside: Aside;
}

export type Problem = (typeof PROBLEMS)[number];
export type RefusalReason = (typeof REFUSALS)[number];
export type StepKind = (typeof STEPS)[number];

/** Whether rows are written to the disk, and if not, why. */
export interface Keeping {
	readonly kept: boolean;
	readonly problem?: Problem;
	readonly says?: Text;
}

/** A change of many rows that takes long. */
export interface Work {
	/** Rows that are dealt with, of all. */
	readonly done: number;
	readonly all: number;
	/** Nothing of it is done then. */
	stop(): void;
}

/** A step that can be undone or redone. */
export interface StepInfo {
	readonly n: number;
	readonly what: StepKind;
	readonly says: Text;
	readonly when: Time;
	/** The battle it changed. */
	readonly battle?: Pick<Battle, 'id' | 'scenario' | 'created'> | undefined;
}

export interface Undoable {
	readonly undo?: StepInfo;
	readonly redo?: StepInfo;
}

/** An observable value: a Svelte store, plus `now()` for a single read. */
export interface Live<T> {
	subscribe(next: (value: T) => void, fail?: (error: unknown) => void): () => void;
	now(): Promise<T>;
}

/** As `Live`, with a value that is always known. */
export interface Watched<T> {
	readonly now: T;
	subscribe(next: (value: T) => void): () => void;
}

export type EntryPosition = Pick<Entry, 'order' | 'id'>;

/** A range of the entries of a battle. */
export interface Stretch {
	readonly order: 'newest' | 'oldest';
	/** Continue after this entry, in the given order. */
	readonly past?: EntryPosition;
	readonly limit?: number;
}

export type Counts = Readonly<Record<keyof DataRows, number>>;

export interface Refusal {
	readonly ok: false;
	readonly reason: RefusalReason;
	readonly says: Text;
	/** Path of the wrong value in the file: `entries[3].turn`. */
	readonly where?: string;
}

export interface Inspection {
	readonly ok: true;
	readonly scope: 'all' | 'battle' | 'part';
	readonly made: Time;
	/** Date of each game's data, by game id. */
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

/** What an import does to one row. */
export type Difference =
	| { readonly fate: Fate; readonly table: 'battles'; readonly row: Battle; readonly own?: Battle }
	| { readonly fate: Fate; readonly table: 'entries'; readonly row: Entry; readonly own?: Entry };

/** What an import would do. */
export interface Preview extends Omit<Imported, 'ok'> {
	/** In file order, battles before their entries. */
	readonly differences: readonly Difference[];
}

export interface Exported {
	readonly text: string;
	/** Texts of further files, if one would be too big to be imported. */
	readonly further: readonly string[];
	readonly made: Time;
	/** Entries up to this `updated` are in the file. */
	readonly mark: Time;
	/** The battle, if the file holds only one. */
	readonly battle?: string;
}

export interface Space {
	readonly used: number;
	readonly quota: number;
	/** Whether the browser has granted persistent storage. */
	readonly persisted: boolean;
}

export interface Backups {
	/** The last file with everything. */
	readonly last?: Time;
	/** The last file with one battle. */
	readonly lastBattle?: Time;
	/** Entries that are in no file as they are now. */
	readonly unsaved: number;
}
