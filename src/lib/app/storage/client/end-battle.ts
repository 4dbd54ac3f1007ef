/** Ends a battle, and copies everything to the player's folder. */
import type { Db } from './open-db';

export async function endBattle(db: Db, id: string) {
	await db.setBattleState(id, 'ended');
	// Not awaited: the battle has ended, whatever becomes of the copy. Not loaded before: a part of this is in every page.
	void import('./copy-folder.svelte').then(
		({ copyFolder }) => copyFolder.afterBattle(),
		() => {
			// The script did not come: the copy is offered under the battle.
		}
	);
}
