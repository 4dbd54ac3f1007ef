/** The index of a game that did not come with the site, built where it is searched. Loaded only where there is such a game. */
import { loadAll } from '$lib/systems';
import type { System } from '$lib/types';
import { buildIndex } from './build';
import { entriesOf } from './entries';
import type { Index } from './layout';

export const indexOf = async (system: System): Promise<Index> => buildIndex(entriesOf(await loadAll(system)));
