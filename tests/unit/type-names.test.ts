/** Names in the code, as `one-word.test.ts` guards the words of the app: one name for one thing. */
import { expect, test } from 'vitest';
import { sources } from './sources';

/** Exported in three files or more: each is a general word in rooms that do not meet. Take out what is renamed; add none. */
const GENERAL: ReadonlySet<string> = new Set([
	'Choice',
	'Entry',
	'Fate',
	'Group',
	'Kind',
	'Part',
	'Place',
	'Reading',
	'Result',
	'Side',
	'Told'
]);

const EXPORTED = /^\s*export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)/gm;

/** `sum`, `sums` or `sumOf` as the name of a hash. */
const HASH_CALLED_SUM = /\bsums?(?:Of)?\b\s*(?:=|:)[^;,\n]*(?:createHash|digest|sha256)/i;

const exportedIn = (source: string): string[] => [...source.matchAll(EXPORTED)].map(([, name]) => name ?? '');

test('no name of a type is exported in more than two files', () => {
	const files = new Map<string, string[]>();
	for (const { file, source } of sources)
		for (const name of new Set(exportedIn(source))) files.set(name, [...(files.get(name) ?? []), file]);
	const often = [...files].filter(([name, where]) => where.length > 2 && !GENERAL.has(name));
	expect(often).toEqual([]);
});

test('a sum is a total, and never a hash', () => {
	expect(sources.filter(({ source }) => HASH_CALLED_SUM.test(source)).map(({ file }) => file)).toEqual([]);
});

test('both patterns see what they look for', () => {
	expect(exportedIn('export interface Place {\nexport class Reader {}\ntype Own = 1;')).toEqual(['Place', 'Reader']);
	expect(HASH_CALLED_SUM.test('const sum = await digestOf(body);')).toBe(true);
	expect(HASH_CALLED_SUM.test("export const sumOf = (body) => createHash('sha256')")).toBe(true);
	expect(HASH_CALLED_SUM.test('const digest = digestOf(body);')).toBe(false);
	expect(HASH_CALLED_SUM.test('const sum = lines.reduce(add, 0);')).toBe(false);
});
