/**
 * Any order of things: sequences of commands, each done to the app and to plain maps, which must hold the same rows afterwards.
 * The maps know nothing of the code under test: what a command does to them is said once more, in the list of commands.
 *
 * A failure prints its seed and the shortest sequence that shows it. `SEED=… npx vitest run orders` runs it again.
 */
// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, NOTHING, newPhone, open, tick, type Opened } from './world';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { UNKEPT } from '$lib/app/storage/constants';
import type { Kept } from '$lib/app/storage/open';
import { SCHEMA } from '$lib/app/storage/schema';
import { DATA_TABLES, TABLES, keyOf, type DataTable, type Tables } from '$lib/app/storage/store';
import type { Data } from '$lib/app/storage/store';
import type { Combat, Entry, Favourite, Force } from '$lib/app/storage/types';

type Row = Readonly<Record<string, unknown>>;
type Maps = Readonly<Record<DataTable, ReadonlyMap<string, Row>>>;
interface Swap {
	readonly table: DataTable;
	readonly key: string;
	readonly row: Row | undefined;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What the fake database has of a table: read past the code under test, and at once. */
interface Fake {
	readonly _databases: ReadonlyMap<
		string,
		{ readonly rawObjectStores: ReadonlyMap<string, { readonly records: { values(): Iterable<{ value: Row }> } }> }
	>;
}

/** What a command makes of the rows. Fields that the app chooses (ids, times, places) are left out and taken over from the disk. */
class Expected {
	readonly removed = new Set<string>();
	/** Content that a row has afterwards: a later `updated`, all else as said. */
	readonly touched = new Map<string, Row>();
	/** Rows that come as they are: of a file, of a step back. */
	readonly exact = new Map<string, Row>();
	readonly added: { readonly table: DataTable; readonly row: Row }[] = [];

	constructor(readonly maps: Maps) {}
	touch(table: DataTable, row: Row, changes: Row = {}) {
		this.touched.set(`${table} ${String(keyOf(table, row as never))}`, { ...row, ...changes });
	}
	add(table: DataTable, row: Row) {
		this.added.push({ table, row });
	}
	remove(table: DataTable, key: string) {
		this.removed.add(`${table} ${key}`);
	}
	put(table: DataTable, key: string, row: Row) {
		this.exact.set(`${table} ${key}`, row);
	}
}

const without = (row: object, ...fields: readonly string[]): Row =>
	Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));

/** Without what the app chooses. */
function content(table: DataTable, row: Row): Row {
	const rest = plain(without(row, 'created', 'updated', 'order', 'when', 'installedAt'));
	if (table === 'packs') return rest;
	const { groups, corrected } = rest as { groups?: Force['groups']; corrected?: Combat['corrected'] };
	return {
		...without(rest, 'id'),
		...(groups && {
			groups: groups.map((group) => ({
				...without(group, 'id'),
				units: group.units.map((unit) => without(unit, 'id'))
			}))
		}),
		...(corrected && { corrected: corrected.map((one) => without(one, 'at')) })
	};
}

const DAY = 86_400_000;
const GROUPS: Force['groups'] = [
	{
		id: '00000000-0000-4000-8000-000000000001',
		name: 'Left',
		units: [{ id: '00000000-0000-4000-8000-000000000002', name: '', card: { type: 'ph' } }]
	}
];

/** One database for all sequences, emptied between them: to make its tables takes longer than a sequence. */
const phone = newPhone();

/** Past the code under test, as another version of the app or the player's browser would. */
async function raw(work: (store: (name: string) => IDBObjectStore) => void) {
	const request = phone.disk.open(phone.name);
	const database = await new Promise<IDBDatabase>((resolve) => (request.onsuccess = () => resolve(request.result)));
	const writing = database.transaction(TABLES, 'readwrite');
	work((name) => writing.objectStore(name));
	await new Promise((resolve) => (writing.oncomplete = resolve));
	database.close();
}

let isMade = false;

async function emptyWorld(): Promise<World> {
	if (!isMade) {
		const { kept } = open(phone);
		await kept.undoable().now();
		await kept.close();
		isMade = true;
	}
	await raw((store) => TABLES.forEach((table) => store(table).clear()));
	return new World();
}

