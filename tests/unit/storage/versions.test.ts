// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, newPhone, open, type Phone } from './world';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { UNKEPT } from '$lib/app/storage/constants';
import { newId } from '$lib/app/storage/new-id';
import type { Kept } from '$lib/app/storage/open';
import { SCHEMA } from '$lib/app/storage/schema';
import { isDataTable, keyOf } from '$lib/app/storage/store';

/**
 * A database as a released version left it on a phone. `WRITE_FIXTURE=1 npx vitest run versions` writes the one of a version that
 * has none yet; one that is there is never written again.
 */
interface Dump {
	version: number;
	stores: {
		name: string;
		keyPath: string | string[] | null;
		autoIncrement: boolean;
		indexes: Index[];
		rows: unknown[];
	}[];
}
interface Index {
	name: string;
	keyPath: string | string[];
	unique: boolean;
	multiEntry: boolean;
}

const place = (name: string) => new URL(`../../fixtures/storage/${name}`, import.meta.url);
const dumpOf = (version: number): Dump => JSON.parse(readFileSync(place(`v${version}.json`), 'utf8'));

const request = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

async function dump({ disk, name }: Phone): Promise<Dump> {
	const db = await request(disk.open(name));
	const transaction = db.transaction([...db.objectStoreNames]);
	const stores = [];
	for (const name of db.objectStoreNames) {
		const store = transaction.objectStore(name);
		const indexes = [...store.indexNames].map((name) => {
			const { keyPath, unique, multiEntry } = store.index(name);
			return { name, keyPath, unique, multiEntry };
		});
		const { keyPath, autoIncrement } = store;
		stores.push({ name, keyPath, autoIncrement, indexes, rows: await request(store.getAll()) });
	}
	db.close();
	return { version: db.version, stores };
}

/** Puts a dump on a phone, without any code of the app. */
async function restore({ disk, name }: Phone, { version, stores }: Dump) {
	const opening = disk.open(name, version);
	opening.onupgradeneeded = () => {
		for (const { name, keyPath, autoIncrement, indexes, rows } of stores) {
			const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
			for (const { name, keyPath, ...rest } of indexes) store.createIndex(name, keyPath, rest);
			for (const row of rows) store.put(row);
		}
	};
	(await request(opening)).close();
}

/** A phone with something of everything. */
async function furnish(phone: Phone) {
	let now = Date.UTC(2026, 10, 18, 14);
	const { kept } = open(phone, { now: () => (now += 60_000), data: async () => ({ alexander: '2026-11-18' }) });
	await kept.toggleFavourite('/alexander/terrain/#ford-2');
	await kept.toggleFavourite('/wab/terms/#bs');
	await kept.toggleFavourite('/dbm/combat-factors/#pk.ca');
	await kept.addPreset('/alexander/calc/melee/', COMBAT.answers, 'Compagnons contre levées');
	await kept.addPreset('/wab/calc/shooting/', { bs: 4, shots: 200, modifiers: ['cover', 'long'] });
	for (const path of ['/', '/wab/to-hit/', '/jdg/calc/shock/']) await kept.visit(path);
	const old = await kept.startBattle({ ...BATTLE, game: 'jdg', scenario: 'Ligny', turns: false });
	await kept.logCombat(old.id, { ...COMBAT, calculator: 'jdg/shock', faces: [0], who: undefined, note: 'zéro !' });
	await kept.setBattleState(old.id, 'ended');
	const battle = await kept.startBattle(BATTLE);
	const { id } = await kept.logCombat(battle.id, { ...COMBAT, units: ['Compagnons', 'Levées de Bactriane'] });
	await kept.correctCombat(id, { ...COMBAT, faces: [2], data: '2026-11-19' });
	await kept.nextTurn(battle.id);
	await kept.addNote(battle.id, 'Les éléphants arrivent', 1);
	await kept.logCombat(UNKEPT, { ...COMBAT, answers: {}, outcome: [] });
	await kept.installPack({ id: 'little-wars', version: 2, text: '{"guidon":1}' });
	await kept.beginDraft('{"guidon":1,"game":{"title":"Trois Collines"}}');
	await musterIn(kept);
	await kept.toggleFavourite('/dbm/combat-factors/#pk.ca');
	await kept.undo();
	await kept.markCopied(await kept.exportAll());
	return kept;
}

