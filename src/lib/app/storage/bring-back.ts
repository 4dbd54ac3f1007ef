/** Copies rows written in memory to the disk once it can be written again. */
import { contentsOf, type Contents, type Memory } from './memory';
import { sift } from './sift';
import { doubleStars } from './star';
import { TABLES, keyOf, type RawReader, type RawWriter, type TableName, type Tables } from './store';
import type { Battle } from './types';
import { forgetSteps } from './undo';

export const everything = (reader: RawReader): Promise<Contents> => contentsOf((table) => reader.all(table));

/** Writes rows changed in memory over their versions on the disk. */
export async function bringBack(writer: RawWriter, memory: Memory, contents: Contents) {
	const disk = sift(writer, { lenient: false, met: () => false, found: () => undefined });
	const doubled = doubleStars(contents.favourites, await disk.all('favourites'));
	const battles = await disk.all('battles');
	// Old undo steps are deleted first to free space. Steps recorded in memory are dropped: their rows do not match the disk's.
	await forgetSteps(writer);

	async function bring<T extends TableName>(table: T, rows: readonly Tables[T][]) {
		const keys = [...memory.touched(table)].filter((key) => key !== 'history' && key !== 'schema');
		const here = new Map(rows.map((row) => [keyOf(table, row), row]));
		const coming = keys.filter((key) => table !== 'favourites' || !doubled.has(String(key)));
		await writer.put(
			table,
			coming.flatMap((key) => here.get(key) ?? [])
		);
		await writer.remove(
			table,
			keys.filter((key) => !here.has(key))
		);
	}
	for (const table of TABLES) if (table !== 'steps') await bring(table, contents[table]);
	await pauseOthers(writer, battles, contents.battles);
}

/** Only one battle runs at a time. If this tab has a running battle, it wins. */
async function pauseOthers(writer: RawWriter, disk: readonly Battle[], memory: readonly Battle[]) {
	const running = memory.find(({ state }) => state === 'running');
	if (!running) return;
	const known = new Set(memory.map(({ id }) => id));
	const others = disk.filter(({ id, state }) => state === 'running' && !known.has(id));
	await writer.put(
		'battles',
		others.map((battle) => ({ ...battle, state: 'paused', updated: battle.updated + 1 }))
	);
}
