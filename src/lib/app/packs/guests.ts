/** Lets the list of games find installed packs. Part of the first load of every page, so it only imports the rest. */
import type { GameModule, Guests } from '$lib/games';
import { onShelf } from '$lib/packs/format/on-shelf';

class InstalledGuests implements Guests {
	get games() {
		return onShelf.games;
	}

	/** The tilde keeps a mistyped address from opening the database. */
	async find(id: string): Promise<GameModule | undefined> {
		if (!id.startsWith('~')) return undefined;
		const { installed } = await import('./installed');
		return installed.game(id);
	}
}

export const guests = new InstalledGuests();