class World {
	readonly tabs: Opened[] = [];
	time = Date.UTC(2026, 10, 18);
	/** The steps that can be undone, and how many of them are done. */
	steps: (readonly Swap[])[] = [];
	done = 0;
	files: { readonly text: string; readonly tables: Data; readonly scope: 'all' | 'battle' }[] = [];
	/** Entries as they are in some file. */
	readonly carried = new Set<string>();
	marked = false;
	maps: Maps = this.disk();

	constructor() {
		this.opens();
	}

	opens(): Opened {
		const opened = open(phone, { now: () => this.time });
		this.tabs.push(opened);
		return opened;
	}

	disk(): Maps {
		const database = (phone.disk as unknown as Fake)._databases.get(phone.name);
		return Object.fromEntries(
			DATA_TABLES.map((table) => {
				const rows = [...(database?.rawObjectStores.get(table)?.records.values() ?? [])];
				return [table, new Map(rows.map(({ value }) => [String(keyOf(table, value as never)), plain(value)]))];
			})
		) as unknown as Maps;
	}

	rows<T extends DataTable>(table: T): Tables[T][] {
		return [...this.maps[table].values()] as unknown as Tables[T][];
	}

	/** Whether what is on the disk is what the command makes of the maps; throws with the first difference. */
	matches(draft: Expected, found: Maps) {
		for (const table of DATA_TABLES) {
			const before = this.maps[table];
			const wanted = draft.added.filter((one) => one.table === table).map(({ row }) => content(table, row));
			const fresh: Row[] = [];
			for (const [key, row] of found[table]) {
				const at = `${table} ${key}`;
				const old = before.get(key);
				const exact = draft.exact.get(at);
				const touched = draft.touched.get(at);
				if (exact) expect(row, at).toEqual(exact);
				else if (touched) {
					expect(content(table, row), at).toEqual(content(table, touched));
					if (old && 'updated' in old) expect(row.updated as number, at).toBeGreaterThan(old.updated as number);
				} else if (old && !draft.removed.has(at)) expect(row, at).toEqual(old);
				else fresh.push(row);
			}
			expect(
				fresh.map((row) => content(table, row)),
				`new in ${table}`
			).toEqual(wanted);
			for (const key of before.keys())
				expect(found[table].has(key), `${table} ${key} is there`).toBe(!draft.removed.has(`${table} ${key}`));
			for (const at of draft.exact.keys())
				if (at.startsWith(`${table} `)) expect(found[table].has(at.slice(table.length + 1)), at).toBe(true);
			if (table !== 'entries') continue;
			for (const row of fresh as unknown as Entry[])
				for (const other of found.entries.values() as Iterable<unknown> as Iterable<Entry>)
					if (other.battle === row.battle && other.id !== row.id)
						expect(row.order, 'a new entry is the last of its battle').toBeGreaterThan(other.order);
		}
	}

	/** The rows are now those: a step, if any of them moved. */
	settle(found: Maps, command: Command) {
		const swaps = DATA_TABLES.flatMap((table) =>
			[...new Set([...this.maps[table].keys(), ...found[table].keys()])].flatMap((key): Swap[] => {
				const row = this.maps[table].get(key);
				return isDeepStrictEqual(row, found[table].get(key)) ? [] : [{ table, key, row }];
			})
		);
		if (command.step) {
			this.steps[this.done + Math.min(command.step, 0)] = swaps;
			this.done += command.step;
		} else if (swaps.length && !command.unrecorded) {
			this.steps = [...this.steps.slice(0, this.done), swaps];
			this.done++;
		}
		this.maps = found;
	}
}

interface Command {
	/** The same in the maps; false where the app refuses it. */
	expect(draft: Expected): void | false;
	run(kept: Kept): Promise<unknown>;
	/** Takes no step of undo. */
	readonly unrecorded?: boolean;
	/** Moves along the steps. */
	readonly step?: 1 | -1;
	/** Told after it was acknowledged. */
	after?(result: unknown): void;
}

type Make = (world: World, n: number) => Command | undefined;

const GONE = '00000000-0000-4000-8000-00000000dead';
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];
const PATHS = ['/wab/to-hit/', '/wab/to-wound/', '/dbm/'];
const combatOf = (n: number) => ({ ...COMBAT, faces: [n % 10] });

