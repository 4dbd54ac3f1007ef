// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, fill, newPhone, open, type Phone } from './world';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UNKEPT } from '$lib/app/storage/constants';
import type { Kept } from '$lib/app/storage/open';
import { SCHEMA } from '$lib/app/storage/schema';
import type { TableName } from '$lib/app/storage/store';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

type Row = Record<string, unknown>;

const request = <T>(asked: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		asked.onsuccess = () => resolve(asked.result);
		asked.onerror = () => reject(asked.error);
	});

/** Past the app, as another program or another version would. */
async function write({ disk, name }: Phone, table: TableName, change: (row: Row) => Row | undefined) {
	const db = await request(disk.open(name));
	const store = db.transaction(table, 'readwrite').objectStore(table);
	for (const row of await request<Row[]>(store.getAll())) {
		const changed = change(row);
		if (changed) await request(store.put(changed));
	}
	db.close();
}

async function put({ disk, name }: Phone, table: TableName, ...rows: Row[]) {
	const db = await request(disk.open(name));
	const store = db.transaction(table, 'readwrite').objectStore(table);
	for (const row of rows) await request(store.put(row));
	db.close();
}

const ID = '00000000-0000-4000-8000-00000000000a';
const KEPT = { id: ID, created: 1, updated: 1 };
const cyclic: Row = { ...KEPT };
cyclic.self = cyclic;

/** Rows that other hands have left, each where it would be read. */
const STRANGE: Record<string, [TableName, Row]> = {
	'a favourite without a path': ['favourites', { ...KEPT, order: 0 }],
	'a favourite whose path leads out': ['favourites', { ...KEPT, order: 0, path: '//example.org/' }],
	'a favourite with a field that is not known': ['favourites', { ...KEPT, order: 0, path: '/wab/', html: '<b>' }],
	'a favourite with an order that is a word': ['favourites', { ...KEPT, order: 'last', path: '/wab/' }],
	'a battle with one side': [
		'battles',
		{ ...KEPT, game: 'dbm', scenario: '', sides: [], turn: 0, turns: false, state: 'running' }
	],
	'a battle that is a shell': ['battles', { id: ID }],
	'an entry of no kind': ['entries', { ...KEPT, battle: UNKEPT, order: 1, turn: 0, kind: 'poem' }],
	'an entry without an order': ['entries', { ...KEPT, battle: UNKEPT, turn: 0, kind: 'note', note: 'x' }],
	'an entry with a date for a time': [
		'entries',
		{ ...KEPT, created: new Date(0), battle: UNKEPT, order: 1, turn: 0, kind: 'turn' }
	],
	'an entry that holds itself': ['entries', { ...cyclic, battle: UNKEPT, order: 1 }],
	'an entry with a number beyond all': ['entries', { ...KEPT, battle: UNKEPT, order: 1, turn: 10n, kind: 'turn' }],
	'a visit without a time': ['recents', { path: '/wab/' }],
	'a pack without a text': ['packs', { id: 'x', version: 1 }],
	'an aside without a table': ['aside', { text: '{}' }]
};

describe.each(Object.entries(STRANGE))('%s', (_, [table, row]) => {
	let phone: Phone;
	let kept: Kept;
	beforeEach(async () => {
		phone = newPhone();
		const before = open(phone).kept;
		await fill(before);
		await before.close();
		await put(phone, table, row);
		kept = open(phone).kept;
	});
	afterEach(() => kept.close());

	test('is set aside and told of; everything else is read and written', async () => {
		expect((await kept.favourites().now()).length).toBe(2);
		const [battle] = await kept.battles().now();
		expect((await kept.allEntries(battle!.id).now()).length).toBe(3);
		expect((await kept.entries(UNKEPT, { order: 'newest', limit: 10 }).now()).entries).toHaveLength(1);
		await kept.recents().now();
		await kept.packs().now();
		await kept.toggleFavourite('/dbm/');
		await kept.nextTurn(battle!.id);
		await kept.logCombat(UNKEPT, COMBAT);
		await kept.visit('/jdg/');
		const rows = await kept.unreadable().now();
		expect(rows).toHaveLength(1);
		expect(rows[0]).toMatchObject({ table, text: expect.any(String) });
		expect(kept.state.now).toEqual({ kept: true });
	});

	test('goes into the backup as text, and the backup comes back on any phone', async () => {
		const { text } = await kept.exportAll();
		const { kept: other } = open(newPhone());
		for (const mode of ['merge', 'replace'] as const)
			expect(await other.importAll(text, mode)).toMatchObject({ ok: true });
		const [here, there] = [await contents(kept), await contents(other)];
		expect(there.aside.map(({ text }) => text)).toEqual(here.aside.map(({ text }) => text));
		expect({ ...there, aside: [] }).toEqual({ ...here, aside: [] });
		expect(there.aside).toHaveLength(1);
		// And once more from there.
		expect(await kept.importAll((await other.exportAll()).text, 'merge')).toMatchObject({ ok: true });
		await other.close();
	});

	test('is deleted when the player says so, and comes back when he takes it back', async () => {
		const rest = { ...(await contents(kept)), aside: [] };
		await kept.removeUnreadable();
		expect(await kept.unreadable().now()).toEqual([]);
		expect(await contents(kept)).toEqual(rest);
		await kept.undo();
		expect(await kept.unreadable().now()).toHaveLength(1);
	});
});

