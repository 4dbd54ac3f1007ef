/** Everything that changes what is kept, each tried on a phone that holds something of everything. */
import { BATTLE, COMBAT, newPhone, open } from './world';
import { UNKEPT } from '$lib/app/storage/constants';
import { newId } from '$lib/app/storage/new-id';
import type { Force } from '$lib/app/storage/types';
import type { Kept } from '$lib/app/storage/open';

export const scenarios: Record<string, (kept: Kept) => Promise<unknown>> = {
	'a star': (kept) => kept.toggleFavourite('/alexander/terrain/#ford-2'),
	'a star taken away': (kept) => kept.setFavourite('/wab/', false),
	'a preset': (kept) => kept.addPreset('/alexander/calc/melee/', COMBAT.answers, 'Compagnons contre levées'),
	'a new name': async (kept) => kept.renameFavourite((await kept.favourites().now())[0]!.id, '<b>Mes chars</b>'),
	'a new order': async (kept) => kept.orderFavourites((await kept.favourites().now()).map(({ id }) => id).reverse()),
	'a favourite removed': async (kept) => kept.removeFavourite((await kept.favourites().now())[1]!.id),
	'a second battle': (kept) => kept.startBattle({ ...BATTLE, scenario: 'Issos' }),
	'a battle of what was resolved before': (kept) => kept.keepUnkept(BATTLE),
	'a paused battle with what was resolved before': async (kept) => {
		const [battle] = await kept.battles().now();
		await kept.keepUnkeptIn(battle!.id);
	},
	'a follow-up throw': async (kept) => kept.completeCombat(await anyCombat(kept), resolvedAs([7, 3])),
	'nothing kept of it': (kept) => kept.discardUnkept(BATTLE.game),
	'a battle renamed': async (kept) => kept.changeBattle((await kept.battles().now())[0]!.id, { scenario: 'Arbèles' }),
	'a pause': async (kept) => kept.setBattleState((await kept.battles().now())[0]!.id, 'paused'),
	'a battle removed': async (kept) => kept.removeBattle((await kept.battles().now())[0]!.id),
	'a turn': async (kept) => kept.nextTurn((await kept.battles().now())[0]!.id),
	'a combat': async (kept) => kept.logCombat((await kept.battles().now())[0]!.id, COMBAT),
	'a note': async (kept) => kept.addNote((await kept.battles().now())[0]!.id, 'Pause café', 1),
	'a correction': async (kept) => kept.correctCombat(await anyCombat(kept), { ...resolvedAs([3]) }),
	'a remark': async (kept) => kept.changeEntry(await anyCombat(kept), { note: 'quel jet !', who: undefined }),
	'units mustered': async (kept) => kept.muster(await forceFor(kept, 1)),
	'more units': async (kept) => {
		const { id } = await anyForce(kept);
		return kept.changeForce(id, ({ groups }) => ({ groups: [...groups, { id: newId(), name: 'Centre', units: [] }] }));
	},
	'an army kept': async (kept) => kept.keepArmy((await anyForce(kept)).id, 'Macédoine'),
	'units removed': async (kept) => kept.removeForce((await anyForce(kept)).id),
	'a loss by hand': async (kept) => {
		const { battle = '', groups } = await anyForce(kept);
		return kept.changeUnits(battle, [{ unit: groups[0]!.units[0]!.id, lost: 1 }]);
	},
	'what came of a combat': async (kept) => {
		const { groups } = await anyForce(kept);
		const changes = [{ unit: groups[0]!.units[0]!.id, state: 'd', is: true }];
		return kept.changeEntry(await anyCombat(kept), { changes });
	},
	'the die of a command': async (kept) => {
		const { battle = '', groups } = await anyForce(kept);
		return kept.noteDice(battle, (dice) => ({ ...dice, [groups[0]!.id]: { face: 4, spent: 1 } }));
	},
	'the clock passed': async (kept) => kept.passClock((await kept.battles().now())[0]!.id, 1),
	'the next battle with its units': async (kept) => {
		const { name, groups } = await anyForce(kept);
		return kept.startBattle({ ...BATTLE, scenario: 'Issos' }, [{ name, side: 0, groups }]);
	},
	'an entry removed': async (kept) => kept.removeEntry(await anyCombat(kept)),
	'the recent pages cleared': (kept) => kept.clearRecents(),
	'a game from a file': (kept) => kept.installPack({ id: 'little-wars', version: 1, text: '{"guidon":1}' }),
	'a newer version of a game': (kept) => kept.installPack({ ...GAME, version: 2, text: '{"guidon":1,"version":2}' }),
	'a game removed': (kept) => kept.removePack(GAME.id),
	'a backup merged': async (kept) => kept.importAll(await otherDevice(), 'merge'),
	'a backup that replaces': async (kept) => kept.importAll(await otherDevice(), 'replace')
};

const GAME = { id: 'three-hills', version: 1, text: '{"guidon":1}' };

export const resolvedAs = (faces: number[]) => ({
	calculator: COMBAT.calculator,
	answers: COMBAT.answers,
	faces,
	outcome: ['attacker.d'],
	shown: { fr: 'L’attaquant est désorganisé', en: 'The attacker is disordered' },
	data: '2026-12-01'
});

async function forceFor(kept: Kept, side: 0 | 1) {
	const [battle] = await kept.battles().now();
	const units = [{ id: newId(), name: 'Compagnons', card: { type: 'ca', points: 8 } }];
	const groups = [{ id: newId(), name: 'Aile droite', units }];
	return { game: BATTLE.game, name: 'Macédoine', battle: battle!.id, side, groups };
}

async function anyForce(kept: Kept): Promise<Force> {
	const [battle] = await kept.battles().now();
	return (await kept.forcesOf(battle!.id).now())[0]!;
}

async function anyCombat(kept: Kept): Promise<string> {
	const [battle] = await kept.battles().now();
	return (await kept.allEntries(battle!.id).now()).find(({ kind }) => kind === 'combat')!.id;
}

async function otherDevice(): Promise<string> {
	const { kept } = open(newPhone());
	await kept.toggleFavourite('/dbm/pip-costs/');
	const battle = await kept.startBattle({ ...BATTLE, game: 'dbm' });
	await kept.logCombat(battle.id, COMBAT);
	await kept.visit('/dbm/');
	const { text } = await kept.exportAll();
	await kept.close();
	return text;
}

export async function furnish(kept: Kept): Promise<Kept> {
	await kept.toggleFavourite('/wab/');
	await kept.toggleFavourite('/jdg/shock/');
	await kept.addPreset('/jdg/calc/shock/', { odds: '2:1' });
	await kept.visit('/wab/to-hit/');
	await kept.logCombat(UNKEPT, COMBAT);
	const battle = await kept.startBattle(BATTLE);
	await kept.logCombat(battle.id, COMBAT);
	await kept.addNote(battle.id, 'Les éléphants arrivent');
	await kept.muster(await forceFor(kept, 0));
	await kept.installPack(GAME);
	return kept;
}
