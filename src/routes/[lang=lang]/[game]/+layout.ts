import { error } from '@sveltejs/kit';
import { loadGame } from '$lib/games';
import { words } from '$lib/core/words';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const game = await loadGame(params.game);
	if (!game) error(404);
	// Games of the app have no author to show.
	const Mark = game.by === undefined ? undefined : (await import('$lib/app/packs/ByMark.svelte')).default;
	return { game, Mark, back: { path: '/', title: words.tables } };
};
