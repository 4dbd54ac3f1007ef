import type { Handle } from '@sveltejs/kit';

/**
 * Runs at build time only: writes the page's language on <html>, and takes indentation and comments out of the head, which
 * stand in every page of the cache. The pages without a language speak both; French comes first.
 */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) =>
			html
				.replace('%lang%', event.params.lang ?? 'fr')
				.replace(/^\s*\/\/.*$/gm, '')
				.replace(/\n\s+/g, '\n')
	});
