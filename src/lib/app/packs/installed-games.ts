/** Lets the list of games find installed packs. Part of the first load of every page, so it only imports the rest. */
import type { GameModule, InstalledGames } from '$lib/games';
import { openedPacks } from '$lib/packs/format/opened-packs';

export const installedGames: InstalledGames = {
	get games() {
		return openedPacks.games;
	},

	/** The tilde keeps a mistyped address from opening the database. */
	async find(id: string): Promise<GameModule | undefined> {
		if (!id.startsWith('~')) return undefined;
		const { installed } = await import('./installed');
		return installed.game(id);
	}
};
