/** Writes in the log of a battle: combats, notes, what happened to units. */
import type { Change } from '$lib/core/units/types';
import { MOST_UNKEPT, UNKEPT } from './constants';
import type { Engine } from './engine';
import { StorageError } from './errors';
import { newEntry } from './new-entry';
import { newId } from './new-id';
import { existing, touched } from './rows';
import type { Reader, Writer } from './store';
import type { Combat, Correction, Entry, Resolved, Units } from './types';
import { checked } from './undo';

export type NewCombat = Resolved & Pick<Combat, 'who' | 'note' | 'units' | 'fought' | 'changes'>;
/** Fields left out are unchanged; `undefined` clears a note, a side or the names. */
export type EntryChanges = {
	readonly note?: string | undefined;
	readonly who?: 0 | 1 | undefined;
	readonly units?: Units | undefined;
	/** What happened to units, in a combat or by hand. */
	readonly changes?: readonly Change[] | undefined;
};

async function combatOf(reader: Reader, id: string): Promise<Combat> {
	const entry = await existing(reader, 'entries', id);
	if (entry.kind !== 'combat') throw new StorageError('invalid');
	return entry;
}

async function dropOldUnkept(writer: Writer) {
	const unkept = await writer.entries(UNKEPT, { order: 'newest' });
	await writer.remove(
		'entries',
		unkept.slice(MOST_UNKEPT).map(({ id }) => id)
	);
}

function corrected(entry: Combat, right: Resolved, at: number): Combat {
	const { calculator, answers, faces, outcome, shown, data } = entry;
	const wrong: Correction = { calculator, answers, faces, outcome, shown, data, at };
	return { ...entry, ...right, corrected: [...(entry.corrected ?? []), wrong] };
}

/** Adds an entry, from a function of the fields that every new entry has. */
async function add<T extends Entry>(
	engine: Engine,
	writer: Writer,
	battle: string,
	make: (fields: Awaited<ReturnType<typeof newEntry>>) => T
): Promise<T> {
	const entry = make(await newEntry(engine, writer, battle));
	await writer.put('entries', [entry]);
	return entry;
}

async function put<T extends Entry>(engine: Engine, writer: Writer, entry: T): Promise<T> {
	const after = touched(engine, entry);
	await writer.put('entries', [after]);
	return after;
}

export function entries(engine: Engine) {
	return {
		/** Logs a combat in a battle or under `UNKEPT`. Does nothing if the id is already logged. */
		logCombat: (battle: string, combat: NewCombat, id: string = newId()): Promise<Combat> =>
			engine.change('entry-added', async (writer) => {
				const there = await writer.get('entries', id);
				if (there?.kind === 'combat') return there;
				const entry = await add(engine, writer, battle, (fields): Combat => ({
					...combat,
					...fields,
					id,
					kind: 'combat'
				}));
				if (battle === UNKEPT) await dropOldUnkept(writer);
				return entry;
			}),

		/** Adds follow-up throws to a logged combat. Earlier faces stay valid, so this is no correction. */
		completeCombat: (id: string, further: Resolved): Promise<Combat> =>
			engine.change('entry-completed', async (writer) =>
				put(engine, writer, { ...(await combatOf(writer, id)), ...further })
			),

		addNote: (battle: string, note: string, who?: 0 | 1): Promise<Entry> =>
			engine.change('entry-added', (writer) =>
				add(engine, writer, battle, (fields): Entry => ({ ...fields, kind: 'note', note, who }))
			),

		/** Logs what happened to units outside of a combat. */
		changeUnits: (battle: string, changes: readonly Change[], note?: string): Promise<Entry> =>
			engine.change('units-changed', (writer) =>
				add(engine, writer, battle, (fields): Entry => ({ ...fields, kind: 'change', changes, note }))
			),

		/** Corrects a logged combat, with what happened to units. The earlier version is kept in `corrected` and stays visible. */
		correctCombat: (id: string, right: Resolved, units: Pick<Combat, 'changes'> = {}): Promise<Combat> =>
			engine.change('entry-corrected', async (writer) =>
				put(engine, writer, { ...corrected(await combatOf(writer, id), right, engine.now()), ...units })
			),

		changeEntry: (id: string, changes: EntryChanges): Promise<Entry> =>
			engine.change('entry-changed', async (writer) =>
				put(engine, writer, checked('entries', { ...(await existing(writer, 'entries', id)), ...changes }))
			),

		removeEntry: (id: string): Promise<void> =>
			engine.change('entry-removed', async (writer) => {
				await existing(writer, 'entries', id);
				await writer.remove('entries', [id]);
			})
	};
}
