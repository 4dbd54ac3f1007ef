/** Large files, and imports that are cut short at every step there is. */
// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, contents, fill, newPhone, open } from './world';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Kept } from '$lib/app/storage/open';

let kept: Kept;
let text: string;

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	kept = open(newPhone()).kept;
	await fill(kept);
	text = (await kept.exportAll()).text;
});

afterEach(async () => {
	vi.restoreAllMocks();
	await kept.close();
});

describe.each(['throw', 'abort'] as const)('a disk that runs full in the middle of an import (%s)', (how) => {
	test.each(['merge', 'replace'] as const)('changes nothing at whatever row it happens: %s', async (mode) => {
		let failed = 0;
		for (let rows = 0; ; rows++) {
			const { tab, kept } = open(newPhone());
			await kept.toggleFavourite('/jdg/');
			await kept.startBattle(BATTLE);
			const before = await contents(kept);
			tab.fill(rows, how);
			const failure = await kept.importAll(text, mode).then(
				() => undefined,
				(error) => error
			);
			tab.free();
			if (failure) {
				failed++;
				expect(failure).toMatchObject({ name: 'StorageError', kind: 'no-room' });
				expect(await contents(kept)).toEqual(before);
				// An import is refused rather than half kept: the log stays on the disk.
				expect(kept.state.now).toEqual({ kept: true });
				expect(await kept.undoable().now()).toMatchObject({ undo: { what: 'battle-started' } });
			}
			await kept.close();
			if (!failure) break;
		}
		// Eight rows, the step and the line of steps.
		expect(failed).toBeGreaterThanOrEqual(10);
	});
});

test('a tab killed in the middle of an import leaves all of it or nothing', async () => {
	const outcomes = new Set<number>();
	for (let steps = 0; steps < 60; steps++) {
		const phone = newPhone();
		const { tab, kept } = open(phone);
		await kept.toggleFavourite('/jdg/');
		void kept.importAll(text, 'merge').catch(() => undefined);
		for (let i = 0; i < steps; i++) await new Promise((resolve) => setImmediate(resolve));
		tab.kill();
		const later = open(phone).kept;
		const { favourites, battles, entries, recents } = await contents(later);
		const rows = favourites.length + battles.length + entries.length + recents.length;
		expect([1, 9]).toContain(rows);
		outcomes.add(rows);
		await later.close();
	}
	expect(outcomes.size).toBe(2);
});

test('ten thousand entries are carried over, leafed through, searched and removed with a way back', async () => {
	const [battle] = await kept.battles().now();
	const many = JSON.parse(text) as { tables: { entries: object[] } };
	const note = { battle: battle!.id, turn: 1, kind: 'note', updated: 1_800_000_000_000 };
	many.tables.entries = Array.from({ length: 10_000 }, (_, i) => ({
		...note,
		created: 1_800_000_000_000 + i,
		order: i,
		id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
		note: i === 17 ? 'aiguille' : `ligne ${i}`
	}));
	const other = open(newPhone()).kept;
	expect(await other.importAll(JSON.stringify(many), 'merge')).toMatchObject({ added: { entries: 10_000 } });
	const page = await other.entries(battle!.id, { order: 'newest', limit: 60 }).now();
	expect([page.entries.length, page.entries[0]!.note, page.counts.note, page.more]).toEqual([
		60,
		'ligne 9999',
		10_000,
		true
	]);
	const { entries } = await other.searchBattle(battle!.id, 'AIGUILLE', (entry) => entry.note ?? '').now();
	expect(entries.map(({ created }) => created)).toEqual([1_800_000_000_017]);
	await other.removeBattle(battle!.id);
	expect(await other.countEntries(battle!.id).now()).toBe(0);
	await other.undo();
	expect(await other.countEntries(battle!.id).now()).toBe(10_000);
	// Two such steps would be more than is held for undoing.
	expect(await other.undo()).toBeUndefined();
	await other.close();
}, 30_000);
