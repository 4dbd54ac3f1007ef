/** Everything in one file, and back: all or nothing. */
import { FORBIDDEN, Fault, frameChecks } from './check';
import type { Engine } from './engine';
import { isStar } from './favourites';
import { same } from './deep-equal';
import { DATA_TABLES, keyOf, type DataTable, type Reader, type Tables, type Writer } from './store';
import type { Battle, Counts, Data, Entry, Imported, Inspection, Refusal, RefusalReason, Time } from './types';
import { refusalWords } from './words';

export const FORMAT = 1;

/** Larger files are refused unread: a phone has to hold the text and all that is in it. About 50,000 entries fit. */
export const MOST_BYTES = 40 * 1024 * 1024;

/** Deeper than anything the app writes. */
const MOST_DEPTH = 16;

export interface Frame {
	readonly scope: 'all' | 'battle';
	readonly made: Time;
	/** Day of the data by game. */
	readonly data: Readonly<Record<string, string>>;
}

interface Backup extends Frame {
	readonly tables: Data;
}

const EMPTY: Data = { favourites: [], battles: [], entries: [], recents: [] };

const writeBackup = ({ scope, made, data, tables }: Backup): string =>
	JSON.stringify({ app: 'guidon', format: FORMAT, scope, made, data, tables });

/** A file with one battle, which merges like any other. */
export const battleBackup = (battle: Battle, entries: readonly Entry[], frame: Omit<Frame, 'scope'>): string =>
	writeBackup({ ...frame, scope: 'battle', tables: { ...EMPTY, battles: [battle], entries } });

const refuse = (reason: RefusalReason, where?: string): Refusal => ({
	ok: false,
	reason,
	says: refusalWords[reason],
	where
});

/** Names that would reach into every object, and depths that would use up the stack. Walks without calling itself. */
function trapIn(value: unknown): RefusalReason | undefined {
	const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
	for (let next = open.pop(); next; next = open.pop()) {
		if (next.value === null || typeof next.value !== 'object') continue;
		if (next.depth === MOST_DEPTH) return 'too-deep';
		if (!Array.isArray(next.value) && FORBIDDEN.some((name) => Object.hasOwn(next.value as object, name)))
			return 'forbidden-key';
		for (const inner of Object.values(next.value)) open.push({ value: inner, depth: next.depth + 1 });
	}
	return undefined;
}

