import type { Handle } from '@sveltejs/kit';
import { base } from '$app/paths';
import { ownLanguageFirst } from '$lib/device/lost';
import { firstPage } from '$lib/device/start';
import { LANGS } from '$lib/lang';
import { words } from '$lib/offline/words';
import { addressOf, textsOf } from '$lib/search/page/shipped';
import type { Lang } from '$lib/types';
import { ids } from '$lib/systems';
import {
	afterPaint,
	tightened,
	withFetched,
	withPolicy,
	withScripts,
	withShortScripts
} from '../scripts/build/head.js';
import { dataOf } from '../scripts/names.js';

/** Where Kit has put what browsers get by the time that pages are written. */
const CLIENT = '.svelte-kit/output/client';

/** What the script in app.html says, in the language of the page alone. */
const inLanguage = (html: string, lang: Lang) =>
	html.replace('%lang%', lang).replace('%lifeless%', words.lifeless[lang]).replace('%again%', words.retry[lang]);

const [from, langs] = [base, LANGS].map((value) => JSON.stringify(value));
const first = `(${firstPage})(${langs})`;

/** By route, what is done before anything else. */
const START: Readonly<Record<string, string>> = {
	// On to where it leads, but for one that a shortcut asks for: its own script says why.
	'/': `/[?&]to=/.test(location.search)||location.replace(${from}+${first})`,
	'/404': `(${ownLanguageFirst})(${from},${langs},${first})`
};

const starting = (html: string, route: string) =>
	html.replace('%start%', () => (START[route] ? `<script>${START[route]}</script>` : ''));

/**
 * Runs at build time only: writes the page's language on <html>, takes indentation and comments out of the head, which stand in
 * every page of the cache, names all scripts of the page and the indexes of the search there, and puts the policy in front. The
 * pages without a language speak both; French comes first in the file.
 */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		transformPageChunk: ({ html }) => {
			const data = dataOf(event.params, event.route.id ?? '', ids, /class="frame[^"]* matrix/.test(html));
			const said = inLanguage(starting(html, event.route.id ?? ''), (event.params.lang ?? 'fr') as Lang);
			const searched = event.route.id === '/[lang=lang]/search' ? ids.map((id) => addressOf(base, id)) : [];
			const indexes = searched.flatMap((index) => [index, textsOf(index)]);
			const whole = withFetched(withScripts(tightened(said), data, CLIENT), indexes);
			return withPolicy(withShortScripts(afterPaint(whole)));
		}
	});
