// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, NOTHING, contents, newPhone, open, openBlocked, until } from './world';
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_UNKEPT, UNKEPT } from '$lib/app/storage/constants';
import { StorageError } from '$lib/app/storage/errors';
import { newId } from '$lib/app/storage/new-id';
import { SCHEMA } from '$lib/app/storage/schema';
import { furnish, resolvedAs, scenarios } from './scenarios';
import type { Kept } from '$lib/app/storage/open';

const gone = { name: 'StorageError', kind: 'gone' };
const invalid = { name: 'StorageError', kind: 'invalid' };

// The same promises hold on the disk and in memory.
describe.each([
	['on the disk', open, true],
	['in memory', openBlocked, false]
])('%s', (_, opening, onDisk) => {
	let kept: Kept;
	const fresh = () => (kept = opening(newPhone()).kept);
	afterEach(async () => {
		expect(kept.state.now.kept).toBe(onDisk);
		await kept.close();
	});

	const furnished = () => furnish(fresh());

	test.each(Object.entries(scenarios))('%s is undone and done again to the letter', async (_, change) => {
		const kept = await furnished();
		const before = await contents(kept);
		await change(kept);
		const after = await contents(kept);
		expect(after).not.toEqual(before);

		const undone = await kept.undo();
		expect(await contents(kept)).toEqual(before);
		expect(await kept.redo()).toEqual(undone);
		expect(await contents(kept)).toEqual(after);
		await kept.undo();
		expect(await contents(kept)).toEqual(before);
	});

	test('undoing all the way leads back to nothing, and redoing to where one was', async () => {
		const kept = await furnished();
		for (const change of Object.values(scenarios).slice(0, 10)) await change(kept);
		const full = await contents(kept);
		let steps = 0;
		while (await kept.undo()) steps++;
		// Pages that were opened are no change that anybody would undo.
		expect(await contents(kept)).toEqual({ ...NOTHING, recents: full.recents });
		expect(await kept.undoable().now()).toMatchObject({ undo: undefined, redo: { n: 1, what: 'favourite-added' } });
		for (; steps; steps--) expect(await kept.redo()).toBeDefined();
		expect(await kept.redo()).toBeUndefined();
		expect(await contents(kept)).toEqual(full);
	});

	test('a new change ends what could be done again', async () => {
		const kept = fresh();
		await kept.toggleFavourite('/wab/');
		await kept.undo();
		await kept.toggleFavourite('/dbm/');
		expect(await kept.redo()).toBeUndefined();
		await kept.undo();
		expect(await kept.favourites().now()).toEqual([]);
	});

	test('a button that undoes one step does not undo another', async () => {
		const kept = fresh();
		await kept.toggleFavourite('/wab/');
		const { undo } = await kept.undoable().now();
		await kept.toggleFavourite('/dbm/');
		expect(await kept.undo(undo!.n)).toBeUndefined();
		expect(await kept.favourites().now()).toHaveLength(2);
	});

	test('a step names the battle that it changed, done and undone', async () => {
		const kept = fresh();
		const first = await kept.startBattle({ ...BATTLE, scenario: 'Austerlitz' });
		const second = await kept.startBattle({ ...BATTLE, scenario: 'Gaugamela' });
		const isOf = async (id: string | undefined) => {
			const battle = id === undefined ? undefined : { id };
			expect((await kept.undoable().now()).undo?.battle?.id).toBe(id);
			expect((await kept.undo())?.battle).toEqual(battle && expect.objectContaining(battle));
			expect((await kept.undoable().now()).redo?.battle?.id).toBe(id);
			expect((await kept.redo())?.battle?.id).toBe(id);
		};
		// Each of these writes rows of both battles, but for the notes.
		await isOf(second.id);
		await kept.setBattleState(first.id, 'running');
		await isOf(first.id);
		const note = await kept.addNote(second.id, 'La droite plie');
		await isOf(second.id);
		await kept.nextTurn(first.id);
		await isOf(first.id);
		await kept.removeEntry(note.id);
		await isOf(second.id);
		await kept.removeBattle(first.id);
		await isOf(first.id);
		await kept.toggleFavourite('/wab/');
		await isOf(undefined);
		await kept.addNote(UNKEPT, 'Nulle part');
		await isOf(undefined);
	});

	test('the last hundred steps can be undone', async () => {
		const kept = fresh();
		for (let i = 0; i < 120; i++) await kept.toggleFavourite(`/wab/chart-${i}/`);
		let steps = 0;
		while (await kept.undo()) steps++;
		expect(steps).toBe(100);
		expect(await kept.favourites().now()).toHaveLength(20);
	});

	test('a star goes on and off, and two quick taps are two taps', async () => {
		const kept = fresh();
		expect(await kept.toggleFavourite('/wab/')).toBe(true);
		expect(await Promise.all([kept.toggleFavourite('/wab/'), kept.toggleFavourite('/wab/')])).toEqual([false, true]);
		expect(await kept.favourites().now()).toMatchObject([{ path: '/wab/', order: 0 }]);
		expect(await kept.setFavourite('/wab/', true)).toBe(true);
		expect(await kept.favourites().now()).toHaveLength(1);
		await kept.setFavourite('/wab/', false);
		expect(await kept.favourites().now()).toEqual([]);
	});

	test('a preset is known by its answers, in whatever order they stand', async () => {
		const kept = fresh();
		const first = await kept.addPreset('/dbm/calc/close/', { a: 1, b: [2, { c: 3 }] });
		const again = await kept.addPreset('/dbm/calc/close/', { b: [2, { c: 3 }], a: 1 }, 'Piques');
		expect(again.id).toBe(first.id);
		await kept.addPreset('/dbm/calc/close/', { a: 1, b: [2, { c: 4 }] });
		await kept.toggleFavourite('/dbm/calc/close/');
		expect((await kept.favourites().now()).map(({ name, answers }) => [name, answers])).toEqual([
			['Piques', { b: [2, { c: 3 }], a: 1 }],
			[undefined, { a: 1, b: [2, { c: 4 }] }],
			[undefined, undefined]
		]);
	});

	test('favourites keep the order they were given', async () => {
		const kept = fresh();
		for (const path of ['/a/', '/b/', '/c/', '/d/']) await kept.toggleFavourite(path);
		const [a, b, c, d] = (await kept.favourites().now()).map(({ id }) => id);
		await kept.orderFavourites([d!, b!]);
		expect((await kept.favourites().now()).map(({ id }) => id)).toEqual([d, b, a, c]);
		await kept.toggleFavourite('/e/');
		expect((await kept.favourites().now()).map(({ path }) => path)).toEqual(['/d/', '/b/', '/a/', '/c/', '/e/']);
	});

	test('one battle runs at a time, and a paused one goes on days later', async () => {
		const kept = fresh();
		const first = await kept.startBattle(BATTLE);
		const second = await kept.startBattle({ ...BATTLE, turns: false });
		expect((await kept.runningBattle().now())?.id).toBe(second.id);
		expect((await kept.battle(first.id).now())?.state).toBe('paused');
		await kept.setBattleState(first.id, 'running');
		expect(await kept.undoable().now()).toMatchObject({ undo: { what: 'battle-running' } });
		expect((await kept.runningBattle().now())?.id).toBe(first.id);
		expect((await kept.battle(second.id).now())?.state).toBe('paused');
		await kept.setBattleState(first.id, 'ended');
		expect(await kept.undoable().now()).toMatchObject({ undo: { what: 'battle-ended' } });
		expect(await kept.runningBattle().now()).toBeUndefined();
		expect((await kept.battles().now()).map(({ id }) => id)).toEqual([second.id, first.id]);
	});

	test('entries stand in the turn they were made in', async () => {
		const kept = fresh();
		const { id, turn } = await kept.startBattle(BATTLE);
		expect(turn).toBe(1);
		await kept.logCombat(id, COMBAT);
		expect((await kept.nextTurn(id)).turn).toBe(2);
		await kept.addNote(id, 'À nous');
		const entries = await kept.allEntries(id).now();
		expect(entries.map(({ kind, turn }) => [kind, turn])).toEqual([
			['combat', 1],
			['turn', 2],
			['note', 2]
		]);
		expect(entries[0]).toMatchObject(COMBAT);
		// The beginning of a turn is no line of the log.
		expect(await kept.countEntries(id).now()).toBe(2);
	});

	test('turns that are counted from now on begin with the first', async () => {
		const kept = fresh();
		const { id, turn } = await kept.startBattle({ ...BATTLE, turns: false });
		expect(turn).toBe(0);
		expect(await kept.changeBattle(id, { scenario: 'Arbèles' })).toMatchObject({ turn: 0 });
		expect(await kept.changeBattle(id, { turns: true })).toMatchObject({ turn: 1 });
		await kept.nextTurn(id);
		expect(await kept.changeBattle(id, { turns: true })).toMatchObject({ turn: 2 });
	});

	test('a correction stays visible, and so does the one after it', async () => {
		const kept = fresh();
		const { id } = await kept.startBattle(BATTLE);
		const { id: combat } = await kept.logCombat(id, COMBAT);
		await kept.correctCombat(combat, resolvedAs([3]));
		const twice = await kept.correctCombat(combat, resolvedAs([4]));
		expect(twice).toMatchObject({ ...resolvedAs([4]), who: 0 });
		expect(twice.corrected).toMatchObject([
			{ faces: [7], shown: COMBAT.shown, data: '2026-11-18' },
			{ faces: [3], data: '2026-12-01' }
		]);
		expect(await kept.entry(combat).now()).toEqual(twice);
		expect(await kept.countEntries(id).now()).toBe(1);
	});

	test('what was resolved outside of a battle is kept when asked, or not', async () => {
		const kept = fresh();
		const loose = await kept.logCombat(UNKEPT, COMBAT);
		await kept.addNote(UNKEPT, 'essai');
		const battle = await kept.keepUnkept(BATTLE);
		expect((await kept.allEntries(battle.id).now())[0]!.id).toBe(loose.id);
		expect(await kept.countEntries(UNKEPT).now()).toBe(0);
		await kept.logCombat(UNKEPT, COMBAT);
		await kept.discardUnkept(BATTLE.game);
		expect(await kept.countEntries(UNKEPT).now()).toBe(0);
		expect(await kept.countEntries(battle.id).now()).toBe(2);
	});

	test('what was resolved in another game stays out of a battle', async () => {
		const kept = fresh();
		await kept.logCombat(UNKEPT, COMBAT);
		const other = await kept.logCombat(UNKEPT, { ...COMBAT, calculator: 'dbm/shooting' });
		const battle = await kept.keepUnkept(BATTLE);
		expect(await kept.countEntries(battle.id).now()).toBe(1);
		await kept.discardUnkept(BATTLE.game);
		expect((await kept.allEntries(UNKEPT).now()).map(({ id }) => id)).toEqual([other.id]);
		await kept.discardUnkept('dbm');
		expect(await kept.countEntries(UNKEPT).now()).toBe(0);
	});

	test('a paused battle takes up what was resolved meanwhile, and runs alone', async () => {
		const kept = fresh();
		const paused = await kept.startBattle(BATTLE);
		await kept.nextTurn(paused.id);
		const other = await kept.startBattle({ ...BATTLE, game: 'dbm' });
		const loose = await kept.logCombat(UNKEPT, COMBAT);
		await kept.keepUnkeptIn(paused.id);
		expect((await kept.runningBattle().now())?.id).toBe(paused.id);
		expect((await kept.battle(other.id).now())?.state).toBe('paused');
		expect(await kept.entry(loose.id).now()).toMatchObject({ battle: paused.id, turn: 2 });
	});

	test('of what nobody said to keep, the latest stays', async () => {
		const kept = fresh();
		for (let i = 0; i <= MOST_UNKEPT; i++) await kept.logCombat(UNKEPT, { ...COMBAT, faces: [i] });
		const faces = (await kept.allEntries(UNKEPT).now()).map((entry) => entry.kind === 'combat' && entry.faces[0]);
		expect(faces).toEqual(Array.from({ length: MOST_UNKEPT }, (_, i) => i + 1));
	});

	test('a throw that follows completes its combat, and is no correction', async () => {
		const kept = fresh();
		const battle = await kept.startBattle(BATTLE);
		const { id } = await kept.logCombat(battle.id, { ...COMBAT, who: 1, note: 'par la gauche' });
		await kept.completeCombat(id, resolvedAs([7, 3]));
		const [entry] = await kept.allEntries(battle.id).now();
		expect(entry).toMatchObject({ id, faces: [7, 3], who: 1, note: 'par la gauche' });
		expect(entry).not.toHaveProperty('corrected');
		const note = await kept.addNote(battle.id, 'rien');
		await expect(kept.completeCombat(note.id, resolvedAs([1]))).rejects.toMatchObject(invalid);
	});

	test('a battle goes with its entries and comes back with them', async () => {
		const kept = fresh();
		const other = await kept.startBattle(BATTLE);
		await kept.logCombat(other.id, COMBAT);
		const { id } = await kept.startBattle(BATTLE);
		for (let i = 0; i < 5; i++) await kept.logCombat(id, COMBAT);
		await kept.removeBattle(id);
		expect(await kept.countEntries(id).now()).toBe(0);
		expect(await kept.countEntries(other.id).now()).toBe(1);
		await kept.undo();
		expect(await kept.countEntries(id).now()).toBe(5);
	});

	test.each([
		['most of what is there', 0],
		['a part of it', 600]
	])('a battle of 250 entries goes and comes back: %s', async (_, others) => {
		fresh();
		const long = async (entries: number) => {
			const { id } = await kept.startBattle(BATTLE);
			const battle = { ...(await kept.battle(id).now())!, updated: Date.now() };
			const created = battle.created;
			const rows = Array.from({ length: entries }, (_, i) => ({
				id: newId(),
				battle: id,
				kind: 'note',
				note: `${i}`,
				turn: 1,
				order: created + i,
				created: created + i,
				updated: created + i
			}));
			const tables = { ...NOTHING, battles: [battle], entries: rows };
			const file = { app: 'guidon', format: SCHEMA, scope: 'battle', made: created, data: {}, tables };
			expect(await kept.importAll(JSON.stringify(file), 'merge')).toMatchObject({ added: { entries } });
			return id;
		};
		if (others) await long(others);
		const id = await long(250);
		const before = await contents(kept);
		expect(before.entries).toHaveLength(250 + others);
		await kept.removeBattle(id);
		const without = await contents(kept);
		expect(without.entries).toHaveLength(others);
		await kept.undo();
		expect(await contents(kept)).toEqual(before);
		await kept.redo();
		expect(await contents(kept)).toEqual(without);
	});

	test('pages follow each other without a gap, in both directions, within one millisecond too', async () => {
		let now = 1_700_000_000_000;
		kept = opening(newPhone(), { now: () => now }).kept;
		const { id } = await kept.startBattle(BATTLE);
		const text = (await kept.exportAll()).text;
		const file = JSON.parse(text);
		const note = { battle: id, turn: 1, kind: 'note', order: now, created: now, updated: now };
		file.tables.entries = Array.from({ length: 25 }, (_, i) => ({
			...note,
			order: now + Math.floor(i / 10),
			id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
			note: `n${i}`
		}));
		expect(await kept.importAll(JSON.stringify(file), 'merge')).toMatchObject({ ok: true });
		now += 1000;
		for (const order of ['newest', 'oldest'] as const) {
			const seen: string[] = [];
			let page = await kept.entries(id, { order, limit: 7 }).now();
			for (;;) {
				expect(page.counts.note).toBe(25);
				seen.push(...page.entries.map((entry) => entry.note!));
				if (!page.more) break;
				page = await kept.entries(id, { order, limit: 7, past: page.entries.at(-1) }).now();
			}
			const all = Array.from({ length: 25 }, (_, i) => `n${i}`);
			expect(seen).toEqual(order === 'oldest' ? all : all.reverse());
		}
	});

	test('words are found in the text that the player sees, accents or not, newest first', async () => {
		const kept = fresh();
		const { id } = await kept.startBattle(BATTLE);
		await kept.addNote(id, 'Les éléphants chargent');
		await kept.logCombat(id, COMBAT);
		await kept.addNote(id, 'Elephant routed');
		await kept.addNote(id, 'Œuvre d’un fou');
		const textOf = (entry: { note?: string; kind: string }) => entry.note ?? entry.kind;
		const notes = async (words: string, limit = 60) =>
			(await kept.searchBattle(id, words, textOf, { limit }).now()).entries.map(textOf);
		expect(await notes('elephant')).toEqual(['Elephant routed', 'Les éléphants chargent']);
		expect(await notes('CHARGENT éleph')).toEqual(['Les éléphants chargent']);
		expect(await notes('oeuvre')).toEqual(['Œuvre d’un fou']);
		expect(await notes('combat')).toEqual(['combat']);
		expect(await notes('.*')).toEqual([]);
		expect(await notes('elephant', 1)).toEqual(['Elephant routed']);
		expect((await kept.searchBattle(id, 'elephant', textOf, { limit: 1 }).now()).more).toBe(true);
		const [newest] = (await kept.entries(id, { order: 'newest', limit: 2 }).now()).entries.slice(1);
		expect((await kept.searchBattle(id, 'elephant', textOf, { past: newest }).now()).entries).toHaveLength(1);
	});

	test('recent pages: the latest first, once each, and not without end', async () => {
		const kept = fresh();
		for (let i = 0; i < 40; i++) await kept.visit(`/wab/chart-${i}/`);
		await kept.visit('/wab/chart-20/');
		const paths = (await kept.recents().now()).map(({ path }) => path);
		expect(paths).toHaveLength(30);
		expect(paths.slice(0, 2)).toEqual(['/wab/chart-20/', '/wab/chart-39/']);
		expect(new Set(paths).size).toBe(30);
		expect((await contents(kept)).recents).toHaveLength(30);
		await kept.clearRecents();
		expect(await kept.recents().now()).toEqual([]);
	});

	test.each<[string, (kept: Kept, id: string) => Promise<unknown>, object]>([
		['a battle that was removed', (kept) => kept.logCombat(crypto.randomUUID(), COMBAT), gone],
		['a turn of it', (kept) => kept.nextTurn(crypto.randomUUID()), gone],
		['an entry that was removed', (kept) => kept.removeEntry(crypto.randomUUID()), gone],
		['a favourite that was removed', (kept) => kept.renameFavourite(crypto.randomUUID(), 'x'), gone],
		[
			'a battle that cannot start, while another runs',
			(kept) => kept.startBattle({ ...BATTLE, scenario: 'x'.repeat(201) }),
			invalid
		],
		['a path to somewhere else', (kept) => kept.toggleFavourite('//example.org/'), invalid],
		['a path that is a script', (kept) => kept.visit('javascript:alert(1)'), invalid],
		['a note without end', (kept, id) => kept.addNote(id, 'x'.repeat(10_001)), invalid],
		['a face that is no number', (kept, id) => kept.logCombat(id, { ...COMBAT, faces: [NaN] }), invalid],
		[
			'a colour that is a style',
			(kept, id) =>
				kept.changeBattle(id, {
					sides: [
						{ name: 'a', colour: 'red;background:url(x)' },
						{ name: 'b', colour: 'red' }
					]
				}),
			invalid
		],
		[
			'a preset with a trap',
			(kept) => kept.addPreset('/wab/calc/shooting/', JSON.parse('{"__proto__":{"a":1}}')),
			invalid
		],
		[
			'a correction of a note',
			async (kept, id) => kept.correctCombat((await kept.addNote(id, 'x')).id, COMBAT),
			invalid
		]
	])('%s is refused in a sentence, and nothing is changed', async (what, change, error) => {
		const kept = fresh();
		const { id } = await kept.startBattle(BATTLE);
		const before = await contents(kept);
		const failure = await change(kept, id).then(
			() => expect.unreachable('It was not refused.'),
			(error: StorageError) => error
		);
		expect(failure).toMatchObject(error);
		expect(failure.says.fr).toMatch(/\.$/);
		if (what !== 'a correction of a note') expect(await contents(kept)).toEqual(before);
	});

	test('rows are copies: nobody changes what is kept by changing his own', async () => {
		const kept = fresh();
		const { id } = await kept.startBattle(BATTLE);
		const answers = { unit: { points: 3 } };
		// Pages hold their state in proxies.
		const proxied = new Proxy(answers, {});
		const entry = await kept.logCombat(id, { ...COMBAT, answers: proxied });
		answers.unit.points = 4;
		const read = (await kept.entry(entry.id).now()) as unknown as { answers: typeof answers };
		expect(read.answers).toEqual({ unit: { points: 3 } });
		read.answers.unit.points = 5;
		expect(await kept.entry(entry.id).now()).toMatchObject({ answers: { unit: { points: 3 } } });
	});

	test('entries stand in the order of writing and say the time of the clock, whatever it does', async () => {
		const day = 86_400_000;
		let now = 1_800_000_000_000;
		kept = opening(newPhone(), { now: () => now }).kept;
		const { id } = await kept.startBattle(BATTLE);
		const first = await kept.addNote(id, 'un');
		now += 365 * day;
		await kept.addNote(id, 'deux');
		now -= 365 * day;
		const third = await kept.addNote(id, 'trois');
		expect(Math.abs(third.created - now)).toBeLessThan(1_000);
		const changed = await kept.changeEntry(first.id, { note: 'un bis' });
		expect(changed.updated).toBeGreaterThan(first.updated);
		await kept.visit('/wab/');
		expect((await kept.allEntries(id).now()).map(({ note }) => note)).toEqual(['un bis', 'deux', 'trois']);
	});

	test('what is written after a backup is missing in it, though the clock was set back', async () => {
		let now = 1_900_000_000_000;
		kept = opening(newPhone(), { now: () => now }).kept;
		await kept.addNote(UNKEPT, 'un');
		await kept.markCopied(await kept.exportAll());
		now = 1_800_000_000_000;
		expect(await kept.backups().now()).toMatchObject({ unsaved: 0 });
		await kept.addNote(UNKEPT, 'deux');
		expect(await kept.backups().now()).toMatchObject({ unsaved: 1 });
	});

	test('a new entry stands last, though the clock was set back between two sittings', async () => {
		const phone = newPhone();
		const first = opening(phone, { now: () => 1_900_000_000_000 }).kept;
		const { id } = await first.startBattle(BATTLE);
		await first.addNote(id, 'un');
		const { text } = await first.exportAll();
		await first.close();
		kept = opening(phone, { now: () => 1_800_000_000_000 }).kept;
		await kept.importAll(text, 'merge');
		await kept.addNote(id, 'deux');
		expect((await kept.allEntries(id).now()).map(({ note }) => note)).toEqual(['un', 'deux']);
	});

	test('a live query tells of every change until one leaves', async () => {
		const kept = fresh();
		const seen: number[] = [];
		const stop = kept.favourites().subscribe((all) => seen.push(all.length));
		await until(kept.favourites(), (all) => all.length === 0);
		await kept.toggleFavourite('/wab/');
		await until(kept.favourites(), (all) => all.length === 1);
		stop();
		await kept.toggleFavourite('/dbm/');
		await until(kept.favourites(), (all) => all.length === 2);
		expect(seen[0]).toBe(0);
		expect(seen.at(-1)).toBe(1);
	});
});
