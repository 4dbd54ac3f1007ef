// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, fill, newPhone, open } from './world';
import { expect, test } from 'vitest';
import { inspect } from '$lib/app/storage/backup-file';

const bytes = (text: string) => new TextEncoder().encode(text).length;

async function filled(most: number) {
	const { kept } = open(newPhone(), { most });
	await fill(kept);
	for (let i = 0; i < 3; i++) {
		const battle = await kept.startBattle({ ...BATTLE, scenario: `n° ${i}` });
		for (let n = 0; n < 8; n++) await kept.logCombat(battle.id, { ...COMBAT, note: `é${n}` });
	}
	for (let i = 0; i < 4; i++) await kept.installPack({ id: `pack-${i}`, version: 1, text: 'é'.repeat(900) });
	return kept;
}

test('a backup that would be too big comes in parts, which come back together or one by one', async () => {
	const most = 4_000;
	const kept = await filled(most);
	const { text, further, ...exported } = await kept.exportAll();
	const texts = [text, ...further];
	expect(texts.length).toBeGreaterThan(3);
	for (const one of texts) {
		expect(bytes(one)).toBeLessThanOrEqual(most);
		expect(inspect(one)).toMatchObject({ ok: true });
	}
	expect(inspect(text)).toMatchObject({ scope: 'part' });
	await kept.markCopied(exported);
	expect(await kept.backups().now()).toMatchObject({ unsaved: 0 });
	const { kept: whole } = open(newPhone());
	const { kept: single } = open(newPhone());
	const { kept: other } = open(newPhone());
	expect(await whole.importAll(texts, 'merge')).toMatchObject({ ok: true });
	for (const one of [...texts].reverse()) expect(await single.importAll(one, 'merge')).toMatchObject({ ok: true });
	// In one file where it may be as big: what both have.
	const all = await (async () => {
		const { kept: big } = open(newPhone());
		await big.importAll(texts, 'merge');
		const { text, further } = await big.exportAll();
		expect(further).toEqual([]);
		await big.close();
		return text;
	})();
	await other.importAll(all, 'replace');
	expect(await contents(whole)).toEqual(await contents(other));
	expect(await contents(single)).toEqual(await contents(other));
	expect((await contents(whole)).entries).toHaveLength(28);
	expect((await contents(whole)).packs).toHaveLength(4);
	// A part is not all there is: it replaces nothing.
	expect(await whole.importAll(text, 'replace')).toMatchObject({ ok: false, reason: 'one-battle' });
	expect(await whole.importAll(texts, 'replace')).toMatchObject({ ok: false, reason: 'one-battle' });
	// A file among several that is none is the reason for all.
	expect(await whole.importAll([...texts, 'x'], 'merge')).toMatchObject({ ok: false, reason: 'not-json' });
	await Promise.all([kept, whole, single, other].map((one) => one.close()));
});
