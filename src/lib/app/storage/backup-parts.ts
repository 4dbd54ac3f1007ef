/** Splits a backup that would be too big to be imported into files that can be imported together, or one by one. Pure. */
import { EMPTY, MOST_BYTES, writeBackup, type Backup } from './backup-file';
import { UNKEPT } from './constants';
import { DATA_TABLES, dataOf, keyOf, type DataTable, type Tables } from './store';
import type { Battle } from './types';

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;
const sizeOf = (row: unknown): number => bytesOf(JSON.stringify(row)) + 1;

/** The rows of one file, and their bytes. */
class Part {
	readonly tables = dataOf(() => []);
	readonly #battles = new Set<string>();
	bytes: number;

	constructor(frame: number) {
		this.bytes = frame;
	}

	/** A battle that a row belongs to, unless it is in this file already. */
	missing(battle: Battle | undefined): Battle | undefined {
		return battle && !this.#battles.has(battle.id) ? battle : undefined;
	}

	add<T extends DataTable>(table: T, row: Tables[T], bytes: number) {
		const rows: Tables[T][] = this.tables[table];
		rows.push(row);
		if (table === 'battles') this.#battles.add(keyOf(table, row));
		this.bytes += bytes;
	}
}

function split({ tables, ...frame }: Backup, most: number): [Part, ...Part[]] {
	const empty = bytesOf(writeBackup({ ...frame, tables: EMPTY }));
	const battles = new Map(tables.battles.map((battle) => [battle.id, battle]));
	let part = new Part(empty);
	const parts: [Part, ...Part[]] = [part];
	for (const table of DATA_TABLES)
		for (const row of tables[table]) {
			const of = 'battle' in row && row.battle !== UNKEPT ? battles.get(row.battle ?? '') : undefined;
			const bytes = sizeOf(row);
			let battle = part.missing(of);
			if (part.bytes + bytes + (battle ? sizeOf(battle) : 0) > most && part.bytes > empty) {
				parts.push((part = new Part(empty)));
				battle = of;
			}
			// Entries and units are refused without their battle: it is in each file that has some of them.
			if (battle) part.add('battles', battle, sizeOf(battle));
			part.add(table, row, bytes);
		}
	return parts;
}

/** The texts of one file or several. Parts have the scope of a battle: they may be added to what is there, but not replace it. */
export function textsOf(backup: Backup, most = MOST_BYTES): [string, ...string[]] {
	const whole = writeBackup(backup);
	// Three bytes a character at most.
	if (whole.length * 3 <= most || bytesOf(whole) <= most) return [whole];
	const textOf = ({ tables }: Part) => writeBackup({ ...backup, scope: 'battle', tables });
	const [first, ...others] = split(backup, most);
	return [textOf(first), ...others.map(textOf)];
}