test('it is told as soon as one is met, and not before', async () => {
	const phone = newPhone();
	const { kept: before } = open(phone);
	await fill(before);
	expect(before.metUnreadable.now).toBe(false);
	await before.close();
	await put(phone, 'favourites', { ...KEPT, order: 0 });
	const { kept } = open(phone);
	await kept.battles().now();
	expect(kept.metUnreadable.now).toBe(false);
	await kept.favourites().now();
	expect(kept.metUnreadable.now).toBe(true);
	await kept.close();
});

test('pages of a log go past those that cannot be read, and the count leaves them out', async () => {
	const phone = newPhone();
	const { kept: before } = open(phone);
	const { id } = await before.startBattle(BATTLE);
	for (let i = 0; i < 12; i++) await before.addNote(id, `n${i}`);
	await before.close();
	// The newest page meets none of them, and counts them out all the same.
	const lost = new Set(['n0', 'n1', 'n2', 'n3', 'n4', 'n5']);
	await write(phone, 'entries', (row) => (lost.has(String(row.note)) ? { ...row, turn: 'two' } : undefined));
	const { kept } = open(phone);
	const notes: string[] = [];
	let page = await kept.entries(id, { order: 'oldest', limit: 2 }).now();
	for (;;) {
		notes.push(...page.entries.map(({ note }) => note!));
		if (!page.more) break;
		page = await kept.entries(id, { order: 'oldest', limit: 2, past: page.entries.at(-1) }).now();
	}
	expect(notes).toHaveLength(6);
	expect(new Set(notes).size).toBe(6);
	expect((await kept.entries(id, { order: 'newest', limit: 4 }).now()).counts.note).toBe(6);
	// What comes next is last all the same.
	await kept.addNote(id, 'last');
	expect((await kept.entries(id, { order: 'newest', limit: 1 }).now()).entries[0]!.note).toBe('last');
	await kept.close();
});

test('the entries of a battle that cannot be read go into the backup as text, and come back with the battle', async () => {
	const phone = newPhone();
	const { kept: before } = open(phone);
	await fill(before);
	const whole = await contents(before);
	const [battle] = whole.battles;
	await before.close();
	await write(phone, 'battles', (row) => ({ ...row, state: 'won' }));
	const { kept } = open(phone);
	const { text } = await kept.exportAll();
	const { kept: other } = open(newPhone());
	expect(await other.importAll(text, 'merge')).toMatchObject({ added: { battles: 0, entries: 1, aside: 4 } });
	// A version that understands the battle takes it up again, with what is in it.
	const mended = JSON.parse((await other.exportAll()).text);
	for (const row of mended.tables.aside) row.text = row.text.replace('"state":"won"', '"state":"running"');
	expect(await other.importAll(JSON.stringify(mended), 'replace')).toMatchObject({ added: { battles: 1, entries: 3 } });
	expect(await contents(other)).toEqual(whole);
	expect((await other.battles().now())[0]!.id).toBe(battle!.id);
	await Promise.all([kept.close(), other.close()]);
});

test('one that takes the key of another does not push it out', async () => {
	const phone = newPhone();
	const { kept: source } = open(newPhone());
	await fill(source);
	const { text } = await source.exportAll();
	const { id } = (await source.favourites().now())[0]!;
	await source.close();
	const { kept: before } = open(phone);
	await before.favourites().now();
	await before.close();
	await put(phone, 'favourites', { id, strange: 'the only copy' });
	const { kept } = open(phone);
	await kept.importAll(text, 'merge');
	expect(await kept.favourites().now()).toHaveLength(2);
	expect((await kept.unreadable().now())[0]!.text).toContain('the only copy');
	await kept.close();
});

