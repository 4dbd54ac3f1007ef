/**
 * The game that is being written, as every form of the editor gets it. `file` is replaced whole by each change, never written into;
 * a form makes the next one from the last (`draft.change((file) => ({ ...file, … }))`) and derives what it shows. Each change is kept
 * soon after the last key, and what `openPack` says of the text follows a little later in `opened`.
 */
import { pageLang } from '$lib/app/page/page-context';
import type { Lang, Text } from '$lib/core/types';
import type { Opened } from '$lib/packs/format/open';
import type { Problem } from '$lib/packs/format/problems';
import type { PackDraft } from './draft-file';
import { draftText, packText } from './file-text';
import { readDraft } from './read-draft';
import { changed, historyOf, redone, undone, type History } from './history';

/** Milliseconds after the last change: a key, not a thought. */
const UNTIL_SAVED = 250;
const UNTIL_OPENED = 200;

export interface DraftOptions {
	/** Keeps the text, and says what stands there then; called again with a later one only when it is done. */
	readonly save?: (text: string) => Promise<string>;
	/** The sentence for what stopped it. */
	readonly troubleOf?: (error: unknown) => Text;
}

export class Draft {
	/** Of the row it is kept in, not of the pack. */
	readonly id: string;
	#history = $state.raw<History<PackDraft>>()!;
	/** What the text as it stands is: a pack, or its problems. Nothing before it was first worked out. */
	opened = $state.raw<Opened>();
	/** Why the last change is not kept. */
	trouble = $state.raw<Text>();
	/** Whether all is kept. */
	saved = $state(true);
	/** What another tab has written in its place: until the player has chosen, nothing is kept from here. */
	newer = $state.raw<{ readonly text: string; readonly file: PackDraft | undefined }>();
	/** What was kept from here last, or is about to be. */
	#sent: string;

	readonly #options: DraftOptions;
	#saving: Promise<void> | undefined;
	#toSave: ReturnType<typeof setTimeout> | undefined;
	#toOpen: ReturnType<typeof setTimeout> | undefined;

	constructor(id: string, file: PackDraft, options: DraftOptions = {}) {
		this.id = id;
		this.#options = options;
		this.#history = historyOf(file);
		this.#sent = draftText(file);
		this.#openSoon();
	}

	get file(): PackDraft {
		return this.#history.now;
	}
	/** The language that is written in: that of the page, where the game has it. */
	get lang(): Lang {
		const [first = 'en'] = this.file.languages;
		return this.file.languages.includes(pageLang()) ? pageLang() : first;
	}
	/** What is wrong with it; nothing before that was worked out. */
	get problems(): readonly Problem[] {
		return this.opened && 'problems' in this.opened ? this.opened.problems : [];
	}
	get canUndo(): boolean {
		return this.#history.past.length > 0;
	}
	get canRedo(): boolean {
		return this.#history.future.length > 0;
	}

	/** One step of undo; steps of the same `mergeKey` one after the other are one: typing in a field. */
	change(edit: (file: PackDraft) => PackDraft, mergeKey?: string) {
		this.#become(changed(this.#history, edit(this.file), mergeKey));
	}

	undo() {
		this.#become(undone(this.#history));
	}

	redo() {
		this.#become(redone(this.#history));
	}

	#become(history: History<PackDraft>) {
		const before = this.file;
		this.#history = history;
		if (this.file === before) return;
		this.saved = false;
		clearTimeout(this.#toSave);
		this.#toSave = setTimeout(() => void this.save(), UNTIL_SAVED);
		this.#openSoon();
	}

	/** Whoever keeps it has seen this text in its place. */
	stands(text: string) {
		if (text === this.#sent) return;
		this.newer = text === draftText(this.file) ? undefined : { text, file: readDraft(text) };
	}

	/** The other tab’s, as one step: undo leads back to what was here. */
	takeNewer() {
		const file = this.newer?.file;
		if (!file) return;
		this.newer = undefined;
		this.change(() => file);
	}

	keepOwn() {
		this.newer = undefined;
		this.saved = false;
		return this.save();
	}

	#openSoon() {
		clearTimeout(this.#toOpen);
		this.#toOpen = setTimeout(() => void this.#open(), UNTIL_OPENED);
	}

	async #open() {
		const { file } = this;
		const { openPack } = await import('$lib/packs/format/open');
		// Meanwhile it may have changed, and is opened again soon.
		if (file === this.file) this.opened = openPack(packText(file));
	}

	/** Keeps what is not kept yet: at once when the page is left. */
	async save(): Promise<void> {
		clearTimeout(this.#toSave);
		if (this.saved || this.newer) return;
		if (this.#saving) {
			await this.#saving;
			return this.save();
		}
		const { file } = this;
		this.#saving = (async () => {
			try {
				this.#sent = draftText(file);
				const stands = (await this.#options.save?.(this.#sent)) ?? this.#sent;
				this.trouble = undefined;
				this.stands(stands);
				this.saved = file === this.file && !this.newer;
			} catch (error) {
				this.trouble = this.#options.troubleOf?.(error);
			} finally {
				this.#saving = undefined;
			}
		})();
		await this.#saving;
	}

	/** Ends what would still run, and keeps what is not kept. */
	close(): Promise<void> {
		clearTimeout(this.#toOpen);
		return this.save();
	}
}