/** At a row that is there or, one time in ten, at one that has gone. */
const at = <T extends { readonly id: string }>(rows: readonly T[], n: number) => {
	const row = n % 10 === 9 ? undefined : pick(rows, n);
	return { row, id: row?.id ?? GONE };
};

/** A change to a row by its id: refused where it has gone. */
function change<T extends DataTable>(
	world: World,
	table: T,
	n: number,
	fits: (row: Tables[T]) => boolean,
	make: (draft: Expected, row: Tables[T]) => void,
	run: (kept: Kept, id: string) => Promise<unknown>
): Command {
	const { row, id } = at(world.rows(table).filter(fits) as unknown as { id: string }[], n);
	return {
		expect: (draft) => (row ? make(draft, row as never) : false),
		run: (kept) => run(kept, id)
	};
}
const any = () => true;
const pauseOthers = (draft: Expected, world: World, id?: string) => {
	for (const battle of world.rows('battles'))
		if (battle.state === 'running' && battle.id !== id) draft.touch('battles', battle as never, { state: 'paused' });
};
const unkeptOf = (world: World) => world.rows('entries').filter(({ battle }) => battle === UNKEPT);

const swapping =
	(by: 1 | -1): Make =>
	(world) => {
		const swaps = world.steps[by === -1 ? world.done - 1 : world.done];
		return {
			step: swaps && by,
			unrecorded: true,
			expect(draft) {
				for (const { table, key, row } of swaps ?? [])
					if (row) draft.put(table, key, row);
					else draft.remove(table, key);
			},
			run: (kept) => (by === -1 ? kept.undo() : kept.redo()),
			after: (result) => expect(Boolean(result)).toBe(swaps !== undefined)
		};
	};

const importing =
	(mode: 'merge' | 'replace'): Make =>
	(world, n) => {
		const file = pick(
			world.files.filter(({ scope }) => mode === 'merge' || scope === 'all'),
			n
		);
		if (!file) return undefined;
		return {
			expect(draft) {
				const stars = world.rows('favourites').filter(({ answers }) => !answers);
				for (const table of DATA_TABLES) {
					const coming = new Set<string>();
					for (const theirs of file.tables[table] as unknown as Row[]) {
						const key = String(keyOf(table, theirs as never));
						coming.add(key);
						const ours = world.maps[table].get(key);
						const age = ({ updated, when, version, installedAt }: Row) =>
							[updated ?? when ?? version ?? 0, installedAt ?? 0] as [number, number];
						const [a, b] = [age(theirs), ours ? age(ours) : ([-1, 0] as const)];
						const wins = mode === 'replace' || a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
						const { path, answers } = theirs as unknown as Favourite;
						const double =
							mode === 'merge' && table === 'favourites' && !answers && stars.some((star) => star.path === path);
						if (wins && (ours || !double)) draft.put(table, key, theirs);
					}
					if (mode === 'replace')
						for (const key of world.maps[table].keys()) if (!coming.has(key)) draft.remove(table, key);
				}
			},
			run: (kept) => kept.importAll(file.text, mode),
			after(result) {
				expect(result).toMatchObject({ ok: true });
				for (const entry of file.tables.entries) world.carried.add(JSON.stringify(entry));
			}
		};
	};

