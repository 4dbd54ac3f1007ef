import { paths } from '$lib/paths';
import { words } from '$lib/session/words';
import { loadSystems } from '$lib/systems';

export const load = async () => ({ systems: await loadSystems(), back: { path: paths.battle, title: words.battles } });
