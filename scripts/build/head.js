/** What the build writes into the head of every page. */
import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { rewritten } from './rewritten.js';

const RULES = [
	"default-src 'none'",
	"style-src 'self'",
	// Kit's route announcer has an inline style, always the same.
	"style-src-attr 'unsafe-hashes' 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo='",
	"img-src 'self' data: blob:",
	"connect-src 'self'",
	"manifest-src 'self'",
	"worker-src 'self'",
	"base-uri 'none'",
	// The 404 page asks the search by a form, which must work before its scripts have come, and without them.
	"form-action 'self'",
	"require-trusted-types-for 'script'",
	'trusted-types svelte-trusted-html guidon-html guidon-worker'
];

/** In the first line of the head: browsers look for it in the first kilobyte. */
const CHARSET = '<meta charset="utf-8" />';
const SCRIPT = /<script>([^]*?)<\/script>/g;

/** @param {string} script */
function shortened(script) {
	const { code, errors } = minifySync('head.js', script, { module: false, compress: true, mangle: true });
	if (errors.length) throw new Error(`A script in the head of a page cannot be read: ${errors[0]?.message}`);
	return code;
}

/**
 * Without indentation and comments, which would be in every page of the cache: a tenth of a short page. Svelte's own comments
 * have one line, and stay.
 *
 * @param {string} html
 */
export const tightened = (html) =>
	html
		.replace(/<!--\n[^]*?-->|^\s*\/\/.*$/gm, '')
		.replace(/\n\s+/g, '\n')
		.replace(SCRIPT, (_, script) => `<script>${shortened(script)}</script>`);

/**
 * Puts the policy before every script of a finished page: nothing but what comes from the app's own host, no script that is not
 * the build's own. Kit's policy would come after the scripts of app.html, with the sums that they had before they were tightened.
 *
 * @param {string} html
 */
export function withPolicy(html) {
	const sums = [...html.matchAll(SCRIPT)].map(
		([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
	);
	const policy = [...RULES, ["script-src 'self'", ...sums].join(' ')].join('; ');
	return rewritten(
		html,
		CHARSET,
		`${CHARSET}<meta http-equiv="content-security-policy" content="${policy}">`,
		'The charset in app.html'
	);
}

/**
 * @param {string} html as Kit has rendered it @param {Readonly<Record<string, string>>} words of app.html, by their `%name%`
 * @param {readonly string[]} fetched addresses that the scripts of the page fetch by themselves, asked for with them
 */
export function finished(html, words, fetched) {
	const named = Object.entries(words).reduce(
		(text, [name, word]) => rewritten(text, `%${name}%`, word, `The place for “${name}” in app.html`),
		html
	);
	const links = fetched.map((address) => `<link href="${address}" rel="preload" as="fetch" crossorigin>\n`);
	const whole = rewritten(named, '</head>', [...links, '</head>'].join(''), 'The end of the head in app.html');
	return withPolicy(tightened(whole));
}
