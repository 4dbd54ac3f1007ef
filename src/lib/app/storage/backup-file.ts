/** Writes and parses the text of a backup. Pure: reads no database and changes nothing. */
import { FORBIDDEN, Fault, frameOf, isRow, rowOf } from './check';
import { UNKEPT } from './constants';
import { SCHEMA, added, upgrade } from './schema';
import {
	DATA_TABLES,
	dataOf,
	isDataTable,
	keyOf,
	type Data,
	type DataLists,
	type DataTable,
	type Tables
} from './store';
import type {
	Aside,
	AllGoneWords,
	Battle,
	Counts,
	Entry,
	Force,
	Inspection,
	Refusal,
	RefusalReason,
	Time
} from './types';
import { refusalWords } from './words';

/** Larger files are refused without parsing, because a phone must hold both the text and its rows. About 50,000 entries fit. */
export const MOST_BYTES = 40 * 1024 * 1024;

/** JSON nested deeper than this is refused. The app itself writes less. */
const MOST_DEPTH = 16;

export interface Frame {
	readonly scope: 'all' | 'battle';
	readonly made: Time;
	/** Date of each game's data (`2026-11-18`), by game id. */
	readonly data: Readonly<Record<string, string>>;
	/** Titles and labels that removed games gave to the kept rows. Since format 5. */
	readonly gone?: AllGoneWords | undefined;
}

export interface Backup extends Frame {
	readonly tables: Data;
}

export const EMPTY: Data = dataOf(() => []);

export const writeBackup = ({ scope, made, data, gone = {}, tables }: Backup): string =>
	JSON.stringify({
		app: 'guidon',
		format: SCHEMA,
		scope,
		made,
		data,
		...(Object.keys(gone).length && { gone }),
		tables
	});

/** A backup of one battle, importable like any other. Includes only those words of removed games that this battle uses. */
export const battleBackup = (
	battle: Battle,
	entries: readonly Entry[],
	forces: readonly Force[],
	frame: Omit<Frame, 'scope'>
): string =>
	writeBackup({
		...frame,
		gone: Object.fromEntries(Object.entries(frame.gone ?? {}).filter(([path]) => path.startsWith(`${battle.game}/`))),
		scope: 'battle',
		tables: { ...EMPTY, battles: [battle], entries, forces }
	});

export const refuse = (reason: RefusalReason, where?: string): Refusal => ({
	ok: false,
	reason,
	says: refusalWords[reason],
	where
});

/** Finds keys that could reach `Object.prototype`, and nesting deep enough to overflow the stack. Iterative for that reason. */
function trapIn(value: unknown): RefusalReason | undefined {
	const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, depth } = next;
		if (value === null || typeof value !== 'object') continue;
		if (depth === MOST_DEPTH) return 'too-deep';
		if (!Array.isArray(value) && FORBIDDEN.some((name) => Object.hasOwn(value, name))) return 'forbidden-key';
		for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
	}
	return undefined;
}

function parsed(text: string): { json: unknown } | Refusal {
	try {
		// Some editors write a byte order mark at the start.
		return { json: JSON.parse(text.replace(/^\uFEFF/, '')) };
	} catch {
		// Not JSON: if it begins like a backup it was truncated, otherwise it is some other file.
		return refuse(/^\s*\{\s*"app"\s*:\s*"guidon"/.test(text.slice(0, 200)) ? 'truncated' : 'not-json');
	}
}

/** Parses and checks a backup file. Returns its contents, or why it is refused. */
export function readBackup(text: string): { backup: Backup } | Refusal {
	if (text.length > MOST_BYTES) return refuse('too-big');
	const result = parsed(text);
	if ('ok' in result) return result;
	const { json } = result;
	if (!isRecord(json)) return refuse('not-json');
	const trap = trapIn(json);
	if (trap) return refuse(trap);
	const { app, format } = json;
	if (app !== 'guidon') return refuse('other-app');
	if (typeof format === 'number' && format > SCHEMA) return refuse('newer');
	try {
		const { tables, ...frame } = frameOf(json);
		if (frame.gone && frame.format < 5) throw new Fault('gone');
		return { backup: { ...frame, tables: tablesOf(upgraded(tables, frame.format)) } };
	} catch (error) {
		if (error instanceof Fault) return refuse('wrong', error.where);
		throw error;
	}
}

type Unread = Readonly<Record<string, unknown>>;

/** Converts tables of an older format to the current one, one version at a time. */
function upgraded(tables: Unread, format: number): Unread {
	let now = tables;
	for (let version = format; version < SCHEMA; version++) {
		const next: Record<string, unknown> = { ...now };
		for (const table of added[version + 1] ?? []) {
			if (Object.hasOwn(now, table)) throw new Fault(table);
			next[table] = [];
		}
		for (const [table, change] of Object.entries(upgrade[version] ?? {}))
			if (Array.isArray(now[table]))
				next[table] = now[table].map((row: unknown) => (isRecord(row) ? change(row) : row));
		now = next;
	}
	return now;
}

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

function tablesOf(tables: Unread): Data {
	const strange = Object.keys(tables).find((table) => !isDataTable(table));
	if (strange !== undefined) throw new Fault(strange.slice(0, 40));
	const whole = withRecovered(dataOf((table) => rowsOf(table, tables[table])));
	const known = new Set(whole.battles.map(({ id }) => id));
	const lost = whole.entries.findIndex(({ battle }) => battle !== UNKEPT && !known.has(battle));
	if (lost >= 0) throw new Fault(`entries[${lost}].battle`);
	const stray = whole.forces.findIndex(({ battle }) => battle !== undefined && !known.has(battle));
	if (stray >= 0) throw new Fault(`forces[${stray}].battle`);
	return whole;
}

/** Moves rows that an earlier version could only keep as text, and that this version can read, back into their tables. */
function withRecovered({ aside, ...tables }: DataLists): Data {
	const unreadable: Aside[] = [];
	const whole: DataLists = { ...tables, aside: unreadable };
	// Battles first, because entries and forces refer to them.
	const places: readonly string[] = DATA_TABLES;
	for (const row of [...aside].sort((a, b) => places.indexOf(a.table) - places.indexOf(b.table)))
		if (!recover(row, whole)) unreadable.push(row);
	return whole;
}

/** Whether the row could be added to its table. */
function recover({ table, text }: Aside, tables: DataLists): boolean {
	if (!isDataTable(table) || table === 'aside') return false;
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		// The text is not JSON, so the row stays kept as text.
		return false;
	}
	return addRecovered(table, json, tables);
}

