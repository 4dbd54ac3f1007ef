/** Packs being written. Saved at every pause in typing, without undo steps: the editor has its own undo. */
import type { Engine } from './engine';
import { newId } from './new-id';
import { existing } from './rows';
import type { Draft, Time } from './types';
import { checked } from './undo';

export function drafts(engine: Engine) {
	return {
		/** Latest first. */
		drafts: () => engine.live(async (reader) => (await reader.all('drafts')).sort((a, b) => b.updated - a.updated)),
		draft: (id: string) => engine.live((reader) => reader.get('drafts', id)),

		beginDraft: (text: string): Promise<Draft> =>
			engine.change('draft-begun', async (writer) => {
				const now = engine.now();
				const draft: Draft = { id: newId(), created: now, updated: now, text };
				await writer.put('drafts', [draft]);
				return draft;
			}),

		/**
		 * Overwrites the version saved at `over`. If another tab has saved a different one since, that one stays. Returns the stored
		 * draft. A draft removed meanwhile is created again, because it is being edited.
		 */
		keepDraft: (id: string, text: string, over: Time): Promise<Draft> =>
			engine.writeUnrecorded(async (writer) => {
				const now = engine.now();
				const before = await writer.get('drafts', id);
				if (before && before.updated !== over && before.text !== text) return before;
				const updated = engine.notBefore(before?.updated ?? 0, now);
				const draft = checked('drafts', { id, created: before?.created ?? now, updated, text });
				await writer.put('drafts', [draft]);
				return draft;
			}),

		removeDraft: (id: string): Promise<void> =>
			engine.change('draft-removed', async (writer) => {
				await existing(writer, 'drafts', id);
				await writer.remove('drafts', [id]);
			})
	};
}
