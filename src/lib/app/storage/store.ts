/** The interface between storage functions and a store: Dexie, or this tab's memory. */
import type { EntryCounts } from './entry-counts';
import type { Aside, DataRows, Entry, StepKind, Stretch, Time } from './types';

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

export interface Tables extends DataRows {
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

const NAMES: readonly string[] = DATA_TABLES;
export const isDataTable = (table: string): table is DataTable => NAMES.includes(table);

/** Contents of a backup. */
export type Data = { readonly [T in DataTable]: readonly Tables[T][] };

/** `Data` that is still being put together. */
export type DataLists = { readonly [T in DataTable]: Tables[T][] };

/** Rows of all data tables, from a function of the table. */
export const dataOf = (rows: <T extends DataTable>(table: T) => Tables[T][]): DataLists => ({
	favourites: rows('favourites'),
	battles: rows('battles'),
	entries: rows('entries'),
	recents: rows('recents'),
	packs: rows('packs'),
	drafts: rows('drafts'),
	forces: rows('forces'),
	aside: rows('aside')
});

/** The type of a table's primary key. */
export type KeyIn<T extends TableName> = T extends 'steps' ? number : string;
export type Key = KeyIn<TableName>;

/** The primary key of a row, by table. */
const KEYS: { readonly [T in TableName]: (row: Tables[T]) => KeyIn<T> } = {
	favourites: ({ id }) => id,
	battles: ({ id }) => id,
	entries: ({ id }) => id,
	recents: ({ path }) => path,
	packs: ({ id }) => id,
	drafts: ({ id }) => id,
	forces: ({ id }) => id,
	aside: ({ text }) => text,
	steps: ({ n }) => n,
	meta: ({ key }) => key
};

export const keyOf = <T extends TableName>(table: T, row: Tables[T]): KeyIn<T> => KEYS[table](row);

/** Rows as stored, unchecked: another version may have written them. */
export interface RawReader {
	get<T extends TableName>(table: T, key: KeyIn<T>): Promise<Tables[T] | undefined>;
	/** Same length and order as `keys`. */
	many<T extends TableName>(table: T, keys: readonly KeyIn<T>[]): Promise<(Tables[T] | undefined)[]>;
	all<T extends TableName>(table: T): Promise<Tables[T][]>;
	/** Keys of all rows, readable or not. */
	keys<T extends TableName>(table: T): Promise<KeyIn<T>[]>;
	entries(battle: string, stretch: Stretch): Promise<Entry[]>;
	counts(battle: string): Promise<EntryCounts>;
	/** Number of entries written or changed after `time`. */
	changedSince(time: Time): Promise<number>;
	entriesSince(time: Time): Promise<Entry[]>;
}

/** As `RawReader`, without unreadable rows. */
export interface Reader extends RawReader {
	/** The unreadable rows, as text. */
	unreadable(now: Time): Promise<Aside[]>;
	unreadableKeys(table: DataTable): Promise<string[]>;
}

interface Writes<Name extends TableName> {
	put<T extends Name>(table: T, rows: readonly Tables[T][]): Promise<void>;
	remove<T extends Name>(table: T, keys: readonly KeyIn<T>[]): Promise<void>;
}

export interface RawWriter extends RawReader, Writes<TableName> {}
/** As `Reader`, and writes rows as they are. */
export interface PlainWriter extends Reader, Writes<TableName> {}
/** Checks the rows that it writes and records them for undo. */
export interface Writer extends Reader, Writes<DataTable> {}

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
