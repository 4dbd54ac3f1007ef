/**
 * The floors of src/lib stand in one order, and a room is a folder of a floor. What one floor, room or file needs never needs it
 * back: types count as well.
 */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources, type Source } from './sources';

/** What each room or file imports from, with one import to show for it. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Each knows only those before it; `sw.ts` is the door of the worker, and all else beside lib belongs to the pages. */
const FLOORS = ['core', 'games', 'packs', 'worker', 'app', 'editor', 'routes'];

/** The worker runs without a page, and what it answers is the same for every game. */
const APART: Readonly<Record<string, readonly string[]>> = { worker: ['games', 'packs'] };

/** What needs a page, a browser or the database. */
const OUTSIDE = /^(svelte|dexie|\$app)(\/|$)|\.svelte$/;

const floorOf = (file: string) => (file.startsWith('lib/') ? file.split('/')[1]! : 'routes');

/** Folders of core and app are rooms of their own; the way from a page to the storage is one apart from the storage. */
function roomOf(file: string): string {
	const [top = '', floor = '', room = '', inner = '', ...rest] = file.split('/');
	if (top !== 'lib') return top;
	if (floor !== 'core' && floor !== 'app') return floor;
	const name = room.replace(/(\.svelte)?\.(ts|svelte)$/, '');
	return name === 'storage' && inner === 'client' && rest.length ? `${floor}/storage/client` : `${floor}/${name}`;
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

const roomsOf = (files: readonly Source[]): Graph => graphOf(files, roomOf);

function filesOf(files: readonly Source[]): Graph {
	const known = new Set(files.map(({ file }) => file));
	return graphOf(files, (path) => ['', '.ts', '/index.ts'].map((end) => path + end).find((one) => known.has(one)));
}

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

describe('floors', () => {
	test('are all there is in lib', () => {
		const found = new Set(files.filter(({ file }) => file.startsWith('lib/')).map(({ file }) => floorOf(file)));
		expect([...found].sort()).toEqual(FLOORS.filter((floor) => floor !== 'routes').sort());
	});

	test('know only those below them', () => {
		const upward: string[] = [];
		for (const [file, edges] of filesOf(files)) {
			const from = floorOf(file);
			for (const [to, edge] of edges) {
				const floor = floorOf(to);
				if (FLOORS.indexOf(floor) > FLOORS.indexOf(from) || APART[from]?.includes(floor)) upward.push(edge);
			}
		}
		expect(upward).toEqual([]);
	});

	test('below the app need no page, no browser and no database', () => {
		const outside = files
			.filter(({ file }) => ['core', 'games'].includes(floorOf(file)))
			.flatMap(({ file, source }) =>
				[...source.matchAll(IMPORT)].flatMap(([, named = '']) =>
					OUTSIDE.test(named) ? `${file} imports ${named}` : []
				)
			);
		expect(outside).toEqual([]);
	});
});

describe('rooms', () => {
	test('are read from the whole source', () => {
		const graph = roomsOf(files);
		const some = ['core/odds', 'core/lang', 'games', 'app/storage/client', 'routes'];
		expect([...graph.keys()]).toEqual(expect.arrayContaining(some));
		expect(graph.get('routes')!.size).toBeGreaterThan(8);
	});

	test('do not need each other in a circle', () => expect(cyclesIn(roomsOf(files))).toEqual([]));

	test('a circle is named by the imports that make it', () => {
		const made = [
			{ file: 'lib/core/odds/chain.ts', source: "import { a } from '$lib/app/battle/a';" },
			{ file: 'lib/app/battle/a.ts', source: "import { b } from '../ui/b'; const c = await import('./c');" },
			{ file: 'lib/app/ui/b.ts', source: "import type { Chain } from '$lib/core/odds/chain';" }
		];
		const circle = [
			[
				'lib/core/odds/chain.ts imports $lib/app/battle/a',
				'lib/app/battle/a.ts imports ../ui/b',
				'lib/app/ui/b.ts imports $lib/core/odds/chain'
			]
		];
		expect(cyclesIn(roomsOf(made))).toEqual(circle);
		expect(cyclesIn(filesOf(made))).toEqual(circle);
	});
});

describe('files', () => {
	test('are all found that imports name', () => {
		const graph = filesOf(files);
		expect(graph.get('lib/app/storage/bring-back.ts')?.has('lib/app/storage/star.ts')).toBe(true);
		expect(graph.get('lib/app/battle/KeepCombat.svelte')?.has('lib/app/storage/client/action.svelte.ts')).toBe(true);
		expect(graph.get('hooks.client.ts')?.has('lib/games/index.ts')).toBe(true);
	});

	test('do not need each other in a circle', () => expect(cyclesIn(filesOf(files))).toEqual([]));
});
