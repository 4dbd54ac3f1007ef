import { paths } from '$lib/paths';
import { words } from '$lib/words';

export const load = () => ({ back: { path: paths.packs, title: words.games } });
