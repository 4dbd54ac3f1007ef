import type { Game } from '$lib/core/types';

/** The contents of the packs that are open: `installed.ts` writes them, and the shelf reads them by `guests.ts`. */
export const onShelf: { games: readonly Game[] } = { games: [] };
