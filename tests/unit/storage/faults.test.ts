// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, NOTHING, contents, newPhone, open, openBlocked, tick, until, type Phone } from './world';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inspect } from '$lib/app/storage/backup-file';
import { kindOf, StorageError } from '$lib/app/storage/errors';
import type { Kept } from '$lib/app/storage/open';
import { SCHEMA } from '$lib/app/storage/schema';
import { endAll } from '$lib/app/storage/under-way';
import { problemWords } from '$lib/app/storage/words';

// Dexie tells the console what the tests bring about on purpose.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const failure = (promise: Promise<unknown>): Promise<StorageError> =>
	promise.then(
		() => expect.unreachable('It did not fail.'),
		(error) => error
	);

/** As the next version would number the database. */
const NEWER = (SCHEMA + 1) * 10;

const paths = async (kept: Kept) => (await kept.favourites().now()).map(({ path }) => path);

/** The database as another program sees it. */
const raw = (phone: Phone, version?: number, upgrade?: (db: IDBDatabase, tx: IDBTransaction) => void) =>
	new Promise<IDBDatabase>((resolve, reject) => {
		const request = phone.disk.open(phone.name, version);
		request.onupgradeneeded = () => upgrade?.(request.result, request.transaction!);
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

const finished = (transaction: IDBTransaction) =>
	new Promise<void>((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(transaction.error);
	});

describe('storage blocked', () => {
	test('everything works, is said not to be kept, and can be carried away', async () => {
		const phone = newPhone();
		const { kept } = openBlocked(phone);
		const battle = await kept.startBattle(BATTLE);
		await kept.logCombat(battle.id, COMBAT);
		expect(kept.state.now).toEqual({ kept: false, problem: 'blocked', says: problemWords.blocked });

		const elsewhere = open(newPhone()).kept;
		expect(await elsewhere.importAll((await kept.exportAll()).text, 'merge')).toMatchObject({
			added: { battles: 1, entries: 1 }
		});
		expect(await contents(elsewhere)).toEqual(await contents(kept));
		await kept.close();
		await elsewhere.close();
	});

	test('a browser without IndexedDB is the same', async () => {
		vi.stubGlobal('indexedDB', undefined);
		const { openKept } = await import('$lib/app/storage/open');
		const kept = openKept();
		await kept.toggleFavourite('/wab/');
		expect(kept.state.now.problem).toBe('blocked');
		expect(await paths(kept)).toEqual(['/wab/']);
		vi.unstubAllGlobals();
	});

	test('when it is allowed again, what was written meanwhile goes to the disk', async () => {
		const phone = newPhone();
		const before = open(phone).kept;
		await before.toggleFavourite('/dbm/');
		await before.close();

		const { tab, kept } = openBlocked(phone);
		await kept.toggleFavourite('/wab/');
		await kept.visit('/wab/');
		expect(await failure(kept.retry())).toMatchObject({ kind: 'blocked' });
		expect(kept.state.now.problem).toBe('blocked');
		tab.block(false);
		expect(await kept.retry()).toEqual({ kept: true });
		await kept.toggleFavourite('/jdg/');
		const after = await contents(kept);
		await kept.close();

		const later = open(phone).kept;
		expect(await contents(later)).toEqual(after);
		expect((await paths(later)).sort()).toEqual(['/dbm/', '/jdg/', '/wab/']);
		await later.close();
	});
});

describe.each(['throw', 'abort'] as const)('disk full (%s)', (how) => {
	test('the battle goes on in memory, whole, and comes back to the disk when there is room', async () => {
		const phone = newPhone();
		const { tab, kept } = open(phone);
		const battle = await kept.startBattle(BATTLE);
		await kept.logCombat(battle.id, COMBAT);
		const before = await contents(kept);
		const seen: number[] = [];
		const stop = kept.countEntries(battle.id).subscribe((count) => seen.push(count));
		await until(kept.countEntries(battle.id), (count) => count === 1);

		tab.fill(0, how);
		const logged = await Promise.all([1, 2, 3].map(() => kept.logCombat(battle.id, COMBAT)));
		expect(kept.state.now).toEqual({ kept: false, problem: 'full', says: problemWords.full });
		expect((await kept.allEntries(battle.id).now()).slice(1)).toEqual(logged);
		await until(kept.countEntries(battle.id), (count) => count === 4);
		expect(seen.at(-1)).toBe(4);
		// The step before the disk was full, and the ones after it, can still be undone.
		for (let i = 0; i < 4; i++) await kept.undo();
		expect(await kept.countEntries(battle.id).now()).toBe(0);
		for (let i = 0; i < 4; i++) await kept.redo();
		const all = await contents(kept);

		expect(await failure(kept.retry())).toMatchObject({ kind: 'full' });
		expect(await contents(kept)).toEqual(all);
		const other = open(phone).kept;
		expect(await contents(other)).toEqual(before);

		tab.free();
		const [justBefore, state, during] = await Promise.all([
			kept.addNote(battle.id, 'juste avant'),
			kept.retry(),
			kept.addNote(battle.id, 'pendant')
		]);
		expect(state).toEqual({ kept: true });
		expect(await other.entry(justBefore.id).now()).toEqual(justBefore);
		// Steps from before do not fit what was brought back; those from after do.
		expect(await kept.undo()).toMatchObject({ what: 'entry-added' });
		expect(await kept.undo()).toBeUndefined();
		await kept.redo();
		await kept.addNote(battle.id, 'après');
		expect((await contents(other)).entries).toHaveLength(7);
		expect(await other.entry(during.id).now()).toEqual(during);
		await until(kept.countEntries(battle.id), (count) => count === 7);
		expect(seen.at(-1)).toBe(7);
		stop();
		await kept.close();
		await other.close();
	});

	test('what was removed in memory is removed from the disk', async () => {
		const phone = newPhone();
		const { tab, kept } = open(phone);
		const battle = await kept.startBattle(BATTLE);
		await kept.logCombat(battle.id, COMBAT);
		tab.fill(0, how);
		await kept.removeBattle(battle.id);
		tab.free();
		await kept.retry();
		await kept.close();
		const later = open(phone).kept;
		expect(await contents(later)).toEqual(NOTHING);
		await later.close();
	});
});

describe('a newer version', () => {
	const newer = { kind: 'newer', says: problemWords.newer };

	test('of the database is read as far as it is known, not written, nor touched', async () => {
		const phone = newPhone();
		const db = await raw(phone, NEWER, (db) => db.createObjectStore('favourites', { keyPath: 'uuid' }));
		db.close();
		const { kept } = open(phone);
		expect(await failure(kept.toggleFavourite('/wab/'))).toMatchObject(newer);
		expect(await kept.favourites().now()).toEqual([]);
		expect(inspect((await kept.exportAll()).text)).toMatchObject({ ok: true });
		expect(await failure(kept.undo())).toMatchObject(newer);
		expect(kept.state.now).toEqual({ kept: false, problem: 'newer', says: problemWords.newer });
		await kept.close();
		const after = await raw(phone);
		expect([after.version, [...after.objectStoreNames]]).toEqual([NEWER, ['favourites']]);
		after.close();
	});

	test('that kept the shape of the database is seen in our own row', async () => {
		const phone = newPhone();
		const { kept } = open(phone);
		await kept.toggleFavourite('/wab/');
		const db = await raw(phone);
		const transaction = db.transaction('meta', 'readwrite');
		transaction.objectStore('meta').put({ key: 'schema', version: SCHEMA + 1 });
		await finished(transaction);
		db.close();
		expect(await failure(kept.toggleFavourite('/dbm/'))).toMatchObject(newer);
		expect(kept.state.now).toMatchObject({ kept: false, problem: 'newer' });
		await kept.close();
		const again = open(phone).kept;
		expect(await paths(again)).toEqual(['/wab/']);
		expect(await failure(again.toggleFavourite('/dbm/'))).toMatchObject(newer);
		await again.close();
	});

	test('in another tab is let in at once; the old tab says so and loses nothing', async () => {
		const phone = newPhone();
		const { kept } = open(phone);
		const battle = await kept.startBattle(BATTLE);
		const seen: unknown[] = [];
		const stop = kept.battles().subscribe((all) => seen.push(all));
		await until(kept.battles(), (all) => all.length === 1);
		const last = kept.logCombat(battle.id, COMBAT);

		const db = await raw(phone, NEWER, (_, transaction) => {
			transaction.objectStore('meta').put({ key: 'schema', version: SCHEMA + 1 });
		});
		const entry = await last;
		expect(kept.state.now).toMatchObject({ kept: false, problem: 'newer' });
		expect(await failure(kept.logCombat(battle.id, COMBAT))).toMatchObject(newer);
		const rows = await new Promise((resolve) => {
			const all = db.transaction('entries').objectStore('entries').getAll();
			all.onsuccess = () => resolve(all.result);
		});
		expect(rows).toEqual([entry]);
		stop();
		db.close();
		await kept.close();
	});
});

test('an old tab that will not let go is told of, and the write waits for it', async () => {
	const phone = newPhone();
	// It does not listen to `versionchange`.
	const old = await raw(phone, 5);
	const { kept } = open(phone);
	const states: (string | undefined)[] = [];
	kept.state.subscribe(({ problem }) => states.push(problem));
	const star = kept.toggleFavourite('/wab/');
	await until(kept.state, ({ problem }) => problem === 'waiting');
	expect(kept.state.now).toEqual({ kept: false, problem: 'waiting', says: problemWords.waiting });
	old.close();
	expect(await star).toBe(true);
	expect(states).toEqual([undefined, 'waiting', undefined]);
	await kept.close();
});

test('one who only listens is told when the waiting is over', async () => {
	const phone = newPhone();
	const old = await raw(phone, 5);
	const { kept } = open(phone);
	const first = until(kept.favourites(), (all) => all.length === 0);
	await until(kept.state, ({ problem }) => problem === 'waiting');
	old.close();
	await first;
	expect(kept.state.now).toEqual({ kept: true });
	await kept.close();
});

test('a browser that has answered in time is not waited for later', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const { kept } = open(newPhone());
	await kept.toggleFavourite('/wab/');
	vi.advanceTimersByTime(60_000);
	expect(kept.state.now).toEqual({ kept: true });
	vi.useRealTimers();
	await kept.close();
});

test('steps that can no longer be reached give their room back', async () => {
	const phone = newPhone();
	const { kept } = open(phone);
	for (let i = 0; i < 110; i++) await kept.toggleFavourite(`/wab/chart-${i}/`);
	for (let i = 0; i < 10; i++) await kept.undo();
	await kept.toggleFavourite('/dbm/');
	await kept.close();
	const db = await raw(phone);
	const keys = await new Promise<IDBValidKey[]>((resolve) => {
		const all = db.transaction('steps').objectStore('steps').getAllKeys();
		all.onsuccess = () => resolve(all.result);
	});
	db.close();
	expect(keys).toEqual(Array.from({ length: 91 }, (_, i) => i + 11));
});

test('a browser that does not answer is told of after a while', async () => {
	const { disk, name } = newPhone();
	let answer: (() => void) | undefined;
	const silent: IDBFactory = {
		...boundTo(disk),
		open(...args) {
			const request = disk.open(...args);
			let listener: ((event: Event) => void) | null = null;
			const success = new Promise<Event>((resolve) => request.addEventListener('success', resolve));
			Object.defineProperty(request, 'onsuccess', { set: (given) => (listener = given) });
			answer = () => void success.then((event) => listener?.(event));
			return request;
		}
	};
	const { kept } = open({ disk: silent, name }, { patience: 1 });
	const star = kept.toggleFavourite('/wab/');
	await vi.waitFor(() => expect(kept.state.now).toMatchObject({ problem: 'waiting' }), 5_000);
	expect(await star).toBe(true);
	expect(await paths(kept)).toEqual(['/wab/']);
	answer!();
	await until(kept.state, ({ kept }) => kept);
	const other = open({ disk, name }).kept;
	expect(await paths(other)).toEqual(['/wab/']);
	await other.close();
	await kept.close();
});

const boundTo = (disk: IDBFactory) => ({
	cmp: disk.cmp.bind(disk),
	databases: disk.databases.bind(disk),
	deleteDatabase: disk.deleteDatabase.bind(disk)
});

describe('a connection cut by the browser', () => {
	test('is opened again, at whatever step of a write, and the write happens once', async () => {
		for (let steps = 0; steps < 30; steps++) {
			const phone = newPhone();
			const { tab, kept } = open(phone);
			const battle = await kept.startBattle(BATTLE);
			const logging = kept.logCombat(battle.id, COMBAT);
			for (let i = 0; i < steps; i++) await tick();
			tab.cut();
			const entry = await logging;
			expect(await kept.allEntries(battle.id).now(), `${steps} steps`).toEqual([entry]);
			expect(kept.state.now).toEqual({ kept: true });
			expect(await kept.undo()).toMatchObject({ what: 'entry-added' });
			expect(await kept.countEntries(battle.id).now()).toBe(0);
			expect(await kept.undo()).toMatchObject({ what: 'battle-started' });
			await kept.close();
		}
	});

	test('after the disk has it and before the tab knows: still once', async () => {
		const { tab, kept } = open(newPhone());
		const battle = await kept.startBattle(BATTLE);
		tab.loseNextAnswer();
		const opened = tab.opened;
		const entry = await kept.logCombat(battle.id, COMBAT);
		expect(tab.opened).toBe(opened + 1);
		expect(await kept.allEntries(battle.id).now()).toEqual([entry]);
		// Undoing twice would undo two things.
		tab.loseNextAnswer();
		expect(await kept.undo()).toMatchObject({ what: 'entry-added' });
		expect(await kept.battles().now()).toHaveLength(1);
		expect(await kept.undoable().now()).toMatchObject({
			undo: { what: 'battle-started' },
			redo: { what: 'entry-added' }
		});
		await kept.close();
	});

	test('does not silence those who listen', async () => {
		const { tab, kept } = open(newPhone());
		const seen: number[] = [];
		const stop = kept.favourites().subscribe((all) => seen.push(all.length));
		await until(kept.favourites(), (all) => all.length === 0);
		tab.cut();
		await kept.toggleFavourite('/wab/');
		await until(kept.favourites(), (all) => all.length === 1);
		expect(seen.at(-1)).toBe(1);
		stop();
		await kept.close();
	});

	test('by the page itself, when it is put aside, repeats what was under way: once, and whole', async () => {
		const { kept } = open(newPhone());
		const battle = await kept.startBattle(BATTLE);
		async function putAside() {
			while (!endAll()) await tick();
		}
		const reading = kept.battles().now();
		await putAside();
		expect(await reading).toEqual([battle]);
		const writing = kept.logCombat(battle.id, COMBAT);
		await putAside();
		const written = await writing;
		expect(await kept.allEntries(battle.id).now()).toEqual([written]);
		expect(kept.state.now.kept).toBe(true);
		await kept.close();
	});

	/** As iOS does until the app is closed: at writes only, or at everything. */
	function losing({ disk, name }: Phone, lost: () => 'nothing' | 'writes' | 'opening') {
		const gone = () =>
			new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError');
		const factory: IDBFactory = {
			...boundTo(disk),
			open(...args) {
				if (lost() === 'opening') throw gone();
				const request = disk.open(...args);
				request.addEventListener('success', () => {
					const { result } = request;
					const transaction = result.transaction.bind(result);
					result.transaction = (stores, mode) => {
						if (lost() === 'writes' && mode === 'readwrite') throw gone();
						return transaction(stores, mode);
					};
				});
				return request;
			}
		};
		return open({ disk: factory, name }, { returnEvery: 5 }).kept;
	}

	test('for every write is said; the battle goes on in memory, and is on the disk once it is back', async () => {
		const phone = newPhone();
		let lost: 'nothing' | 'writes' = 'nothing';
		const kept = losing(phone, () => lost);
		const battle = await kept.startBattle(BATTLE);
		const first = await kept.logCombat(battle.id, COMBAT);
		lost = 'writes';
		const second = await kept.logCombat(battle.id, COMBAT);
		expect(kept.state.now).toEqual({ kept: false, problem: 'lost', says: problemWords.lost });
		expect(await kept.allEntries(battle.id).now()).toEqual([first, second]);
		lost = 'nothing';
		await until(kept.state, ({ kept }) => kept);
		const { kept: other } = open(phone);
		expect(await other.allEntries(battle.id).now()).toEqual([first, second]);
		await Promise.all([kept.close(), other.close()]);
	});

	test('from the start is said, and what was noted meanwhile comes to what was there', async () => {
		const phone = newPhone();
		const { kept: before } = open(phone);
		await before.toggleFavourite('/wab/');
		await before.close();
		let lost: 'nothing' | 'opening' = 'opening';
		const kept = losing(phone, () => lost);
		const battle = await kept.startBattle(BATTLE);
		expect(kept.state.now).toMatchObject({ problem: 'lost' });
		lost = 'nothing';
		await until(kept.state, ({ kept }) => kept);
		expect(await paths(kept)).toEqual(['/wab/']);
		expect(await kept.battle(battle.id).now()).toEqual(battle);
		await kept.close();
	});

	test('and not given back is said; what comes later is kept again', async () => {
		const { tab, kept } = open(newPhone());
		await kept.toggleFavourite('/wab/');
		tab.cut();
		tab.block(true);
		expect(await failure(kept.toggleFavourite('/dbm/'))).toMatchObject({ kind: 'closed', says: problemWords.closed });
		expect(kept.state.now).toMatchObject({ kept: false, problem: 'closed' });
		tab.block(false);
		await kept.toggleFavourite('/dbm/');
		expect(kept.state.now).toEqual({ kept: true });
		expect(await paths(kept)).toEqual(['/wab/', '/dbm/']);
		await kept.close();
	});
});

describe('two tabs', () => {
	test('see each other’s writes at once', async () => {
		const phone = newPhone();
		const [one, two] = [open(phone).kept, open(phone).kept];
		const battle = await one.startBattle(BATTLE);
		const inTwo = until(
			two.entries(battle.id, { order: 'newest', limit: 10 }),
			({ counts }) => counts.note + counts.combat === 1
		);
		await one.logCombat(battle.id, COMBAT);
		const { entries } = await inTwo;
		const corrected = until(one.entry(entries[0]!.id), (entry) => entry?.kind === 'combat' && !!entry.corrected);
		await two.correctCombat(entries[0]!.id, { ...COMBAT, faces: [0] });
		expect(await corrected).toMatchObject({ faces: [0], corrected: [{ faces: [7] }] });
		const undone = until(one.undoable(), ({ redo }) => redo?.what === 'entry-corrected');
		await two.undo();
		await undone;
		await Promise.all([one.close(), two.close()]);
	});

	test('that write at the same time lose nothing and leave one line of steps', async () => {
		const phone = newPhone();
		const [one, two] = [open(phone).kept, open(phone).kept];
		const battle = await one.startBattle(BATTLE);
		const writes = Array.from({ length: 40 }, (_, i) => (i % 2 ? one : two).logCombat(battle.id, COMBAT));
		const entries = await Promise.all(writes);
		expect(new Set((await one.allEntries(battle.id).now()).map(({ id }) => id))).toEqual(
			new Set(entries.map(({ id }) => id))
		);
		for (let i = 0; i < 40; i++) expect(await (i % 2 ? one : two).undo()).toBeDefined();
		expect(await two.countEntries(battle.id).now()).toBe(0);
		await Promise.all([one.close(), two.close()]);
	});

	test('a deleted database is made anew', async () => {
		const phone = newPhone();
		const { kept } = open(phone);
		await kept.toggleFavourite('/wab/');
		await new Promise((resolve) => (phone.disk.deleteDatabase(phone.name).onsuccess = resolve));
		await kept.toggleFavourite('/dbm/');
		expect(await paths(kept)).toEqual(['/dbm/']);
		expect(kept.state.now).toEqual({ kept: true });
		await kept.close();
	});
});

test.each([
	['full', new DOMException('', 'QuotaExceededError')],
	[
		'full',
		Object.assign(new Error('Transaction aborted'), { name: 'AbortError', inner: { name: 'QuotaExceededError' } })
	],
	['full', { name: 'UnknownError', message: 'Encountered full disk: No space left on device' }],
	[
		'closed',
		{ name: 'UnknownError', message: 'Connection to Indexed Database server lost. Refresh the page to try again' }
	],
	['closed', new DOMException('The database connection is closing.', 'InvalidStateError')],
	['closed', { name: 'AbortError', message: 'Transaction aborted' }],
	['closed', { name: 'BulkError', failures: [{ name: 'AbortError' }] }],
	['blocked', { name: 'DatabaseClosedError', inner: { name: 'SecurityError' } }],
	['newer', new DOMException('', 'VersionError')],
	['unknown', new TypeError('x is undefined')],
	['unknown', null]
])('an error is one of ours: %s', (kind, error) => {
	expect(kindOf(error)).toBe(kind);
});

describe('the promise of the browser', () => {
	const manager = (answer: boolean) => ({
		persisted: vi.fn(async () => false),
		persist: vi.fn(async () => answer),
		estimate: vi.fn(async () => ({ usage: 12_345, quota: 1e9 }))
	});

	test('is asked for when the first thing is worth keeping, not before', async () => {
		const storage = manager(true);
		const { kept } = open(newPhone(), { storage });
		await kept.favourites().now();
		await kept.visit('/wab/');
		expect(await kept.space()).toEqual({ used: 12_345, quota: 1e9, persisted: false });
		await tick();
		expect(storage.persist).not.toHaveBeenCalled();
		await kept.toggleFavourite('/wab/');
		await vi.waitFor(() => expect(storage.persist).toHaveBeenCalledTimes(1));
		await kept.toggleFavourite('/dbm/');
		await kept.close();
		expect(storage.persist).toHaveBeenCalledTimes(1);
	});

	test('is not asked for again within a week', async () => {
		const storage = manager(false);
		const phone = newPhone();
		let now = 1_800_000_000_000;
		for (const [days, times] of [
			[0, 1],
			[1, 1],
			[5, 1],
			[8, 2]
		]) {
			now += days! * 86_400_000;
			const { kept } = open(phone, { storage, now: () => now });
			await kept.toggleFavourite('/wab/');
			await vi.waitFor(() => expect(storage.persist).toHaveBeenCalledTimes(times!));
			for (let i = 0; i < 50; i++) await tick();
			expect(storage.persist).toHaveBeenCalledTimes(times!);
			await kept.close();
		}
	});

	test('is not asked for what is not kept, and its absence hurts nobody', async () => {
		const storage = manager(true);
		const blocked = openBlocked(newPhone(), { storage }).kept;
		await blocked.toggleFavourite('/wab/');
		await tick();
		expect(storage.persist).not.toHaveBeenCalled();

		const { kept } = open(newPhone(), { storage: {} });
		await kept.toggleFavourite('/wab/');
		expect([await kept.persist(), await kept.space()]).toEqual([false, undefined]);
		const throwing = { persist: () => Promise.reject(new Error()), estimate: () => Promise.reject(new Error()) };
		const angry = open(newPhone(), { storage: throwing }).kept;
		await angry.toggleFavourite('/wab/');
		expect([await angry.persist(), await angry.space()]).toEqual([false, undefined]);
		await Promise.all([kept.close(), angry.close()]);
	});
});
