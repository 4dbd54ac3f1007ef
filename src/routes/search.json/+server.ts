import { json } from '@sveltejs/kit';
import { buildIndex, entriesOf, pack } from '$lib/search';
import { loadAll, loadSystems } from '$lib/systems';

export const prerender = true;

/** The index of everything, built with the site: a phone only has to read it. */
export async function GET() {
	const games = await Promise.all((await loadSystems()).map(loadAll));
	return json(pack(buildIndex(games.flatMap(entriesOf))));
}
