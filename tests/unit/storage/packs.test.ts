// First: Dexie looks for IndexedDB as it is loaded.
import { contents, newPhone, open, openBlocked } from './world';
import { describe, expect, test } from 'vitest';
import { MOST_PACK } from '$lib/app/storage/constants';

const PACK = { id: 'little-wars', version: 1, text: '{"guidon":1}' };

describe.each([
	['on the disk', open],
	['in memory', openBlocked]
] as const)('packs %s', (_, opening) => {
	test('are kept whole, one of each, and can be taken back', async () => {
		const { kept } = opening(newPhone());
		await kept.installPack(PACK);
		const second = await kept.installPack({ ...PACK, version: 2, text: 'é' });
		expect(await kept.packs().now()).toEqual([second]);
		await kept.removePack(PACK.id);
		expect(await kept.pack(PACK.id).now()).toBeUndefined();
		expect(await kept.undo()).toMatchObject({ what: 'pack-removed' });
		expect(await kept.pack(PACK.id).now()).toEqual(second);
		expect(await kept.undo()).toMatchObject({ what: 'pack-installed' });
		expect(await kept.pack(PACK.id).now()).toMatchObject(PACK);
		await expect(kept.removePack('none')).rejects.toMatchObject({ kind: 'gone' });
		await kept.close();
	});

	test('go into a backup and come back; of two the higher version stays', async () => {
		const { kept } = opening(newPhone());
		const { kept: other } = opening(newPhone());
		await kept.installPack({ ...PACK, version: 3 });
		await other.installPack(PACK);
		expect(await other.importAll((await kept.exportAll()).text, 'merge')).toMatchObject({ updated: { packs: 1 } });
		expect((await contents(other)).packs).toEqual((await contents(kept)).packs);
		await other.installPack({ ...PACK, version: 4 });
		expect(await other.importAll((await kept.exportAll()).text, 'merge')).toMatchObject({ kept: { packs: 1 } });
		expect(await other.pack(PACK.id).now()).toMatchObject({ version: 4 });
		await Promise.all([kept.close(), other.close()]);
	});

	test('too long, or with an id that is none, are refused', async () => {
		const { kept } = opening(newPhone());
		for (const wrong of [{ text: 'x'.repeat(MOST_PACK + 1) }, { id: '__proto__' }, { id: 'A B' }, { version: 0 }])
			await expect(kept.installPack({ ...PACK, ...wrong })).rejects.toMatchObject({ kind: 'invalid' });
		expect(await kept.packs().now()).toEqual([]);
		await kept.close();
	});
});

test('old texts of packs leave the line of steps when it becomes too heavy', async () => {
	const { kept } = open(newPhone());
	const long = 'x'.repeat(MOST_PACK);
	for (let version = 1; version <= 45; version++) await kept.installPack({ ...PACK, version, text: long });
	let steps = 0;
	while (await kept.undo()) steps++;
	// 20,000 rows, and a row for each 1,000 characters.
	expect(steps).toBeLessThan(45);
	expect(steps).toBeGreaterThan(30);
	await kept.close();
});
