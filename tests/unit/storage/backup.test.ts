// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, fill, newPhone, open, type BackupFile } from './world';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_BYTES, battleBackup, inspect } from '$lib/app/storage/backup-file';
import { MOST_GONE, UNKEPT } from '$lib/app/storage/constants';
import type { Kept } from '$lib/app/storage/open';
import { SCHEMA } from '$lib/app/storage/schema';
import { keyOf, type Data } from '$lib/app/storage/store';
import type { AllGoneWords, GoneWords } from '$lib/app/storage/types';

let kept: Kept;
let text: string;
const file = (): BackupFile => JSON.parse(text);

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	kept = open(newPhone(), { data: async () => ({ alexander: '2026-11-18' }) }).kept;
	await fill(kept);
	text = (await kept.exportAll()).text;
});

afterEach(async () => {
	vi.restoreAllMocks();
	await kept.close();
});

const none = { favourites: 0, battles: 0, entries: 0, recents: 0, packs: 0, drafts: 0, forces: 0, aside: 0 };

test('one file holds everything and says what is inside', async () => {
	const { made } = await kept.exportAll();
	expect(file()).toMatchObject({ app: 'guidon', format: SCHEMA, scope: 'all', data: { alexander: '2026-11-18' } });
	expect(inspect(text)).toEqual({
		ok: true,
		scope: 'all',
		made: file().made,
		data: { alexander: '2026-11-18' },
		counts: { ...none, favourites: 2, battles: 1, entries: 4, recents: 1 }
	});
	expect(made).toBeGreaterThanOrEqual(file().made as number);
});

test('texts come back as the texts they were', async () => {
	const other = open(newPhone()).kept;
	await other.importAll(text, 'replace');
	expect(await contents(other)).toEqual(await contents(kept));
	expect((await other.favourites().now())[1]!.name).toBe('<img src=x onerror=alert(1)>');
	await other.close();
});

test('an export never fails for want of the days of the data', async () => {
	const other = open(newPhone(), { data: () => Promise.reject(new Error('not cached')) }).kept;
	expect(inspect((await other.exportAll()).text)).toMatchObject({ ok: true, data: {} });
	await other.close();
});

describe('the words of removed games', () => {
	const T = (words: string) => ({ fr: words, en: words });
	const hers = { '~wars/attack': { title: T('Attack') }, '/~wars/moves/': { title: T('Moves'), of: T('Little Wars') } };
	/** A phone that keeps words in an object. */
	function knowing(words: Record<string, GoneWords>) {
		const bring = vi.fn((theirs: AllGoneWords, stays: boolean) => {
			words = stays ? { ...theirs, ...words } : { ...words, ...theirs };
		});
		const { kept } = open(newPhone(), { gone: { read: () => words, bring } });
		return { kept, bring, words: () => words };
	}

	test.each(['merge', 'replace'] as const)('go along, and come with the rest: %s', async (mode) => {
		const one = knowing(hers);
		const { text } = await one.kept.exportAll();
		const mine = { '~wars/attack': { title: T('Assault') }, '~hills/fire': { title: T('Fire') } };
		const other = knowing(mine);
		expect(await other.kept.importAll(text, mode)).toMatchObject({ ok: true });
		expect(other.words()).toEqual(mode === 'merge' ? { ...hers, ...mine } : { ...mine, ...hers });
		await one.kept.close();
		await other.kept.close();
	});

	test('go along with the battle that needs them, and no others', async () => {
		const battle = await kept.startBattle({ ...BATTLE, game: '~wars' });
		const alone = JSON.parse(battleBackup(battle, [], [], { made: 1, data: {}, gone: hers })) as { gone: unknown };
		expect(alone.gone).toEqual({ '~wars/attack': hers['~wars/attack'] });
		expect(inspect(JSON.stringify(alone))).toMatchObject({ ok: true, scope: 'battle' });
	});

	const many = Object.fromEntries(Array.from({ length: MOST_GONE + 1 }, (_, i) => [`~wars/x${i}`, { title: T('x') }]));
	test.each([
		['of an earlier format', { format: 4, gone: hers }],
		['under no path', { gone: { 'https://example.org': { title: T('x') } } }],
		['in one language', { gone: { '~wars/attack': { title: { fr: 'x' } } } }],
		['with more than words', { gone: { '~wars/attack': { title: T('x'), html: '<b>' } } }],
		['by the thousand', { gone: many }]
	])('are refused %s, and nothing is taken', async (_, change) => {
		const { kept: other, bring } = knowing({});
		expect(await other.importAll(JSON.stringify({ ...file(), ...change }), 'merge')).toMatchObject({ reason: 'wrong' });
		expect(bring).not.toHaveBeenCalled();
		await other.close();
	});
});

