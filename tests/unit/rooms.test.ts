/**
 * Rooms are the folders of src/lib, each loose file of it, and the pages. What one room needs never needs it back, and neither does what
 * one file needs: types count as well.
 */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources, type Source } from './sources';

/** What each room or file imports from, with one import to show for it. */
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

/** The graph of rooms or of files: `place` says which of them a path is in; none where the path is no source. */
function graphOf(files: readonly Source[], place: (path: string) => string | undefined): Graph {
	const graph = new Map<string, Map<string, string>>();
	for (const { file, source } of files) {
		const from = place(file)!;
		const edges = graph.get(from) ?? new Map<string, string>();
		graph.set(from, edges);
		for (const [, named = ''] of source.matchAll(IMPORT)) {
			const path = target(file, named);
			const to = path === undefined ? undefined : place(path);
			if (to !== undefined && to !== from && !edges.has(to)) edges.set(to, `${file} imports ${named}`);
		}
	}
	return graph;
}

const roomsOf = (files: readonly Source[]): Graph =>
	graphOf(files, (path) => roomOf(path.endsWith('/') || !path.includes('.') ? withIndex(path) : path));

function filesOf(files: readonly Source[]): Graph {
	const known = new Set(files.map(({ file }) => file));
	return graphOf(files, (path) => ['', '.ts', '/index.ts'].map((end) => path + end).find((one) => known.has(one)));
}

/** `lib/systems` names its index: a file of the folder, and no loose one. */
const withIndex = (path: string) => (path.split('/').length === 2 ? `${path}/index` : path);

/** The imports that make a cycle, one cycle at least for each knot; nothing where there is none. */
function cyclesIn(graph: Graph): string[][] {
	const found: string[][] = [];
	const done = new Set<string>();
	const visit = (node: string, way: readonly string[]) => {
		const at = way.indexOf(node);
		if (at >= 0) {
			const round = way.slice(at);
			found.push(round.map((from, i) => graph.get(from)!.get(round[i + 1] ?? node)!));
		} else if (!done.has(node)) {
			for (const next of graph.get(node)?.keys() ?? []) visit(next, [...way, node]);
			done.add(node);
		}
	};
	for (const node of graph.keys()) visit(node, []);
	return found;
}

const files = sources.filter(({ file }) => !file.endsWith('.json'));

describe('rooms', () => {
	test('are read from the whole source', () => {
		const graph = roomsOf(files);
		expect([...graph.keys()]).toEqual(expect.arrayContaining(['odds', 'systems', 'storage/client', 'routes', 'lang']));
		expect(graph.get('routes')!.size).toBeGreaterThan(8);
	});

	test('do not need each other in a circle', () => expect(cyclesIn(roomsOf(files))).toEqual([]));

	test('a circle is named by the imports that make it', () => {
		const made = [
			{ file: 'lib/odds/chain.ts', source: "import { a } from '../session/a';" },
			{ file: 'lib/session/a.ts', source: "import { b } from '$lib/html/b'; const c = await import('./c');" },
			{ file: 'lib/html/b.ts', source: "import type { Chain } from '$lib/odds/chain';" }
		];
		const circle = [
			[
				'lib/odds/chain.ts imports ../session/a',
				'lib/session/a.ts imports $lib/html/b',
				'lib/html/b.ts imports $lib/odds/chain'
			]
		];
		expect(cyclesIn(roomsOf(made))).toEqual(circle);
		expect(cyclesIn(filesOf(made))).toEqual(circle);
	});
});

describe('files', () => {
	test('are all found that imports name', () => {
		const graph = filesOf(files);
		expect(graph.get('lib/storage/bring-back.ts')?.has('lib/storage/star.ts')).toBe(true);
		expect(graph.get('lib/session/KeepCombat.svelte')?.has('lib/storage/client/action.svelte.ts')).toBe(true);
		expect(graph.get('hooks.client.ts')?.has('lib/systems/index.ts')).toBe(true);
	});

	test('do not need each other in a circle', () => expect(cyclesIn(filesOf(files))).toEqual([]));
});
