/**
 * A page that is opened with words to look for answers them before it is alive: the list needs the indexes and this script, which
 * needs no other (`ownCopies` in vite.config.ts), and not one of those that bring a page to life. The page then writes the same
 * list and takes this one away.
 */
import { escape } from '$lib/html/escape';
import { otherLang } from '$lib/lang';
import type { Lang } from '$lib/types';
import { find } from '..';
import { takenFor } from './said';
import { shipped } from './shipped';
import { filling, results, USUAL } from './write';

/** A door of its own: that of the app (`html/trusted.ts`) comes with its scripts. Everything is escaped where it is written. */
function trusted(html: string): string {
	const policy = window.trustedTypes?.createPolicy('guidon-first', { createHTML: (html: string) => html });
	return (policy?.createHTML(html) as string | undefined) ?? html;
}

const parsed = () =>
	document.readyState === 'loading'
		? new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
		: undefined;

/** The page then answers itself. */
const isAlive = () => document.querySelector('#svelte-announcer') !== null;

async function answer() {
	const address = new URLSearchParams(location.search);
	const [query, scope] = [address.get('q') ?? '', address.get('game') ?? ''];
	if (!query.trim()) return;
	// The head names them, in the order of the home page.
	const named = document.querySelectorAll<HTMLLinkElement>('link[as=fetch]:not([href$="/texts.json"])');
	const all = await Promise.all([...named].map(({ href }) => shipped(href)));
	await parsed();
	const games = new Map(all.map((one) => [one.index.game, one]));
	// A game that came to this device the page alone knows.
	if (scope && !games.has(scope)) return;
	const { lang, dataset } = document.documentElement as HTMLElement & { lang: Lang };
	const found = find(
		all.map(({ index }) => index),
		query,
		{ lang, game: scope || undefined }
	);
	// What else it says where there is nothing, or other games know more, waits for the page.
	if (!found.hits.length || (scope && found.without.length)) return;
	const [before = ''] = location.pathname.split(`/${lang}/`);
	const list = results(found, 0, filling(innerHeight, USUAL), {
		lang,
		other: otherLang(lang),
		two: dataset.both === 'yes',
		scope,
		games,
		path: (path) => `${before}/${lang}${path}`,
		note: (path) => games.get(path.split('/')[1] ?? '')?.index.notes(path)
	});
	const taken = takenFor(found, lang);
	const html =
		(taken ? `<p class="taken soft" aria-hidden="true">${escape(taken)}</p>` : '') + `<ol class="answers">${list}</ol>`;
	const room = document.querySelector('#first');
	if (room && !isAlive()) room.innerHTML = trusted(html);
}

// As soon as this script is there: the head of the page asks for it (`answeringFirst` in scripts/build/head.js).
if (globalThis.document && !isAlive())
	void answer()
		.catch(() => undefined)
		.then(() => dispatchEvent(new Event('answered')));

/** The page has its own list, or no longer wants any. */
export const takeAway = () => document.querySelector('#first')?.replaceChildren();
