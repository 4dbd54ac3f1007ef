/** Runs at build time only. Pages without a language in their address contain both; French comes first in the file. */
import type { Handle } from '@sveltejs/kit';
import { base } from '$app/paths';
import { ownLanguageFirst } from '$lib/app/device/not-found-lang';
import { firstPage } from '$lib/app/device/first-redirect';
import { LANGS } from '$lib/core/lang';
import { words } from '$lib/app/offline/words';
import { addressOf, textsOf } from '$lib/app/search/shipped';
import { ids } from '$lib/games';
import { finished } from '../scripts/build/head.js';

const [from, langs] = [base, LANGS].map((value) => JSON.stringify(value));
const first = `(${firstPage})(${langs})`;
/** By route, an inline script that redirects. On `/` the redirects of shortcuts are left to the page's own script. */
const START: Readonly<Record<string, string>> = {
	'/': `<script>/[?&]to=/.test(location.search)||location.replace(${from}+${first})</script>`,
	'/404': `<script>(${ownLanguageFirst})(${from},${langs},${first})</script>`
};
const INDEXES = ids.map((id) => addressOf(base, id)).flatMap((index) => [index, textsOf(index)]);
/** Kit loads it before any page, and does not link it. */
const ERROR_PAGE = '.svelte-kit/generated/client-optimized/nodes/1.js';

export const handle: Handle = ({ event: { params, route }, event, resolve }) => {
	const lang = LANGS.find((one) => one === params.lang) ?? 'fr';
	const texts = { lang, start: START[route.id ?? ''] ?? '', lifeless: words.lifeless[lang], again: words.retry[lang] };
	const { game, calculator } = params;
	const contents = (game ? [game] : params.lang ? ids : []).map((id) => `src/lib/games/${id}/index.ts`);
	const wanted = {
		fetched: route.id === '/[lang=lang]/search' ? INDEXES : [],
		// All calculators of a game are in one script.
		sources: [ERROR_PAGE, ...contents, ...(calculator ? [`games-${game}-rules`] : [])]
	};
	return resolve(event, { transformPageChunk: ({ html }) => finished(html, texts, wanted) });
};
