/** Faults of storage by name. Each is brought about, checks what must be true then, and says in a line what was seen. */
// First: Dexie looks for IndexedDB as it is loaded.
import {
	BATTLE,
	COMBAT,
	contents,
	fill,
	newPhone,
	open,
	openBlocked,
	tick,
	until,
	type Phone
} from '../unit/storage/world';
import { dice } from '../dice';
import { callsOf, withFailure } from '../unit/storage/nth-call';
import { scenarios } from '../unit/storage/scenarios';
import { HOSTILE } from '../unit/hostile';
import { expect, vi } from 'vitest';
import { inspect } from '../../src/lib/app/storage/backup-file';
import { MOST_ORDER, MOST_PACK, MOST_TIME, MOST_TURN, UNKEPT } from '../../src/lib/app/storage/constants';
import { StorageError } from '../../src/lib/app/storage/errors';
import type { Fault } from './fault';
import { newId } from '../../src/lib/app/storage/new-id';
import type { Kept } from '../../src/lib/app/storage/open';
import { SCHEMA } from '../../src/lib/app/storage/schema';
import { openPack } from '../../src/lib/packs/format/open';
import { FORMAT } from '../../src/lib/packs/format/limits';

const YEAR = 365 * 86_400_000;

const failureOf = (promise: Promise<unknown>): Promise<StorageError> =>
	promise.then(
		() => expect.unreachable('It did not fail.'),
		(error) => error
	);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

/** Puts rows past the app, under a later version of the database if asked. */
async function putRaw(phone: Phone, table: string, rows: readonly object[], version?: number) {
	const db = await done(phone.disk.open(phone.name, version));
	const transaction = db.transaction(table, 'readwrite');
	for (const row of rows) transaction.objectStore(table).put(row);
	await new Promise((resolve) => (transaction.oncomplete = resolve));
	db.close();
}

async function filled(options = {}): Promise<{ phone: Phone; kept: Kept }> {
	const phone = newPhone();
	const { kept } = open(phone, options);
	await fill(kept);
	await kept.close();
	return { phone, kept: open(phone, options).kept };
}

/** Everything a player may do still works. */
async function usable(kept: Kept) {
	const star = `/wab/chart-${Math.floor(Math.random() * 1e9)}/`;
	expect(await kept.toggleFavourite(star)).toBe(true);
	const battle = await kept.startBattle(BATTLE);
	const note = await kept.addNote(battle.id, 'note');
	const { turn } = await kept.nextTurn(battle.id);
	expect(turn).toBe(2);
	expect((await kept.allEntries(battle.id).now())[0]).toEqual(note);
	expect((await kept.favourites().now()).map(({ path }) => path)).toContain(star);
}

/** A file like the app's own, with something changed. */
async function changedFile(kept: Kept, change: (tables: Record<string, Record<string, unknown>[]>) => void) {
	const file = JSON.parse((await kept.exportAll()).text);
	change(file.tables);
	return JSON.stringify(file);
}

/** Silent until it is let go. */
function silent({ disk, name }: Phone): { phone: Phone; answer: () => void } {
	const held: (() => void)[] = [];
	const factory: IDBFactory = {
		cmp: disk.cmp.bind(disk),
		databases: disk.databases.bind(disk),
		deleteDatabase: disk.deleteDatabase.bind(disk),
		open(...args) {
			const request = disk.open(...args);
			let listener: ((event: Event) => void) | null = null;
			const success = new Promise<Event>((resolve) => request.addEventListener('success', resolve));
			Object.defineProperty(request, 'onsuccess', { set: (given) => (listener = given) });
			held.push(() => void success.then((event) => listener?.(event)));
			return request;
		}
	};
	return { phone: { disk: factory, name }, answer: () => held.splice(0).forEach((go) => go()) };
}

/** A limit for what must not hang. */
const soon = <T>(promise: Promise<T>, what: string): Promise<T> =>
	Promise.race([
		promise,
		new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`${what} did not come.`)), 10_000))
	]);

const eachCall: Fault[] = Object.keys(scenarios).map((name) => ({
	name: `the device is full at each call of: ${name}`,
	async run() {
		const calls = await callsOf(name);
		const seen = new Map<string, number>();
		for (let n = 0; n < calls; n++) {
			const what = await withFailure(name, n % 2 ? 'full' : 'full late', n);
			seen.set(what, (seen.get(what) ?? 0) + 1);
		}
		return [...seen].map(([what, times]) => `${times} × ${what}`).join('; ');
	}
}));

