/** Combats resolved while no battle was running: moved into a battle, or discarded. */
import { begin, pauseOthers, type NewBattle } from './battles';
import { UNKEPT } from './constants';
import type { Engine } from './engine';
import { nextOrder } from './new-entry';
import { existing, touched } from './rows';
import type { Reader, Writer } from './store';
import type { Battle, Entry } from './types';

async function unkeptOf(reader: Reader, game: string): Promise<Entry[]> {
	const entries = await reader.entries(UNKEPT, { order: 'oldest' });
	return entries.filter((entry) => entry.kind !== 'combat' || entry.calculator.startsWith(`${game}/`));
}

async function moveInto(engine: Engine, writer: Writer, { id, game, turn }: Battle) {
	const entries = await unkeptOf(writer, game);
	const first = await nextOrder(engine, writer, id);
	await writer.put(
		'entries',
		entries.map((entry, i) => touched(engine, { ...entry, battle: id, turn, order: Math.max(entry.order, first + i) }))
	);
}

export function unkept(engine: Engine) {
	return {
		/** Starts a battle and moves into it the unkept combats of its game. */
		keepUnkept: (draft: NewBattle): Promise<Battle> =>
			engine.change('battle-started', async (writer) => {
				const battle = await begin(engine, writer, draft);
				await moveInto(engine, writer, battle);
				return battle;
			}),

		/** Resumes a battle and moves into it the combats of its game resolved while it was paused. */
		keepUnkeptIn: (id: string): Promise<Battle> =>
			engine.change('battle-running', async (writer) => {
				const paused = await existing(writer, 'battles', id);
				const battle: Battle = touched(engine, { ...paused, state: 'running' });
				await pauseOthers(engine, writer, id);
				await writer.put('battles', [battle]);
				await moveInto(engine, writer, battle);
				return battle;
			}),

		discardUnkept: (game: string): Promise<void> =>
			engine.change('unkept-discarded', async (writer) => {
				const entries = await unkeptOf(writer, game);
				await writer.remove(
					'entries',
					entries.map(({ id }) => id)
				);
			})
	};
}
