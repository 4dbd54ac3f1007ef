/** Writes and parses the text of a backup. Pure: reads no database and changes nothing. */
import { FORBIDDEN, Fault, frameOf, isDataTable, isRow, rowOf } from './check';
import { UNKEPT } from './constants';
import { SCHEMA, added, upgrade } from './schema';
import { DATA_TABLES, keyOf, type DataTable, type Tables } from './store';
import type {
	Aside,
	AllGoneWords,
	Battle,
	Counts,
	Data,
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

export const EMPTY: Data = {
	favourites: [],
	battles: [],
	entries: [],
	recents: [],
	packs: [],
	drafts: [],
	forces: [],
	aside: []
};

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
	if (json === null || typeof json !== 'object') return refuse('not-json');
	const trap = trapIn(json);
	if (trap) return refuse(trap);
	const { app, format } = json as Record<string, unknown>;
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
	const strange = Object.keys(tables).find((table) => !(DATA_TABLES as readonly string[]).includes(table));
	if (strange !== undefined) throw new Fault(strange.slice(0, 40));
	const data = Object.fromEntries(DATA_TABLES.map((table) => [table, rowsOf(table, tables[table])])) as unknown as Data;
	const whole = withRecovered(data);
	const known = new Set(whole.battles.map(({ id }) => id));
	const lost = whole.entries.findIndex(({ battle }) => battle !== UNKEPT && !known.has(battle));
	if (lost >= 0) throw new Fault(`entries[${lost}].battle`);
	const stray = whole.forces.findIndex(({ battle }) => battle !== undefined && !known.has(battle));
	if (stray >= 0) throw new Fault(`forces[${stray}].battle`);
	return whole;
}

/** Moves rows that an earlier version could only keep as text, and that this version can read, back into their tables. */
function withRecovered(data: Data): Data {
	const tables: Record<DataTable, unknown[]> = { ...data, aside: [] } as never;
	// Battles first, because entries and forces refer to them.
	const placeOf = ({ table }: Aside) => DATA_TABLES.indexOf(table as DataTable);
	for (const aside of [...data.aside].sort((a, b) => placeOf(a) - placeOf(b))) {
		const found = readable(aside, tables);
		if (found) tables[found.table] = [...tables[found.table], found.row];
		else tables.aside.push(aside);
	}
	return tables as unknown as Data;
}

function readable({ table, text }: Aside, tables: Readonly<Record<DataTable, unknown[]>>) {
	if (!isDataTable(table) || table === 'aside') return undefined;
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		// The text is not JSON, so the row stays kept as text.
		return undefined;
	}
	if (!isRow(table, json)) return undefined;
	const row = rowOf(table, json);
	const has = (table: DataTable, key: unknown) => tables[table].some((one) => keyOf(table, one as never) === key);
	if (has(table, keyOf(table, row))) return undefined;
	if ('battle' in row && row.battle !== undefined && row.battle !== UNKEPT && !has('battles', row.battle))
		return undefined;
	return { table, row };
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

export const counting = (): Record<DataTable, number> =>
	Object.fromEntries(DATA_TABLES.map((table) => [table, 0])) as Record<DataTable, number>;

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

/** Files that are imported together: rows of the same id are one, in the version that was changed last. */
export function readBackups(texts: readonly string[]): { backup: Backup } | Refusal {
	const [first, ...others] = texts.map(readBackup);
	if (!first || 'ok' in first || !others.length) return first ?? refuse('not-json');
	const backups = [first.backup];
	for (const other of others) {
		if ('ok' in other) return other;
		backups.push(other.backup);
	}
	const tables = Object.fromEntries(
		DATA_TABLES.map((table) => {
			const rows = backups.flatMap(({ tables }) => tables[table] as readonly Tables[DataTable][]);
			rows.sort((a, b) => ('updated' in a && 'updated' in b ? a.updated - b.updated : 0));
			return [table, [...new Map(rows.map((row) => [keyOf(table, row as never), row])).values()]];
		})
	) as unknown as Data;
	const gone = Object.assign({}, ...backups.map(({ gone }) => gone)) as AllGoneWords;
	// Not known to be all of it: it may be added, but not replace what is there.
	return { backup: { ...first.backup, scope: 'battle', gone, tables } };
}
