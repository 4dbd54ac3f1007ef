/** Everything that changes what is kept, each tried on a phone that holds something of everything. */
import { BATTLE, COMBAT, newPhone, open } from './world';
import { UNKEPT } from '$lib/app/storage/constants';
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
	await kept.installPack(GAME);
	return kept;
}