const commands: Readonly<Record<string, Make>> = {
	star: (world, n) => {
		const path = pick(PATHS, n)!;
		const stars = world.rows('favourites').filter((one) => one.path === path && !one.answers);
		const on = n % 2 === 0;
		return {
			expect(draft) {
				if (on && !stars.length) draft.add('favourites', { path });
				if (!on) for (const { id } of stars) draft.remove('favourites', id);
			},
			run: (kept) => kept.setFavourite(path, on)
		};
	},
	preset: (world, n) => {
		const answers = { reach: n % 3 };
		const known = world.rows('favourites').find((one) => one.answers && one.answers.reach === n % 3);
		return {
			expect: (draft) =>
				known
					? draft.touch('favourites', known as never, { name: 'Mine' })
					: draft.add('favourites', { path: '/wab/calc/', answers, name: 'Mine' }),
			run: (kept) => kept.addPreset('/wab/calc/', answers, 'Mine')
		};
	},
	'rename a favourite': (world, n) =>
		change(
			world,
			'favourites',
			n,
			any,
			(draft, row) => draft.touch('favourites', row as never, { name: `n° ${n}` }),
			(kept, id) => kept.renameFavourite(id, `n° ${n}`)
		),
	'remove a favourite': (world, n) =>
		change(
			world,
			'favourites',
			n,
			any,
			(draft, { id }) => draft.remove('favourites', id),
			(kept, id) => kept.removeFavourite(id)
		),
	'start a battle': (world) => ({
		expect(draft) {
			pauseOthers(draft, world);
			draft.add('battles', { ...BATTLE, turn: 1, state: 'running' });
		},
		run: (kept) => kept.startBattle(BATTLE)
	}),
	'keep in a new battle': (world) => ({
		expect(draft) {
			pauseOthers(draft, world);
			draft.add('battles', { ...BATTLE, turn: 1, state: 'running' });
			// Into which battle they go is looked at afterwards: its id is not known before.
			for (const entry of unkeptOf(world)) draft.touch('entries', entry as never, { turn: 1, battle: 'the new one' });
		},
		run: (kept) => kept.keepUnkept(BATTLE)
	}),
	'keep in a battle': (world, n) =>
		change(
			world,
			'battles',
			n,
			any,
			(draft, battle) => {
				pauseOthers(draft, world, battle.id);
				draft.touch('battles', battle as never, { state: 'running' });
				for (const entry of unkeptOf(world))
					draft.touch('entries', entry as never, { battle: battle.id, turn: battle.turn });
			},
			(kept, id) => kept.keepUnkeptIn(id)
		),
	'discard what is not kept': (world) => ({
		expect(draft) {
			for (const { id } of unkeptOf(world)) draft.remove('entries', id);
		},
		run: (kept) => kept.discardUnkept(BATTLE.game)
	}),
	'rename a battle': (world, n) =>
		change(
			world,
			'battles',
			n,
			any,
			(draft, row) => draft.touch('battles', row as never, { scenario: `n° ${n}` }),
			(kept, id) => kept.changeBattle(id, { scenario: `n° ${n}` })
		),
	'end, pause or resume': (world, n) => {
		const state = (['ended', 'paused', 'running'] as const)[n % 3]!;
		return change(
			world,
			'battles',
			Math.floor(n / 3),
			any,
			(draft, battle) => {
				if (state === 'running') pauseOthers(draft, world, battle.id);
				draft.touch('battles', battle as never, { state });
			},
			(kept, id) => kept.setBattleState(id, state)
		);
	},
	turn: (world, n) =>
		change(
			world,
			'battles',
			n,
			any,
			(draft, battle) => {
				const turn = battle.turn + 1;
				draft.touch('battles', battle as never, { turn });
				draft.add('entries', { kind: 'turn', battle: battle.id, turn });
			},
			(kept, id) => kept.nextTurn(id)
		),
	'remove a battle': (world, n) =>
		change(
			world,
			'battles',
			n,
			any,
			(draft, { id }) => {
				draft.remove('battles', id);
				for (const entry of world.rows('entries')) if (entry.battle === id) draft.remove('entries', entry.id);
				for (const force of world.rows('forces')) if (force.battle === id) draft.remove('forces', force.id);
			},
			(kept, id) => kept.removeBattle(id)
		),
	'a combat': (world, n) =>
		change(
			world,
			'battles',
			n,
			any,
			(draft, { id, turn }) => draft.add('entries', { ...combatOf(n), kind: 'combat', battle: id, turn }),
			(kept, id) => kept.logCombat(id, combatOf(n))
		),
	'a combat outside': (_, n) => ({
		expect: (draft) => draft.add('entries', { ...combatOf(n), kind: 'combat', battle: UNKEPT, turn: 0 }),
		run: (kept) => kept.logCombat(UNKEPT, combatOf(n))
	}),
	'a combat again under its id': (world, n) => {
		const entry = pick(
			world.rows('entries').filter(({ kind }) => kind === 'combat'),
			n
		);
		if (!entry) return undefined;
		return { expect: () => undefined, run: (kept) => kept.logCombat(entry.battle, combatOf(n), entry.id) };
	},
	'a note': (world, n) =>
		change(
			world,
			'battles',
			n,
			any,
			(draft, { id, turn }) => draft.add('entries', { kind: 'note', note: `${n}`, battle: id, turn }),
			(kept, id) => kept.addNote(id, `${n}`)
		),
	correct: (world, n) =>
		change(
			world,
			'entries',
			n,
			({ kind }) => kind === 'combat',
			(draft, entry) => {
				const { calculator, answers, faces, outcome, shown, data, corrected = [] } = entry as Combat;
				const wrong = { calculator, answers, faces, outcome, shown, data };
				draft.touch('entries', entry as never, {
					...resolved(n),
					corrected: [...corrected.map((one) => without(one, 'at')), wrong]
				});
			},
			(kept, id) => kept.correctCombat(id, resolved(n))
		),
	'complete a combat': (world, n) =>
		change(
			world,
			'entries',
			n,
			({ kind }) => kind === 'combat',
			(draft, entry) => draft.touch('entries', entry as never, resolved(n)),
			(kept, id) => kept.completeCombat(id, resolved(n))
		),
	'change an entry': (world, n) =>
		change(
			world,
			'entries',
			n,
			any,
			(draft, entry) => draft.touch('entries', entry as never, { note: `changed ${n}` }),
			(kept, id) => kept.changeEntry(id, { note: `changed ${n}` })
		),
	'remove an entry': (world, n) =>
		change(
			world,
			'entries',
			n,
			any,
			(draft, { id }) => draft.remove('entries', id),
			(kept, id) => kept.removeEntry(id)
		),
	muster: (world, n) => {
		const { row, id } = at(world.rows('battles'), n);
		const alone = n % 3 === 0;
		const force = {
			game: BATTLE.game,
			name: `n° ${n}`,
			groups: GROUPS,
			...(!alone && { battle: id, side: 0 as const })
		};
		return {
			expect: (draft) => (row || alone ? draft.add('forces', force) : false),
			run: (kept) => kept.muster(force)
		};
	},
	'change a force': (world, n) =>
		change(
			world,
			'forces',
			n,
			any,
			(draft, force) => draft.touch('forces', force as never, { name: `n° ${n}` }),
			(kept, id) => kept.changeForce(id, () => ({ name: `n° ${n}` }))
		),
	'remove a force': (world, n) =>
		change(
			world,
			'forces',
			n,
			any,
			(draft, { id }) => draft.remove('forces', id),
			(kept, id) => kept.removeForce(id)
		),
	'change units': (world, n) => {
		const changes = [{ unit: GROUPS[0]!.units[0]!.id, lost: n % 4 }];
		return change(
			world,
			'battles',
			n,
			any,
			(draft, { id, turn }) => draft.add('entries', { kind: 'change', changes, battle: id, turn }),
			(kept, id) => kept.changeUnits(id, changes)
		);
	},
	'a pack, a newer or an older': (world, n) => {
		const pack = { id: `pack-${n % 2}`, version: 1 + (n % 3), text: `{"n":${n}}` };
		return {
			expect: (draft) => (world.maps.packs.has(pack.id) ? draft.touch('packs', pack) : draft.add('packs', pack)),
			run: (kept) => kept.installPack(pack)
		};
	},
	'remove a pack': (world, n) => {
		const id = `pack-${n % 2}`;
		return {
			expect: (draft) => (world.maps.packs.has(id) ? draft.remove('packs', id) : false),
			run: (kept) => kept.removePack(id)
		};
	},
	'begin a draft': (_, n) => ({
		expect: (draft) => draft.add('drafts', { text: `{"n":${n}}` }),
		run: (kept) => kept.beginDraft(`{"n":${n}}`)
	}),
	'write in a draft': (world, n) => {
		const draft = pick(world.rows('drafts'), n);
		if (!draft) return undefined;
		const isLate = n % 4 === 3;
		const text = `{"n":${n}}`;
		return {
			unrecorded: true,
			expect(rows) {
				if (!isLate || draft.text === text) rows.touch('drafts', draft as never, { text });
			},
			run: (kept) => kept.keepDraft(draft.id, text, isLate ? draft.updated - 1 : draft.updated)
		};
	},
	'remove a draft': (world, n) =>
		change(
			world,
			'drafts',
			n,
			any,
			(draft, { id }) => draft.remove('drafts', id),
			(kept, id) => kept.removeDraft(id)
		),
	undo: swapping(-1),
	redo: swapping(1),
	'import into what is here': importing('merge'),
	'import in place of what is here': importing('replace')
};

