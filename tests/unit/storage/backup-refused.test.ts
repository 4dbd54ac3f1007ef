// First: Dexie looks for IndexedDB as it is loaded.
import { contents, fill, newPhone, open, type BackupFile } from './world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect } from '$lib/app/storage/backup-file';
import type { Kept } from '$lib/app/storage/open';
import { SCHEMA } from '$lib/app/storage/schema';
import type { Data } from '$lib/app/storage/store';
import { refusalWords } from '$lib/app/storage/words';

let kept: Kept;
let text: string;
const file = (): BackupFile => JSON.parse(text);

// One phone for all: a file that is refused changes nothing.
beforeAll(async () => {
	kept = open(newPhone()).kept;
	await fill(kept);
	text = (await kept.exportAll()).text;
});
afterAll(() => kept.close());

const change = (edit: (file: BackupFile) => void): string => {
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
	'no tables': ['wrong', () => change((file) => delete (file as Partial<BackupFile>).tables), 'tables'],
	'a missing table': [
		'wrong',
		() => change(({ tables }) => delete (tables as Partial<BackupFile['tables']>).recents),
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
