/** Benches bundle small sources that they name in strings: no compiler sees whether what these take is still there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(process.cwd(), 'tests/bench');

const taken = readdirSync(folder)
	.filter((file) => file.endsWith('.bench.ts'))
	.flatMap((file) => {
		const text = readFileSync(join(folder, file), 'utf8');
		return [...text.matchAll(/export (?:\*|\{([^}]*)\}) from '\$lib\/([^'$]+)'/g)].map(([, names = '', path = '']) => ({
			file,
			path,
			names: names.split(',').flatMap((name) => name.trim().split(' ')[0] || [])
		}));
	});

describe('what a bench bundles by its name', () => {
	test('is found', () => expect(taken.length).toBeGreaterThan(2));

	test.each(taken)('$file takes $names of $path', async ({ path, names }) => {
		const file = ['.ts', '/index.ts', ''].map((end) => `src/lib/${path}${end}`).find((one) => existsSync(one));
		expect(file, `There is no src/lib/${path}: mend the string in the bench.`).toBeDefined();
		expect(Object.keys(await import(/* @vite-ignore */ `/${file}`))).toEqual(expect.arrayContaining(names));
	});
});
