import { error, json } from '@sveltejs/kit';
import { ids } from '$lib/systems';
import { written } from '../../written';

export const prerender = true;
export const entries = () => ids.map((game) => ({ game }));

/** The texts of an index, which is the half of it: another figure leaves them as they are. */
export async function GET({ params }) {
	const found = await written(params.game);
	if (!found) error(404);
	return json(found.texts);
}
