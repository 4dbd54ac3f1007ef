import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../../../src');

const filesIn = (folder: string): string[] =>
	readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		return statSync(path).isDirectory() ? filesIn(path) : /\.(ts|svelte)$/.test(name) ? [path] : [];
	});

/** What a file brings with it as soon as it is loaded: imports of types and `import()` do not. */
function broughtBy(file: string): string[] {
	const source = readFileSync(file, 'utf8');
	return [...source.matchAll(/^\s*(?:import|export)\s(?!type\b)([^;]*?\sfrom\s)?['"]([^'"]+)['"]/gm)]
		.filter(([, names]) => !names || !/^\{(\s*type\s[^,}]+,?)+\s*\}\s*from\s*$/.test(names))
		.map((match) => match[2]!);
}

function found(file: string, name: string): string {
	const path = name.startsWith('$lib') ? join(src, name.replace('$lib', 'lib')) : resolve(dirname(file), name);
	return [path, `${path}.ts`, `${path}/index.ts`].find((at) => existsSync(at) && statSync(at).isFile()) ?? name;
}

/** The way from a file to Dexie, when there is one. */
function wayToDexie(file: string, seen: Set<string>): string[] | undefined {
	if (file === 'dexie') return [file];
	if (seen.has(file) || !existsSync(file) || !/\.(ts|svelte)$/.test(file)) return undefined;
	seen.add(file);
	for (const name of broughtBy(file)) {
		const way = wayToDexie(name.startsWith('$lib') || name.startsWith('.') ? found(file, name) : name, seen);
		if (way) return [file, ...way];
	}
	return undefined;
}

test('no page, component or worker brings the database with it', () => {
	const own = (file: string) =>
		file.startsWith(join(src, 'lib/app/storage')) || file === join(src, 'lib/app/storage/client/db.ts');
	const files = filesIn(src).filter((file) => !own(file) && !file.endsWith('.test.ts'));
	expect(files.map((file) => wayToDexie(file, new Set())).filter(Boolean)).toEqual([]);
});

test('what pages may import at once does not bring it either, and the database does', () => {
	for (const name of ['types', 'words'])
		expect(wayToDexie(join(src, `lib/app/storage/${name}.ts`), new Set())).toBe(undefined);
	expect(wayToDexie(join(src, 'lib/app/storage/client/db.ts'), new Set())?.at(-1)).toBe('dexie');
});
