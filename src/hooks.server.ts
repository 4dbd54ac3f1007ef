import type { Handle } from '@sveltejs/kit';

/** Runs at build time only: writes the page's language on <html>. The pages without one speak both; French comes first. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, { transformPageChunk: ({ html }) => html.replace('%lang%', event.params.lang ?? 'fr') });
