// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, newPhone, open } from './world';
import { beforeEach, expect, test } from 'vitest';
import { NotReadBack, copiesIn, copyInto, fileIn } from '$lib/app/storage/folder-copies';
import type { Kept } from '$lib/app/storage/open';

/** A folder in memory. `spoil` is what becomes of a text on its way to the disk. */
class FakeFolder {
	readonly files = new Map<string, string>();
	spoil = (text: string) => text;

	async *keys() {
		yield* [...this.files.keys()];
	}
	async removeEntry(name: string) {
		this.files.delete(name);
	}
	async getFileHandle(name: string) {
		let text = '';
		return {
			getFile: async () => new File([this.files.get(name)!], name),
			createWritable: async () => ({
				write: async (more: string) => void (text += more),
				close: async () => void this.files.set(name, this.spoil(text))
			})
		};
	}
	get handle() {
		return this as unknown as FileSystemDirectoryHandle;
	}
}

let now = Date.UTC(2026, 10, 20, 14);
let folder: FakeFolder;
let kept: Kept;

beforeEach(() => {
	folder = new FakeFolder();
	kept = open(newPhone(), { now: () => (now += 61_000) }).kept;
	return () => kept.close();
});

async function fight(entries: number) {
	const { id } = await kept.startBattle(BATTLE);
	for (let i = 0; i < entries; i++) await kept.logCombat(id, COMBAT);
	await kept.setBattleState(id, 'ended');
	return copyInto(folder.handle, await kept.exportAll());
}

test('two generations stay, each can be opened, and other files are left alone', async () => {
	folder.files.set('letter.txt', 'x').set('guidon-2026-11-20.json', '{}');
	for (let i = 0; i < 4; i++) expect(await fight(2)).toBe(true);
	const copies = await copiesIn(folder.handle);
	expect(copies.map(({ rows }) => rows)).toEqual([12, 9]);
	expect(folder.files.size).toBe(4);
	const other = open(newPhone()).kept;
	const text = await (await fileIn(folder.handle, copies[0]!.files[0]!)).text();
	expect(await other.importAll(text, 'replace')).toMatchObject({ ok: true, added: { battles: 4, entries: 8 } });
	await other.close();
});

test('what is empty writes nothing, and what is nearly empty removes nothing that is fuller', async () => {
	expect(await copyInto(folder.handle, await kept.exportAll())).toBe(false);
	await kept.visit('/wab/');
	expect(await copyInto(folder.handle, await kept.exportAll())).toBe(false);
	expect(folder.files.size).toBe(0);
	await fight(10);
	await fight(10);
	await kept.close();

	kept = open(newPhone(), { now: () => (now += 61_000) }).kept;
	for (let i = 0; i < 3; i++) await fight(1);
	// Of the few: two generations. Of the many: both.
	expect((await copiesIn(folder.handle)).map(({ rows }) => rows)).toEqual([6, 4, 22, 11]);
	// As full as they are again, they are replaced like any other.
	await fight(20);
	expect((await copiesIn(folder.handle)).map(({ rows }) => rows)).toEqual([27, 6]);
});

test.each([
	['cut short', (text: string) => text.slice(0, -1)],
	['empty', () => '']
])('a copy that is read back %s goes, and the one before it stays', async (_, spoil) => {
	await fight(2);
	const before = new Map(folder.files);
	folder.spoil = spoil;
	await expect(fight(2)).rejects.toBeInstanceOf(NotReadBack);
	expect(folder.files).toEqual(before);
});

test('a copy in several files is one generation', async () => {
	await kept.close();
	kept = open(newPhone(), { now: () => (now += 61_000), most: 2_000 }).kept;
	for (let i = 0; i < 3; i++) await fight(5);
	const copies = await copiesIn(folder.handle);
	expect(copies).toHaveLength(2);
	expect(copies[0]!.files.length).toBeGreaterThan(2);
	const texts = await Promise.all(copies[0]!.files.map(async (file) => (await fileIn(folder.handle, file)).text()));
	const other = open(newPhone()).kept;
	expect(await other.importAll(texts, 'merge')).toMatchObject({ ok: true, added: { battles: 3, entries: 15 } });
	await other.close();
});
