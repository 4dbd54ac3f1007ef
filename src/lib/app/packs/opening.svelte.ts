/**
 * A pack between its opening and its installation. Works on its text: code that makes or edits packs passes the text to `look`, and shows
 * the preview or the errors.
 */
import { Action } from '$lib/app/storage/client/action.svelte';
import type { Text } from '$lib/core/types';
import type { Changes } from '$lib/packs/format/changes';
import { installed } from './installed';
import type { Opened, Pack } from '$lib/packs/format/open';
import { LIMITS } from '$lib/packs/format/limits';
import { words } from './words';

export interface Looked {
	/** Name of the file, or of the other source. */
	readonly name: string;
	readonly text: string;
	readonly opened: Opened;
	/** The version installed under the same id, for comparison. */
	readonly before?: Pack;
	readonly changes?: Changes;
}

export class Opening {
	looked = $state.raw<Looked>();
	taken = $state.raw<Pack>();
	readonly action = new Action();

	look(name: string, source: Blob | string): Promise<boolean> {
		this.looked = this.taken = undefined;
		return this.action.run(async () => {
			const [{ openPack }, { changesBetween }] = await Promise.all([
				import('$lib/packs/format/open'),
				import('$lib/packs/format/changes')
			]);
			// One byte more than the limit is enough to report that it is too large.
			const text = typeof source === 'string' ? source : await source.slice(0, LIMITS.bytes + 1).text();
			const opened = openPack(text);
			const after = 'pack' in opened ? opened.pack : undefined;
			const before = after && (await installed.pack(after.file.id));
			const changes = after && before && changesBetween(before, after);
			this.looked = { name, text, opened, ...(before && changes && { before, changes }) };
		}, this.#unreadable(source));
	}

	/** The file may have been moved or deleted since it was chosen. */
	#unreadable = (source: Blob | string): Text | undefined =>
		typeof source === 'string' ? undefined : words.unreadable;

	async take(): Promise<boolean> {
		const { looked } = this;
		if (!looked || !('pack' in looked.opened)) return false;
		const { pack } = looked.opened;
		const { id, version } = pack.file;
		const done = await this.action.change(async (db) => {
			await db.installPack({ id, version, text: looked.text });
			installed.know(looked.text, pack);
			await installed.refresh();
		});
		if (done) {
			this.looked = undefined;
			this.taken = pack;
		}
		return done;
	}

	leave() {
		this.looked = undefined;
		this.action.trouble = undefined;
	}
}
