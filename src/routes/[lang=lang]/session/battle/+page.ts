import { LANGS } from '$lib/lang';
import { paths } from '$lib/paths';
import { words } from '$lib/session/words';
import { loadSystems } from '$lib/systems';

export const load = async () => ({ systems: await loadSystems(), back: { path: paths.battle, title: words.battles } });

// Only scripts link to it, with a battle: nothing for the build to follow.
export const entries = () => LANGS.map((lang) => ({ lang }));