/** The battle that a row belongs to. */
const battleOf = (row: Tables[DataTable]): string | undefined =>
	'battle' in row && row.battle !== UNKEPT ? row.battle : undefined;

function addRecovered<T extends DataTable>(table: T, json: unknown, tables: DataLists): boolean {
	if (!isRow(table, json)) return false;
	const row = rowOf(table, json);
	const rows: Tables[T][] = tables[table];
	const key = keyOf(table, row);
	if (rows.some((one) => keyOf(table, one) === key)) return false;
	const battle = battleOf(row);
	if (battle && !tables.battles.some(({ id }) => id === battle)) return false;
	rows.push(row);
	return true;
}

function rowsOf<T extends DataTable>(table: T, value: unknown): Tables[T][] {
	if (!Array.isArray(value)) throw new Fault(table);
	const keys = new Set<unknown>();
	return value.map((one, i) => {
		const row = rowOf(table, one, `${table}[${i}]`);
		const key = keyOf(table, row);
		if (keys.has(key)) throw new Fault(`${table}[${i}]`);
		keys.add(key);
		return row;
	});
}

export const counting = (): Record<DataTable, number> => ({
	favourites: 0,
	battles: 0,
	entries: 0,
	recents: 0,
	packs: 0,
	drafts: 0,
	forces: 0,
	aside: 0
});

const countsOf = (data: Data): Counts => {
	const counts = counting();
	for (const table of DATA_TABLES) counts[table] = data[table].length;
	return counts;
};

/** `part`: a file of several, which has more in it than one battle and yet not all. */
function scopeOf(scope: Frame['scope'], { battles, favourites, packs, drafts, recents, aside }: Counts) {
	const isOne = battles === 1 && favourites + packs + drafts + recents + aside === 0;
	return scope === 'battle' && !isOne ? 'part' : scope;
}

/** Several texts are looked at together. */
export function inspect(text: string | readonly string[]): Inspection | Refusal {
	const result = readBackups([text].flat());
	if ('ok' in result) return result;
	const { scope, made, data, tables } = result.backup;
	const counts = countsOf(tables);
	return { ok: true, scope: scopeOf(scope, counts), made, data, counts };
}

/** The rows of all files, each once, as it was changed last. */
function latest<T extends DataTable>(table: T, backups: readonly Backup[]): Tables[T][] {
	const rows = backups.flatMap(({ tables }): readonly Tables[T][] => tables[table]);
	rows.sort((a: Tables[DataTable], b: Tables[DataTable]) =>
		'updated' in a && 'updated' in b ? a.updated - b.updated : 0
	);
	return [...new Map(rows.map((row) => [keyOf(table, row), row])).values()];
}

/** Reads files that are imported together. Of rows with the same id the one changed last is kept. */
export function readBackups(texts: readonly string[]): { backup: Backup } | Refusal {
	const [first, ...others] = texts.map(readBackup);
	if (!first || 'ok' in first || !others.length) return first ?? refuse('not-json');
	const backups = [first.backup];
	for (const other of others) {
		if ('ok' in other) return other;
		backups.push(other.backup);
	}
	const tables = dataOf((table) => latest(table, backups));
	const gone = backups.reduce<AllGoneWords>((all, { gone }) => ({ ...all, ...gone }), {});
	// The files may not be complete: they can be merged, but not replace the rows on the device.
	return { backup: { ...first.backup, scope: 'battle', gone, tables } };
}
