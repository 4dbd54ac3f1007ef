/** The interface between storage functions and a store: Dexie, or this tab's memory. */
import type { Aside, Battle, Draft, Entry, Favourite, Force, Pack, Recent, StepKind, Stretch, Time } from './types';

/** Rows of the `meta` table by key, at most one of each. */
export interface MetaRows {
	/** Version of the data that wrote last. An older app must not write. */
	schema: { readonly key: 'schema'; readonly version: number };
	history: History;
	/** Entries up to `mark` (their `updated`) are in the backup. */
	backup: { readonly key: 'backup'; readonly at: Time; readonly mark?: Time };
	/** Files of single battles: those entries of a battle are in one whose `updated` is not above its mark. */
	copies: Copies;
	persist: { readonly key: 'persist'; readonly at: Time };
}

interface Copies {
	readonly key: 'copies';
	/** When the last of these files was made. */
	readonly at: Time;
	/** Entries of all battles up to it are in some file. */
	readonly mark: Time;
	/** Battles that are in a file beyond that mark, by id. */
	readonly battles: Readonly<Record<string, Time>>;
}

/** Index of the `steps` table, so that undo is known without loading the steps. */
export interface History {
	readonly key: 'history';
	/** Number of the oldest step kept. */
	readonly first: number;
	/** Number of the last applied step. Higher ones are undone. */
	readonly at: number;
	readonly steps: readonly { readonly what: StepKind; readonly when: Time; readonly size: number }[];
	/** Ids of the latest changes: after a lost connection they tell whether a change was committed. */
	readonly ops: readonly string[];
}

/** Rows to exchange with those in a table. Undefined where no row existed. */
export interface Swap {
	readonly table: DataTable;
	readonly key: string;
	readonly row?: Tables[DataTable];
}

export interface Step {
	readonly n: number;
	readonly swaps: readonly Swap[];
}

export interface Tables {
	favourites: Favourite;
	battles: Battle;
	entries: Entry;
	recents: Recent;
	packs: Pack;
	drafts: Draft;
	forces: Force;
	aside: Aside;
	steps: Step;
	meta: MetaRows[keyof MetaRows];
}

export type TableName = keyof Tables;

export const DATA_TABLES = [
	'favourites',
	'battles',
	'entries',
	'recents',
	'packs',
	'drafts',
	'forces',
	'aside'
] as const;
export type DataTable = (typeof DATA_TABLES)[number];

export const TABLES = [...DATA_TABLES, 'steps', 'meta'] as const satisfies readonly TableName[];

/** The primary key of each table. */
const KEYS = {
	favourites: 'id',
	battles: 'id',
	entries: 'id',
	recents: 'path',
	packs: 'id',
	drafts: 'id',
	forces: 'id',
	aside: 'text',
	steps: 'n',
	meta: 'key'
} as const satisfies Record<TableName, string>;

export type Key = string | number;

export const keyOf = <T extends TableName>(table: T, row: Tables[T]): Key => (row as never)[KEYS[table]];

/** Rows as stored, unchecked: another version may have written them. */
export interface RawReader {
	get<T extends TableName>(table: T, key: Key): Promise<Tables[T] | undefined>;
	/** Same length and order as `keys`. */
	many<T extends TableName>(table: T, keys: readonly Key[]): Promise<(Tables[T] | undefined)[]>;
	all<T extends TableName>(table: T): Promise<Tables[T][]>;
	/** Keys of all rows, readable or not. */
	keys(table: TableName): Promise<Key[]>;
	entries(battle: string, stretch: Stretch): Promise<Entry[]>;
	/** Entries in a battle, turn marks not counted. */
	count(battle: string): Promise<number>;
	/** Number of entries written or changed after `time`. */
	changedSince(time: Time): Promise<number>;
	entriesSince(time: Time): Promise<Entry[]>;
}

/** As `RawReader`, without unreadable rows. */
export interface Reader extends RawReader {
	/** The unreadable rows, as text. */
	unreadable(now: Time): Promise<Aside[]>;
	unreadableKeys(table: DataTable): Promise<Key[]>;
}

interface Writes {
	put<T extends TableName>(table: T, rows: readonly Tables[T][]): Promise<void>;
	remove(table: TableName, keys: readonly Key[]): Promise<void>;
}

export interface RawWriter extends RawReader, Writes {}
export interface Writer extends Reader, Writes {}

/** Runs each body in one transaction. A body may await only its reader or writer, because IndexedDB ends a transaction otherwise. */
export interface Store {
	read<T>(body: (reader: RawReader) => Promise<T>): Promise<T>;
	write<T>(body: (writer: RawWriter) => Promise<T>): Promise<T>;
	live<T>(
		query: (reader: RawReader) => Promise<T>,
		next: (value: T) => void,
		fail: (error: unknown) => void
	): () => void;
	close(): void;
	/** The database was written by a newer version: read-only, and rows may have unknown fields. */
	readonly newer?: boolean;
}
