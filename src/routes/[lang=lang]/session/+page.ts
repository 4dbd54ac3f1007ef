import { loadSystems } from '$lib/systems';

export const load = async () => ({ systems: await loadSystems() });
