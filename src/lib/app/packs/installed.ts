/** Installed packs, opened. Each version is opened once, when a page needs it or when idle. Follows changes from other tabs. */
import { openDb } from '$lib/app/storage/client/open-db';
import type { Pack as StoredPack } from '$lib/app/storage/types';
import type { GameModule } from '$lib/games';
import { inAccent } from '$lib/packs/format/accents';
import { openedPacks } from '$lib/packs/format/opened-packs';
import type { Opened, Pack } from '$lib/packs/format/open';

interface Entry {
	readonly text: string;
	readonly opened: Promise<Opened>;
	game?: GameModule;
}

/** A stored pack, and the result of opening it with this version of the app. */
export interface InstalledPack {
	readonly kept: StoredPack;
	readonly opened: Opened;
}

class Installed {
	#entries = new Map<string, Entry>();
	#rows: readonly StoredPack[] = [];
	#following: Promise<void> | undefined;
	#listeners = new Set<() => void>();

	/** Subscribes to the database on the first call. If that fails, the next call tries again. */
	#follow(): Promise<void> {
		this.#following ??= (async () => {
			const live = (await openDb()).packs();
			this.#rows = await live.now();
			live.subscribe(
				(rows) => void this.#take(rows),
				() => {
					// The storage notice reports it; rows read before stay.
				}
			);
		})().catch((error: unknown) => {
			this.#following = undefined;
			throw error;
		});
		return this.#following;
	}

	async #take(rows: readonly StoredPack[]) {
		this.#rows = rows;
		for (const id of this.#entries.keys()) if (!rows.some((row) => row.id === id)) this.#entries.delete(id);
		const opened = await Promise.all(rows.map((row) => this.#open(row)));
		// Overtaken by a newer list.
		if (this.#rows !== rows) return;
		openedPacks.games = opened.flatMap((one) => ('pack' in one ? one.pack.game : []));
		for (const told of this.#listeners) told();
	}

	#open({ id, text }: StoredPack): Promise<Opened> {
		const known = this.#entries.get(id);
		if (known?.text === text) return known.opened;
		const opened = import('$lib/packs/format/open').then(({ openPack }) => {
			const one = openPack(text);
			if ('pack' in one) inAccent(one.pack.game);
			return one;
		});
		this.#entries.set(id, { text, opened });
		// A module failed to load: try again on the next call.
		opened.catch(() => this.#entries.delete(id));
		return opened;
	}

	/** The game of an id with tilde; undefined if not installed. */
	async game(id: string): Promise<GameModule | undefined> {
		const pack = await this.pack(id.slice(1));
		if (!pack) return undefined;
		const entry = this.#entries.get(pack.file.id);
		return entry && (entry.game ??= (await import('$lib/packs/format/open')).asGame(pack));
	}

	/** The pack of an id without tilde. */
	async pack(id: string): Promise<Pack | undefined> {
		await this.#follow();
		const row = this.#rows.find((row) => row.id === id);
		const opened = row && (await this.#open(row));
		return opened && 'pack' in opened ? opened.pack : undefined;
	}

	/** All packs, including those that cannot be opened. */
	async all(): Promise<readonly InstalledPack[]> {
		await this.#follow();
		return Promise.all(this.#rows.map(async (kept) => ({ kept, opened: await this.#open(kept) })));
	}

	/** Reuses a pack that was opened for a preview: at 200 kB opening takes a tenth of a second. */
	know(text: string, pack: Pack) {
		this.#entries.set(pack.file.id, { text, opened: Promise.resolve({ pack }) });
		inAccent(pack.game);
	}

	/** Called after a change by this tab, so that following reads see it. */
	async refresh() {
		await this.#follow();
		await this.#take(await (await openDb()).packs().now());
	}

	/** Calls `told` when the installed games change; returns the unsubscribe function. */
	follow(told: () => void): () => void {
		this.#listeners.add(told);
		void this.#follow().then(
			() => this.#take(this.#rows),
			() => {
				// The storage notice reports the reason.
			}
		);
		return () => void this.#listeners.delete(told);
	}
}

export const installed = new Installed();
