import { loadSystems } from '$lib/systems';
import { words } from '$lib/words';

export const load = async () => ({ systems: await loadSystems(), back: { path: '/', title: words.tables } });
