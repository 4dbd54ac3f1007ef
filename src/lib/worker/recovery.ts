/**
 * The page shown in place of the browser's error page when a page is neither in the copy nor comes from the network. It is
 * part of the worker and in both languages, because no other file may be available.
 */
import { PAGE_HEADERS } from './page-headers';
import { escape } from '$lib/core/charts/html/escape';
import { LANGS, type Lang, type Text } from '$lib/core/types';
import { words } from './words';

export interface KeptPage {
	readonly href: string;
	readonly title: string;
	readonly lang: Lang;
}

const STYLE =
	'body{max-width:34rem;margin:0 auto;padding:2rem 1.1rem;font:1.05rem/1.45 system-ui,sans-serif;color:#231a12;background:#f5efe2}' +
	'h1,h2{font-size:1.35rem;line-height:1.2}a{color:inherit}code{overflow-wrap:anywhere}' +
	'.go{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.2rem;border:2px solid;border-radius:.8rem;font-weight:600;text-decoration:none}' +
	'li a{display:inline-block;padding:.65rem 0}section+section{margin-top:2rem;border-top:1px solid #8886}' +
	'@media(prefers-color-scheme:dark){body{color:#efe6d8;background:#14110f}}';

const POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ${PAGE_HEADERS['Content-Security-Policy']}`;

function part(lang: Lang, address: string, isKnown: boolean, kept: readonly KeptPage[], isFirst: boolean): string {
	const say = (text: Text) => escape(text[lang]);
	const own = kept.filter((page) => page.lang === lang);
	const list = own.map(({ href, title }) => `<li><a href="${escape(href)}">${escape(title)}</a></li>`).join('');
	const level = isFirst ? 'h1' : 'h2';
	return (
		`<section lang="${lang}"><${level}>${say(words.title)}</${level}>` +
		`<p>${say(isKnown ? words.missing : words.unknown)} <code>${escape(address)}</code></p>` +
		(isKnown ? `<p>${say(words.heals)}</p>` : '') +
		`<p><a class="go" href="${escape(address)}">${say(words.retry)}</a></p>` +
		(list ? `<p>${say(words.kept)}</p><ul>${list}</ul>` : kept.length ? '' : `<p>${say(words.none)}</p>`) +
		'</section>'
	);
}

/** `lang`, the language of the requested page, comes first. */
export function recoveryPage(
	address: string,
	isKnown: boolean,
	lang: Lang,
	kept: readonly KeptPage[],
	status: number
): Response {
	const langs = [lang, ...LANGS.filter((other) => other !== lang)];
	const html =
		`<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
		'<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">' +
		`<title>${escape(words.title[lang])} · Guidon</title><style>${STYLE}</style></head><body><main>` +
		langs.map((each, i) => part(each, address, isKnown, kept, i === 0)).join('') +
		'</main></body></html>';
	return new Response(html, {
		status,
		headers: {
			...PAGE_HEADERS,
			'Content-Type': 'text/html;charset=utf-8',
			'Cache-Control': 'no-store',
			// No script may run, whatever the address contains.
			'Content-Security-Policy': POLICY
		}
	});
}