function parsed(text: string): { json: unknown } | Refusal {
	try {
		// Some editors put a byte order mark in front.
		return { json: JSON.parse(text.replace(/^\uFEFF/, '')) };
	} catch {
		// Not JSON: the only question left is whether it ever was.
		return refuse(/^\s*\{\s*"app"\s*:\s*"guidon"/.test(text.slice(0, 200)) ? 'truncated' : 'not-json');
	}
}

/** Reads a file without touching anything: what is in it, or why it is refused. */
export function readBackup(text: string): { backup: Backup } | Refusal {
	if (text.length > MOST_BYTES) return refuse('too-big');
	const result = parsed(text);
	if ('ok' in result) return result;
	const { json } = result;
	if (json === null || typeof json !== 'object') return refuse('not-json');
	const trap = trapIn(json);
	if (trap) return refuse(trap);
	const file = json as Record<string, unknown>;
	if (file.app !== 'guidon') return refuse('other-app');
	if (typeof file.format === 'number' && file.format > FORMAT) return refuse('newer');
	try {
		if (file.format !== FORMAT) throw new Fault('format');
		const scope = frameChecks.scope(file.scope, 'scope');
		const made = frameChecks.made(file.made, 'made');
		const data = frameChecks.data(file.data, 'data');
		return { backup: { scope, made, data, tables: tablesOf(file.tables) } };
	} catch (error) {
		if (error instanceof Fault) return refuse('wrong', error.where);
		throw error;
	}
}

function tablesOf(value: unknown): Data {
	if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Fault('tables');
	const strange = Object.keys(value).find((table) => !(DATA_TABLES as readonly string[]).includes(table));
	if (strange !== undefined) throw new Fault(strange.slice(0, 40));
	const tables = value as Record<DataTable, unknown>;
	const data: Data = {
		favourites: rowsOf('favourites', tables.favourites),
		battles: rowsOf('battles', tables.battles),
		entries: rowsOf('entries', tables.entries),
		recents: rowsOf('recents', tables.recents)
	};
	const known = new Set(data.battles.map(({ id }) => id));
	const lost = data.entries.findIndex(({ battle }) => battle !== '' && !known.has(battle));
	if (lost >= 0) throw new Fault(`entries[${lost}].battle`);
	return data;
}

function rowsOf<T extends DataTable>(table: T, value: unknown): Tables[T][] {
	const rows = frameChecks.rows(table, value);
	const keys = new Set<unknown>();
	rows.forEach((row, i) => {
		const key = keyOf(table, row);
		if (keys.has(key)) throw new Fault(`${table}[${i}]`);
		keys.add(key);
	});
	return rows;
}

const counting = (): Record<DataTable, number> => ({ favourites: 0, battles: 0, entries: 0, recents: 0 });

const countsOf = (data: Data): Counts => {
	const counts = counting();
	for (const table of DATA_TABLES) counts[table] = data[table].length;
	return counts;
};

type Tally = { [K in 'added' | 'updated' | 'kept' | 'removed']: Record<DataTable, number> };

const timeOf = (row: Tables[DataTable]): Time => ('when' in row ? row.when : row.updated);

/** A star has no name and no answers: the same page starred on two devices is one star. */
async function withoutDoubleStars(reader: Reader, data: Data, tally: Tally): Promise<Data> {
	const here = await reader.all('favourites');
	const favourites = data.favourites.filter(
		(one) => one.answers || !here.some((own) => isStar(own, one.path) && own.id !== one.id)
	);
	tally.kept.favourites += data.favourites.length - favourites.length;
	return { ...data, favourites };
}

async function bring<T extends DataTable>(
	writer: Writer,
	table: T,
	rows: readonly Tables[T][],
	tally: Tally,
	wins: (theirs: Tables[T], ours: Tables[T]) => boolean
) {
	const ours = await writer.many(
		table,
		rows.map((row) => keyOf(table, row))
	);
	const coming = rows.filter((row, i) => {
		const own = ours[i];
		const fate = own === undefined ? 'added' : wins(row, own) ? 'updated' : 'kept';
		tally[fate][table]++;
		return fate !== 'kept';
	});
	await writer.put(table, coming);
}

const merge = async (writer: Writer, data: Data, tally: Tally) => {
	const single = await withoutDoubleStars(writer, data, tally);
	for (const table of DATA_TABLES)
		await bring(writer, table, single[table], tally, (theirs, ours) => timeOf(theirs) > timeOf(ours));
};

const replace = async (writer: Writer, data: Data, tally: Tally) => {
	for (const table of DATA_TABLES) {
		const coming = new Set(data[table].map((row) => keyOf(table, row)));
		const going = (await writer.all(table)).map((row) => keyOf(table, row)).filter((key) => !coming.has(key));
		tally.removed[table] = going.length;
		await writer.remove(table, going);
		await bring(writer, table, data[table], tally, (theirs, ours) => !same(theirs, ours));
	}
};

export interface BackupOptions {
	/** Day of the data by game. */
	data?(): Promise<Readonly<Record<string, string>>>;
}

export const fileName = (made: Time): string => `guidon-${new Date(made).toISOString().slice(0, 10)}.json`;

export function inspect(text: string): Inspection | Refusal {
	const result = readBackup(text);
	if ('ok' in result) return result;
	const { scope, made, data, tables } = result.backup;
	return { ok: true, scope, made, data, counts: countsOf(tables) };
}

export function backup(engine: Engine, options: BackupOptions = {}) {
	return {
		/** Works in memory too: what is not kept can still be carried away. */
		async exportAll(): Promise<{ text: string; made: Time; name: string }> {
			const made = engine.stamp();
			// The days of the data are a courtesy: an export never fails for want of them.
			const data = (await options.data?.().catch(() => undefined)) ?? {};
			const tables = await engine.read(async (reader): Promise<Data> => ({
				favourites: await reader.all('favourites'),
				battles: await reader.all('battles'),
				entries: await reader.all('entries'),
				recents: await reader.all('recents')
			}));
			return {
				text: writeBackup({ scope: 'all', made, data, tables }),
				made,
				name: fileName(made)
			};
		},

		inspect,

		/** The text of a chosen file; nothing of it is read when it is too big. */
		async readFile(file: Blob): Promise<string | Refusal> {
			return file.size > MOST_BYTES ? refuse('too-big') : file.text();
		},

		/** `merge`: what is here stays, and of two rows the newer wins. `replace`: what is here goes. Either can be undone. */
		async importAll(text: string, mode: 'merge' | 'replace'): Promise<Imported | Refusal> {
			const result = readBackup(text);
			if ('ok' in result) return result;
			const { scope, tables } = result.backup;
			if (mode === 'replace' && scope === 'battle') return refuse('one-battle');
			return engine.change(
				'imported',
				async (writer): Promise<Imported> => {
					const tally: Tally = { added: counting(), updated: counting(), kept: counting(), removed: counting() };
					await (mode === 'merge' ? merge : replace)(writer, tables, tally);
					return { ok: true, ...tally };
				},
				'refuse'
			);
		}
	};
}
