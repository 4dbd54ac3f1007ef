/** Plans an import without changing anything. The preview shows this plan and the import carries it out. */
import { counting } from './backup-file';
import { deepEqual } from './deep-equal';
import { isStar } from './star';
import { DATA_TABLES, keyOf, type DataTable, type Key, type Reader, type Tables, type Writer } from './store';
import type { Data, Difference, Preview } from './types';

export type Mode = 'merge' | 'replace';

interface TablePlan {
	readonly put: readonly Tables[DataTable][];
	readonly remove: readonly Key[];
}

export interface Plan {
	readonly tables: Readonly<Record<DataTable, TablePlan>>;
	readonly preview: Preview;
}

/** Whether their row replaces ours: the later `updated` wins, for packs the higher version. */
function isNewer<T extends DataTable>(table: T, theirs: Tables[T], ours: Tables[T]): boolean {
	const [a, b] = [theirs, ours].map((row) => rank(table, row)) as [readonly number[], readonly number[]];
	const i = a.findIndex((value, i) => value !== b[i]);
	return i >= 0 && a[i]! > b[i]!;
}

function rank<T extends DataTable>(table: T, row: Tables[T]): readonly number[] {
	if ('updated' in row) return [row.updated];
	if ('when' in row) return [row.when];
	if ('version' in row) return [row.version, row.installedAt];
	// Unreadable rows are compared by their text, so equal keys mean equal rows.
	return [];
}

/** Stars of the same page from two devices have different ids but are one star. */
async function doubleStars(reader: Reader, data: Data): Promise<ReadonlySet<string>> {
	const here = await reader.all('favourites');
	const doubled = data.favourites.filter(
		(one) => !one.answers && here.some((own) => isStar(own, one.path) && own.id !== one.id)
	);
	return new Set(doubled.map(({ id }) => id));
}

export async function planOf(reader: Reader, data: Data, mode: Mode): Promise<Plan> {
	const tables = {} as Record<DataTable, TablePlan>;
	const preview = { added: counting(), updated: counting(), kept: counting(), removed: counting() };
	const differences: Difference[] = [];
	const doubled = mode === 'merge' ? await doubleStars(reader, data) : new Set<string>();

	for (const table of DATA_TABLES) {
		const rows = data[table] as readonly Tables[DataTable][];
		const keys = rows.map((row) => keyOf(table, row as never));
		const ours = await reader.many(table, keys);
		const wins = (theirs: Tables[DataTable], own: Tables[DataTable]) =>
			mode === 'merge' ? isNewer(table, theirs as never, own as never) : !deepEqual(theirs, own);
		const put = rows.filter((row, i) => {
			const own = ours[i];
			const fate =
				own === undefined ? (doubled.has(String(keys[i])) ? 'kept' : 'added') : wins(row, own) ? 'updated' : 'kept';
			preview[fate][table]++;
			if (table === 'entries' || table === 'battles') differences.push({ fate, table, row, own } as Difference);
			return fate !== 'kept';
		});
		const coming = new Set<Key>(keys);
		const remove = mode === 'merge' ? [] : (await reader.keys(table)).filter((key) => !coming.has(key));
		preview.removed[table] = remove.length;
		tables[table] = { put, remove };
	}
	return { tables, preview: { ...preview, differences } };
}

export async function carryOut(writer: Writer, { tables }: Plan) {
	for (const table of DATA_TABLES) {
		await writer.remove(table, tables[table].remove);
		await writer.put(table, tables[table].put as never);
	}
}
