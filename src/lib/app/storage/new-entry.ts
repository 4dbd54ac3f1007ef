/** The fields that every new entry has: its turn, and its place in the log. */
import { MOST_ORDER, UNKEPT } from './constants';
import type { Engine } from './engine';
import { newId } from './new-id';
import { existing, touched } from './rows';
import type { Writer } from './store';

/** Orders reserved above the last one, so that this many entries can still be appended. */
const ROOM = 1_000_000;

/** An order after all others in the battle, even if the clock was set back since. */
export async function nextOrder(engine: Engine, writer: Writer, battle: string): Promise<number> {
	const [latest] = await writer.entries(battle, { order: 'newest', limit: 1 });
	if (!latest) return engine.now();
	if (latest.order < MOST_ORDER - ROOM) return Math.max(engine.now(), latest.order + 1);
	// Only a handmade file has orders this high: renumber its entries from 0.
	const all = await writer.entries(battle, { order: 'oldest' });
	await writer.put(
		'entries',
		all.map((entry, order) => touched(engine, { ...entry, order }))
	);
	return Math.max(engine.now(), all.length);
}

/** The turn is the current turn of the battle. */
export async function newEntry(engine: Engine, writer: Writer, battle: string) {
	const turn = battle === UNKEPT ? 0 : (await existing(writer, 'battles', battle)).turn;
	const order = await nextOrder(engine, writer, battle);
	const created = engine.now();
	return {
		id: newId(),
		battle,
		turn,
		order: Math.max(order, created),
		created,
		updated: engine.notBefore(0, created)
	};
}
