import { error, json } from '@sveltejs/kit';
import { ids } from '$lib/systems';
import { written } from '../written';

export const prerender = true;
export const entries = () => ids.map((game) => ({ game }));

/** The index of one game, built with the site: a phone only has to read it, and fetches again only what has changed. */
export async function GET({ params }) {
	const found = await written(params.game);
	if (!found) error(404);
	return json(found.index);
}
