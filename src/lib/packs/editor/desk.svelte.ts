/** The draft on the table: opened by its id, kept while it is written in, put away when another one is opened. */
import { openDb, troubleOf } from '$lib/storage/client/open-db';
import type { Text } from '$lib/types';
import { Draft } from './draft.svelte';
import { draftText, type PackDraft } from './draft-file';
import { readDraft } from './read-draft';
import { words } from './words';

class Desk {
	draft = $state.raw<Draft>();
	/** Why there is none. */
	trouble = $state.raw<Text>();

	async open(id: string | undefined) {
		if (this.draft?.id === id) return;
		await this.leave();
		if (id === undefined) return;
		try {
			const db = await openDb();
			const row = await db.draft(id).now();
			const file = row && readDraft(row.text);
			if (!file) this.trouble = row ? words.damaged : words.gone;
			else this.draft = new Draft(id, file, { save: (text) => db.keepDraft(id, text), troubleOf });
		} catch (error) {
			this.trouble = troubleOf(error);
		}
	}

	/** What is not kept yet is kept first. */
	async leave() {
		const { draft } = this;
		this.draft = this.trouble = undefined;
		await draft?.close();
	}
}

export const desk = new Desk();

/** Keeps a new draft; its id. */
export const begin = async (file: PackDraft): Promise<string> =>
	(await (await openDb()).beginDraft(draftText(file))).id;
