/** Recently opened charts and calculators. */
import { MOST_RECENTS } from './constants';
import type { Engine } from './engine';
import type { Reader } from './store';
import type { Recent } from './types';
import { checked } from './undo';

const latest = async (reader: Reader): Promise<Recent[]> =>
	(await reader.all('recents')).sort((a, b) => b.when - a.when || (a.path < b.path ? -1 : 1));

export function recents(engine: Engine) {
	return {
		/** Latest first. */
		recents: () => engine.live(async (reader) => (await latest(reader)).slice(0, MOST_RECENTS)),

		visit: (path: string): Promise<void> =>
			engine.writeUnrecorded(async (writer) => {
				const when = engine.now();
				// Times in the future, left by a wrong clock, would keep these rows ahead of new ones.
				const ahead = (await writer.all('recents')).filter((recent) => recent.when >= when);
				await writer.put('recents', [
					...ahead.map((recent) => ({ ...recent, when: when - 1 })),
					checked('recents', { path, when })
				]);
				const old = (await latest(writer)).slice(MOST_RECENTS);
				await writer.remove(
					'recents',
					old.map((recent) => recent.path)
				);
			}),

		clearRecents: (): Promise<void> =>
			engine.change('recents-cleared', async (writer) => {
				await writer.remove(
					'recents',
					(await writer.all('recents')).map(({ path }) => path)
				);
			})
	};
}
