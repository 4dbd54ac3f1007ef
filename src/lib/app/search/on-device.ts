/** Builds the index of an installed pack. Loaded only where there is one. */
import { loadAll } from '$lib/games';
import type { Game } from '$lib/core/types';
import { buildIndex } from '$lib/core/search/build';
import { entriesOf } from '$lib/core/search/entries';
import type { Index } from '$lib/core/search/layout';

export const indexOf = async (game: Game): Promise<Index> => buildIndex(entriesOf(await loadAll(game)));
