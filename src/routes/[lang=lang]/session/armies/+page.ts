import type { LoadEvent } from '@sveltejs/kit';
import { LANGS } from '$lib/core/lang';
import { paths } from '$lib/core/paths';
import { words } from '$lib/app/battle/words';
import { listedGames } from '../../games';

export const load = async (event: LoadEvent) => ({
	games: await listedGames(event),
	back: { path: paths.battle, title: words.battles }
});

// Only scripts link to it, so the prerenderer cannot find it by itself.
export const entries = () => LANGS.map((lang) => ({ lang }));
