/** Functions for battles and their logs. */
import { MOST_ORDER, MOST_TURN, MOST_UNKEPT, UNKEPT } from './constants';
import type { Engine } from './engine';
import { StorageError } from './errors';
import { found } from './find';
import { copied, forcesOf, type NewForce } from './forces';
import type { Change } from '$lib/core/units/types';
import { newId } from './new-id';
import type { Reader, Writer } from './store';
import type {
	Battle,
	BattleState,
	Combat,
	Correction,
	Entry,
	EntryPosition,
	Resolved,
	Stretch,
	TurnDice,
	TurnMark,
	Units
} from './types';

export type NewBattle = Pick<Battle, 'game' | 'scenario' | 'sides' | 'turns'>;
export type BattleChanges = Partial<Omit<NewBattle, 'game'> & Pick<Battle, 'turn' | 'clock'>>;
export type NewCombat = Resolved & Pick<Combat, 'who' | 'note' | 'units' | 'fought' | 'changes'>;
/** Fields left out are unchanged; `undefined` clears a note, a side or the names. */
export type EntryChanges = {
	readonly note?: string | undefined;
	readonly who?: 0 | 1 | undefined;
	readonly units?: Units | undefined;
	/** What happened to units, in a combat or by hand. */
	readonly changes?: readonly Change[] | undefined;
};

export interface EntryPage {
	readonly entries: readonly Entry[];
	/** Entries in the whole battle, turn marks not counted. */
	readonly count: number;
	/** Whether there are entries beyond this page. */
	readonly more: boolean;
}

/** Orders reserved above the last one, so that this many entries can still be appended. */
const ROOM = 1_000_000;

/** Entries that are searched for the mark of the current turn. */
const MOST_IN_TURN = 500;

const isOf = (game: string) => (entry: Entry) => entry.kind !== 'combat' || entry.calculator.startsWith(`${game}/`);

async function battleOf(reader: Reader, id: string): Promise<Battle> {
	const battle = await reader.get('battles', id);
	if (!battle) throw new StorageError('gone');
	return battle;
}

async function entryOf(reader: Reader, id: string): Promise<Entry> {
	const entry = await reader.get('entries', id);
	if (!entry) throw new StorageError('gone');
	return entry;
}

const latestFirst = (a: Battle, b: Battle) => b.created - a.created || (a.id < b.id ? -1 : 1);

const all = async (reader: Reader): Promise<Battle[]> => (await reader.all('battles')).sort(latestFirst);

/** After a merge of two devices two battles may be running: the one changed last counts. */
const running = async (reader: Reader): Promise<Battle | undefined> =>
	(await reader.all('battles'))
		.filter(({ state }) => state === 'running')
		.sort((a, b) => b.updated - a.updated || latestFirst(a, b))[0];

async function page(reader: Reader, battle: string, stretch: Stretch & { limit: number }): Promise<EntryPage> {
	const entries = await reader.entries(battle, { ...stretch, limit: stretch.limit + 1 });
	return {
		entries: entries.slice(0, stretch.limit),
		count: await reader.count(battle),
		more: entries.length > stretch.limit
	};
}

