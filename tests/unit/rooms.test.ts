/** Rooms are the folders of src/lib, each loose file of it, and the pages. What one room needs never needs it back. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rooms that each room imports from, with one import to show for it. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The games are one room with what they share; the way from a page to the storage is a room apart from the storage. */
function roomOf(file: string): string {
	const [top = '', folder = '', inner = '', ...rest] = file.split('/');
	if (top !== 'lib') return top;
	return folder === 'storage' && inner === 'client' && rest.length
		? `${folder}/${inner}`
		: folder.replace(/\.(svelte|ts)$/, '').replace(/\.svelte$/, '');
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** As seen from `src`: types count too, for who names the types of a room cannot be read without it. */
function target(file: string, named: string): string | undefined {
	if (named.startsWith('$lib/')) return named.replace('$lib/', 'lib/');
	return named.startsWith('.') ? posix.join(posix.dirname(file), named) : undefined;
}

function graphOf(files: readonly { readonly file: string; readonly source: string }[]): Graph {
	const graph = new Map<string, Map<string, string>>();
	for (const { file, source } of files) {
		const from = roomOf(file);
		const edges = graph.get(from) ?? new Map<string, string>();
		graph.set(from, edges);
		for (const [, named = ''] of source.matchAll(IMPORT)) {
			const path = target(file, named);
			if (path === undefined) continue;
			const to = roomOf(path.endsWith('/') || !path.includes('.') ? withIndex(path) : path);
			if (to !== from && !edges.has(to)) edges.set(to, `${file} imports ${named}`);
		}
	}
	return graph;
}

/** `lib/systems` names its index: a file of the folder, and no loose one. */
const withIndex = (path: string) => (path.split('/').length === 2 ? `${path}/index` : path);

/** Each cycle once, as the imports that make it. */
function cyclesIn(graph: Graph): string[][] {
	const found = new Map<string, string[]>();
	const visit = (room: string, way: readonly string[]) => {
		const at = way.indexOf(room);
		if (at >= 0) {
			const round = way.slice(at);
			const key = [...round].sort().join();
			const edges = round.map((from, i) => graph.get(from)!.get(round[i + 1] ?? room)!);
			if (!found.has(key)) found.set(key, edges);
			return;
		}
		for (const next of graph.get(room)?.keys() ?? []) visit(next, [...way, room]);
	};
	for (const room of graph.keys()) visit(room, []);
	return [...found.values()];
}

const src = join(dirname(dirname(import.meta.dirname)), 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
	.map((file) => file.split(sep).join('/'))
	.filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
	.map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }));

describe('rooms', () => {
	test('are read from the whole source', () => {
		const graph = graphOf(files);
		expect([...graph.keys()]).toEqual(expect.arrayContaining(['odds', 'systems', 'storage/client', 'routes', 'lang']));
		expect(graph.get('routes')!.size).toBeGreaterThan(8);
	});

	test('do not need each other in a circle', () => expect(cyclesIn(graphOf(files))).toEqual([]));

	test('a circle is named by the imports that make it', () => {
		const made = graphOf([
			{ file: 'lib/odds/chain.ts', source: "import { a } from '../session/a';" },
			{ file: 'lib/session/a.ts', source: "import { b } from '$lib/html/b'; const c = await import('./c');" },
			{ file: 'lib/html/b.ts', source: "import type { Chain } from '$lib/odds/chain';" }
		]);
		expect(cyclesIn(made)).toEqual([
			[
				'lib/odds/chain.ts imports ../session/a',
				'lib/session/a.ts imports $lib/html/b',
				'lib/html/b.ts imports $lib/odds/chain'
			]
		]);
	});
});