const resolved = (n: number) => {
	const { calculator, answers, outcome, shown, data } = COMBAT;
	return { calculator, answers, faces: [n % 10], outcome, shown, data };
};

/** Things that happen to the phone, or leave its rows as they are. */
const happenings: Readonly<Record<string, (world: World, opened: Opened, n: number) => Promise<void>>> = {
	async export(world, { kept }) {
		const { text, ...exported } = await kept.exportAll();
		const { tables } = JSON.parse(text) as { tables: Data };
		for (const table of DATA_TABLES)
			expect(
				new Map((tables[table] as unknown as Row[]).map((row) => [String(keyOf(table, row as never)), row]))
			).toEqual(world.maps[table]);
		world.files.push({ text, tables, scope: 'all' });
		world.marked = true;
		for (const entry of tables.entries) world.carried.add(JSON.stringify(entry));
		await kept.markCopied(exported);
	},
	async 'send a battle'(world, { kept }, n) {
		const battle = pick(world.rows('battles'), n);
		if (!battle) return;
		const entries = world.rows('entries').filter((entry) => entry.battle === battle.id);
		const forces = world.rows('forces').filter((force) => force.battle === battle.id);
		const { text, ...sent } = await kept.exportBattle(battle.id);
		const byId = (rows: readonly { readonly id: string }[]) => new Map(rows.map((row) => [row.id, row]));
		const { tables } = JSON.parse(text) as { tables: Data };
		expect(tables.battles).toEqual([battle]);
		expect([byId(tables.entries), byId(tables.forces)]).toEqual([byId(entries), byId(forces)]);
		world.files.push({ text, tables: { ...NOTHING, battles: [battle], entries, forces }, scope: 'battle' });
		for (const entry of entries) world.carried.add(JSON.stringify(entry));
		await kept.markCopied(sent);
		world.marked = true;
	},
	async 'second tab'(world) {
		if (world.tabs.length < 3) world.opens();
	},
	async reload(world, { kept }) {
		world.tabs.splice(
			world.tabs.findIndex((tab) => tab.kept === kept),
			1
		);
		await kept.close();
		world.opens();
	},
	async 'clock on'(world, _, n) {
		world.time += (n % 50) * DAY;
	},
	async 'clock back'(world, _, n) {
		world.time -= (n % 50) * DAY;
	},
	async 'a newer app, and back'(world, { kept }, n) {
		await schemaRow(world, SCHEMA + 1);
		const refused = await kept.setFavourite(PATHS[n % 3]!, n % 2 === 0).then(
			() => undefined,
			(error: { kind?: string }) => error.kind
		);
		expect(refused).toBe('newer');
		await schemaRow(world, SCHEMA);
		await happenings.reload!(
			world,
			world.tabs.find((tab) => tab.kept === kept)!,
			n
		);
	},
	'an older app': (world) => schemaRow(world, 2)
};