/** Units in the running battle, what became of one, and an army that is kept. */
async function musterIn(kept: Kept) {
	const battle = (await kept.runningBattle().now())!;
	const unit = { id: newId(), name: 'Compagnons', card: { type: 'ca', points: 8 }, states: ['d'], lost: 1 };
	const groups = [{ id: newId(), name: 'Aile droite', units: [unit], states: [], breaks: 4, warns: 2 }];
	const army = { game: battle.game, name: 'Macédoine', groups };
	await kept.muster(army);
	const force = await kept.muster({ ...army, battle: battle.id, side: 0 });
	const { id } = force.groups[0]!.units[0]!;
	const changes = [{ unit: id, state: 'd', is: true }];
	await kept.logCombat(battle.id, { ...COMBAT, fought: { attacker: [id] }, changes });
	await kept.changeUnits(battle.id, [{ unit: id, lost: 1 }], 'Règle 12');
}

const anyNumber = expect.any(Number) as unknown;

test('the version of the day has its fixture', async () => {
	const file = place(`v${SCHEMA}.json`);
	if (process.env.WRITE_FIXTURE && !existsSync(file)) {
		const phone = newPhone();
		const kept = await furnish(phone);
		const backup = place(`backup-${SCHEMA}.json`);
		if (!existsSync(backup)) writeFileSync(backup, (await kept.exportAll()).text);
		await kept.close();
		writeFileSync(file, `${JSON.stringify(await dump(phone), undefined, '\t')}\n`);
	}
	expect(existsSync(file)).toBe(true);
});

describe.each(Array.from({ length: SCHEMA }, (_, i) => i + 1))('a phone with version %i', (version) => {
	test('opens with nothing lost, and goes on', async () => {
		const before = dumpOf(version);
		const phone = newPhone();
		await restore(phone, before);
		const { kept } = open(phone);
		const data = await contents(kept);
		for (const { name, rows } of before.stores) {
			if (!isDataTable(name)) continue;
			// What the version of the day asks of older rows.
			const older = (row: unknown) => ({
				...(version < 2 && name === 'entries' && { order: anyNumber }),
				...(row as object)
			});
			const known = new Map(data[name].map((row) => [keyOf(name, row as never), row]));
			expect(known.size).toBe(rows.length);
			for (const row of rows) expect(known.get(keyOf(name, row as never))).toEqual(older(row));
		}
		for (const table of ['favourites', 'battles', 'entries', 'recents'] as const)
			expect(data[table].length).toBeGreaterThan(0);
		const { redo } = await kept.undoable().now();
		if (redo) expect(await kept.redo()).toEqual(redo);
		const battle = (await kept.runningBattle().now())!;
		const entry = await kept.logCombat(battle.id, COMBAT);
		expect((await kept.entries(battle.id, { order: 'newest', limit: 1 }).now()).entries).toEqual([entry]);
		expect(kept.state.now).toEqual({ kept: true });
		await kept.close();
	});
});

test('a released version keeps its shape: what changes it is a new version with a fixture of its own', async () => {
	const phone = newPhone();
	await (await furnish(phone)).close();
	const shape = ({ version, stores }: Dump) => ({ version, stores: stores.map((store) => ({ ...store, rows: [] })) });
	expect(shape(await dump(phone))).toEqual(shape(dumpOf(SCHEMA)));
});

test('rows of today have the fields that the fixture of today has', async () => {
	const phone = newPhone();
	await (await furnish(phone)).close();
	const fields = ({ stores }: Dump) =>
		stores.map(({ name, rows }) => [name, [...new Set(rows.flatMap((row) => Object.keys(row as object)))].sort()]);
	expect(fields(await dump(phone))).toEqual(fields(dumpOf(SCHEMA)));
});