export function battles(engine: Engine) {
	const touched = <T extends Battle | Entry>(row: T): T => ({ ...row, updated: engine.notBefore(row.updated) });

	/** Pauses all other battles, because only one runs at a time. */
	async function pauseOthers(writer: Writer, id: string) {
		const others = (await writer.all('battles')).filter((battle) => battle.state === 'running' && battle.id !== id);
		await writer.put(
			'battles',
			others.map((battle) => touched({ ...battle, state: 'paused' }))
		);
	}

	async function start(writer: Writer, draft: NewBattle): Promise<Battle> {
		const created = engine.now();
		const turn = draft.turns ? 1 : 0;
		const battle: Battle = { ...draft, id: newId(), turn, state: 'running', created, updated: created };
		await pauseOthers(writer, battle.id);
		await writer.put('battles', [battle]);
		return battle;
	}

	async function moveUnkept(writer: Writer, { id, game, turn }: Battle) {
		const entries = (await writer.entries(UNKEPT, { order: 'oldest' })).filter(isOf(game));
		const first = await nextOrder(writer, id);
		await writer.put(
			'entries',
			entries.map((entry, i) => touched({ ...entry, battle: id, turn, order: Math.max(entry.order, first + i) }))
		);
	}

	/** An order after all others in the battle, even if the clock was set back since. */
	async function nextOrder(writer: Writer, battle: string): Promise<number> {
		const [latest] = await writer.entries(battle, { order: 'newest', limit: 1 });
		if (!latest) return engine.now();
		if (latest.order < MOST_ORDER - ROOM) return Math.max(engine.now(), latest.order + 1);
		// Only a handmade file has orders this high: renumber its entries from 0.
		const all = await writer.entries(battle, { order: 'oldest' });
		await writer.put(
			'entries',
			all.map((entry, order) => touched({ ...entry, order }))
		);
		return Math.max(engine.now(), all.length);
	}

	/** Fields shared by all new entries. The turn is the current turn of the battle. */
	async function logged(writer: Writer, battle: string) {
		const turn = battle === UNKEPT ? 0 : (await battleOf(writer, battle)).turn;
		const order = await nextOrder(writer, battle);
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

	const change = (id: string, changes: Partial<Battle>): Promise<Battle> =>
		engine.change(changes.state ? `battle-${changes.state}` : 'battle-changed', async (writer) => {
			const after: Battle = { ...(await battleOf(writer, id)), ...changes };
			// If counting turns was switched on just now, begin at turn 1.
			const battle = touched(after.turns ? { ...after, turn: Math.max(after.turn, 1) } : after);
			if (changes.state === 'running') await pauseOthers(writer, id);
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
				const battle = await start(writer, draft);
				const { id, game, created } = battle;
				const made = forces.map(({ groups, ...force }) => ({
					...{ ...force, groups: copied(groups), game, battle: id },
					...{ id: newId(), created, updated: created }
				}));
				await writer.put('forces', made);
				return battle;
			}),

		/** Starts a battle and moves into it the unkept combats of its game. */
		keepUnkept: (draft: NewBattle): Promise<Battle> =>
			engine.change('battle-started', async (writer) => {
				const battle = await start(writer, draft);
				await moveUnkept(writer, battle);
				return battle;
			}),

		/** Resumes a battle and moves into it the combats of its game resolved while it was paused. */
		keepUnkeptIn: (id: string): Promise<Battle> =>
			engine.change('battle-running', async (writer) => {
				const battle: Battle = touched({ ...(await battleOf(writer, id)), state: 'running' });
				await pauseOthers(writer, id);
				await writer.put('battles', [battle]);
				await moveUnkept(writer, battle);
				return battle;
			}),

		discardUnkept: (game: string): Promise<void> =>
			engine.change('unkept-discarded', async (writer) => {
				const entries = (await writer.entries(UNKEPT, { order: 'oldest' })).filter(isOf(game));
				await writer.remove(
					'entries',
					entries.map(({ id }) => id)
				);
			}),

		changeBattle: (id: string, changes: BattleChanges): Promise<Battle> => change(id, changes),
		setBattleState: (id: string, state: BattleState): Promise<Battle> => change(id, { state }),

		/** Removes the battle and its log. */
		removeBattle: (id: string): Promise<void> =>
			engine.change('battle-removed', async (writer) => {
				await battleOf(writer, id);
				const entries = await writer.entries(id, { order: 'oldest' });
				await writer.remove(
					'entries',
					entries.map((entry) => entry.id)
				);
				await writer.remove(
					'forces',
					(await forcesOf(writer, id)).map((force) => force.id)
				);
				await writer.remove('battles', [id]);
			}),

		nextTurn: (battle: string): Promise<Battle> =>
			engine.change('turn-begun', async (writer) => {
				const before = await battleOf(writer, battle);
				const after = touched({ ...before, turn: Math.min(before.turn + 1, MOST_TURN), turns: true });
				await writer.put('battles', [after]);
				// The side that begins a turn is the first, for the clock as well.
				const runs = before.clock && { who: 0 as const, clock: 'runs' as const };
				await writer.put('entries', [{ ...(await logged(writer, battle)), kind: 'turn', ...runs }]);
				return after;
			}),

		/** Starts the clock of a side, or stops it. */
		passClock: (battle: string, who: 0 | 1 | undefined): Promise<Entry> =>
			engine.change('turn-passed', async (writer) => {
				const clock = who === undefined ? 'stops' : 'runs';
				const mark: TurnMark = { ...(await logged(writer, battle)), kind: 'turn', who, clock };
				await writer.put('entries', [mark]);
				return mark;
			}),

		/** Notes the dice of groups with the current turn. A function of the dice as they are by then, so that quick taps all count. */
		noteDice: (battle: string, change: (dice: TurnDice) => TurnDice): Promise<Entry> =>
			engine.change('turn-noted', async (writer) => {
				const { turn } = await battleOf(writer, battle);
				const latest = await writer.entries(battle, { order: 'newest', limit: MOST_IN_TURN });
				const marks = latest.filter((entry) => entry.kind === 'turn').filter((mark) => mark.turn === turn);
				const mark = marks.find(({ dice }) => dice) ?? marks[0];
				const before: TurnMark = mark ? touched(mark) : { ...(await logged(writer, battle)), kind: 'turn' };
				const after = { ...before, dice: change(before.dice ?? {}) };
				await writer.put('entries', [after]);
				return after;
			}),

		/** Logs a combat in a battle or under `UNKEPT`. Does nothing if the id is already logged. */
		logCombat: (battle: string, combat: NewCombat, id: string = newId()): Promise<Combat> =>
			engine.change('entry-added', async (writer) => {
				const there = await writer.get('entries', id);
				if (there?.kind === 'combat') return there;
				const entry: Combat = { ...combat, ...(await logged(writer, battle)), id, kind: 'combat' };
				await writer.put('entries', [entry]);
				if (battle === UNKEPT) {
					const unkept = await writer.entries(UNKEPT, { order: 'newest' });
					await writer.remove(
						'entries',
						unkept.slice(MOST_UNKEPT).map(({ id }) => id)
					);
				}
				return entry;
			}),

		/** Adds follow-up throws to a logged combat. Earlier faces stay valid, so this is no correction. */
		completeCombat: (id: string, further: Resolved): Promise<Combat> =>
			engine.change('entry-completed', async (writer) => {
				const entry = await entryOf(writer, id);
				if (entry.kind !== 'combat') throw new StorageError('invalid');
				const completed = touched({ ...entry, ...further });
				await writer.put('entries', [completed]);
				return completed;
			}),

		addNote: (battle: string, note: string, who?: 0 | 1): Promise<Entry> =>
			engine.change('entry-added', async (writer) => {
				const entry: Entry = { ...(await logged(writer, battle)), kind: 'note', note, who };
				await writer.put('entries', [entry]);
				return entry;
			}),

		/** Logs what happened to units outside of a combat. */
		changeUnits: (battle: string, changes: readonly Change[], note?: string): Promise<Entry> =>
			engine.change('units-changed', async (writer) => {
				const entry: Entry = { ...(await logged(writer, battle)), kind: 'change', changes, note };
				await writer.put('entries', [entry]);
				return entry;
			}),

		/** Corrects a logged combat, with what happened to units. The earlier version is kept in `corrected` and stays visible. */
		correctCombat: (id: string, right: Resolved, units: Pick<Combat, 'changes'> = {}): Promise<Combat> =>
			engine.change('entry-corrected', async (writer) => {
				const entry = await entryOf(writer, id);
				if (entry.kind !== 'combat') throw new StorageError('invalid');
				const { calculator, answers, faces, outcome, shown, data } = entry;
				const wrong: Correction = { calculator, answers, faces, outcome, shown, data, at: engine.now() };
				const corrected = touched({ ...entry, ...right, ...units, corrected: [...(entry.corrected ?? []), wrong] });
				await writer.put('entries', [corrected]);
				return corrected;
			}),

		changeEntry: (id: string, changes: EntryChanges): Promise<Entry> =>
			engine.change('entry-changed', async (writer) => {
				const entry = touched({ ...(await entryOf(writer, id)), ...changes } as Entry);
				await writer.put('entries', [entry]);
				return entry;
			}),

		removeEntry: (id: string): Promise<void> =>
			engine.change('entry-removed', async (writer) => {
				await entryOf(writer, id);
				await writer.remove('entries', [id]);
			}),

		entry: (id: string) => engine.live((reader) => reader.get('entries', id)),
		/** One page of the log, and whether more follows. */
		entries: (battle: string, stretch: Stretch & { limit: number }) =>
			engine.live((reader) => page(reader, battle, stretch)),
		/** The whole log from its beginning, for the report and for export. */
		allEntries: (battle: string) => engine.live((reader) => reader.entries(battle, { order: 'oldest' })),
		countEntries: (battle: string) => engine.live((reader) => reader.count(battle)),
		/** The newest entries whose text contains all words. `textOf` returns the entry as shown to the player, in both languages. */
		searchBattle: (
			battle: string,
			words: string,
			textOf: (entry: Entry) => string,
			{ limit = 60, past }: { limit?: number; past?: EntryPosition } = {}
		) => engine.live((reader) => found(reader, battle, words, textOf, { limit, past }))
	};
}