/** As another version of the app leaves it. */
async function schemaRow({ tabs }: World, version: number) {
	await tabs[0]!.kept.undoable().now();
	await raw((store) => store('meta').put({ key: 'schema', version }));
}

/** What must hold after any sequence, and so between any two commands. */
async function laws(world: World, kept: Kept) {
	const { undo, redo } = await kept.undoable().now();
	expect([undo !== undefined, redo !== undefined], 'what can be undone and redone').toEqual([
		world.done > 0,
		world.done < world.steps.length
	]);
	const battles = new Set([UNKEPT, ...world.maps.battles.keys()]);
	for (const { id, battle } of world.rows('entries')) expect(battles.has(battle), `battle of ${id}`).toBe(true);
	for (const { id, battle = UNKEPT } of world.rows('forces')) expect(battles.has(battle), `battle of ${id}`).toBe(true);
	if (!world.marked) return;
	const { unsaved } = await kept.backups().now();
	const inNoFile = world.rows('entries').filter((entry) => !world.carried.has(JSON.stringify(entry))).length;
	expect(unsaved, `entries that are in no file, of ${inNoFile}`).toBeGreaterThanOrEqual(inNoFile);
}

class Does implements fc.AsyncCommand<object, World> {
	constructor(
		readonly name: string,
		readonly n: number,
		readonly tab: number,
		/** The tab is ended after so many steps of its work. */
		readonly kill?: number
	) {}

