/** Installed packs, stored as text. `$lib/packs` parses them. */
import type { Engine } from './engine';
import { existing } from './rows';
import type { Pack } from './types';

const byId = (a: Pack, b: Pack) => (a.id < b.id ? -1 : 1);

export function packs(engine: Engine) {
	return {
		packs: () => engine.live(async (reader) => (await reader.all('packs')).sort(byId)),
		pack: (id: string) => engine.live((reader) => reader.get('packs', id)),

		/** Replaces an installed version. */
		installPack: (pack: Pick<Pack, 'id' | 'version' | 'text'>): Promise<Pack> =>
			engine.change(
				'pack-installed',
				async (writer) => {
					const installed: Pack = { ...pack, installedAt: engine.now() };
					await writer.put('packs', [installed]);
					return installed;
				},
				'refuse'
			),

		removePack: (id: string): Promise<void> =>
			engine.change('pack-removed', async (writer) => {
				await existing(writer, 'packs', id);
				await writer.remove('packs', [id]);
			})
	};
}
