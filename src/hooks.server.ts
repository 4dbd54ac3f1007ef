import type { Handle } from '@sveltejs/kit';
import { tightened, withPolicy } from '../scripts/head.js';

/**
 * Runs at build time only: writes the page's language on <html>, and takes indentation and comments out of the head, which
 * stand in every page of the cache, and puts the policy in front. The pages without a language speak both; French comes first.
 */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) => withPolicy(tightened(html.replace('%lang%', event.params.lang ?? 'fr')))
	});
