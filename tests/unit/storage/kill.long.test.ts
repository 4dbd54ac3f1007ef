// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, newPhone, open, tick, type Opened } from './world';
import { expect, test, vi } from 'vitest';
import { UNKEPT } from '$lib/app/storage/constants';
import type { Kept } from '$lib/app/storage/open';
import type { Battle, Entry } from '$lib/app/storage/types';
import { dice } from '../../dice';

const ROUNDS = 1_000;

/** What must be on the disk: only what was acknowledged. Kept apart from the code under test. */
interface Model {
	readonly entries: ReadonlyMap<string, Entry>;
	readonly battles: ReadonlyMap<string, Battle>;
	readonly stars: ReadonlySet<string>;
}

async function onDisk(kept: Kept): Promise<Model> {
	const data = await contents(kept);
	return {
		entries: new Map(data.entries.map((entry) => [entry.id, entry])),
		battles: new Map(data.battles.map((battle) => [battle.id, battle])),
		stars: new Set(data.favourites.map(({ path }) => path))
	};
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const put = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V) => new Map(map).set(key, plain(value));
function without<K, V>(map: ReadonlyMap<K, V>, key: K) {
	const copy = new Map(map);
	copy.delete(key);
	return copy;
}

type Change = (kept: Kept, model: Model) => Promise<Model>;

/** One random change, and what it makes of the model once it is acknowledged. */
function anyChange(roll: (sides: number) => number, model: Model): Change {
	const combats = [...model.entries.values()].filter(({ kind }) => kind === 'combat');
	const battles = [...model.battles.keys()];
	const combat = combats[roll(combats.length || 1)];
	const battle = battles[roll(battles.length || 1)];
	// Lists stay short enough that a thousand comparisons take seconds.
	if (model.entries.size > 15 || (combat && roll(6) === 0))
		return async (kept, model) => {
			const id = combat?.id ?? [...model.entries.keys()][0]!;
			await kept.removeEntry(id);
			return { ...model, entries: without(model.entries, id) };
		};
	if (combat && roll(6) === 0)
		return async (kept, model) => {
			const entry = await kept.correctCombat(combat.id, { ...COMBAT, faces: [roll(10)] });
			return { ...model, entries: put(model.entries, entry.id, entry) };
		};
	if (battle && roll(8) === 0)
		return async (kept, model) => {
			const renamed = await kept.changeBattle(battle, { scenario: `n° ${roll(1_000)}` });
			return { ...model, battles: put(model.battles, battle, renamed) };
		};
	if (battles.length < 3 && roll(8) === 0)
		return async (kept, model) => {
			const begun = await kept.startBattle(BATTLE);
			// Started, and the one that ran before paused: both or neither. The model is read from the next look.
			const after = await onDisk(kept);
			expect(after.battles.get(begun.id)).toEqual(plain(begun));
			expect([...after.battles.values()].filter(({ state }) => state === 'running')).toHaveLength(1);
			return { ...model, battles: after.battles };
		};
	if (roll(4) === 0)
		return async (kept, model) => {
			const path = `/wab/chart-${roll(5)}/`;
			const stars = new Set(model.stars);
			if (await kept.toggleFavourite(path)) stars.add(path);
			else stars.delete(path);
			return { ...model, stars };
		};
	return async (kept, model) => {
		const entry = await kept.logCombat(battle ?? UNKEPT, { ...COMBAT, faces: [roll(10)], note: `${roll(1e6)}` });
		return { ...model, entries: put(model.entries, entry.id, entry) };
	};
}

test(`${ROUNDS} random kills and restarts lose no acknowledged write, and leave none half done`, async () => {
	// A killed tab complains; nobody is there to read it.
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const seed = Number(process.env.SEED ?? 20_261_118);
	const roll = dice(seed);
	const phone = newPhone();
	let model: Model = { entries: new Map(), battles: new Map(), stars: new Set() };
	const seen = { acknowledged: 0, arrived: 0, lost: 0 };

	for (let round = 0; round < ROUNDS; round++) {
		const { tab, kept }: Opened = open(phone);
		const where = `seed ${seed}, round ${round}`;
		for (let n = roll(4); n > 0; n--) {
			model = await anyChange(roll, model)(kept, model);
			seen.acknowledged++;
		}

		// One more is on its way when the tab dies: at any step of opening, writing or committing.
		const before = model;
		let acknowledged: Model | undefined;
		const underWay = anyChange(roll, model)(kept, model).then(
			(after) => (acknowledged = after),
			() => undefined
		);
		for (let steps = roll(n(round)); steps > 0; steps--) await tick();
		const kill = roll(5);
		if (kill === 0) await kept.close();
		else tab.kill();
		const promised = acknowledged;
		await Promise.race([underWay, tick()]);

		const next = open(phone);
		const found = await onDisk(next.kept);
		if (promised) {
			expect(found, where).toEqual(promised);
			model = promised;
		} else if (same(found, before)) seen.lost++;
		else {
			// It reached the disk before its answer reached the tab: then whole, and with its way back.
			await next.kept.undo();
			expect(await onDisk(next.kept), where).toEqual(before);
			await next.kept.redo();
			expect(await onDisk(next.kept), where).toEqual(found);
			model = found;
			seen.arrived++;
		}
		expect(next.kept.state.now, where).toEqual({ kept: true });
		await next.kept.close();
	}

	// Every kind of death was met, often.
	expect(seen.acknowledged).toBeGreaterThan(ROUNDS);
	expect(seen.lost).toBeGreaterThan(ROUNDS / 10);
	expect(seen.arrived).toBeGreaterThan(ROUNDS / 50);
}, 60_000);

/** Some rounds die early, some late. */
const n = (round: number) => [2, 8, 20, 40][round % 4]!;

const same = (a: Model, b: Model) =>
	JSON.stringify([...a.entries.values(), ...a.battles.values(), ...a.stars].map(sorted).sort()) ===
	JSON.stringify([...b.entries.values(), ...b.battles.values(), ...b.stars].map(sorted).sort());
const sorted = (row: Entry | Battle | string) =>
	typeof row === 'string' ? row : JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
