/** What the keeping functions ask of a place to keep things in: the database, or this tab's memory where there is none. */
import type { Aside, Battle, Draft, Entry, Favourite, Force, Pack, Recent, StepKind, Stretch, Time } from './types';

/** Rows about the rest: one of each, by key. */
export interface MetaRows {
	/** The version of the app's data that wrote last. An older app must not write. */
	schema: { readonly key: 'schema'; readonly version: number };
	history: History;
	/** `mark`: entries up to this `updated` are in it. */
	backup: { readonly key: 'backup'; readonly at: Time; readonly mark?: Time };
	persist: { readonly key: 'persist'; readonly at: Time };
}

/** The contents of `steps`, so that nobody needs to load them to know what can be undone. */
export interface History {
	readonly key: 'history';
	/** The number of the oldest step kept. */
	readonly first: number;
	/** The number of the last step that is done; those above it are undone. */
	readonly at: number;
	readonly steps: readonly { readonly what: StepKind; readonly when: Time; readonly size: number }[];
	/** The latest changes by their own ids: after a lost connection one can see whether a change arrived. */
	readonly ops: readonly string[];
}

/** Rows to swap with what stands in the tables: nothing where there was no row. */
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

/** The field that names a row. */
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

/** The rows of the tables as they are, not yet checked: another version may have written them. */
export interface RawReader {
	get<T extends TableName>(table: T, key: Key): Promise<Tables[T] | undefined>;
	/** As many as keys, in their order. */
	many<T extends TableName>(table: T, keys: readonly Key[]): Promise<(Tables[T] | undefined)[]>;
	all<T extends TableName>(table: T): Promise<Tables[T][]>;
	/** Of every row, readable or not. */
	keys(table: TableName): Promise<Key[]>;
	entries(battle: string, stretch: Stretch): Promise<Entry[]>;
	/** Of a battle, without the marks of its turns. */
	count(battle: string): Promise<number>;
	/** How many entries were written or changed after then. */
	changedSince(time: Time): Promise<number>;
}

/** The same without the rows that this version cannot read. */
export interface Reader extends RawReader {
	/** Those rows, as text. */
	unreadable(now: Time): Promise<Aside[]>;
	unreadableKeys(table: DataTable): Promise<Key[]>;
}

interface Writes {
	put<T extends TableName>(table: T, rows: readonly Tables[T][]): Promise<void>;
	remove(table: TableName, keys: readonly Key[]): Promise<void>;
}

export interface RawWriter extends RawReader, Writes {}
export interface Writer extends Reader, Writes {}

/** Every kind runs a body as one: all of it happens, or nothing. A body awaits nothing but its reader or writer. */
export interface Store {
	read<T>(body: (reader: RawReader) => Promise<T>): Promise<T>;
	write<T>(body: (writer: RawWriter) => Promise<T>): Promise<T>;
	live<T>(
		query: (reader: RawReader) => Promise<T>,
		next: (value: T) => void,
		fail: (error: unknown) => void
	): () => void;
	close(): void;
	/** Written by a newer version: it can be read, and rows may hold fields that are not known here. */
	readonly newer?: boolean;
}
