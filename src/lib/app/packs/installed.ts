/**
 * The packs of this device, opened. Each is opened once per version, when a page asks for it or when the page is idle; what is
 * installed in another tab arrives here by itself.
 */
import { openDb } from '$lib/app/storage/client/open-db';
import type { Pack as Kept } from '$lib/app/storage/types';
import type { GameModule } from '$lib/games';
import { inAccent } from '$lib/packs/format/accents';
import { onShelf } from '$lib/packs/format/on-shelf';
import type { Opened, Pack } from '$lib/packs/format/open';

interface Entry {
	readonly text: string;
	readonly opened: Promise<Opened>;
	game?: GameModule;
}

/** A pack as it is kept, and as this version of the app opens it, or does not. */
export interface InstalledPack {
	readonly kept: Kept;
	readonly opened: Opened;
}

class Installed {
	#entries = new Map<string, Entry>();
	#rows: readonly Kept[] = [];
	#following: Promise<void> | undefined;
	#listeners = new Set<() => void>();

	/** Follows the database from the first call on; where it cannot be read, the next call tries again. */
	#follow(): Promise<void> {
		this.#following ??= (async () => {
			const live = (await openDb()).packs();
			this.#rows = await live.now();
			live.subscribe(
				(rows) => void this.#take(rows),
				() => {
					// Storage says so itself, in its notice; what was read stays.
				}
			);
		})().catch((error: unknown) => {
			this.#following = undefined;
			throw error;
		});
		return this.#following;
	}

	async #take(rows: readonly Kept[]) {
		this.#rows = rows;
		for (const id of this.#entries.keys()) if (!rows.some((row) => row.id === id)) this.#entries.delete(id);
		const opened = await Promise.all(rows.map((row) => this.#open(row)));
		// Meanwhile there may be others.
		if (this.#rows !== rows) return;
		onShelf.games = opened.flatMap((one) => ('pack' in one ? one.pack.game : []));
		for (const told of this.#listeners) told();
	}

	#open({ id, text }: Kept): Promise<Opened> {
		const known = this.#entries.get(id);
		if (known?.text === text) return known.opened;
		const opened = import('$lib/packs/format/open').then(({ openPack }) => {
			const one = openPack(text);
			if ('pack' in one) inAccent(one.pack.game);
			return one;
		});
		this.#entries.set(id, { text, opened });
		// A part of the app that could not be loaded is asked for again.
		opened.catch(() => this.#entries.delete(id));
		return opened;
	}

	/** The game of an id with its tilde; nothing where it is not installed. */
	async game(id: string): Promise<GameModule | undefined> {
		const pack = await this.pack(id.slice(1));
		if (!pack) return undefined;
		const entry = this.#entries.get(pack.file.id)!;
		return (entry.game ??= (await import('$lib/packs/format/open')).asGame(pack));
	}

	/** The pack of an id without its tilde. */
	async pack(id: string): Promise<Pack | undefined> {
		await this.#follow();
		const row = this.#rows.find((row) => row.id === id);
		const opened = row && (await this.#open(row));
		return opened && 'pack' in opened ? opened.pack : undefined;
	}

	/** All of them, those too that cannot be opened. */
	async all(): Promise<readonly InstalledPack[]> {
		await this.#follow();
		return Promise.all(this.#rows.map(async (kept) => ({ kept, opened: await this.#open(kept) })));
	}

	/** What was opened to be looked at is not opened again once it is taken: at 200 kB that is a tenth of a second. */
	know(text: string, pack: Pack) {
		this.#entries.set(pack.file.id, { text, opened: Promise.resolve({ pack }) });
		inAccent(pack.game);
	}

	/** After a change of this tab, so that what follows already finds it. */
	async refresh() {
		await this.#follow();
		await this.#take(await (await openDb()).packs().now());
	}

	/** Calls `told` when the games on the shelf have changed; returns what ends that. */
	follow(told: () => void): () => void {
		this.#listeners.add(told);
		void this.#follow().then(
			() => this.#take(this.#rows),
			() => {
				// The database says why in its own notice.
			}
		);
		return () => void this.#listeners.delete(told);
	}
}

export const installed = new Installed();
