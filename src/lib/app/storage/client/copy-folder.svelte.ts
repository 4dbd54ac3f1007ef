/** The folder for copies: which one, whether it may be written to, and what became of the last copy. */
import { noteError } from '$lib/app/device/error-log';
import type { Text } from '$lib/core/types';
import type { FolderCopy } from '../folder-copies';
import type { Time } from '../types';
import { folderWords } from './folder-words';
import { forgetFolder, rememberFolder, rememberedFolder, type Folder } from './remembered-folder';

/** With the database, which has what checks a copy: pages load neither before there is a folder. */
const load = () => import('./db');

const WRITE = { mode: 'readwrite' } as const;

/** Not in the DOM types of TypeScript yet. */
declare global {
	interface Window {
		showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<Folder>;
	}
}

class CopyFolder {
	/** Undefined until `wake`. */
	isPossible = $state<boolean>();
	name = $state<string>();
	access = $state<PermissionState>();
	/** When this tab has written the last copy. */
	copied = $state<Time>();
	/** Why there is no copy. */
	said = $state.raw<Text>();
	busy = $state(false);
	copies = $state.raw<readonly FolderCopy[]>([]);
	#folder: Folder | undefined;

	/** Reads which folder it is and whether it may be written to. Asks the player nothing. */
	async wake() {
		this.isPossible = window.showDirectoryPicker !== undefined;
		if (!this.isPossible) return;
		this.#folder ??= await rememberedFolder();
		await this.#look();
	}

	/** On a tap: lets the player choose a folder, and copies to it. */
	choose = () =>
		this.#attempt(async () => {
			const folder = await window.showDirectoryPicker?.({ id: 'guidon', mode: 'readwrite' });
			if (!folder) return;
			await rememberFolder(folder);
			this.#folder = folder;
			this.copied = undefined;
			await this.#look();
			await this.#copy();
		});

	/** On a tap: has the browser ask for permission again. Returns whether it is granted. */
	async allow(): Promise<boolean> {
		this.access = await this.#folder?.requestPermission(WRITE);
		await this.#look();
		return this.access === 'granted';
	}

	/** On a tap. */
	copyNow = () => this.#attempt(async () => ((await this.allow()) ? this.#copy() : undefined));

	/** After a battle: without a tap, so only if permission is there. */
	afterBattle = () =>
		this.#attempt(async () => {
			await this.wake();
			if (this.access === 'granted') await this.#copy();
		});

	forget = () =>
		this.#attempt(async () => {
			await forgetFolder();
			this.#folder = this.name = this.access = this.copied = undefined;
			this.copies = [];
		});

	/** On a tap: the files of a copy, or of the newest. None if the browser refuses. */
	async files(name?: string): Promise<File[]> {
		const folder = this.#folder;
		if (!folder || !(await this.allow())) return [];
		const copy = this.copies.find((one) => name === undefined || one.name === name);
		const { fileIn } = await load();
		return Promise.all((copy?.files ?? []).map((file) => fileIn(folder, file)));
	}

	async #look() {
		this.name = this.#folder?.name;
		this.access = await this.#folder?.queryPermission(WRITE);
		this.copies = this.access === 'granted' ? await this.#list().catch(() => []) : [];
	}

	/** Throws if the folder is gone. */
	async #list(): Promise<FolderCopy[]> {
		return this.#folder ? (await load()).copiesIn(this.#folder) : [];
	}

	async #copy() {
		if (!this.#folder) return;
		const { copyInto, db } = await load();
		const exported = await db.exportAll();
		if (!(await copyInto(this.#folder, exported))) {
			this.said = folderWords.empty;
			return;
		}
		await db.markCopied(exported);
		this.copied = exported.made;
		this.copies = await this.#list();
	}

	async #attempt(act: () => Promise<unknown>) {
		this.said = undefined;
		this.busy = true;
		try {
			await act();
		} catch (error) {
			// AbortError: the player closed the picker.
			if (error instanceof DOMException && error.name === 'AbortError') return;
			noteError(error, 'folder');
			this.said = error instanceof Error && error.name === 'NotReadBack' ? folderWords.notRead : folderWords.failed;
		} finally {
			this.busy = false;
		}
	}
}

export const copyFolder = new CopyFolder();
