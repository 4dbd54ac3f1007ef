/** Battles: their state, their beginning and their end. */
import { newId } from './new-id';
import type { Engine } from './engine';
import { inAll } from './entry-counts';
import { copied, forcesOf, type NewForce } from './forces';
import { existing, touched } from './rows';
import type { Reader, Writer } from './store';
import type { Battle, BattleState, Entry } from './types';
import type { Recorder } from './undo';
import type { Rows } from './work';

export type NewBattle = Pick<Battle, 'game' | 'scenario' | 'sides' | 'turns'>;
export type BattleChanges = Partial<Omit<NewBattle, 'game'> & Pick<Battle, 'turn' | 'clock'>>;

const latestFirst = (a: Battle, b: Battle) => b.created - a.created || (a.id < b.id ? -1 : 1);

const all = async (reader: Reader): Promise<Battle[]> => (await reader.all('battles')).sort(latestFirst);

/** After a merge of two devices two battles may be running: the one changed last counts. */
const running = async (reader: Reader): Promise<Battle | undefined> =>
	(await reader.all('battles'))
		.filter(({ state }) => state === 'running')
		.sort((a, b) => b.updated - a.updated || latestFirst(a, b))[0];

/** Pauses all other battles, because only one runs at a time. */
export async function pauseOthers(engine: Engine, writer: Writer, id: string) {
	const others = (await writer.all('battles')).filter((battle) => battle.state === 'running' && battle.id !== id);
	await writer.put(
		'battles',
		others.map((battle) => touched(engine, { ...battle, state: 'paused' }))
	);
}

export async function begin(engine: Engine, writer: Writer, draft: NewBattle): Promise<Battle> {
	const created = engine.now();
	const turn = draft.turns ? 1 : 0;
	const battle: Battle = { ...draft, id: newId(), turn, state: 'running', created, updated: created };
	await pauseOthers(engine, writer, battle.id);
	await writer.put('battles', [battle]);
	return battle;
}

/** The whole log, read so that the page answers meanwhile. */
async function inPortions(reader: Reader, battle: string, rows: Rows): Promise<Entry[]> {
	const entries: Entry[] = [];
	for (;;) {
		const some = await reader.entries(battle, { order: 'oldest', past: entries.at(-1), limit: rows.portion });
		entries.push(...some);
		rows.did(some.length);
		if (some.length < rows.portion) return entries;
	}
}

/** Removes the battle with its log and its units. */
async function remove(writer: Recorder, id: string, rows: Rows) {
	await existing(writer, 'battles', id);
	// Each is read and removed.
	rows.expect(2 * inAll(await writer.counts(id)));
	const entries = await inPortions(writer, id, rows);
	const forces = await forcesOf(writer, id);
	await writer.take('entries', entries);
	rows.did(entries.length);
	await writer.remove(
		'forces',
		forces.map((force) => force.id)
	);
	await writer.remove('battles', [id]);
}

export function battles(engine: Engine) {
	const change = (id: string, changes: Partial<Battle>): Promise<Battle> =>
		engine.change(changes.state ? `battle-${changes.state}` : 'battle-changed', async (writer) => {
			const after: Battle = { ...(await existing(writer, 'battles', id)), ...changes };
			// If counting turns was switched on just now, begin at turn 1.
			const battle = touched(engine, after.turns ? { ...after, turn: Math.max(after.turn, 1) } : after);
			if (changes.state === 'running') await pauseOthers(engine, writer, id);
			await writer.put('battles', [battle]);
			return battle;
		});

	return {
		/** Latest first. */
		battles: () => engine.live(all),
		battle: (id: string) => engine.live((reader) => reader.get('battles', id)),
		runningBattle: () => engine.live(running),

		/** With forces, if another battle's armies go on in it. */
		startBattle: (draft: NewBattle, forces: readonly Omit<NewForce, 'game' | 'battle'>[] = []): Promise<Battle> =>
			engine.change('battle-started', async (writer) => {
				const battle = await begin(engine, writer, draft);
				const { id, game, created } = battle;
				const made = forces.map(({ groups, ...force }) => ({
					...{ ...force, groups: copied(groups), game, battle: id },
					...{ id: newId(), created, updated: created }
				}));
				await writer.put('forces', made);
				return battle;
			}),

		changeBattle: (id: string, changes: BattleChanges): Promise<Battle> => change(id, changes),
		setBattleState: (id: string, state: BattleState): Promise<Battle> => change(id, { state }),
		/** Removes the battle and its log. */
		removeBattle: (id: string): Promise<void> =>
			engine.change('battle-removed', (writer, rows) => remove(writer, id, rows))
	};
}
