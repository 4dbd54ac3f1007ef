import { paths } from '$lib/core/paths';
import { words } from '$lib/core/words';

export const load = () => ({ back: { path: paths.packs, title: words.games } });
