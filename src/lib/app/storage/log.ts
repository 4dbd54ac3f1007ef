/** Reads the log of a battle: page by page, whole, or searched. */
import type { Engine } from './engine';
import { inAll, type EntryCounts } from './entry-counts';
import { found } from './find';
import type { Reader } from './store';
import type { Entry, EntryPosition, Stretch } from './types';

export interface EntryPage {
	readonly entries: readonly Entry[];
	/** Of the whole battle. */
	readonly counts: EntryCounts;
	/** Whether there are entries beyond this page. */
	readonly more: boolean;
}

async function page(reader: Reader, battle: string, stretch: Stretch & { limit: number }): Promise<EntryPage> {
	const entries = await reader.entries(battle, { ...stretch, limit: stretch.limit + 1 });
	return {
		entries: entries.slice(0, stretch.limit),
		counts: await reader.counts(battle),
		more: entries.length > stretch.limit
	};
}

export function log(engine: Engine) {
	return {
		entry: (id: string) => engine.live((reader) => reader.get('entries', id)),
		/** One page of the log, and whether more follows. */
		entries: (battle: string, stretch: Stretch & { limit: number }) =>
			engine.live((reader) => page(reader, battle, stretch)),
		/** The whole log from its beginning, for the report and for export. */
		allEntries: (battle: string) => engine.live((reader) => reader.entries(battle, { order: 'oldest' })),
		countEntries: (battle: string) => engine.live(async (reader) => inAll(await reader.counts(battle))),
		/** Of the log, by kind of entry. */
		entryCounts: (battle: string) => engine.live((reader) => reader.counts(battle)),
		/** The newest entries whose text contains all words. `textOf` returns the entry as shown to the player, in both languages. */
		searchBattle: (
			battle: string,
			words: string,
			textOf: (entry: Entry) => string,
			{ limit = 60, past }: { limit?: number; past?: EntryPosition } = {}
		) => engine.live((reader) => found(reader, battle, words, textOf, { limit, past }))
	};
}
