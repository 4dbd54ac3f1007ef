import type { LoadEvent } from '@sveltejs/kit';
import { LANGS } from '$lib/lang';
import { paths } from '$lib/paths';
import { words } from '$lib/session/words';
import { listedGames } from '../../games';

export const load = async (event: LoadEvent) => ({
	systems: await listedGames(event),
	back: { path: paths.battle, title: words.battles }
});

// Only scripts link to it, with a battle: nothing for the build to follow.
export const entries = () => LANGS.map((lang) => ({ lang }));
