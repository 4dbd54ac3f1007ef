/**
 * Stands between the tables and all who read them: a row that this version would not have written (an older fault, another
 * tool, a newer version) is left where it is and told of, and everything else is read as if it were not there.
 */
import { isDataTable, isRow, understood } from './check';
import { DATA_TABLES, keyOf, type DataTable, type RawReader, type Reader, type Tables, type TableName } from './store';
import type { Aside, Entry } from './types';

export interface Sieve {
	/** Rows of a newer version are read without the fields it added; they are never written back. */
	readonly lenient: boolean;
	/** Told when a row was left out. */
	found(): void;
}

/** The text of a row, whatever it holds. */
function textOf(row: unknown): string {
	try {
		return JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)) ?? 'null';
	} catch {
		// It holds itself.
		return String(row);
	}
}

export const asideOf = (table: DataTable, row: unknown, found: number): Aside => ({ text: textOf(row), table, found });

export function sift(raw: RawReader, { lenient, found }: Sieve): Reader {
	let met = false;

	function clean<T extends TableName>(table: T, row: Tables[T] | undefined): Tables[T] | undefined {
		if (row === undefined || !isDataTable(table)) return row;
		if (isRow(table, row)) return row;
		if (lenient) {
			const known = understood(table, row);
			if (known) return known as unknown as Tables[T];
		}
		if (!met) found();
		met = true;
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
				// Those that were left out make room for as many beyond.
				if (limit === undefined || portion.length < limit || !after) return entries;
				if (entries.length >= limit) return entries.slice(0, limit);
			}
		},
		// Counted one by one only where one of them is known not to count.
		count: async (battle) => {
			if (!met) return raw.count(battle);
			const entries = await reader.entries(battle, { order: 'oldest' });
			return entries.filter(({ kind }) => kind !== 'turn').length;
		},
		async unreadable(now) {
			const rows: Aside[] = [];
			for (const table of DATA_TABLES) rows.push(...(await unread(table)).map((row) => asideOf(table, row, now)));
			return rows;
		},
		unreadableKeys: async (table) => (await unread(table)).map((row) => keyOf(table, row))
	};
	return reader;
}
