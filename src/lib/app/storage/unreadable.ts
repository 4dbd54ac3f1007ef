/** Rows that this version cannot read: told of, kept, carried along in every export, and deleted only when the player says so. */
import type { Engine } from './engine';
import { DATA_TABLES } from './store';
import type { Aside } from './types';

export function unreadable(engine: Engine) {
	return {
		/** Whether one was met so far: told before anybody has looked for them. */
		metUnreadable: engine.unreadable,

		/** Where they were found, or as the text they came in. */
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
