// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, contents, newPhone, open, openBlocked } from './world';
import { describe, expect, test } from 'vitest';
import { battleBackup } from '$lib/app/storage/backup-file';
import type { KeptGroup } from '$lib/app/storage/types';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const GROUPS: KeptGroup[] = [
	{
		id: id(1),
		name: 'Left',
		breaks: 4,
		units: [
			{ id: id(2), name: 'Companions', card: { type: 'ca', points: 8 } },
			{ id: id(3), name: '', card: { type: 'ph', points: 10 }, states: ['d'], lost: 1 }
		]
	}
];

describe.each([
	['on the disk', open],
	['in memory', openBlocked]
] as const)('units %s', (_, opening) => {
	async function mustered() {
		const { kept } = opening(newPhone());
		const battle = await kept.startBattle(BATTLE);
		const force = await kept.muster({ game: BATTLE.game, name: 'Macedon', battle: battle.id, side: 0, groups: GROUPS });
		return { kept, battle, force };
	}

	test('belong to a side of a battle, under ids of their own', async () => {
		const { kept, battle, force } = await mustered();
		expect(await kept.forcesOf(battle.id).now()).toEqual([force]);
		expect(await kept.armies(BATTLE.game).now()).toEqual([]);
		expect(force.groups[0]).toMatchObject({ name: 'Left', breaks: 4 });
		expect(force.groups[0]!.units.map(({ name, card, states, lost }) => ({ name, card, states, lost }))).toEqual(
			GROUPS[0]!.units.map(({ name, card, states, lost }) => ({ name, card, states, lost }))
		);
		expect(force.groups[0]!.units.map((unit) => unit.id)).not.toContain(id(2));
		await kept.close();
	});

	test('are changed, removed and brought back', async () => {
		const { kept, battle, force } = await mustered();
		await kept.changeForce(force.id, () => ({ name: 'Alexander' }));
		expect(await kept.forcesOf(battle.id).now()).toMatchObject([{ name: 'Alexander' }]);
		await kept.removeForce(force.id);
		expect(await kept.forcesOf(battle.id).now()).toEqual([]);
		expect(await kept.undo()).toMatchObject({ what: 'force-removed' });
		expect(await kept.undo()).toMatchObject({ what: 'force-kept' });
		expect(await kept.forcesOf(battle.id).now()).toMatchObject([{ name: 'Macedon' }]);
		await kept.removeBattle(battle.id);
		await expect(kept.muster({ game: BATTLE.game, name: '', battle: battle.id, groups: [] })).rejects.toMatchObject({
			kind: 'gone'
		});
		await expect(kept.changeForce('none', () => ({}))).rejects.toMatchObject({ kind: 'gone' });
		await expect(kept.removeForce('none')).rejects.toMatchObject({ kind: 'gone' });
		await kept.close();
	});

	test('go with their battle, and come back with it', async () => {
		const { kept, battle } = await mustered();
		const army = await kept.muster({ game: BATTLE.game, name: 'Persia', groups: GROUPS });
		await kept.removeBattle(battle.id);
		expect((await contents(kept)).forces).toEqual([army]);
		await kept.undo();
		expect((await contents(kept)).forces).toHaveLength(2);
		await kept.close();
	});

	test('what became of them is in the log, with a combat or without', async () => {
		const { kept, battle, force } = await mustered();
		const unit = force.groups[0]!.units[0]!.id;
		const change = { unit, state: 'd', is: true };
		const combat = await kept.logCombat(battle.id, { ...COMBAT, fought: { attacker: [unit] }, changes: [change] });
		expect(combat).toMatchObject({ fought: { attacker: [unit] }, changes: [change] });
		const rally = await kept.changeUnits(battle.id, [{ ...change, is: false }], 'Rallied');
		expect(rally).toMatchObject({ kind: 'change', note: 'Rallied' });
		expect(await kept.countEntries(battle.id).now()).toBe(2);
		expect(await kept.changeEntry(combat.id, { changes: [{ unit, lost: 2 }] })).toMatchObject({
			changes: [{ unit, lost: 2 }]
		});
		await kept.close();
	});

	test('travel in a backup, and with one battle alone', async () => {
		const { kept, battle, force } = await mustered();
		const other = opening(newPhone()).kept;
		expect(await other.importAll((await kept.exportAll()).text, 'merge')).toMatchObject({ added: { forces: 1 } });
		expect((await contents(other)).forces).toEqual([force]);

		const third = opening(newPhone()).kept;
		const one = battleBackup(battle, [], [force], { made: 1_800_000_000_000, data: {} });
		expect(await third.importAll(one, 'merge')).toMatchObject({ added: { battles: 1, forces: 1 } });
		await Promise.all([kept.close(), other.close(), third.close()]);
	});

	test('without their battle are refused with the place', async () => {
		const { kept, force } = await mustered();
		const stray = battleBackup((await kept.battles().now())[0]!, [], [{ ...force, battle: id(9) }], {
			made: 1,
			data: {}
		});
		expect(kept.inspect(stray)).toMatchObject({ ok: false, where: 'forces[0].battle' });
		await kept.close();
	});

	test('dice of commands stay with their turn, and quick taps all count', async () => {
		const { kept, battle, force } = await mustered();
		const [group] = force.groups;
		const spend = () =>
			kept.noteDice(battle.id, (dice) => ({
				...dice,
				[group!.id]: { face: 5, spent: (dice[group!.id]?.spent ?? -1) + 1 }
			}));
		await Promise.all([spend(), spend(), spend()]);
		const marks = async () => (await kept.allEntries(battle.id).now()).filter((entry) => entry.kind === 'turn');
		expect(await marks()).toMatchObject([{ turn: 1, dice: { [group!.id]: { face: 5, spent: 2 } } }]);
		await kept.nextTurn(battle.id);
		await spend();
		expect((await marks()).map(({ turn, dice }) => [turn, dice?.[group!.id]?.spent])).toEqual([
			[1, 2],
			[2, 0]
		]);
		// Marks of turns are no entries of the log.
		expect(await kept.countEntries(battle.id).now()).toBe(0);
		await kept.close();
	});

	test('the clock passes with the turn, once it was asked for', async () => {
		const { kept, battle } = await mustered();
		const passed = async () =>
			(await kept.allEntries(battle.id).now()).map((entry) => entry.kind === 'turn' && [entry.who, entry.clock]);
		await kept.nextTurn(battle.id);
		expect(await passed()).toEqual([[undefined, undefined]]);
		await kept.changeBattle(battle.id, { clock: { ends: 1_900_000_000_000 } });
		await kept.passClock(battle.id, 0);
		await kept.passClock(battle.id, 1);
		await kept.nextTurn(battle.id);
		await kept.passClock(battle.id, undefined);
		expect((await passed()).slice(1)).toEqual([
			[0, 'runs'],
			[1, 'runs'],
			[0, 'runs'],
			[undefined, 'stops']
		]);
		const other = opening(newPhone()).kept;
		expect(await other.importAll((await kept.exportAll()).text, 'merge')).toMatchObject({ ok: true });
		expect(await contents(other)).toEqual(await contents(kept));
		await Promise.all([kept.close(), other.close()]);
	});
});
