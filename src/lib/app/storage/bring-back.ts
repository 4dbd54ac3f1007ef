/** Copies rows written in memory to the disk once it can be written again. */
import { isStar } from './star';
import type { Contents, Memory } from './memory';
import { sift } from './sift';
import { TABLES, keyOf, type RawReader, type RawWriter } from './store';
import type { Battle, Favourite } from './types';
import { forgetSteps } from './undo';

export async function everything(reader: RawReader): Promise<Contents> {
	const contents: Record<string, readonly unknown[]> = {};
	for (const table of TABLES) contents[table] = await reader.all(table);
	return contents as Contents;
}

/** Writes rows changed in memory over their versions on the disk. */
export async function bringBack(writer: RawWriter, memory: Memory, contents: Contents) {
	const disk = sift(writer, { lenient: false, met: () => false, found: () => undefined });
	const stars = await disk.all('favourites');
	const battles = await disk.all('battles');
	// Old undo steps are deleted first to free space. Steps recorded in memory are dropped: their rows do not match the disk's.
	await forgetSteps(writer);
	for (const [table, keys] of memory.touched()) {
		if (table === 'steps') continue;
		const rows = new Map((contents[table] ?? []).map((row) => [keyOf(table, row as never), row]));
		const mine = [...keys].filter((key) => key !== 'history' && key !== 'schema');
		const coming = mine.flatMap((key) => rows.get(key) ?? []);
		await writer.put(table, (table === 'favourites' ? withoutDoubles(coming as Favourite[], stars) : coming) as never);
		await writer.remove(
			table,
			mine.filter((key) => !rows.has(key))
		);
	}
	await pauseOthers(writer, battles, (contents.battles ?? []) as readonly Battle[]);
}

/** A page starred in memory may already have a star on the disk, which could not be read at the time. */
const withoutDoubles = (coming: readonly Favourite[], here: readonly Favourite[]): Favourite[] =>
	coming.filter((one) => one.answers || !here.some((own) => isStar(own, one.path) && own.id !== one.id));

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
