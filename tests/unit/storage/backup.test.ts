// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, fill, newPhone, open, openBlocked } from './world';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_BYTES, battleBackup, inspect } from '$lib/storage/backup-file';
import { UNKEPT } from '$lib/storage/constants';
import type { Kept } from '$lib/storage/open';
import { SCHEMA } from '$lib/storage/schema';
import { keyOf } from '$lib/storage/store';
import type { Data } from '$lib/storage/types';
import { refusalWords } from '$lib/storage/words';

interface File {
	app: unknown;
	format: unknown;
	scope: unknown;
	made: unknown;
	data: unknown;
	tables: { -readonly [T in keyof Data]: Record<string, unknown>[] };
}

let kept: Kept;
let text: string;
const file = (): File => JSON.parse(text);

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

const none = { favourites: 0, battles: 0, entries: 0, recents: 0, packs: 0, drafts: 0, aside: 0 };

test('one file holds everything and says what is inside', async () => {
	const { made, name } = await kept.exportAll();
	expect(name).toMatch(/^guidon-\d{4}-\d\d-\d\d\.json$/);
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
		const one = battleBackup(battle!, entries, { made: 1_800_000_000_000, data: {} });
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

const change = (edit: (file: File) => void): string => {
	const edited = file();
	edit(edited);
	return JSON.stringify(edited);
};
const row = (edit: (row: Record<string, unknown>) => void, table: keyof Data = 'entries', i = 0) =>
	change(({ tables }) => edit(tables[table][i]!));
const combat = (edit: (row: Record<string, unknown>) => void) =>
	change(({ tables }) => edit(tables.entries.find(({ kind }) => kind === 'combat')!));
/** `JSON.stringify` leaves the forbidden names out, so they are written by hand. */
const inject = (name: string) => text.replace('"answers":{', `"answers":{"${name}":{"polluted":true},`);
const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

type Bad = [reason: string, make: () => string, where?: string | RegExp];

const bad: Record<string, Bad> = {
	'an empty file': ['not-json', () => ''],
	'a picture': ['not-json', () => '\u0089PNG\r\n\u001a\n'],
	'a page': ['not-json', () => '<!doctype html><p>404'],
	'a number': ['not-json', () => '42'],
	null: ['not-json', () => 'null'],
	'a file cut in the middle': ['truncated', () => text.slice(0, text.length / 2)],
	'a file without its last byte': ['truncated', () => text.slice(0, -1)],
	'a file with something behind it': ['truncated', () => `${text}]`],
	'an empty list': ['other-app', () => '[]'],
	'another app': ['other-app', () => change((file) => (file.app = 'fanion'))],
	'another JSON': ['other-app', () => '{"tables":{"favourites":[]}}'],
	'a newer format': ['newer', () => change((file) => (file.format = SCHEMA + 1))],
	'a newer format with other tables': ['newer', () => change((file) => Object.assign(file, { format: 9, tables: 3 }))],
	'an older format that never was': ['wrong', () => change((file) => (file.format = 0)), 'format'],
	'a format that is a word': ['wrong', () => change((file) => (file.format = '1')), 'format'],
	'50 MB of junk': ['too-big', () => 'x'.repeat(50_000_000)],
	'50 MB in our own clothes': ['too-big', () => row((row) => (row.note = 'x'.repeat(50_000_000)))],
	'brackets without end': ['not-json', () => '['.repeat(1_000_000)],
	'brackets that close': ['too-deep', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
	'answers too deep': ['too-deep', () => combat((row) => (row.answers = { a: nested(40) }))],
	'answers deeper than any': ['wrong', () => combat((row) => (row.answers = { a: nested(9) })), /answers/],
	'the name __proto__': ['forbidden-key', () => inject('__proto__')],
	'__proto__ in disguise': ['forbidden-key', () => inject('__pro\\u0074o__')],
	'the name constructor': ['forbidden-key', () => inject('constructor')],
	'the name prototype': ['forbidden-key', () => inject('prototype')],
	'__proto__ at the top': ['forbidden-key', () => text.replace('{', '{"__proto__":{"polluted":true},')],
	'no tables': ['wrong', () => change((file) => delete (file as Partial<File>).tables), 'tables'],
	'a missing table': [
		'wrong',
		() => change(({ tables }) => delete (tables as Partial<File['tables']>).recents),
		'recents'
	],
	'an unknown table': ['wrong', () => change(({ tables }) => Object.assign(tables, { notes: [] })), 'notes'],
	'a table that is no list': ['wrong', () => change((file) => (file.tables.battles = {} as never)), 'battles'],
	'a row that is no row': ['wrong', () => change(({ tables }) => (tables.battles[0] = 'x' as never)), 'battles[0]'],
	'a row twice': ['wrong', () => change(({ tables }) => tables.battles.push(tables.battles[0]!)), 'battles[1]'],
	'an unknown field': ['wrong', () => row((row) => (row.html = '<b>')), 'entries[0].html'],
	'a missing field': ['wrong', () => row((row) => delete row.created), 'entries[0].created'],
	'an id that is none': ['wrong', () => row((row) => (row.id = '../../x')), 'entries[0].id'],
	'an id that is a number': ['wrong', () => row((row) => (row.id = 7)), 'entries[0].id'],
	'an entry of no battle': ['wrong', () => change((file) => (file.tables.battles = [])), /^entries\[\d\]\.battle$/],
	'a kind that is none': ['wrong', () => row((row) => (row.kind = 'toString')), 'entries[0].kind'],
	'a turn before the first': ['wrong', () => row((row) => (row.turn = -1)), 'entries[0].turn'],
	'a turn and a half': ['wrong', () => row((row) => (row.turn = 1.5)), 'entries[0].turn'],
	'a third side': ['wrong', () => combat((row) => (row.who = 2)), /who$/],
	'a time out of range': ['wrong', () => row((row) => (row.updated = 1e300)), 'entries[0].updated'],
	'a time that is a word': ['wrong', () => row((row) => (row.updated = '2026')), 'entries[0].updated'],
	'a face out of range': ['wrong', () => combat((row) => (row.faces = [1, 9_999])), /faces\[1\]$/],
	'faces without end': ['wrong', () => combat((row) => (row.faces = Array(5_000).fill(1))), /faces$/],
	'a text in one language': ['wrong', () => combat((row) => (row.shown = { fr: 'x' })), /shown\.en$/],
	'a calculator that is a way out': ['wrong', () => combat((row) => (row.calculator = 'a/../b')), /calculator$/],
	'answers that are a list': ['wrong', () => combat((row) => (row.answers = [1])), /answers$/],
	'a day that is none': ['wrong', () => combat((row) => (row.data = 'today')), /data$/],
	'a path to another site': ['wrong', () => row((row) => (row.path = '//example.org/'), 'favourites'), /path$/],
	'a path that is a script': ['wrong', () => row((row) => (row.path = 'javascript:alert(1)'), 'recents'), /path$/],
	'a path with markup': ['wrong', () => row((row) => (row.path = '/a/"><img src=x>'), 'favourites'), /path$/],
	'a name without end': ['wrong', () => row((row) => (row.name = 'x'.repeat(201)), 'favourites', 1), /name$/],
	'a battle with three sides': [
		'wrong',
		() => row((row) => (row.sides as unknown[]).push({ name: 'x', colour: 'red' }), 'battles'),
		/sides/
	],
	'a colour that is a style': [
		'wrong',
		() =>
			row(
				(row) =>
					(row.sides = [
						{ name: 'a', colour: 'red;}' },
						{ name: 'b', colour: 'red' }
					]),
				'battles'
			),
		/colour$/
	],
	'a state that is none': ['wrong', () => row((row) => (row.state = 'won'), 'battles'), /state$/],
	'data days of a game that is none': ['wrong', () => change((file) => (file.data = { 'A B': '2026-11-18' })), /^data/]
};

test.each(Object.entries(bad))(
	'%s is refused with the reason, and nothing is changed',
	async (_, [reason, make, where]) => {
		const before = await contents(kept);
		const made = make();
		const refusal = { ok: false, reason, says: refusalWords[reason as keyof typeof refusalWords] };
		expect(inspect(made)).toMatchObject(refusal);
		for (const mode of ['merge', 'replace'] as const) expect(await kept.importAll(made, mode)).toMatchObject(refusal);
		if (where) expect((inspect(made) as { where?: string }).where).toMatch(where);
		expect(await contents(kept)).toEqual(before);
		expect(await kept.undoable().now()).toMatchObject({ undo: { what: 'entry-added' } });
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
	}
);

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

test('what the app wrote can be exported, and what was exported can be imported, whatever the texts', async () => {
	const anyJson = fc.jsonValue({ maxDepth: 4 });
	const names = fc.string({ unit: 'grapheme', maxLength: 40 });
	await fc.assert(
		fc.asyncProperty(
			fc.dictionary(names, anyJson, { maxKeys: 6 }),
			names,
			fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 20 }),
			async (answers, words, faces) => {
				const source = openBlocked(newPhone()).kept;
				const target = openBlocked(newPhone()).kept;
				const writes = [
					() => source.addPreset('/wab/calc/shooting/', answers as never, words),
					() => source.logCombat(UNKEPT, { ...COMBAT, answers: answers as never, faces, note: words }),
					() => source.addNote(UNKEPT, words)
				];
				// The door may refuse; what it lets in must come out and in again.
				for (const write of writes) await write().catch((error) => expect(error).toMatchObject({ kind: 'invalid' }));
				expect(await target.importAll((await source.exportAll()).text, 'replace')).toMatchObject({ ok: true });
				expect(await contents(target)).toEqual(await contents(source));
			}
		),
		{ numRuns: 100 }
	);
});

test('no file whatever makes it fail in another way than by refusing', () => {
	fc.assert(
		fc.property(fc.nat(), fc.nat(), fc.string({ unit: 'binary', maxLength: 5 }), (at, length, junk) => {
			const start = at % text.length;
			const damaged = text.slice(0, start) + junk + text.slice(start + (length % 20));
			const result = inspect(damaged);
			if (!result.ok) expect(result.says.fr).toMatch(/\.$/);
		}),
		{ numRuns: 500 }
	);
	fc.assert(fc.property(fc.json(), (json) => void expect(inspect(json)).toMatchObject({ ok: false })));
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
	await kept.markBackedUp(exported);
	const last = exported.made;
	expect(await kept.backups().now()).toEqual({ last, unsaved: 0 });
	await kept.addNote(UNKEPT, 'encore');
	expect(await kept.backups().now()).toEqual({ last, unsaved: 1 });
});