describe('merging', () => {
	test('takes the same rows once', async () => {
		const before = await contents(kept);
		expect(await kept.importAll(text, 'merge')).toEqual({
			ok: true,
			added: none,
			updated: none,
			kept: { ...none, favourites: 2, battles: 1, entries: 4, recents: 1 },
			removed: none
		});
		expect(await contents(kept)).toEqual(before);
	});

	test('lets the newer of two rows win, and tells how many of each', async () => {
		const theirs = file();
		const [first, second] = theirs.tables.entries.filter(({ kind }) => kind === 'combat');
		Object.assign(first!, { note: 'plus récent', updated: (first!.updated as number) + 60_000 });
		Object.assign(second!, { note: 'plus ancien', updated: (second!.updated as number) - 1 });
		theirs.tables.entries.push({ ...second!, id: crypto.randomUUID() });
		theirs.tables.recents[0]!.when = (theirs.tables.recents[0]!.when as number) + 60_000;
		await kept.toggleFavourite('/dbm/');
		expect(await kept.importAll(JSON.stringify(theirs), 'merge')).toEqual({
			ok: true,
			added: { ...none, entries: 1 },
			updated: { ...none, entries: 1, recents: 1 },
			kept: { ...none, favourites: 2, battles: 1, entries: 3 },
			removed: none
		});
		expect((await kept.entry(first!.id as string).now())?.note).toBe('plus récent');
		expect((await kept.entry(second!.id as string).now())?.note).toBeUndefined();
		expect(await kept.favourites().now()).toHaveLength(3);
	});

	test('makes one star of a page starred on two devices', async () => {
		const other = open(newPhone()).kept;
		await other.toggleFavourite('/alexander/terrain/#ford-2');
		await other.toggleFavourite('/jdg/');
		expect(await other.importAll(text, 'merge')).toMatchObject({
			added: { favourites: 1 },
			kept: { favourites: 1 }
		});
		await other.toggleFavourite('/alexander/terrain/#ford-2');
		expect((await other.favourites().now()).map(({ path }) => path)).not.toContain('/alexander/terrain/#ford-2');
		await other.close();
	});

	test('takes a file of one battle, which replaces nothing', async () => {
		const [battle] = await kept.battles().now();
		const entries = await kept.allEntries(battle!.id).now();
		const one = battleBackup(battle!, entries, [], { made: 1_800_000_000_000, data: {} });
		const other = open(newPhone()).kept;
		await other.toggleFavourite('/jdg/');
		expect(await other.importAll(one, 'replace')).toMatchObject({ ok: false, reason: 'one-battle' });
		expect(await other.importAll(one, 'merge')).toMatchObject({ added: { battles: 1, entries: 3 } });
		expect(await other.allEntries(battle!.id).now()).toEqual(entries);
		expect(await other.favourites().now()).toHaveLength(1);
		await other.close();
	});
});

test('replacing leaves what the file holds and tells what went', async () => {
	const other = open(newPhone()).kept;
	await other.toggleFavourite('/jdg/');
	await other.startBattle(BATTLE);
	expect(await other.importAll(text, 'replace')).toEqual({
		ok: true,
		added: { ...none, favourites: 2, battles: 1, entries: 4, recents: 1 },
		updated: none,
		kept: none,
		removed: { ...none, favourites: 1, battles: 1 }
	});
	expect(await contents(other)).toEqual(await contents(kept));
	await other.undo();
	expect((await other.favourites().now()).map(({ path }) => path)).toEqual(['/jdg/']);
	await other.close();
});

