import { error, json } from '@sveltejs/kit';
import { buildIndex } from '$lib/search/build';
import { entriesOf } from '$lib/search/entries';
import { pack } from '$lib/search/pack';
import type { Written } from '$lib/search/page/shipped';
import { ids, loadAll, loadSystem } from '$lib/systems';

export const prerender = true;
export const entries = () => ids.map((game) => ({ game }));

/** The index of one game, built with the site: a phone only has to read it, and fetches again only what has changed. */
export async function GET({ params }) {
	const system = await loadSystem(params.game);
	if (!system) error(404);
	const { short } = system;
	return json({ short, ...pack(buildIndex(entriesOf(await loadAll(system)))) } satisfies Written);
}
