/** What the keeping functions ask of a place to keep things in: the database, or this tab's memory where there is none. */
import type { Battle, Entry, Favourite, Recent, StepKind, Stretch, Time } from './types';

/** Rows about the rest: one of each, by key. */
export interface MetaRows {
	/** The version of the app's data that wrote last. An older app must not write. */
	schema: { readonly key: 'schema'; readonly version: number };
	history: History;
	backup: { readonly key: 'backup'; readonly at: Time };
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
	steps: Step;
	meta: MetaRows[keyof MetaRows];
}

export type TableName = keyof Tables;

export const DATA_TABLES = ['favourites', 'battles', 'entries', 'recents'] as const;
export type DataTable = (typeof DATA_TABLES)[number];

export const TABLES = [...DATA_TABLES, 'steps', 'meta'] as const satisfies readonly TableName[];

/** The field that names a row. */
export const KEYS = {
	favourites: 'id',
	battles: 'id',
	entries: 'id',
	recents: 'path',
	steps: 'n',
	meta: 'key'
} as const satisfies Record<TableName, string>;

export type Key = string | number;

export const keyOf = <T extends TableName>(table: T, row: Tables[T]): Key => (row as never)[KEYS[table]];

export interface Reader {
	get<T extends TableName>(table: T, key: Key): Promise<Tables[T] | undefined>;
	/** As many as keys, in their order. */
	many<T extends TableName>(table: T, keys: readonly Key[]): Promise<(Tables[T] | undefined)[]>;
	all<T extends TableName>(table: T): Promise<Tables[T][]>;
	entries(battle: string, stretch: Stretch): Promise<Entry[]>;
	count(battle: string): Promise<number>;
	/** How many entries were written or changed after then. */
	changedSince(time: Time): Promise<number>;
}

export interface Writer extends Reader {
	put<T extends TableName>(table: T, rows: readonly Tables[T][]): Promise<void>;
	remove(table: TableName, keys: readonly Key[]): Promise<void>;
}

/** Both kinds run a body as one: all of it happens, or nothing. A body awaits nothing but its reader or writer. */
export interface Store {
	read<T>(body: (reader: Reader) => Promise<T>): Promise<T>;
	write<T>(body: (writer: Writer) => Promise<T>): Promise<T>;
	live<T>(query: (reader: Reader) => Promise<T>, next: (value: T) => void, fail: (error: unknown) => void): () => void;
	close(): void;
}

export const metaOf = async <K extends keyof MetaRows>(reader: Reader, key: K): Promise<MetaRows[K] | undefined> =>
	(await reader.get('meta', key)) as MetaRows[K] | undefined;