test('a byte order mark does no harm', async () => {
	expect(inspect(`\uFEFF${text}`)).toMatchObject({ ok: true });
});

test('a file that is too big is not even read', async () => {
	const read = vi.fn();
	const huge = { size: MOST_BYTES + 1, text: read } as unknown as Blob;
	expect(await kept.readFile(huge)).toMatchObject({ ok: false, reason: 'too-big' });
	expect(read).not.toHaveBeenCalled();
	expect(await kept.readFile(new Blob([text]))).toBe(text);
});

describe.each(Array.from({ length: SCHEMA }, (_, i) => i + 1))('a backup of format %i', (format) => {
	test('is still taken, whole', async () => {
		const released = readFileSync(new URL(`../../fixtures/storage/backup-${format}.json`, import.meta.url), 'utf8');
		const { tables } = JSON.parse(released) as { tables: Partial<Data> };
		const { kept: other } = open(newPhone());
		const counts = Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));
		expect(await other.importAll(released, 'replace')).toMatchObject({ ok: true, added: counts });
		const back = JSON.parse((await other.exportAll()).text) as { tables: Data };
		for (const [table, rows] of Object.entries(tables) as [keyof Data, readonly { id?: string; path?: string }[]][]) {
			const known = new Map(back.tables[table].map((row) => [keyOf(table, row as never), row]));
			for (const row of rows) expect(known.get(keyOf(table, row as never))).toMatchObject(row);
		}
		await other.close();
	});
});

test('the last backup is known, and what was written since', async () => {
	expect(await kept.backups().now()).toEqual({ last: undefined, unsaved: 4 });
	const exported = await kept.exportAll();
	await kept.markCopied(exported);
	const last = exported.made;
	expect(await kept.backups().now()).toEqual({ last, unsaved: 0 });
	await kept.addNote(UNKEPT, 'encore');
	expect(await kept.backups().now()).toEqual({ last, unsaved: 1 });
});

test('an entry that comes back after a backup without it is not counted as saved', async () => {
	const { kept } = open(newPhone());
	const { id } = await kept.startBattle(BATTLE);
	const entry = await kept.logCombat(id, COMBAT);
	await kept.logCombat(id, COMBAT);
	await kept.removeEntry(entry.id);
	await kept.markCopied(await kept.exportAll());
	expect(await kept.backups().now()).toMatchObject({ unsaved: 0 });
	await kept.undo();
	expect((await kept.backups().now()).unsaved).toBeGreaterThan(0);
	await kept.close();
});

test('a battle that was sent is in a file, the others are not, and all are once the rest was sent', async () => {
	const { kept } = open(newPhone());
	const first = await kept.startBattle(BATTLE);
	await kept.logCombat(first.id, COMBAT);
	const second = await kept.startBattle(BATTLE);
	await kept.logCombat(second.id, COMBAT);
	await kept.addNote(second.id, 'x');
	const sent = await kept.exportBattle(second.id);
	expect(inspect(sent.text)).toMatchObject({ scope: 'battle', counts: { battles: 1, entries: 2 } });
	await kept.markCopied(sent);
	expect(await kept.backups().now()).toEqual({ lastBattle: sent.made, unsaved: 1 });
	expect(await kept.unsavedOf(second.id).now()).toBe(0);
	expect(await kept.unsavedOf(first.id).now()).toBe(1);

	// What is written later in the battle that was sent, and what comes back to it, is in no file.
	const { id } = await kept.addNote(second.id, 'later');
	expect(await kept.unsavedOf(second.id).now()).toBe(1);
	await kept.markCopied(await kept.exportBattle(second.id));
	await kept.removeEntry(id);
	await kept.markCopied(await kept.exportBattle(second.id));
	await kept.undo();
	expect(await kept.unsavedOf(second.id).now()).toBeGreaterThan(0);

	for (const battle of [first, second]) await kept.markCopied(await kept.exportBattle(battle.id));
	expect(await kept.backups().now()).toMatchObject({ unsaved: 0 });
	await kept.addNote(first.id, 'last');
	expect(await kept.backups().now()).toMatchObject({ unsaved: 1 });
	await kept.close();
});
