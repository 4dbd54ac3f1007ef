/** Ends a battle, and copies everything to the player's folder. */
import { copyFolder } from './copy-folder.svelte';
import type { Db } from './open-db';

export async function endBattle(db: Db, id: string) {
	await db.setBattleState(id, 'ended');
	// Not awaited: the battle has ended, whatever becomes of the copy.
	void copyFolder.afterBattle();
}