	check = () => true;

	async run(_: object, world: World): Promise<void> {
		const opened = world.tabs[this.tab % world.tabs.length]!;
		const happening = happenings[this.name];
		if (happening) {
			await happening(world, opened, this.n);
			expect(world.disk()).toEqual(world.maps);
		} else {
			const command = commands[this.name]!(world, this.n);
			if (!command) return;
			if (this.kill === undefined) await this.#done(world, opened, command);
			else await this.#killed(world, opened, command);
		}
	}

	async #done(world: World, { kept }: Opened, command: Command) {
		const draft = new Expected(world.maps);
		const isDone = command.expect(draft) !== false;
		const result = await command.run(kept).then(
			(value) => ({ value }),
			(error: { kind?: string }) => ({ error })
		);
		if ('error' in result && (isDone || result.error.kind !== 'gone')) throw result.error;
		expect('value' in result, isDone ? 'done' : 'refused').toBe(isDone);
		if ('value' in result) command.after?.(result.value);
		this.#arrived(world, command, draft);
	}

	#arrived(world: World, command: Command, draft: Expected) {
		const found = world.disk();
		const fresh = [...found.battles.keys()].find((id) => !world.maps.battles.has(id));
		for (const [key, row] of draft.touched)
			if (row.battle === 'the new one') draft.touched.set(key, { ...row, battle: fresh });
		world.matches(draft, found);
		world.settle(found, command);
	}

	async #killed(world: World, { kept, tab }: Opened, command: Command) {
		const draft = new Expected(world.maps);
		const isDone = command.expect(draft) !== false;
		let result: { value: unknown } | undefined;
		const underWay = command.run(kept).then(
			(value) => (result = { value }),
			() => undefined
		);
		for (let steps = this.kill!; steps > 0; steps--) await tick();
		tab.kill();
		const acknowledged = result;
		await Promise.race([underWay, tick()]);
		world.tabs.splice(
			world.tabs.findIndex((other) => other.kept === kept),
			1
		);
		await world.opens().kept.undoable().now();
		const isSame = isDeepStrictEqual(world.disk(), world.maps);
		if (!isDone) return expect(isSame, 'nothing of what is refused').toBe(true);
		// It reached the disk, or nothing of it did; what was acknowledged has.
		if (isSame && !acknowledged) return;
		command.after?.(acknowledged ? acknowledged.value : { ok: true });
		this.#arrived(world, command, draft);
	}

	toString = () =>
		`${this.name} (${this.n}, tab ${this.tab}${this.kill === undefined ? '' : `, killed after ${this.kill}`})`;
}

const one = fc
	.tuple(
		fc.constantFrom(
			...Object.keys(commands),
			...Object.keys(happenings),
			'undo',
			'redo',
			'undo',
			'a combat',
			'a combat'
		),
		fc.nat(59),
		fc.nat(2),
		fc.option(fc.nat(30), { freq: 12, nil: undefined })
	)
	.map(([name, n, tab, kill]) => new Does(name, n, tab, kill));

export async function sequences(count: number, length: number) {
	const seed = Number(process.env.SEED ?? 20_261_120);
	const of = fc.commands([one], { maxCommands: length, size: 'max' });
	await fc.assert(
		fc.asyncProperty(of, async (cmds) => {
			const world = await emptyWorld();
			try {
				await fc.asyncModelRun(() => ({ model: {}, real: world }), cmds);
				await laws(world, world.tabs.at(-1)!.kept);
			} finally {
				for (const { kept } of world.tabs) await kept.close();
			}
		}),
		{ seed, numRuns: count, endOnFailure: false }
	);
}
