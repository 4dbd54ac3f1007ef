/**
 * Filters rows between the tables and their readers. A row that this version would not have written (a bug, another tool, a newer
 * version) is left in the database, reported, and otherwise ignored.
 */
import { isRow, understood } from './check';
import { countsByKind } from './entry-counts';
import {
	DATA_TABLES,
	isDataTable,
	keyOf,
	type DataTable,
	type RawReader,
	type Reader,
	type TableName,
	type Tables
} from './store';
import type { Aside, Entry } from './types';

export interface Sieve {
	/** For a newer database: rows are read without the fields it added, and never written back. */
	readonly lenient: boolean;
	/** Whether a row was ever left out, by this reader or another one. */
	met(): boolean;
	/** Called when the first row is left out. */
	found(): void;
}

/** The row as text, even if it is no JSON. */
function textOf(row: unknown): string {
	try {
		return JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? 'null';
	} catch {
		// A circular structure.
		return String(row);
	}
}

export const asideOf = (table: DataTable, row: unknown, found: number): Aside => ({ text: textOf(row), table, found });

export function sift(raw: RawReader, { lenient, met, found }: Sieve): Reader {
	function clean<T extends TableName>(table: T, row: Tables[T] | undefined): Tables[T] | undefined {
		if (row === undefined || !isDataTable(table)) return row;
		if (isRow(table, row)) return row;
		const known = lenient ? understood(table, row) : undefined;
		if (known) return known;
		if (!met()) found();
		return undefined;
	}

	const cleaned = <T extends TableName>(table: T, rows: readonly (Tables[T] | undefined)[]): Tables[T][] =>
		rows.flatMap((row) => clean(table, row) ?? []);

	const unread = async <T extends DataTable>(table: T): Promise<Tables[T][]> =>
		(await raw.all(table)).filter((row) => !isRow(table, row));

	const reader: Reader = {
		...raw,
		get: async (table, key) => clean(table, await raw.get(table, key)),
		many: async (table, keys) => (await raw.many(table, keys)).map((row) => clean(table, row)),
		all: async (table) => cleaned(table, await raw.all(table)),
		async entries(battle, { order, past, limit }) {
			const entries: Entry[] = [];
			for (let after = past; ;) {
				const portion = await raw.entries(battle, { order, past: after, limit });
				entries.push(...cleaned('entries', portion));
				after = portion.at(-1);
				// Unreadable entries were left out, so read as many more to fill the page.
				if (limit === undefined || portion.length < limit || !after) return entries;
				if (entries.length >= limit) return entries.slice(0, limit);
			}
		},
		// Counts entry by entry only if some are known to be unreadable.
		counts: async (battle) =>
			met() ? countsByKind(await reader.entries(battle, { order: 'oldest' })) : raw.counts(battle),
		entriesSince: async (time) => cleaned('entries', await raw.entriesSince(time)),
		async unreadable(now) {
			const rows: Aside[] = [];
			for (const table of DATA_TABLES) rows.push(...(await unread(table)).map((row) => asideOf(table, row, now)));
			return rows;
		},
		unreadableKeys: async (table) => (await unread(table)).map((row) => keyOf(table, row))
	};
	return reader;
}
