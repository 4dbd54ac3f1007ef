import type { Game } from '$lib/core/types';

/** The contents of the installed packs that are open so far: `installed.ts` writes them, `installed-games.ts` reads them. */
export const openedPacks: { games: readonly Game[] } = { games: [] };