const others: Record<string, () => Promise<string>> = {
	'fifty kills while a note is written': async () => {
		const phone = newPhone();
		const roll = dice(7);
		const acknowledged: string[] = [];
		let arrived = 0;
		for (let round = 0; round < 50; round++) {
			const { tab, kept } = open(phone);
			let known = false;
			const note = `n${round}`;
			const writing = kept.addNote(UNKEPT, note).then(
				() => (known = true),
				() => undefined
			);
			for (let steps = roll(30); steps > 0; steps--) await tick();
			tab.kill();
			if (known) acknowledged.push(note);
			await Promise.race([writing, tick()]);
			const next = open(phone).kept;
			const there = (await next.allEntries(UNKEPT).now()).map(({ note }) => note);
			expect(acknowledged.filter((one) => !there.includes(one))).toEqual([]);
			arrived = there.length;
			await next.close();
		}
		return `${acknowledged.length} acknowledged, ${arrived} there, none lost`;
	},
	'fifty kills while a game from a file is taken': async () => {
		const phone = newPhone();
		const roll = dice(11);
		let known = 0;
		for (let version = 1; version <= 50; version++) {
			const { tab, kept } = open(phone);
			let told = false;
			const text = `{"guidon":1,"version":${version},"of":"${'x'.repeat(20_000)}"}`;
			const taking = kept.installPack({ id: 'little-wars', version, text }).then(
				() => (told = true),
				() => undefined
			);
			for (let steps = roll(30); steps > 0; steps--) await tick();
			tab.kill();
			if (told) known = version;
			await Promise.race([taking, tick()]);
			const next = open(phone).kept;
			const [there] = await next.packs().now();
			// Whole, of one version, and of none before the last that was said to be there.
			if (there) expect(JSON.parse(there.text)).toMatchObject({ version: there.version });
			expect(there?.version ?? 0).toBeGreaterThanOrEqual(known);
			await next.close();
		}
		return `version ${known} was the last acknowledged; there was always one, whole, or none`;
	},
	'two tabs take two versions of a game at once': async () => {
		const phone = newPhone();
		const [one, two] = [open(phone).kept, open(phone).kept];
		const GAME = { id: 'little-wars', text: '{"guidon":1}' };
		await Promise.all([one.installPack({ ...GAME, version: 1 }), two.installPack({ ...GAME, version: 2 })]);
		const [here, there] = [await one.packs().now(), await two.packs().now()];
		expect(here).toHaveLength(1);
		expect(there).toEqual(here);
		await one.removePack(GAME.id);
		await soon(
			(async () => {
				while ((await two.packs().now()).length) await tick();
			})(),
			'The other tab'
		);
		await expect(two.removePack(GAME.id)).rejects.toMatchObject({ kind: 'gone' });
		await Promise.all([one.close(), two.close()]);
		return `version ${here[0]!.version} in both, and gone from both`;
	},
	'an older app finds a game of a newer format': async () => {
		const { kept } = await filled();
		const text = JSON.stringify({ guidon: FORMAT + 1, id: 'from-tomorrow', anything: { else: true } });
		await kept.installPack({ id: 'from-tomorrow', version: 7, text });
		const opened = openPack(text);
		const says = 'problems' in opened ? opened.problems[0]!.says.en : '';
		expect(says).toMatch(/newer Guidon.*Update the app/);
		const other = open(newPhone()).kept;
		await other.importAll((await kept.exportAll()).text, 'merge');
		expect(await other.pack('from-tomorrow').now()).toMatchObject({ version: 7, text });
		await Promise.all([kept.close(), other.close()]);
		return `told: “${says}” Kept as it is, and in the backup`;
	},
	'the database never answers': async () => {
		const { phone, answer } = silent(newPhone());
		const { kept } = open(phone, { patience: 5 });
		const battle = await soon(kept.startBattle(BATTLE), 'A battle');
		expect(kept.state.now).toMatchObject({ kept: false, problem: 'waiting' });
		expect(inspect((await kept.exportAll()).text)).toMatchObject({ counts: { battles: 1 } });
		answer();
		await soon(
			until(kept.state, ({ kept }) => kept),
			'The disk'
		);
		const other = open(phone).kept;
		setTimeout(answer, 50);
		expect(await soon(other.battle(battle.id).now(), 'The battle')).toEqual(battle);
		await Promise.all([kept.close(), other.close()]);
		return 'told, a battle begun in this tab, merged when it answered';
	},
	'the database answers late, with a star and a running battle of its own': async () => {
		const real = newPhone();
		const before = open(real).kept;
		await before.toggleFavourite('/wab/');
		const old = await before.startBattle(BATTLE);
		await before.close();
		const { phone, answer } = silent(real);
		const { kept } = open(phone, { patience: 5 });
		await soon(kept.toggleFavourite('/wab/'), 'A star');
		const battle = await kept.startBattle(BATTLE);
		answer();
		await soon(
			until(kept.state, ({ kept }) => kept),
			'The disk'
		);
		expect(await kept.favourites().now()).toHaveLength(1);
		expect(await kept.battles().now()).toHaveLength(2);
		expect((await kept.runningBattle().now())!.id).toBe(battle.id);
		expect((await kept.battle(old.id).now())!.state).toBe('paused');
		await kept.close();
		return 'one star, two battles, one of them running';
	},
	'storage is blocked': async () => {
		const { kept } = openBlocked(newPhone());
		await usable(kept);
		expect(kept.state.now).toMatchObject({ kept: false, problem: 'blocked' });
		await kept.close();
		return 'everything works in this tab, and is said not to be kept';
	},
	'a change in this tab alone that fails half way': async () => {
		const { kept } = openBlocked(newPhone());
		const battle = await kept.startBattle(BATTLE);
		// The one that runs is paused first.
		expect(await failureOf(kept.startBattle({ ...BATTLE, scenario: 'x'.repeat(201) }))).toMatchObject({
			kind: 'invalid'
		});
		expect(await kept.battle(battle.id).now()).toEqual(battle);
		await kept.close();
		return 'nothing of it is left';
	},
	'the device is too full to read': async () => {
		const { phone, kept } = await filled();
		await kept.close();
		const { tab, kept: here } = open(phone);
		await here.favourites().now();
		tab.failCall(0, 'full');
		const error = await failureOf(here.favourites().now());
		expect(error.kind).toBe('no-room');
		expect(error.says.en).toMatch(/out of space/);
		expect(await here.favourites().now()).toHaveLength(2);
		await here.close();
		return 'one sentence that names the cause; the next reading works';
	},
	'the device is too full to read, for one who listens': async () => {
		const { phone, kept } = await filled();
		await kept.close();
		const { tab, kept: here } = open(phone);
		await here.battles().now();
		tab.failCall(0, 'full');
		const told = await soon(
			new Promise<StorageError>((resolve) =>
				here.favourites().subscribe(
					() => undefined,
					(error) => resolve(error as StorageError)
				)
			),
			'An error'
		);
		expect(told).toMatchObject({ kind: 'no-room' });
		await here.close();
		return 'told to the listener, and nowhere else';
	},
	'the connection is lost at each call of a note': async () => {
		const calls = await callsOf('a note');
		for (let n = 0; n < calls; n++) await withFailure('a note', 'lost', n);
		return `${calls} calls: written once, or refused whole`;
	},
	'the answer of the disk is lost on the way': async () => {
		const { tab, kept } = open(newPhone());
		const battle = await kept.startBattle(BATTLE);
		tab.loseNextAnswer();
		const note = await kept.addNote(battle.id, 'x');
		expect(await kept.allEntries(battle.id).now()).toEqual([note]);
		await kept.close();
		return 'written once';
	},
	'a newer version has written the database': async () => {
		const { phone, kept } = await filled();
		const whole = await contents(kept);
		await kept.close();
		await putRaw(phone, 'meta', [{ key: 'schema', version: SCHEMA + 1 }], (SCHEMA + 1) * 10);
		const { kept: here } = open(phone);
		expect(await contents(here)).toEqual(whole);
		expect(here.state.now).toMatchObject({ problem: 'newer' });
		expect(here.state.now.says!.en).toMatch(/update/);
		expect(await failureOf(here.addNote(UNKEPT, 'x'))).toMatchObject({ kind: 'newer' });
		expect(await contents(here)).toEqual(whole);
		await here.close();
		return 'read and exported whole, not written to; what helps is said';
	},
	'a newer version writes in another tab': async () => {
		const { phone, kept } = await filled();
		await kept.battles().now();
		await putRaw(phone, 'meta', [{ key: 'schema', version: SCHEMA + 1 }], (SCHEMA + 1) * 10);
		await soon(
			until(kept.state, ({ problem }) => problem === 'newer'),
			'The news'
		);
		expect(await kept.favourites().now()).toHaveLength(2);
		await kept.close();
		return 'said, and reading goes on';
	},
	'a newer version has written, and this one is first told when it writes': async () => {
		const phone = newPhone();
		const { kept } = open(phone);
		await kept.toggleFavourite('/wab/');
		// The same tables, and rows that mean more than this version knows.
		await putRaw(phone, 'meta', [{ key: 'schema', version: SCHEMA + 1 }]);
		expect(await failureOf(kept.addNote(UNKEPT, 'x'))).toMatchObject({ kind: 'newer' });
		expect(kept.state.now).toMatchObject({ kept: false, problem: 'newer' });
		expect(kept.state.now.says!.en).toMatch(/update/);
		expect(await kept.favourites().now()).toHaveLength(1);
		await kept.close();
		return 'refused, and said for as long as it lasts';
	},
	'the clock is set back after a backup': async () => {
		let now = Date.UTC(2026, 10, 18);
		const { kept } = await filled({ now: () => now });
		await kept.markCopied(await kept.exportAll());
		now -= YEAR;
		const [battle] = await kept.battles().now();
		await kept.addNote(battle!.id, 'since');
		expect((await kept.backups().now()).unsaved).toBe(1);
		await kept.close();
		return 'what is written since counts as not saved';
	},
	'forty-five packs as long as can be, one after the other': async () => {
		const { kept } = open(newPhone());
		const text = 'x'.repeat(MOST_PACK);
		for (let version = 1; version <= 45; version++) await kept.installPack({ id: 'a', version, text });
		const { undo } = await kept.undoable().now();
		let steps = 0;
		while (await kept.undo()) steps += 1;
		expect(undo).toBeDefined();
		expect(steps).toBeLessThan(45);
		await usable(kept);
		await kept.close();
		return `${steps} steps of undo kept, the older ones have given their room back`;
	},
	'rows of other hands in every table': async () => {
		const { phone, kept } = await filled();
		await kept.close();
		for (const [table, row] of [
			['favourites', { id: 'a', path: 5 }],
			['battles', { id: 'b' }],
			['entries', { id: 'c', battle: UNKEPT, order: 1, kind: 'poem' }],
			['recents', { path: '/x/', when: 'now' }],
			['packs', { id: 'd' }],
			['forces', { id: 'f', groups: 'none' }],
			['aside', { text: 'e' }]
		] as const)
			await putRaw(phone, table, [row]);
		const { kept: here } = open(phone);
		await usable(here);
		expect(await here.recents().now()).toHaveLength(1);
		expect(await here.unreadable().now()).toHaveLength(7);
		const other = open(newPhone()).kept;
		expect(await other.importAll((await here.exportAll()).text, 'replace')).toMatchObject({ ok: true });
		expect((await contents(other)).aside).toHaveLength(7);
		await Promise.all([here.close(), other.close()]);
		return 'seven set aside one by one, the rest in use, all in the backup';
	},
	'damaged rows about the rest': async () => {
		const { phone, kept } = await filled();
		await kept.close();
		await putRaw(phone, 'meta', [
			{ key: 'history' },
			{ key: 'backup', at: 'x' },
			{ key: 'schema' },
			{ key: 'persist' }
		]);
		const { kept: here } = open(phone);
		await usable(here);
		await here.backups().now();
		await here.close();
		return 'as if there were none';
	},
	'a step of undo that is damaged': async () => {
		const { phone, kept } = await filled();
		await kept.toggleFavourite('/dbm/');
		await kept.close();
		const before = await (async () => {
			const db = await done(phone.disk.open(phone.name));
			const keys = await done(db.transaction('steps').objectStore('steps').getAllKeys());
			db.close();
			return keys;
		})();
		await putRaw(phone, 'steps', [{ n: before.at(-1), swaps: 'none' }]);
		const { kept: here } = open(phone);
		expect(await here.undo()).toBeUndefined();
		await usable(here);
		await here.close();
		return 'not taken, and nothing is stopped by it';
	},
	'a row of the last day a clock can say': async () => {
		const { kept } = await filled();
		const text = await changedFile(kept, ({ favourites, battles, entries, recents }) => {
			for (const row of [...favourites!, ...battles!, ...entries!])
				Object.assign(row, { created: MOST_TIME, updated: MOST_TIME });
			for (const row of recents!) row.when = MOST_TIME;
		});
		expect(await kept.importAll(text, 'merge')).toMatchObject({ ok: true });
		const [battle] = await kept.battles().now();
		const note = await kept.addNote(battle!.id, 'later');
		expect(note.created).toBeLessThan(Date.now() + YEAR);
		expect((await kept.allEntries(battle!.id).now()).at(-1)).toEqual(note);
		await kept.changeBattle(battle!.id, { scenario: 'x' });
		for (let i = 0; i < 40; i++) await kept.visit(`/wab/chart-${i}/`);
		expect((await kept.recents().now())[0]!.path).toBe('/wab/chart-39/');
		await usable(kept);
		expect(await kept.importAll((await kept.exportAll()).text, 'replace')).toMatchObject({ ok: true });
		await kept.close();
		return 'later notes are last and dated today';
	},
	'a turn beyond counting': async () => {
		const { kept } = await filled();
		const text = await changedFile(
			kept,
			({ battles }) => void Object.assign(battles![0]!, { turn: MOST_TURN, updated: MOST_TIME })
		);
		expect(await kept.importAll(text, 'merge')).toMatchObject({ updated: { battles: 1 } });
		const [battle] = await kept.battles().now();
		expect((await kept.nextTurn(battle!.id)).turn).toBe(MOST_TURN);
		await kept.addNote(battle!.id, 'x');
		await usable(kept);
		await kept.close();
		return 'the next turn begins, and the battle goes on';
	},
	'an order beyond counting': async () => {
		const { kept } = await filled();
		const text = await changedFile(kept, ({ favourites, entries }) => {
			for (const row of [...favourites!, ...entries!]) Object.assign(row, { order: MOST_ORDER, updated: MOST_TIME });
		});
		expect(await kept.importAll(text, 'merge')).toMatchObject({ ok: true });
		const [battle] = await kept.battles().now();
		for (const note of ['a', 'b']) await kept.addNote(battle!.id, note);
		expect((await kept.allEntries(battle!.id).now()).slice(-2).map(({ note }) => note)).toEqual(['a', 'b']);
		await kept.toggleFavourite('/dbm/');
		expect((await kept.favourites().now()).at(-1)!.path).toBe('/dbm/');
		await usable(kept);
		await kept.close();
		return 'room is made: what comes later is last';
	},
	'a clock that jumps a year ahead and back': async () => {
		let now = Date.UTC(2026, 10, 18);
		const { kept } = await filled({ now: () => now });
		const [battle] = await kept.battles().now();
		now += YEAR;
		await kept.addNote(battle!.id, 'ahead');
		await kept.visit('/dbm/');
		now -= YEAR;
		const note = await kept.addNote(battle!.id, 'back');
		await kept.visit('/jdg/');
		expect(Math.abs(note.created - now)).toBeLessThan(60_000);
		expect((await kept.allEntries(battle!.id).now()).slice(-2).map(({ note }) => note)).toEqual(['ahead', 'back']);
		expect((await kept.recents().now())[0]!.path).toBe('/jdg/');
		await kept.close();
		return 'in the order of writing, dated by the clock of the moment';
	},
	'one battle changed on two phones': async () => {
		const { kept } = await filled();
		const { kept: other } = open(newPhone());
		await other.importAll((await kept.exportAll()).text, 'merge');
		const [battle] = await kept.battles().now();
		const [combat] = await kept.allEntries(battle!.id).now();
		await kept.changeEntry(combat!.id, { note: 'here' });
		// An export pushes what is written after it past itself, by a millisecond or two: “later” is later than that.
		const here = (await kept.allEntries(battle!.id).now()).find(({ id }) => id === combat!.id)!.updated;
		while (Date.now() <= here) await tick();
		await other.changeEntry(combat!.id, { note: 'there, later' });
		await other.changeEntry(combat!.id, { note: 'there, later still' });
		await kept.addNote(battle!.id, 'only here');
		await other.addNote(battle!.id, 'only there');
		const text = (await other.exportAll()).text;
		const preview = await kept.previewImport(text, 'merge');
		expect(preview).toMatchObject({ added: { entries: 1 }, updated: { entries: 1 } });
		expect(await kept.importAll(text, 'merge')).toMatchObject({ added: { entries: 1 }, updated: { entries: 1 } });
		const notes = (await kept.allEntries(battle!.id).now()).map(({ note }) => note);
		expect(notes).toEqual(expect.arrayContaining(['there, later still', 'only here', 'only there']));
		expect(await kept.importAll(text, 'merge')).toMatchObject({ added: { entries: 0 }, updated: { entries: 0 } });
		await Promise.all([kept.close(), other.close()]);
		return 'merged entry by entry, as the preview said; twice is once';
	},
	'a file of a newer version': async () => {
		const { kept } = await filled();
		const before = await contents(kept);
		const file = JSON.parse((await kept.exportAll()).text);
		file.format = SCHEMA + 1;
		expect(await kept.importAll(JSON.stringify(file), 'replace')).toMatchObject({ ok: false, reason: 'newer' });
		expect(await contents(kept)).toEqual(before);
		await kept.close();
		return 'refused in a sentence, nothing changed';
	},
	'a file with a field that is not known': async () => {
		const { kept } = await filled();
		const text = await changedFile(kept, ({ entries }) => void Object.assign(entries![0]!, { weather: 'rain' }));
		expect(await kept.importAll(text, 'merge')).toMatchObject({ reason: 'wrong', where: 'entries[0].weather' });
		await kept.close();
		return 'refused, with the place';
	},
	'names that reach into every object': async () => {
		const { kept } = await filled();
		for (const name of ['__proto__', 'constructor', 'prototype']) {
			const answers = JSON.parse(`{"a":{"${name}":{"polluted":1}}}`);
			expect(await failureOf(kept.addPreset('/wab/calc/shooting/', answers))).toMatchObject({ kind: 'invalid' });
		}
		expect('polluted' in {}).toBe(false);
		await kept.close();
		return 'refused at the door';
	},
	'hostile texts for files': async () => {
		const { kept } = await filled();
		const before = await contents(kept);
		for (const text of HOSTILE) expect(await kept.importAll(text, 'replace')).toMatchObject({ ok: false });
		expect(await contents(kept)).toEqual(before);
		await kept.close();
		return `${HOSTILE.length} refused`;
	},
	'two tabs change the units of one battle at once': async () => {
		const phone = newPhone();
		const tabs = [open(phone).kept, open(phone).kept] as const;
		const battle = await tabs[0].startBattle(BATTLE);
		const groups = [{ id: newId(), name: 'Left', units: [{ id: newId(), name: '', card: { type: 'ca' } }] }];
		const force = await tabs[0].muster({ game: BATTLE.game, name: 'Macedon', battle: battle.id, side: 0, groups });
		const unit = force.groups[0]!.units[0]!.id;
		const oneMore = ({ groups }: typeof force) => ({
			groups: groups.map((group) => ({ ...group, units: [...group.units, { id: newId(), name: '', card: {} }] }))
		});
		await Promise.all(
			Array.from({ length: 20 }, (_, i) => {
				const tab = tabs[i % 2 ? 0 : 1];
				return i % 4 < 2 ? tab.changeForce(force.id, oneMore) : tab.changeUnits(battle.id, [{ unit, lost: 1 }]);
			})
		);
		for (const tab of tabs) {
			expect((await tab.forcesOf(battle.id).now())[0]!.groups[0]!.units).toHaveLength(11);
			expect(await tab.countEntries(battle.id).now()).toBe(10);
			await tab.close();
		}
		return 'ten units more and ten losses, in both';
	},
	'forty writes from two tabs at once': async () => {
		const phone = newPhone();
		const tabs = [open(phone).kept, open(phone).kept];
		const battle = await tabs[0]!.startBattle(BATTLE);
		await Promise.all(Array.from({ length: 40 }, (_, i) => tabs[i % 2]!.logCombat(battle.id, COMBAT)));
		expect(await tabs[1]!.countEntries(battle.id).now()).toBe(40);
		await Promise.all(tabs.map((tab) => tab.close()));
		return 'all there';
	}
};

/** Dexie tells the console what is brought about on purpose. */
async function quietly(run: () => Promise<string>): Promise<string> {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	try {
		return await run();
	} finally {
		warned.mockRestore();
	}
}

export const faults: readonly Fault[] = [
	...eachCall,
	...Object.entries(others).map(([name, run]) => ({ name, run }))
].map(({ name, run }) => ({ name, run: () => quietly(run) }));
