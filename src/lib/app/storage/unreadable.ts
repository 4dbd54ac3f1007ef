/** Rows that this version cannot read: reported, kept, exported, and deleted only on the player's request. */
import type { Engine } from './engine';
import { DATA_TABLES } from './store';
import type { Aside } from './types';

export function unreadable(engine: Engine) {
	return {
		/** Whether any was met so far, without searching for more. */
		metUnreadable: engine.unreadable,

		/** With their table, or as the text they were imported as. */
		unreadable: () =>
			engine.live(async (reader): Promise<Aside[]> => [
				...(await reader.all('aside')),
				...(await reader.unreadable(engine.now()))
			]),

		removeUnreadable: (): Promise<void> =>
			engine.change('aside-removed', async (writer) => {
				await writer.remove('aside', await writer.keys('aside'));
				for (const table of DATA_TABLES) await writer.remove(table, await writer.unreadableKeys(table));
			})
	};
}
