/** The draft on the table: opened by its id, kept while it is written in, put away when another one is opened. */
import { openDb, troubleOf } from '$lib/app/storage/client/open-db';
import type { Text } from '$lib/core/types';
import { Draft } from './draft.svelte';
import type { PackDraft } from './draft-file';
import { draftText } from './file-text';
import { readDraft } from './read-draft';
import { words } from './words';

class Desk {
	draft = $state.raw<Draft>();
	/** Why there is none. */
	trouble = $state.raw<Text>();
	#unfollow: (() => void) | undefined;

	async open(id: string | undefined) {
		if (this.draft?.id === id) return;
		await this.leave();
		if (id === undefined) return;
		try {
			const db = await openDb();
			let row = await db.draft(id).now();
			const file = row && readDraft(row.text);
			if (!file) {
				this.trouble = row ? words.damaged : words.gone;
				return;
			}
			const draft = new Draft(id, file, {
				async save(text) {
					row = await db.keepDraft(id, text, row?.updated ?? 0);
					return row.text;
				},
				troubleOf
			});
			this.draft = draft;
			this.#unfollow = db.draft(id).subscribe(
				(next) => {
					// What was deleted in another tab comes back with the next word.
					if (!next || next.updated <= (row?.updated ?? 0)) return;
					draft.stands(next.text);
					if (draft.newer) row = next;
				},
				(error) => (draft.trouble = troubleOf(error))
			);
		} catch (error) {
			this.trouble = troubleOf(error);
		}
	}

	/** What is not kept yet is kept first. */
	async leave() {
		const { draft } = this;
		this.#unfollow?.();
		this.#unfollow = undefined;
		this.draft = this.trouble = undefined;
		await draft?.close();
	}
}

export const desk = new Desk();

/** Keeps a new draft; its id. */
export const begin = async (file: PackDraft): Promise<string> =>
	(await (await openDb()).beginDraft(draftText(file))).id;
