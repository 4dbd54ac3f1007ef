/**
 * Every version of what is kept, oldest first: one number for the database and for the backup file, since both hold the same
 * rows. Whatever changes a row, a field that may be missing included, is a new version: an older app refuses a newer file in a
 * sentence and reads a newer database without writing to it, so that no field is ever lost on the way through an app that does
 * not know it. There are no minor versions.
 *
 * Never edit a released version. Add the next: its tables below, what it makes of older rows in `upgrade`, and its fixtures with
 * `WRITE_FIXTURE=1 npx vitest run versions`. Until a version is released its own fixtures may be deleted and written again.
 */
import type Dexie from 'dexie';
import type { DataTable } from './store';

export const SCHEMA = 6;

type Row = Record<string, unknown>;

type Upgrade = Partial<Record<DataTable, (row: Row) => Row>>;

/** Entries were sorted by their times, which is wrong after a clock was set back: they get an order. */
const TO_ORDERS: Upgrade = { entries: (row) => ({ order: row.created, ...row }) };

/** By version: what turns a row of that version into one of the next. Tables that are not named stay as they are. */
export const upgrade: Readonly<Record<number, Upgrade>> = { 1: TO_ORDERS };

/** By version: the tables it added, which are empty in whatever is older. */
export const added: Readonly<Record<number, readonly DataTable[]>> = {
	2: ['packs', 'aside'],
	4: ['drafts'],
	6: ['forces']
};

export function declareVersions(db: Dexie) {
	db.version(1).stores({
		favourites: 'id',
		battles: 'id',
		// Ending in the id, so that two entries of one millisecond keep their order and none is skipped between two pages.
		entries: 'id, [battle+created+id], updated',
		recents: 'path',
		steps: 'n',
		meta: 'key'
	});
	db.version(2)
		.stores({ entries: 'id, [battle+order+id], updated', packs: 'id', aside: 'text' })
		.upgrade(async (tx) => {
			for (const [table, next] of Object.entries(TO_ORDERS))
				await tx
					.table<Row>(table)
					.toCollection()
					.modify((row) => void Object.assign(row, next(row)));
			// Steps hold entries without an order.
			await tx.table('steps').clear();
			await tx.table('meta').delete('history');
		});
	// Combats may name the units that fought. Older rows stay as they are.
	db.version(3);
	db.version(4).stores({ drafts: 'id' });
	// An index by kind, to count entries without turn marks. A backup may contain words of removed games.
	db.version(5).stores({ entries: 'id, [battle+order+id], [battle+kind], updated' });
	// Forces of battles, and changes of units in entries.
	db.version(6).stores({ forces: 'id, battle' });
}