describe.each<[string, Row[]]>([
	['a history that is a shell', [{ key: 'history' }]],
	['steps that are no steps', [{ key: 'history', first: 1, at: 2, steps: [1, 2], ops: [] }]],
	[
		'a history of steps that are gone',
		[
			{
				key: 'history',
				first: 900,
				at: 901,
				steps: [
					{ what: 'imported', when: 1, size: 1 },
					{ what: 'imported', when: 1, size: 1 }
				],
				ops: []
			}
		]
	],
	['a backup of no day', [{ key: 'backup', at: 'yesterday' }]],
	['a backup in a year without end', [{ key: 'backup', at: 1e300 }]],
	['a promise of nobody', [{ key: 'persist', at: {} }]],
	['a version that is a word', [{ key: 'schema', version: 'two' }]],
	['rows of nobody', [{ key: 'stranger', at: 1 }]]
])('%s', (_, rows) => {
	test('stops nothing: what is noted is kept, undoing fails in no other way than by doing nothing', async () => {
		const phone = newPhone();
		const { kept: before } = open(phone);
		await fill(before);
		await before.close();
		await put(phone, 'meta', ...rows);
		const { kept } = open(phone);
		await kept.undo();
		await kept.redo();
		await kept.backups().now();
		await kept.mayAsk();
		await kept.toggleFavourite('/dbm/');
		expect(await kept.undo()).toMatchObject({ what: 'favourite-added' });
		expect(kept.state.now).toEqual({ kept: true });
		await kept.close();
	});
});

describe('a database that a newer version has written', () => {
	/** As the next version might leave it: a number more, a table more, a field more in every row. */
	async function newer(phone: Phone, change: (row: Row) => Row) {
		const db = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = phone.disk.open(phone.name, (SCHEMA + 1) * 10);
			opening.onupgradeneeded = () => opening.result.createObjectStore('armies', { keyPath: 'id' });
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		db.close();
		for (const table of ['favourites', 'battles', 'entries'] as const) await write(phone, table, change);
	}

	test('is read without the fields that are new, exported, and not written to', async () => {
		const phone = newPhone();
		const { kept: before } = open(phone);
		await fill(before);
		const whole = await contents(before);
		const [battle] = await before.battles().now();
		await before.close();
		await newer(phone, (row) => ({ ...row, banners: ['Compagnons'] }));

		const { kept } = open(phone);
		expect(await kept.favourites().now()).toHaveLength(2);
		expect(kept.state.now).toMatchObject({ kept: false, problem: 'newer' });
		expect(await kept.battles().now()).toMatchObject([{ id: battle!.id }]);
		expect((await kept.entries(battle!.id, { order: 'newest', limit: 2 }).now()).entries).toHaveLength(2);
		expect((await kept.allEntries(battle!.id).now())[0]).not.toHaveProperty('banners');
		await expect(kept.addNote(battle!.id, 'x')).rejects.toMatchObject({ kind: 'newer' });
		await expect(kept.undo()).rejects.toMatchObject({ kind: 'newer' });

		const { text } = await kept.exportAll();
		const { kept: other } = open(newPhone());
		expect(await other.importAll(text, 'replace')).toMatchObject({ ok: true });
		const there = await contents(other);
		expect({ ...there, aside: [] }).toEqual(whole);
		// What this version does not know is in the file as text.
		expect(there.aside.every(({ text }) => text.includes('Compagnons'))).toBe(true);
		expect(there.aside).toHaveLength(7);
		await Promise.all([kept.close(), other.close()]);
		const db = await request(phone.disk.open(phone.name));
		expect([db.version, [...db.objectStoreNames]]).toEqual([(SCHEMA + 1) * 10, expect.arrayContaining(['armies'])]);
		db.close();
	});

	test('what it wrote in a way of its own is set aside, and the rest is read', async () => {
		const phone = newPhone();
		const { kept: before } = open(phone);
		await fill(before);
		await before.close();
		await newer(phone, (row) => (row.kind === 'combat' ? { ...row, faces: { attacker: [1] } } : row));
		const { kept } = open(phone);
		const [battle] = await kept.battles().now();
		expect((await kept.allEntries(battle!.id).now()).map(({ kind }) => kind)).toEqual(['turn', 'note']);
		expect(kept.metUnreadable.now).toBe(true);
		await kept.close();
	});

	test('in another tab: this one goes on reading what the other writes', async () => {
		const phone = newPhone();
		const { kept } = open(phone);
		await fill(kept);
		await kept.favourites().now();
		await newer(phone, (row) => row);
		await vi.waitFor(() => expect(kept.state.now).toMatchObject({ problem: 'newer' }));
		expect(await kept.favourites().now()).toHaveLength(2);
		await put(phone, 'favourites', { ...KEPT, order: 9, path: '/dbm/' });
		expect(await kept.favourites().now()).toHaveLength(3);
		await kept.close();
	});
});
