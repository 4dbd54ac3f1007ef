/** Plans an import without changing anything. The preview shows this plan and the import carries it out. */
import { counting } from './backup-file';
import { deepEqual } from './deep-equal';
import { doubleStars } from './star';
import {
	DATA_TABLES,
	keyOf,
	type Data,
	type DataTable,
	type KeyIn,
	type Reader,
	type Tables,
	type Writer
} from './store';
import type { Difference, Fate, Preview } from './types';

export type Mode = 'merge' | 'replace';

/** What happens to a row of the file. */
interface RowPlan<T extends DataTable> {
	readonly fate: Fate;
	readonly row: Tables[T];
	/** The row of the same key that is there already. */
	readonly own: Tables[T] | undefined;
}

interface TablePlan<T extends DataTable> {
	readonly rows: readonly RowPlan<T>[];
	readonly remove: readonly KeyIn<T>[];
}

type TablePlans = { readonly [T in DataTable]: TablePlan<T> };

export interface Plan {
	readonly tables: TablePlans;
	readonly preview: Preview;
}

/** Whether their row replaces ours: the later `updated` wins, for packs the higher version. */
function isNewer(theirs: Tables[DataTable], ours: Tables[DataTable]): boolean {
	const our = rank(ours);
	for (const [i, value] of rank(theirs).entries()) {
		const own = our[i] ?? value;
		if (value !== own) return value > own;
	}
	return false;
}

function rank(row: Tables[DataTable]): readonly number[] {
	if ('updated' in row) return [row.updated];
	if ('when' in row) return [row.when];
	if ('version' in row) return [row.version, row.installedAt];
	// Unreadable rows are compared by their text, so equal keys mean equal rows.
	return [];
}

export async function planOf(reader: Reader, data: Data, mode: Mode): Promise<Plan> {
	const doubled = mode === 'merge' ? doubleStars(data.favourites, await reader.all('favourites')) : new Set<string>();

	function fateOf(key: string, theirs: Tables[DataTable], own: Tables[DataTable] | undefined): Fate {
		if (own === undefined) return doubled.has(key) ? 'kept' : 'added';
		const wins = mode === 'merge' ? isNewer(theirs, own) : !deepEqual(theirs, own);
		return wins ? 'updated' : 'kept';
	}

	async function planTable<T extends DataTable>(table: T): Promise<TablePlan<T>> {
		const rows: readonly Tables[T][] = data[table];
		const keys = rows.map((row) => keyOf(table, row));
		const ours = await reader.many(table, keys);
		const coming = new Set(keys);
		return {
			rows: rows.map((row, i) => ({ fate: fateOf(keyOf(table, row), row, ours[i]), row, own: ours[i] })),
			remove: mode === 'merge' ? [] : (await reader.keys(table)).filter((key) => !coming.has(key))
		};
	}

	const tables: TablePlans = {
		favourites: await planTable('favourites'),
		battles: await planTable('battles'),
		entries: await planTable('entries'),
		recents: await planTable('recents'),
		packs: await planTable('packs'),
		drafts: await planTable('drafts'),
		forces: await planTable('forces'),
		aside: await planTable('aside')
	};
	return { tables, preview: previewOf(tables) };
}

function previewOf(tables: TablePlans): Preview {
	const preview = { added: counting(), updated: counting(), kept: counting(), removed: counting() };
	for (const table of DATA_TABLES) {
		for (const { fate } of tables[table].rows) preview[fate][table]++;
		preview.removed[table] = tables[table].remove.length;
	}
	const differences: Difference[] = [
		...tables.battles.rows.map((plan): Difference => ({ table: 'battles', ...plan })),
		...tables.entries.rows.map((plan): Difference => ({ table: 'entries', ...plan }))
	];
	return { ...preview, differences };
}

export async function carryOut(writer: Writer, { tables }: Plan) {
	async function carry<T extends DataTable>(table: T) {
		const { rows, remove }: TablePlan<T> = tables[table];
		await writer.remove(table, remove);
		await writer.put(
			table,
			rows.filter(({ fate }) => fate !== 'kept').map(({ row }) => row)
		);
	}
	for (const table of DATA_TABLES) await carry(table);
}
