/** The search index of a game in two files, built at build time, so that phones need not build it and fetch only the changed half. */
import { error, json } from '@sveltejs/kit';
import { digestOf } from '$lib/worker/list';
import { buildIndex } from '$lib/core/search/build';
import { entriesOf } from '$lib/core/search/entries';
import { pack } from '$lib/core/search/pack';
import type { WrittenIndex, WrittenTexts } from '$lib/app/search/shipped';
import { ids, loadAll, loadGame } from '$lib/games';
import { once } from '$lib/core/once';

interface Written {
	readonly index: WrittenIndex;
	readonly texts: WrittenTexts;
}

/** Computed once for both files. */
const written = once(async (id: string): Promise<Written | undefined> => {
	const game = await loadGame(id);
	if (!game) return undefined;
	const { texts, ...rest } = pack(buildIndex(entriesOf(await loadAll(game))));
	const digest = await digestOf(new TextEncoder().encode(JSON.stringify(texts)));
	return { index: { short: game.short, digest, ...rest }, texts: { digest, texts } };
});

export const games = () => ids.map((game) => ({ game }));

export const answering =
	(part: keyof Written) =>
	async ({ params }: { params: { game: string } }) => {
		const found = await written(params.game);
		if (!found) error(404);
		return json(found[part]);
	};
