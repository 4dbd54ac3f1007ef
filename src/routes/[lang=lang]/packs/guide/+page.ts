import { paths } from '$lib/paths';
import { words } from '$lib/packs/ui/words';

export const load = () => ({ back: { path: paths.packs, title: words.games } });
