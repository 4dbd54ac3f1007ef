import type { Handle } from '@sveltejs/kit';
import { words } from '$lib/offline/words';
import type { Lang } from '$lib/types';
import { tightened, withPolicy } from '../scripts/head.js';

/** What the script in app.html says, in the language of the page alone. */
const inLanguage = (html: string, lang: Lang) =>
	html.replace('%lang%', lang).replace('%lifeless%', words.lifeless[lang]).replace('%again%', words.retry[lang]);

/**
 * Runs at build time only: writes the page's language on <html>, and takes indentation and comments out of the head, which
 * stand in every page of the cache, and puts the policy in front. The pages without a language speak both; French comes first.
 */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) => withPolicy(tightened(inLanguage(html, (event.params.lang ?? 'fr') as Lang)))
	});
