/** Whether the player has put anything here. Recent pages do not count. */
import type { RawReader } from './store';

export async function isInUse(reader: RawReader): Promise<boolean> {
	for (const table of ['battles', 'favourites', 'packs', 'drafts', 'forces'] as const)
		if ((await reader.keys(table)).length) return true;
	return false;
}
