/** A change of many rows tells how far it is, and can be stopped. */
// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, contents, newPhone, NOTHING, open, openBlocked, type Opened } from './world';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCHEMA } from '$lib/app/storage/schema';
import type { Work } from '$lib/app/storage/types';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** So that few rows are many. */
const PORTION = 50;
const COUNT = 2 * PORTION + 7;

/** A battle with so many notes, as a file brings it. */
function fileOf(count: number) {
	const row = { created: 1_800_000_000_000, updated: 1_800_000_000_000 };
	const battle = { ...BATTLE, ...row, id: '00000000-0000-4000-8000-00000000000b', turn: 1, state: 'running' };
	const entries = Array.from({ length: count }, (_, order) => ({
		...row,
		...{ id: `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`, order },
		...{ battle: battle.id, kind: 'note', turn: 1, note: `n° ${order}` }
	}));
	const tables = { ...NOTHING, battles: [battle], entries };
	return JSON.stringify({ app: 'guidon', format: SCHEMA, scope: 'all', made: row.created, data: {}, tables });
}

async function withBattle({ kept }: Opened, count: number) {
	expect(await kept.importAll(fileOf(count), 'merge')).toMatchObject({ ok: true });
	const [battle] = await kept.battles().now();
	return { kept, remove: () => kept.removeBattle(battle!.id) };
}

/** What is told while it runs; `stopAt` stops it when it is told so many times. */
async function told(kept: Opened['kept'], run: () => Promise<unknown>, stopAt = Infinity) {
	const seen: Work[] = [];
	const leave = kept.work.subscribe((work) => {
		if (!work) return;
		seen.push(work);
		if (seen.length === stopAt) work.stop();
	});
	try {
		return { seen, result: await run().catch((error: unknown) => error) };
	} finally {
		leave();
		expect(kept.work.now).toBeUndefined();
	}
}

describe.each([
	['on the disk', open],
	['in this tab alone', openBlocked]
] as const)('%s', (_, opened) => {
	test('a removal and its undo tell how far they are, up to the end', async () => {
		const { kept, remove } = await withBattle(opened(newPhone(), { long: 0, portion: PORTION }), COUNT);
		for (const run of [remove, () => kept.undo(), () => kept.redo()]) {
			const { seen } = await told(kept, run);
			expect(seen.length).toBeGreaterThan(COUNT / PORTION);
			const shares = seen.map(({ done, all }) => done / all);
			expect(shares).toEqual(shares.toSorted((a, b) => a - b));
			expect(shares.at(-1)).toBe(1);
		}
		expect(await kept.battles().now()).toEqual([]);
		await kept.close();
	});

	test('one that is stopped at any portion changes nothing', async () => {
		const { kept, remove } = await withBattle(opened(newPhone(), { long: 0, portion: PORTION }), COUNT);
		for (const run of [remove, () => kept.undo(), () => kept.redo()]) {
			const before = await contents(kept);
			// The removal is told of four times.
			for (const stopAt of [1, 2, 3, 4]) {
				const { result } = await told(kept, run, stopAt);
				expect(result).toMatchObject({ kind: 'stopped' });
				expect(await contents(kept)).toEqual(before);
			}
			await run();
			expect(await contents(kept)).not.toEqual(before);
		}
		await kept.close();
	});
});

test('nothing is told of what is quick, or of few rows', async () => {
	for (const [count, long] of [
		[COUNT, 600_000],
		[PORTION / 4, 0]
	] as const) {
		const { kept, remove } = await withBattle(open(newPhone(), { long, portion: PORTION }), count);
		for (const run of [remove, () => kept.undo()]) expect((await told(kept, run)).seen).toEqual([]);
		await kept.close();
	}
});
