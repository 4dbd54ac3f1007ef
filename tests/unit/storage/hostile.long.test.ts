// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, newPhone, open } from './world';
import { expect, test } from 'vitest';
import { UNKEPT } from '$lib/app/storage/constants';
import { HOSTILE } from '../hostile';

test('as notes, names of presets, battles and sides they stay the texts they are, on this phone and the next', async () => {
	const { kept } = open(newPhone());
	const { kept: other } = open(newPhone());
	const battle = await kept.startBattle(BATTLE);
	for (const [i, text] of HOSTILE.entries()) {
		await kept.addNote(battle.id, text);
		// A preset is known by its answers.
		await kept.addPreset('/wab/calc/shooting/', { i, text }, text);
	}
	const log = async (of: typeof kept) => (await of.allEntries(battle.id).now()).map(({ note }) => note);
	const names = async (of: typeof kept) => (await of.favourites().now()).map(({ name }) => name);
	const answers = async (of: typeof kept) => (await of.favourites().now()).map((one) => one.answers?.text);
	expect(await log(kept)).toEqual(HOSTILE);
	for (const scenario of HOSTILE.slice(0, 150)) {
		const sides = [
			{ name: scenario, colour: 'red' },
			{ name: '', colour: 'blue' }
		] as const;
		expect(await kept.changeBattle(battle.id, { scenario, sides })).toMatchObject({ scenario, sides });
	}
	const { text } = await kept.exportAll();
	expect(await other.importAll(text, 'replace')).toMatchObject({ ok: true });
	for (const of of [kept, other]) {
		expect(await log(of)).toEqual(HOSTILE);
		expect(await names(of)).toEqual(HOSTILE);
		expect(await answers(of)).toEqual(HOSTILE);
	}
	expect(await contents(other)).toEqual(await contents(kept));
	await Promise.all([kept.close(), other.close()]);
});

test('as paths and calculators they are refused, or have the form of our own', async () => {
	const { kept } = open(newPhone());
	for (const text of HOSTILE) {
		await kept.setFavourite(text, true).catch((error) => expect(error).toMatchObject({ kind: 'invalid' }));
		await kept
			.logCombat(UNKEPT, { ...COMBAT, calculator: text })
			.catch((error) => expect(error).toMatchObject({ kind: 'invalid' }));
		await kept
			.installPack({ id: text, version: 1, text })
			.catch((error) => expect(error).toMatchObject({ kind: 'invalid' }));
	}
	const paths = (await kept.favourites().now()).map(({ path }) => path);
	expect(paths.every((path) => /^\/([a-z0-9-]+\/)*([a-z0-9-]+)?(#[\w.,:~=+-]*)?$/.test(path))).toBe(true);
	expect(await kept.countEntries(UNKEPT).now()).toBe(0);
	expect((await kept.packs().now()).every(({ id }) => /^[a-z0-9-]+$/.test(id))).toBe(true);
	await kept.close();
});
